/** What has happened meanwhile: the last battle, and what others did. */

import { texts } from '../../../text/texts.svelte';
import type { Table } from '../view';
import { lastFought, type Fought } from '../war/fought';
import { recapped, type Told } from './recap';

export class News {
  /** The move of the battle whose report was closed. */
  #closed = $state<number | null>(null);

  /** Whose steps are told one by one. */
  unfolded = $state<string | null>(null);

  constructor(readonly now: () => Table) {}

  /** The battle that was fought last, until one goes on or closes it. */
  readonly fought: Fought | null = $derived.by(() => {
    const table = this.now();
    const last = table.ply === null && !table.over ? lastFought(table.story, table.seat) : null;
    return last && last.move !== this.#closed ? last : null;
  });
  /** What others did, for whoever is to begin; a battle that is told beside it needs no line, unless others of the same war do. */
  readonly lines: Told[] = $derived.by(() => {
    const table = this.now();
    const { fought } = this;
    const all = table.deciding && !table.view?.in_move ? recapped(table.story, table.seat, (id) => texts.has(id)) : [];
    return fought?.alone ? all.filter(({ move }) => move !== fought.move) : all;
  });

  readonly any = $derived.by(() => this.fought !== null || this.lines.length > 0);

  /** Closes the report of the battle. */
  close(): void {
    this.#closed = this.fought?.move ?? null;
  }
}
