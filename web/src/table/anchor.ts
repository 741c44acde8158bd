/** Keeps something small beside an element, wherever that goes. */

import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { leastCovering, type Around } from './beside';
import { drawn } from './motion';

const GAP = 12;
const EDGE = 8;

/**
 * Anchors a box to the element of this id, as a Svelte attachment: sets `--tip` and a class.
 * It stands below or above; what is large stands where it covers least of what is around.
 */
export function anchored(at: string, around?: Around) {
  return (box: HTMLElement) => {
    const place = async () => {
      const anchor = drawn(at);
      if (!anchor) return;
      const { x, y } = await (around ? leastCovering(anchor, box, around) : under(anchor, box));
      const there = anchor.getBoundingClientRect();
      const tip = Math.max(16, Math.min(there.left + there.width / 2 - x, box.offsetWidth - 16));
      box.style.left = `${x}px`;
      box.style.top = `${y}px`;
      box.style.setProperty('--tip', `${tip}px`);
      box.classList.toggle('above', y + box.offsetHeight <= there.top);
      box.classList.toggle('below', y >= there.bottom);
    };
    const anchor = drawn(at);
    return anchor ? autoUpdate(anchor, box, () => void place(), { animationFrame: anchor instanceof SVGElement }) : undefined;
  };
}

function under(anchor: Element, box: HTMLElement): Promise<{ x: number; y: number }> {
  return computePosition(anchor, box, {
    strategy: 'fixed',
    placement: 'bottom',
    middleware: [offset(GAP), flip({ padding: EDGE }), shift({ padding: EDGE })],
  });
}
