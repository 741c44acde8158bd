/** What decisions would do, as the table tells before they are made. */

import type { Foreseen, Legal, Preview, Previews } from '../api/types';
import { transport } from '../transport';
import type { Connection } from './connection.svelte';
import type { Seen } from './seen.svelte';
import type { Turn } from './turn.svelte';

export class Foresight {
  /** What each legal action would do, once that is told. */
  #previews = $state.raw<Previews | null>(null);
  /** The revision for which it was asked. */
  #asked: number | null = null;

  constructor(
    private readonly seen: Seen,
    private readonly turn: Turn,
    private readonly connection: Connection,
    /** How many decisions of a move are looked at. */
    private readonly depth: number,
  ) {}

  /** Asks what each legal action would do. */
  async ask(): Promise<void> {
    const { at } = this.connection;
    if (!this.turn.deciding || at.token === null) return;
    const { revision } = this.seen.position;
    if (this.#asked === revision) return;
    this.#asked = revision;
    const found = await transport.ask('previews', { ...at, depth: this.depth }).catch(() => null);
    if (found?.revision === revision) this.#previews = found;
    else if (this.#asked === revision) this.#asked = null;
  }

  /** What a legal action would do, once that is told. */
  of(legal: Legal): Foreseen | null {
    if (this.#previews?.revision !== this.seen.position.revision) return null;
    return this.#previews.actions.find((other) => other.action === legal.action) ?? null;
  }

  /** What some decisions would do, and what could be done after them; nothing if they are not legal. */
  async after(actions: readonly number[]): Promise<Preview | null> {
    const found = await transport.ask('preview', { ...this.connection.at, action: actions }).catch(() => null);
    return found?.revision === this.seen.position.revision ? found : null;
  }
}
