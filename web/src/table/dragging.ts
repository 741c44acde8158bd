/** Dragging an element of the board to where it is to go. Clicks and keys do the same. */

import type { Table } from './table.svelte';

const FAR = 6; // pixels from a press to a drag
/** What can be carried: all that can be chosen, but for what is part of the board. */
export const CARRIED = ':is([data-legal], [data-chosen]):not([data-fixed])';

/** The element under the pointer. */
export function elementOf(target: EventTarget | null): string | null {
  const node = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-el]') : null;
  return node?.dataset.el ?? null;
}

/** What under the pointer can be told about: an element, or a figure that is none. */
export function lookedAt(target: EventTarget | null): string | null {
  const node = target instanceof Element ? target.closest<HTMLElement | SVGElement>('[data-el], [data-about]') : null;
  return node?.dataset.el ?? node?.dataset.about ?? null;
}

export class Dragging {
  /** Whether the pointer has gone far enough: then the click that follows means nothing. */
  under = false;
  #from: { el: string; x: number; y: number; node: Element } | null = null;
  #ghost: HTMLElement | null = null;

  constructor(readonly table: Table) {}

  /** The pointer goes down on something. */
  down(event: PointerEvent): void {
    this.#end();
    this.under = false;
    const node = event.target instanceof Element ? event.target.closest(CARRIED) : null;
    const el = elementOf(node);
    if (el && node && event.button === 0 && (event.pointerType !== 'touch' || isCarried(node)))
      this.#from = { el, x: event.clientX, y: event.clientY, node };
  }

  /** It moves: far enough, what lies under it comes along and its targets glow. */
  move(event: PointerEvent): void {
    if (!this.#from) return;
    const { el, x, y, node } = this.#from;
    if (!this.under) {
      if (Math.hypot(event.clientX - x, event.clientY - y) < FAR) return;
      this.under = true;
      this.table.gestures.take(el);
      this.#ghost = likeness(node);
    }
    if (this.#ghost) this.#ghost.style.translate = `${event.clientX}px ${event.clientY}px`;
    const over = elementOf(document.elementFromPoint(event.clientX, event.clientY));
    this.table.attention.point(over);
  }

  /** It goes up: whatever lies there is what was meant. */
  up(event: PointerEvent): void {
    const from = this.#from;
    const dropped = this.under;
    this.#end();
    if (event.pointerType === 'touch') this.table.attention.point(null); // a finger that is gone points at nothing
    if (!from || !dropped) return;
    const to = elementOf(document.elementFromPoint(event.clientX, event.clientY));
    if (to && to !== from.el) void this.table.gestures.bring(from.el, to);
  }

  cancel(): void {
    if (this.under) this.table.drop();
    this.#end();
    this.under = false;
  }

  #end(): void {
    this.#ghost?.remove();
    this.#ghost = null;
    this.#from = null;
  }
}

/** Whether a finger carries the element, at least in one direction: elsewhere it moves the page. */
function isCarried(node: Element): boolean {
  return !['auto', 'manipulation'].includes(getComputedStyle(node).touchAction);
}

/** A picture of the element that follows the pointer. */
function likeness(node: Element): HTMLElement {
  const { width, height } = node.getBoundingClientRect();
  const box = document.createElement('div');
  box.className = 'flight dragged';
  const copy = node.cloneNode(true) as Element;
  for (const part of [copy, ...copy.querySelectorAll('[data-el]')]) {
    for (const name of ['data-el', 'data-legal', 'data-chosen', 'data-action', 'style']) part.removeAttribute(name);
  }
  if (node instanceof SVGGraphicsElement) {
    const { x, y, width: w, height: h } = node.getBBox();
    copy.removeAttribute('transform');
    box.innerHTML = `<svg width="${width}" height="${height}" viewBox="${x} ${y} ${w} ${h}"></svg>`;
    box.firstElementChild!.append(copy);
  } else {
    Object.assign((copy as HTMLElement).style, { width: `${width}px`, height: `${height}px` });
    box.append(copy);
  }
  box.style.margin = `${-height / 2}px 0 0 ${-width / 2}px`;
  // beside the original, so that it looks the same
  (node instanceof HTMLElement ? node.parentElement! : document.body).append(box);
  return box;
}
