/** What travels between two positions. Nothing else moves, and nothing has to. */

import type { Happening, Moved } from '../api/types';
import { still } from '../settings.svelte';
import type { Table } from './table.svelte';

const MOVE = 320; // milliseconds a piece travels
const APART = 40; // between pieces that travel together
const MOST = 5; // pieces drawn of a heap
const ARC = 0.12; // of the way

interface Leaving {
  moved: Moved;
  from: DOMRect;
}

/** The drawn element of this id. */
export function drawn(el: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-el="${CSS.escape(el)}"]`);
}

export class Motion {
  #running: Animation[] = [];
  #wake: (() => void) | undefined;

  constructor(readonly table: Table) {}

  /** Before the new position is drawn: where things are that are going to move. */
  before(news: readonly Happening[]): Leaving[] {
    if (still() || document.hidden) return [];
    const moves = news.flatMap((happening) => happening.events.flatMap(({ event }) => event.moves ?? []));
    return moves.flatMap((moved) => {
      const from = drawn(moved.from)?.getBoundingClientRect();
      return from && from.width > 0 ? [{ moved, from }] : [];
    });
  }

  /** After it is drawn: lets them travel, and waits a moment if more has happened since. */
  async after(leaving: readonly Leaving[], more: boolean): Promise<void> {
    let last = 0;
    for (const [i, { moved, from }] of leaving.entries()) {
      const to = drawn(moved.to);
      if (!to) continue;
      const wait = i * APART;
      if (moved.what) this.#heap(moved, from, to.getBoundingClientRect(), wait);
      else this.#piece(from, to, wait);
      last = Math.max(last, wait + MOVE);
    }
    const pause = document.hidden || still() ? 0 : Math.max(last, more ? this.table.pace : 0);
    if (pause > 0) {
      await new Promise<void>((resolve) => {
        this.#wake = resolve;
        setTimeout(resolve, pause);
      });
    }
  }

  /** A click does not wait for what moves. */
  skip(): void {
    for (const animation of this.#running) animation.finish();
    this.#running = [];
    this.#wake?.();
  }

  #piece(from: DOMRect, to: HTMLElement, delay: number): void {
    const there = to.getBoundingClientRect();
    if (there.width === 0) return;
    const x = from.left + from.width / 2 - there.left - there.width / 2;
    const y = from.top + from.height / 2 - there.top - there.height / 2;
    const scale = Math.min(from.width / there.width, 1.6);
    to.style.zIndex = '30';
    this.#run(to, arc(x, y, 0, 0, scale), delay, () => (to.style.zIndex = ''));
  }

  #heap({ what, count }: Moved, from: DOMRect, to: DOMRect, delay: number): void {
    const [kind] = what!.split(':') as [string];
    const card = kind === 'card';
    const size = card ? 44 : 26;
    for (let i = 0; i < Math.min(count, MOST); i++) {
      const piece = document.createElement('div');
      piece.className = 'flight';
      piece.innerHTML = `<svg width="${size}" height="${card ? size * 1.4 : size}"><use href="#${card ? 'card-back' : kind}" width="100%" height="100%"/></svg>`;
      document.body.append(piece);
      const middle = (box: DOMRect) => [box.left + (box.width - size) / 2, box.top + (box.height - size) / 2] as const;
      const [x, y] = middle(from);
      const [u, v] = middle(to);
      this.#run(piece, arc(x, y, u, v, 1), delay + i * APART, () => piece.remove());
    }
  }

  #run(node: Element, frames: Keyframe[], delay: number, done: () => void): void {
    const animation = node.animate(frames, {
      duration: MOVE,
      delay,
      easing: 'cubic-bezier(.45, .05, .25, 1)',
      fill: 'backwards',
    });
    this.#running.push(animation);
    animation.onfinish = () => {
      this.#running = this.#running.filter((other) => other !== animation);
      done();
    };
  }
}

function arc(x: number, y: number, u: number, v: number, scale: number): Keyframe[] {
  const lift = ARC * Math.hypot(u - x, v - y);
  // translate and scale by themselves, so that a piece that lies askew keeps its own transform
  return [
    { translate: `${x}px ${y}px`, scale },
    { translate: `${(x + u) / 2}px ${(y + v) / 2 - lift}px`, scale: (scale + 1) / 2 + 0.04 },
    { translate: `${u}px ${v}px`, scale: 1 },
  ];
}
