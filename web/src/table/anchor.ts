/** Keeps something small beside an element, wherever that goes. */

import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { drawn } from './motion';

const GAP = 12;
const EDGE = 8;

/** Anchors a box to the element of this id, as a Svelte attachment: sets `--tip` and a class. */
export function anchored(at: string, gap = GAP) {
  return (box: HTMLElement) => {
    const place = async () => {
      const anchor = drawn(at);
      if (!anchor) return;
      const { x, y, placement } = await computePosition(anchor, box, {
        strategy: 'fixed',
        placement: 'bottom',
        middleware: [offset(gap), flip({ padding: EDGE }), shift({ padding: EDGE })],
      });
      const there = anchor.getBoundingClientRect();
      const tip = Math.max(16, Math.min(there.left + there.width / 2 - x, box.offsetWidth - 16));
      box.style.left = `${x}px`;
      box.style.top = `${y}px`;
      box.style.setProperty('--tip', `${tip}px`);
      box.classList.toggle('above', placement === 'top');
      box.classList.toggle('below', placement === 'bottom');
    };
    const anchor = drawn(at);
    return anchor ? autoUpdate(anchor, box, () => void place(), { animationFrame: anchor instanceof SVGElement }) : undefined;
  };
}
