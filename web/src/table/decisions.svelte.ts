/** Deciding, and taking back what was decided. */

import type { Legal } from '../api/types';
import { settings } from '../settings.svelte';
import type { Attention } from './attention.svelte';
import type { Connection } from './connection.svelte';
import type { Seen } from './seen.svelte';
import type { Turn } from './turn.svelte';

/** How an action is decided besides. */
export interface Besides {
  /** Further decisions of the same move. */
  then?: number[];
  /** They may end where one of them is not legal any more. */
  mayEnd?: boolean;
  /** As many decisions are taken back first. */
  back?: number;
}

interface Needed {
  seen: Seen;
  turn: Turn;
  connection: Connection;
  attention: Attention;
  /** Whether pressing a button would leave something undone. */
  isDoubtful(doing: Legal): boolean;
  /** Forgets a half-made choice. */
  drop(): void;
}

export class Decisions {
  /** The action that is on its way. */
  sent = $state<number | null>(null);
  /** A doing that would leave something undone, and was pressed once. */
  doubted = $state<number | null>(null);
  /** What this page has decided last: how many decisions at once, and the revision they led to. */
  #last = { revision: -1, count: 0 };

  constructor(private readonly needed: Needed) {}

  /** A button is pressed: where something would be left undone it has to be pressed twice. */
  async do(legal: Legal, then: number[] = []): Promise<void> {
    if (this.needed.turn.waits) return;
    if (settings.doubts && this.doubted !== legal.action && this.needed.isDoubtful(legal)) this.doubted = legal.action;
    else await this.act(legal.action, { then });
  }

  /** Decides: all of it or nothing, unless it may end. */
  async act(action: number, { then = [], mayEnd = false, back = 0 }: Besides = {}): Promise<void> {
    const { seen, turn, connection, attention, drop } = this.needed;
    if (turn.waits) return;
    drop();
    attention.settle();
    this.sent = action;
    const { revision } = seen.position;
    const led = await connection.send('act', {
      ...connection.at,
      seat: seen.seat,
      body: { revision, action, then, may_end: mayEnd, back },
    });
    // what is taken back is one entry
    if (led) this.#last = { revision: led.revision, count: led.revision - revision - Math.sign(back) };
    this.sent = null;
  }

  /** Takes back all that the last click decided, or as much as is said. */
  async undo(what: 'decision' | 'turn' = 'decision'): Promise<void> {
    const { revision, count } = this.#last;
    await this.#takeBack(what, revision === this.needed.seen.position.revision ? count : 1);
  }

  /** Takes back decisions: one is what is in hand in an open move. */
  async putDown(count = 1): Promise<void> {
    await this.#takeBack('decision', count);
  }

  async #takeBack(what: 'decision' | 'turn', count: number): Promise<void> {
    const { seen, turn, connection, drop } = this.needed;
    if (turn.waits) return;
    drop();
    await connection.send('undo', { ...connection.at, body: { revision: seen.position.revision, what, count, seat: seen.seat } });
  }

  async resign(): Promise<void> {
    const { seen, connection, drop } = this.needed;
    drop();
    await connection.send('resign', { ...connection.at, body: { seat: seen.seat } });
  }
}
