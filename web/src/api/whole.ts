/** A table with its whole log, of which the server tells a part at a time. */

import { ask } from './client';
import type { Position } from './types';

export async function wholeTable(id: string, token: string | null, seat: number | null = null): Promise<Position> {
  const told = (since: number) => ask<Position>('GET', `tables/${id}`, { token, query: { since, seat } });
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
