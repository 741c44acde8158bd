/** Where the steps of a line are numbered on the board. */

import type { Shown } from './analysing.svelte';

export interface Badge {
  x: number;
  y: number;
  /** The numbers of the steps that take place there. */
  label: string;
  /** Whether all of them are only expected. */
  expected: boolean;
}

/** One badge for each place, in the order of the steps; steps without a place keep their number. */
export function badgesOf(steps: readonly Shown[], middle: (el: string) => [number, number] | null): Badge[] {
  const found = new Map<string, { x: number; y: number; numbers: number[]; expected: boolean }>();
  steps.forEach(({ on, expected }, i) => {
    for (const el of on) {
      const at = middle(el);
      if (!at) continue;
      const [x, y] = at;
      const key = at.join();
      const badge = found.get(key);
      if (!badge) found.set(key, { x, y, numbers: [i + 1], expected });
      else if (!badge.numbers.includes(i + 1)) badge.numbers.push(i + 1);
    }
  });
  return [...found.values()].map(({ x, y, numbers, expected }) => ({ x, y, label: numbers.join(' '), expected }));
}
