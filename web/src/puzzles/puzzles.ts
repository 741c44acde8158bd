/** The puzzles of a game: which one is next, and a table for it. */

import type { GameInfo, WantedSeat } from '../api/types';
import { make, mySeat } from '../home/making';
import { next, type Wish } from './choosing';
import { tried } from './tried.svelte';

export type PuzzleInfo = GameInfo['puzzles'][number];

/** The next puzzle that fits the wish. */
export function following(game: GameInfo, wish: Wish, but = ''): PuzzleInfo | undefined {
  const { rating, tries } = tried.of(game.id);
  const others = game.puzzles.filter(({ id }) => id !== but);
  return next(others, wish, rating, (id) => tries[id]?.at);
}

/** Makes a table for the puzzle and goes to it; bots have the other seats. */
export async function begin(game: string, puzzle: PuzzleInfo): Promise<void> {
  const seats = Array.from({ length: puzzle.players }, (_, seat): WantedSeat =>
    seat === puzzle.seat ? mySeat() : { kind: 'bot', bot: 'easy' },
  );
  await make({ game, seats, puzzle: puzzle.id }, { lesson: puzzle.id });
}
