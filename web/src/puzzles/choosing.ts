/** Which puzzle comes: that of the day, which is the same for everyone, and the next one. */

export interface Puzzle {
  id: string;
  theme: string;
  rating: number;
}

export const LEVELS = ['easier', 'equal', 'harder'] as const;
export type Level = (typeof LEVELS)[number];

export interface Wish {
  /** Empty: any. */
  theme: string;
  level: Level;
}

/** How far from one's own rating. */
const APART: Readonly<Record<Level, number>> = { easier: -250, equal: 0, harder: 250 };
/** The next one is drawn from so many that fit best. */
const DRAWN = 4;
const DAY = 86_400_000;
/** A prime: each puzzle has its day before one comes again. */
const STRIDE = 7919;

/** The number of a date, wherever one is. */
export function dayOf(date: Date): number {
  return Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / DAY;
}

/** The puzzle of a day. */
export function ofDay<P extends Puzzle>(puzzles: readonly P[], date: Date): P | undefined {
  return puzzles[(dayOf(date) * STRIDE) % puzzles.length];
}

/** The next puzzle: one that was not tried, near the wished difficulty; if all were, the one tried longest ago. */
export function next<P extends Puzzle>(
  puzzles: readonly P[],
  wish: Wish,
  rating: number,
  tried: (id: string) => number | undefined,
  random: () => number = Math.random,
): P | undefined {
  const fitting = puzzles.filter(({ theme }) => !wish.theme || theme === wish.theme);
  const fresh = fitting.filter(({ id }) => tried(id) === undefined);
  if (fresh.length === 0) return fitting.sort((a, b) => tried(a.id)! - tried(b.id)!)[0];
  const aim = rating + APART[wish.level];
  const near = fresh.sort((a, b) => Math.abs(a.rating - aim) - Math.abs(b.rating - aim)).slice(0, DRAWN);
  return near[Math.floor(random() * near.length)];
}
