/** What was learned, brought together with what the account has learned in other browsers. */

import type { Learned } from '../api/types';
import { done } from '../learn/done.svelte';
import { tried, type OfGame } from '../puzzles/tried.svelte';
import { transport } from '../transport';
import { Problem } from '../transport/transport';
import { account } from './account.svelte';

/** Sends what this browser knows, and keeps what all of them know. */
export async function share(): Promise<void> {
  if (!account.now) return;
  try {
    const { games } = await transport.ask('progress', { body: { games: mine() } });
    done.keep(Object.fromEntries(Object.entries(games).map(([game, { lessons }]) => [game, lessons])));
    tried.keep(Object.fromEntries(Object.entries(games).flatMap(([game, { puzzles }]) => (puzzles ? [[game, puzzles as OfGame]] : []))));
  } catch (error) {
    if (!(error instanceof Problem)) throw error; // what is kept here is sent the next time
  }
}

function mine(): Record<string, Learned> {
  const games = [...new Set([...done.games, ...tried.games])];
  return Object.fromEntries(
    games.map((game) => [game, { lessons: done.of(game), puzzles: tried.games.includes(game) ? tried.of(game) : null }]),
  );
}
