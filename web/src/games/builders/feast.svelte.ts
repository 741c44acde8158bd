/** Keeps in sight for a moment what has been completed, whatever happens next. */

import type { Table } from '../../table/table.svelte';
import type { Happened } from './engine';

const SHOWN = 1900; // milliseconds

export type Completion = Extract<Happened, { event: 'complete' }>;

export class Feast {
  of = $state.raw<Completion | null>(null);
  #seen: number;
  #end: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {
    this.#seen = table.story.at(-1)?.revision ?? 0;
  }

  /** To be called when the story has gone on. */
  hear(): void {
    const { story, ply } = this.table;
    const before = this.#seen;
    this.#seen = story.at(-1)?.revision ?? 0;
    if (this.#seen <= before || ply !== null) return;
    const found = completed(story.filter(({ revision }) => revision > before).flatMap(({ events }) => events.map(({ event }) => event)));
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
