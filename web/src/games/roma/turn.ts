/** A card turns over about its upright: its back goes, then its face comes. */

import type { TransitionConfig } from 'svelte/transition';
import { still } from '../../settings.svelte';

const HALF = 280; // milliseconds

function half(delay: number, from: number): TransitionConfig {
  if (still()) return { duration: 0 };
  return { delay, duration: HALF, css: (t) => `transform: perspective(700px) rotateY(${(1 - t) * from}deg)` };
}

export function turnOut(_node: Element): TransitionConfig {
  return half(0, 90);
}

/** The face comes, if there was a back. */
export function turnIn(_node: Element, back: boolean): TransitionConfig {
  return back ? half(HALF, -90) : { duration: 0 };
}
