/** How what is in a hex is arranged around its centre: buildings, farms apart, units at the foot. */

import { RADIUS, type Point } from './geometry';
import type { Pieces } from '../engine';

const WIDTH = RADIUS * 0.5; // of a building
const ACROSS = RADIUS * 1.56; // room for a row of buildings
const OVERLAP = 0.5; // of a second building of the same kind
/** The more units, the smaller they are: up to so many, so many in a row, so high. */
const RANKS = [
  { upTo: 3, most: 3, high: 58 },
  { upTo: 8, most: 4, high: 46 },
  { upTo: 30, most: 6, high: 34 },
] as const;

export interface Placed {
  of: Pieces | 'tower';
  /** The middle of each one's foot. */
  at: Point[];
  width: number;
}

/** Buildings with the tower first; more than fit stand in two rows. Walls are on their sides. */
export function buildings(pieces: readonly Pieces[], tower: boolean, crowded: boolean): Placed[] {
  const kinds: (Pieces | 'tower')[] = [
    ...(tower ? ['tower' as const] : []),
    ...pieces.filter((of) => of.building !== 'farm' && of.building !== 'wall'),
  ];
  const rows = widths(kinds) > ACROSS || kinds.length > 3 ? halves(kinds) : kinds.length > 0 ? [kinds] : [];
  const first = rows.length === 2 ? -0.27 : crowded ? -0.1 : 0.12;
  const placed = rows.flatMap((row, i) => along(row, RADIUS * (first + i * 0.42)));
  const farms = pieces.find((of) => of.building === 'farm');
  if (farms) placed.push({ of: farms, at: fields(farms.count, rows.length > 0), width: WIDTH * 0.88 });
  return placed;
}

/** Where units stand, and how high they are: rows along the foot of the hex, beside its farms. */
export function standing(count: number, farms: boolean, rows: number): { at: Point[]; high: number } {
  const { most, high } = RANKS.find((rank) => count <= rank.upTo) ?? RANKS.at(-1)!;
  const lines = Math.ceil(count / most);
  const step = high * 0.72;
  const foot = RADIUS * (rows === 2 ? 0.78 : 0.68);
  const at = Array.from({ length: count }, (_, i): Point => {
    const line = Math.floor(i / most);
    const inLine = Math.min(most, count - line * most);
    const aside = farms ? Math.max(0, Math.min(RADIUS * 0.22, RADIUS * 0.68 - (inLine * step) / 2)) : 0;
    return [aside + ((i % most) - (inLine - 1) / 2) * step, foot - (lines - 1 - line) * high * 0.78];
  });
  return { at, high };
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
