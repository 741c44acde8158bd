/** How a card on the table turns over, and how it leaves. */

import type { TransitionConfig } from 'svelte/transition';
import { still } from '../../settings.svelte';
import { drawn } from '../../table/motion';

const HALF = 280; // milliseconds
const MOVE = 320;

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

/** A lost card goes to the discard pile. */
export function leave(node: Element, lost: boolean): TransitionConfig {
  const to = lost && !still() ? drawn('pile:discard')?.getBoundingClientRect() : undefined;
  if (!to) return { duration: 0 };
  const from = node.getBoundingClientRect();
  const x = to.left + to.width / 2 - from.left - from.width / 2;
  const y = to.top + to.height / 2 - from.top - from.height / 2;
  const shrink = 1 - to.width / from.width;
  return {
    duration: MOVE,
    css: (_t, u) => `transform: translate(${u * x}px, ${u * y - Math.sin(u * Math.PI) * 40}px) scale(${1 - u * shrink})`,
  };
}
