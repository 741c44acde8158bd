/** What the lists at home tell: my tables with how they stand, open ones, finished games. */

import { ask, Problem } from '../api/client';
import type { Listed, Listing, Position } from '../api/types';
import { forget, kept, remember, type Kept } from '../keep';

const FRESH = 12; // running tables that are asked how they stand

export interface Mine extends Kept {
  /** Whether it is for me to decide. */
  turn: boolean;
  /** The seat that decides, if the server has told. */
  player: number | null;
}

export function isOver(table: Kept): boolean {
  return table.status === 'over' || table.status === 'closed';
}

/** My tables, as the server tells now; those it does not know any more are forgotten. */
export async function mine(): Promise<Mine[]> {
  const running = kept()
    .filter((table) => !isOver(table))
    .slice(0, FRESH);
  const deciding = new Map<string, { turn: boolean; player: number | null }>();
  await Promise.all(
    running.map(async (table) => {
      try {
        const now = await ask<Position>('GET', `tables/${table.id}`, { token: table.token || null });
        deciding.set(table.id, { turn: now.player !== null && now.you.includes(now.player), player: now.player });
        const { you: seats, status, outcome } = now;
        remember({ ...table, seats, status, names: now.seats.map((seat) => seat.name), winners: outcome?.winners });
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        if (error.status === 404 || error.status === 403) forget(table.id);
      }
    }),
  );
  return kept().map((table) => ({ ...table, ...(deciding.get(table.id) ?? { turn: false, player: null }) }));
}

/** Public tables with a seat for whoever comes, and games to watch; not those where I sit. */
export async function open(): Promise<Listed[]> {
  const own = new Set(kept().map((table) => table.id));
  const [free, running] = await Promise.all([
    ask<Listing>('GET', 'tables', { query: { free: true, status: 'open', limit: 10 } }),
    ask<Listing>('GET', 'tables', { query: { status: 'running', limit: 10 } }),
  ]);
  return [...free.tables, ...running.tables].filter((table) => !own.has(table.id)).slice(0, 10);
}
