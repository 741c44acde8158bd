/** Keeps in sight for a moment what has been completed, whatever happens next. */

import { News } from '../../table/news';
import type { Table } from './view';
import type { Happened } from './engine';

const SHOWN = 1900; // milliseconds

export type Completion = Extract<Happened, { event: 'complete' }>;

export class Feast {
  of = $state.raw<Completion | null>(null);
  readonly #news: News;
  #end: ReturnType<typeof setTimeout> | undefined;

  constructor(table: Table) {
    this.#news = new News(table);
  }

  /** To be called when the story has gone on. */
  hear(): void {
    const found = completed(this.#news.take().flatMap(({ events }) => events.map(({ event }) => event)));
    if (!found) return;
    clearTimeout(this.#end);
    this.of = found;
    this.#end = setTimeout(() => (this.of = null), SHOWN);
  }

  stop(): void {
    clearTimeout(this.#end);
    this.of = null;
  }
}

/** The last completion among some events. */
export function completed(events: readonly { event: string }[]): Completion | null {
  return (events.findLast(({ event }) => event === 'complete') as Completion | undefined) ?? null;
}
