/** Where hexes lie: pointy tops, radius 100, sides counted from the east against the clock. */

import type { Hex, Side } from '../engine';

export const RADIUS = 100;
/** Pixels at the top of the map that the prompt covers. */
export const RIBBON = 54;
/** Pixels at the right that its buttons cover where the screen is small. */
export const TOOLS = 60;
export const SIDES: readonly Side[] = ['e', 'ne', 'nw', 'w', 'sw', 'se'];
const STEPS: readonly (readonly [number, number])[] = [
  [1, 0],
  [1, -1],
  [0, -1],
  [-1, 0],
  [-1, 1],
  [0, 1],
];
const MARGIN = 24; // around the map

type Place = Pick<Hex, 'q' | 'r'>;
export type Point = readonly [number, number];

export function centre({ q, r }: Place): Point {
  return [Math.sqrt(3) * RADIUS * (q + r / 2), 1.5 * RADIUS * r];
}

/** A hexagon as a path. */
export function hexagon(radius: number, [x, y]: Point = [0, 0]): string {
  const corners = Array.from({ length: 6 }, (_, i) => at(60 * i - 30, radius));
  return `M${corners.map(([u, v]) => `${fixed(x + u)} ${fixed(y + v)}`).join('L')}Z`;
}

/** The ends of a side, the one towards the next side first. */
export function ends(side: number, radius = RADIUS): [Point, Point] {
  return [at(-60 * side - 30, radius), at(-60 * side + 30, radius)];
}

/** How far a drawing of the eastern side is turned to be that of another. */
export function turn(side: Side): number {
  return -60 * SIDES.indexOf(side);
}

/** Finds hexes by where they lie. */
export function finder<T extends Place>(hexes: readonly T[]): (of: Place, side: number) => T | undefined {
  const found = new Map(hexes.map((hex) => [`${hex.q},${hex.r}`, hex]));
  return ({ q, r }, side) => found.get(`${q + STEPS[side]![0]},${r + STEPS[side]![1]}`);
}

/** Left, top, width and height of the map. */
export function extent(hexes: readonly Place[]): [number, number, number, number] {
  const points = hexes.map(centre);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const half = (Math.sqrt(3) / 2) * RADIUS;
  const left = Math.min(...xs) - half - MARGIN;
  const top = Math.min(...ys) - RADIUS - MARGIN;
  return [left, top, Math.max(...xs) + half + MARGIN - left, Math.max(...ys) + RADIUS + MARGIN - top];
}

/** A line within the border of some land, around each of its parts. */
export function border(land: readonly Place[], inset: number): string {
  const own = new Set(land.map(({ q, r }) => `${q},${r}`));
  const slip = inset / Math.tan(Math.PI / 3);
  let path = '';
  for (const hex of land) {
    const [x, y] = centre(hex);
    const edges = STEPS.map(([q, r]) => !own.has(`${hex.q + q},${hex.r + r}`));
    edges.forEach((edge, side) => {
      if (!edge) return;
      const [from, to] = ends(side);
      const [nx, ny] = at(-60 * side, 1);
      const [ux, uy] = [(to[0] - from[0]) / RADIUS, (to[1] - from[1]) / RADIUS];
      const first = edges[(side + 1) % 6] ? slip : -slip;
      const last = edges[(side + 5) % 6] ? slip : -slip;
      path += `M${fixed(x + from[0] - nx * inset + ux * first)} ${fixed(y + from[1] - ny * inset + uy * first)}`;
      path += `L${fixed(x + to[0] - nx * inset - ux * last)} ${fixed(y + to[1] - ny * inset - uy * last)}`;
    });
  }
  return path;
}

function at(degrees: number, radius: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [radius * Math.cos(angle), radius * Math.sin(angle)];
}

function fixed(value: number): string {
  return value.toFixed(1);
}
