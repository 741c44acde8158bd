/** What pieces wear: the colours of a seat, the faces of a cube. */

import { standard } from '../../../look/icons';
import type { Kind, Resource } from '../engine';

export function pieceStyle(seat: number): string {
  const of = standard(seat);
  return `--piece: var(--${of}); --piece-deep: var(--${of}-deep); --piece-ink: #fff6e8`;
}

/** The two shaded faces of a cube; the third is the colour itself. */
const FACES: Record<Resource, readonly [string, string]> = {
  grain: ['#b07f12', '#f3d27a'],
  wood: ['#573720', '#a8794e'],
  stone: ['#b9ae9a', '#fbf8f1'],
  salt: ['#b0606e', '#efb7bf'],
  refined: ['#274d7a', '#7ba3d0'],
};

export function cubeStyle(resource: Resource): string {
  const [dark, light] = FACES[resource];
  return `--cube: var(--${resource}); --cube-2: ${dark}; --cube-3: ${light}`;
}

/** The colour of a cube's icon. */
export function cubeInk(resource: Resource): string {
  return resource === 'wood' || resource === 'refined' ? '#fff6e8' : '#2a1a0c';
}

/** Where a unit wears its owner's mark, in its box of 28 × 36, and how big. */
export const MARKS: Record<Kind, readonly [number, number, number]> = {
  worker: [13.5, 20.5, 7],
  soldier: [9.5, 24, 7.5],
  mercenary: [10, 24, 6],
  explorer: [8.5, 24.5, 6.5],
};
