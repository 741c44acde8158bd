/** Keeps what a battle or a Forum came to in sight for a moment, whatever happens next. */

import { still } from '../../settings.svelte';
import type { Table } from '../../table/table.svelte';
import type { CardName } from './cards';
import { reckoned, type Reckoning } from './reckoning';

const SHOWN = 2600; // milliseconds
const GHOST = 1120; // a lost card stays until the die has been seen

export class Telling {
  told = $state.raw<Reckoning | null>(null);
  /** A card that was lost in the battle being told, and its place. */
  ghost = $state.raw<{ place: string; card: CardName } | null>(null);
  #seen: number;
  #timers: ReturnType<typeof setTimeout>[] = [];

  constructor(readonly table: Table) {
    this.#seen = table.story.at(-1)?.revision ?? 0;
  }

  /** To be called when the story has gone on. */
  hear(): void {
    const { story, ply } = this.table;
    const revision = story.at(-1)?.revision ?? 0;
    if (revision <= this.#seen) {
      this.#seen = revision;
      return;
    }
    this.#seen = revision;
    const found = ply === null ? reckoned(story) : null;
    if (!found) return;
    this.stop();
    this.told = found;
    if (found.won && found.place && found.target && !still()) {
      this.ghost = { place: found.place, card: found.target };
      this.#timers.push(setTimeout(() => (this.ghost = null), GHOST));
    }
    this.#timers.push(setTimeout(() => (this.told = null), SHOWN));
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers = [];
    this.told = null;
    this.ghost = null;
  }
}
