/** What the lists at home tell: my tables with how they stand, open ones, finished games. */

import { account } from '../account/account.svelte';
import type { Listed } from '../api/types';
import { forget, kept, remember, type Kept } from '../keep';
import { transport } from '../transport';
import { Problem } from '../transport/transport';

const FRESH = 12; // running tables that are asked how they stand

export interface Mine extends Kept {
  /** Whether it is for me to decide. */
  turn: boolean;
  /** The seat that decides, if the server has told. */
  player: number | null;
  /** Until when whoever decides is on vacation. */
  away: number | null;
}

export function isOver(table: Kept): boolean {
  return table.status === 'over' || table.status === 'closed';
}

/** Where nobody answers, what is kept here is shown all the same. */
function nothing(error: unknown): [] {
  if (error instanceof Problem) return [];
  throw error;
}

/** My tables, as they are told now in one answer; those that are not known any more are forgotten. */
export async function mine(): Promise<Mine[]> {
  const running = kept()
    .filter((table) => !isOver(table) && !table.lesson)
    .slice(0, FRESH);
  const tables = running.map(({ id, token }) => ({ id, token: token || null }));
  const standings = tables.length > 0 ? await transport.ask('mine', { body: { tables } }).catch(nothing) : [];
  const deciding = new Map<string, Pick<Mine, 'turn' | 'player' | 'away'>>();
  for (const [i, now] of standings.entries()) {
    const table = running[i]!;
    if (now) {
      const { player, you: seats, status, names, winners, away } = now;
      deciding.set(table.id, { turn: player !== null && seats.includes(player), player, away });
      remember({ ...table, seats, status, names, winners: winners ?? undefined });
    } else {
      forget(table.id);
    }
  }
  const games = kept().filter((table) => !table.lesson);
  const here = games.map((table) => ({ ...table, ...(deciding.get(table.id) ?? { turn: false, player: null, away: null }) }));
  const elsewhere = (await ofAccount()).filter(({ id }) => !here.some((table) => table.id === id));
  return [...here, ...elsewhere].sort((a, b) => b.at - a.at);
}

/** The tables of whoever is signed in, those that changed last first: also those made in other browsers. */
async function ofAccount(): Promise<Mine[]> {
  if (!account.now) return [];
  const { tables } = await transport.ask('accountTables', { limit: 30 }).catch(() => ({ tables: [] }));
  return tables.map(({ id, game, status, player, you: seats, names, changed, winners, away }) => ({
    id,
    game,
    token: '',
    at: changed * 1000,
    status,
    names,
    seats,
    winners: winners ?? undefined,
    turn: player !== null && seats.includes(player),
    player,
    away,
  }));
}

/** Public tables with a seat for whoever comes, and games to watch; not those where I sit. */
export async function open(): Promise<Listed[]> {
  if (!transport.offers.others) return [];
  const own = new Set([...kept(), ...(await ofAccount())].map((table) => table.id));
  const [free, running] = await Promise.all([
    transport.ask('list', { free: true, status: 'open', limit: 10 }),
    transport.ask('list', { status: 'running', limit: 10 }),
  ]);
  return [...free.tables, ...running.tables].filter((table) => !own.has(table.id)).slice(0, 10);
}
