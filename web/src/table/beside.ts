/** Keeps a box beside something where it covers least of what matters. */

import { autoUpdate, computePosition, offset, shift, type Placement } from '@floating-ui/dom';
import { covered, type Box } from './covering';

const GAP = 14;
const EDGE = 8;
const SIDES = ['bottom', 'top', 'right', 'left'] as const;
/** In the middle of a side, else at one of its ends. */
const PLACES: Placement[] = [...SIDES, ...SIDES.flatMap((side) => [`${side}-start`, `${side}-end`] as const)];

/** What a box beside something leaves free. */
export interface Around {
  /** What has to stay in sight. */
  seen: () => Box[];
  /** What should. */
  free: () => Box[];
}

/** Returns where a box at an anchor covers least of what is around it. */
export async function leastCovering(anchor: Element, box: HTMLElement, { seen, free }: Around): Promise<{ x: number; y: number }> {
  const there = anchor.getBoundingClientRect();
  const [kept, wanted] = [[there, ...seen()], free()];
  const found = await Promise.all(
    PLACES.map(async (placement) => {
      const { x, y } = await computePosition(anchor, box, {
        strategy: 'fixed',
        placement,
        middleware: [offset(GAP), shift({ padding: EDGE, crossAxis: true })],
      });
      const at = { left: x, top: y, right: x + box.offsetWidth, bottom: y + box.offsetHeight };
      // what it speaks of counts more than all else
      return { x, y, cost: 20 * covered(at, kept) + covered(at, wanted) };
    }),
  );
  return found.reduce((a, b) => (b.cost < a.cost ? b : a));
}

/** The same as a Svelte attachment. */
export function beside(anchor: Element, around: Around) {
  return (box: HTMLElement) => {
    const place = async () => {
      const { x, y } = await leastCovering(anchor, box, around);
      box.style.left = `${x}px`;
      box.style.top = `${y}px`;
    };
    return autoUpdate(anchor, box, () => void place());
  };
}
