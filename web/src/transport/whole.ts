/** A table with its whole log, of which an answer tells a part at a time. */

import type { Position } from '../api/types';
import type { Transport } from './transport';

export async function wholeTable(
  { ask }: Pick<Transport, 'ask'>,
  table: string,
  token: string | null,
  seat: number | null = null,
): Promise<Position> {
  const told = (since: number) => ask('position', { table, token, since, seat });
  let position = await told(0);
  const events = [...position.events];
  while (upTo(position) < position.revision) {
    position = await told(upTo(position));
    events.push(...position.events);
  }
  return { ...position, events };
}

/** The last revision that a position tells of; the rest is still to come. */
export function upTo(position: Position): number {
  return position.events.at(-1)?.revision ?? position.revision;
}
