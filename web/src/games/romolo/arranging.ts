/** How what is in a hex is arranged around its centre: buildings, farms apart, units at the foot. */

import { RADIUS, type Point } from './geometry';
import type { Pieces } from './engine';

const WIDTH = RADIUS * 0.5; // of a building
const ACROSS = RADIUS * 1.56; // room for a row of buildings
const OVERLAP = 0.5; // of a second building of the same kind
const MOST = 5; // units in a row

export interface Placed {
  of: Pieces | 'tower';
  /** The middle of each one's foot. */
  at: Point[];
  width: number;
}

/** Buildings with the tower first; more than fit stand in two rows. Walls are on their sides. */
export function buildings(pieces: readonly Pieces[], tower: boolean, crowded: boolean): Placed[] {
  const kinds: (Pieces | 'tower')[] = [...(tower ? ['tower' as const] : []), ...pieces.filter((of) => of.building !== 'farm' && of.building !== 'wall')];
  const rows = widths(kinds) > ACROSS || kinds.length > 3 ? halves(kinds) : kinds.length > 0 ? [kinds] : [];
  const first = rows.length === 2 ? -0.27 : crowded ? -0.1 : 0.12;
  const placed = rows.flatMap((row, i) => along(row, RADIUS * (first + i * 0.42)));
  const farms = pieces.find((of) => of.building === 'farm');
  if (farms) placed.push({ of: farms, at: fields(farms.count, rows.length > 0), width: WIDTH * 0.88 });
  return placed;
}

/** Where units stand: rows along the foot of the hex, beside its farms. */
export function standing(count: number, farms: boolean, rows: number): Point[] {
  const lines = Math.ceil(count / MOST);
  return Array.from({ length: count }, (_, i) => {
    const line = Math.floor(i / MOST);
    const inLine = Math.min(MOST, count - line * MOST);
    const step = Math.min(RADIUS * 0.38, (RADIUS * (farms ? 0.95 : 1.2)) / inLine);
    const x = (farms ? RADIUS * 0.22 : 0) + ((i % MOST) - (inLine - 1) / 2) * step;
    const y = RADIUS * (rows === 2 ? 0.78 : 0.66) - (lines - 1 - line) * RADIUS * 0.3 + (i % 2 ? RADIUS * 0.03 : 0);
    return [x, y];
  });
}

/** How many rows of buildings there are. */
export function rowsOf(placed: readonly Placed[]): number {
  return new Set(placed.filter(({ of }) => of === 'tower' || of.building !== 'farm').map(({ at }) => at[0]![1])).size;
}

function widthOf(of: Pieces | 'tower'): number {
  return WIDTH * (of === 'tower' ? 1 : 1 + (of.count - 1) * OVERLAP) * 1.04;
}

function widths(kinds: readonly (Pieces | 'tower')[]): number {
  return kinds.reduce((sum, of) => sum + widthOf(of), 0);
}

function halves<T>(all: readonly T[]): T[][] {
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)].filter((row) => row.length > 0);
}

function along(row: readonly (Pieces | 'tower')[], y: number): Placed[] {
  let x = -widths(row) / 2;
  return row.map((of) => {
    const start = x + (WIDTH * 1.04) / 2;
    x += widthOf(of);
    const count = of === 'tower' ? 1 : of.count;
    return { of, at: Array.from({ length: count }, (_, i) => [start + i * WIDTH * OVERLAP, y] as const), width: WIDTH };
  });
}

function fields(count: number, low: boolean): Point[] {
  return Array.from({ length: count }, (_, i) => [RADIUS * (-0.5 + i * 0.2), RADIUS * ((low ? 0.42 : 0.16) + i * 0.1)] as const);
}
