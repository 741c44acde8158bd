/** Keeps a box beside something where it covers least of what matters. */

import { autoUpdate, computePosition, offset, shift, type Placement } from '@floating-ui/dom';
import { covered, type Box } from './covering';

const GAP = 14;
const EDGE = 8;
const SIDES = ['bottom', 'top', 'right', 'left'] as const;
/** In the middle of a side, else at one of its ends. */
const PLACES: Placement[] = [...SIDES, ...SIDES.flatMap((side) => [`${side}-start`, `${side}-end`] as const)];

/** As a Svelte attachment; `free` tells what should stay free. */
export function beside(anchor: Element, free: () => Box[]) {
  return (box: HTMLElement) => {
    const place = async () => {
      const there = anchor.getBoundingClientRect();
      const found = await Promise.all(
        PLACES.map(async (placement) => {
          const { x, y } = await computePosition(anchor, box, {
            strategy: 'fixed',
            placement,
            middleware: [offset(GAP), shift({ padding: EDGE, crossAxis: true })],
          });
          const at = { left: x, top: y, right: x + box.offsetWidth, bottom: y + box.offsetHeight };
          // what it speaks of counts more than all else
          return { x, y, cost: 20 * covered(at, [there]) + covered(at, free()) };
        }),
      );
      const best = found.reduce((a, b) => (b.cost < a.cost ? b : a));
      box.style.left = `${best.x}px`;
      box.style.top = `${best.y}px`;
    };
    return autoUpdate(anchor, box, () => void place());
  };
}
