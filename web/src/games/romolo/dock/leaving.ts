/** Mercenaries that are to leave: they are picked first, and go by one list of decisions. */

import type { Table } from '../view';
import type { Leaving } from '../engine';

/** The decisions by which those who are picked go, or none if they are too few. */
export function decisions({ groups, count, done }: Leaving, picked: readonly string[]): number[] {
  if (count !== null && picked.length !== count) return [];
  const gone = groups.flatMap(({ units, actions }) => actions.slice(0, units.filter((unit) => picked.includes(unit)).length));
  return done === null ? gone : [...gone, done];
}

/** One more of them: the pick with a unit, as far as so many may go, or without it. */
export function turned({ count }: Leaving, picked: readonly string[], unit: string): string[] {
  if (picked.includes(unit)) return picked.filter((other) => other !== unit);
  return count === null || picked.length < count ? [...picked, unit] : [...picked.slice(1), unit];
}

/** Decides them in one go; what follows by itself is not decided once more. */
export async function go(table: Table, [first, ...then]: readonly number[]): Promise<void> {
  if (first !== undefined) await table.act(first, { then, mayEnd: true });
}
