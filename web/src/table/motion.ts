/** What travels between two positions. Nothing else moves, and nothing has to. */

import type { Happening, Moved } from '../api/types';
import type { Board } from '../games/board';
import { settings, still } from '../settings.svelte';

const MOVE = 320; // milliseconds a piece travels
const APART = 40; // between pieces of a heap
const LATER = 90; // between what one event moves and what the next does
const MOST = 5; // pieces drawn of a heap
const ARC = 0.12; // of the way
const HASTE = 0.5; // by how much each position that waits to be shown hurries the one that is

interface Leaving {
  moved: Moved;
  from: DOMRect;
  /** Which of the events it belongs to: what one event moves travels together. */
  nth: number;
}

/** How something that travels is drawn: SVG within a box of this size. */
export interface Flight {
  width: number;
  height: number;
  svg: string;
}

/** The element of this id that is to be seen, where it may be drawn in several places. */
export function drawn(el: string): HTMLElement | SVGGraphicsElement | null {
  const all = [...document.querySelectorAll<HTMLElement | SVGGraphicsElement>(`[data-el="${CSS.escape(el)}"]`)];
  return all.find((node) => node.checkVisibility() && node.getBoundingClientRect().width > 0) ?? all[0] ?? null;
}

export class Motion {
  #running: Animation[] = [];
  #wake: (() => void) | undefined;
  #haste = 1;

  constructor(private readonly board: Board) {}

  /** Before the new position is drawn: where things are that are going to move. */
  before(news: readonly Happening[]): Leaving[] {
    if (still() || document.hidden) return [];
    const events = news.flatMap((happening) => happening.events).filter(({ event }) => event.moves);
    return events.flatMap(({ event }, nth) =>
      event.moves!.flatMap((moved) => {
        const from = drawn(moved.from)?.getBoundingClientRect();
        return from && from.width > 0 ? [{ moved, from, nth }] : [];
      }),
    );
  }

  /** After it is drawn: lets them travel, and waits a moment if more has happened since; the more, the shorter, unless it is worth more than usual. */
  async after(leaving: readonly Leaving[], waiting: number, worth = 1): Promise<void> {
    this.#haste = worth > 1 ? 1 : 1 + HASTE * waiting;
    let last = 0;
    for (const { moved, from, nth } of leaving) {
      const to = drawn(moved.to);
      const there = to?.getBoundingClientRect();
      if (!to || !there?.width) continue;
      const wait = nth * LATER;
      const pieces = moved.what ? Math.min(moved.count, MOST) : 1;
      if (moved.what) this.#heap(moved.what, pieces, from, there, wait);
      else this.#piece(from, to, there, wait);
      last = Math.max(last, wait + (pieces - 1) * APART + MOVE);
    }
    const pause = document.hidden || still() ? 0 : Math.max(last, waiting > 0 ? settings.pace * worth : 0) / this.#haste;
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

  #piece(from: DOMRect, to: HTMLElement | SVGGraphicsElement, there: DOMRect, delay: number): void {
    const unit = scaleOf(to);
    const x = (from.left + from.width / 2 - there.left - there.width / 2) / unit;
    const y = (from.top + from.height / 2 - there.top - there.height / 2) / unit;
    if (Math.hypot(x, y) < 1) return;
    const scale = Math.min(from.width / there.width, 1.6);
    to.classList.add('travels');
    this.#run(to, arc(x, y, 0, 0, scale), delay, () => to.classList.remove('travels'));
  }

  #heap(what: string, pieces: number, from: DOMRect, to: DOMRect, delay: number): void {
    const { width, height, svg } = this.board.flight?.(what) ?? flight(what);
    for (let i = 0; i < pieces; i++) {
      const piece = document.createElement('div');
      piece.className = 'flight';
      piece.innerHTML = `<svg width="${width}" height="${height}">${svg}</svg>`;
      document.body.append(piece);
      const middle = (box: DOMRect) => [box.left + (box.width - width) / 2, box.top + (box.height - height) / 2] as const;
      this.#run(piece, arc(...middle(from), ...middle(to), 1), delay + i * APART, () => piece.remove());
    }
  }

  #run(node: Element, frames: Keyframe[], delay: number, done: () => void): void {
    const animation = node.animate(frames, {
      duration: MOVE / this.#haste,
      delay: delay / this.#haste,
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

/** What every game knows: cards by their backs, and the drawings of that name. */
function flight(what: string): Flight {
  const [kind] = what.split(':') as [string];
  const card = kind === 'card';
  const [width, height] = card ? [44, 62] : [26, 26];
  return { width, height, svg: `<use href="#${card ? 'card-back' : kind}" width="100%" height="100%"/>` };
}

/** How many pixels of the screen a unit of the element's own space is. */
function scaleOf(node: Element): number {
  const matrix = node instanceof SVGGraphicsElement ? (node.parentNode as SVGGraphicsElement).getScreenCTM?.() : null;
  return matrix ? Math.hypot(matrix.a, matrix.b) : 1;
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
