/** Mercenaries that are to leave: they are picked first, and go by one list of decisions. */

import type { Table } from '../../../table/table.svelte';
import type { Leaving } from '../engine';

/** Those who lie before their owner leave first: they are of no use any more. */
export function atFirst({ groups, count }: Leaving): string[] {
  const fallen = groups.filter(({ hex }) => hex === null).flatMap(({ units }) => units);
  return fallen.slice(0, count ?? 0);
}

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
export async function go(table: Table, actions: readonly number[]): Promise<void> {
  const [first, ...rest] = actions;
  if (first === undefined) return;
  const then: number[] = [];
  for (const action of rest) {
    const asked = await table.after([first, ...then]);
    if (!asked?.legal.some((legal) => legal.action === action)) break;
    then.push(action);
  }
  await table.act(first, then);
}
