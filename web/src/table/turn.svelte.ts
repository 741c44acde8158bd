/** Whose turn it is to whoever looks: whether it is for this seat to decide, and among what. */

import type { Legal } from '../api/types';
import type { Arrivals } from './arrivals.svelte';
import type { Connection } from './connection.svelte';
import type { Seen } from './seen.svelte';

export class Turn {
  readonly #seen: Seen;
  readonly #connection: Connection;
  readonly #arrivals: Arrivals;

  constructor(seen: Seen, connection: Connection, arrivals: Arrivals) {
    this.#seen = seen;
    this.#connection = connection;
    this.#arrivals = arrivals;
  }

  /** On one screen, whether somebody else's turn hides the table until they sit before it. */
  readonly covered: boolean = $derived.by(() => {
    const { you, status, player } = this.#seen.position;
    if (this.#arrivals.recalling || you.length <= 1 || status !== 'running') return false;
    return player !== null && you.includes(player) && player !== this.#seen.looker;
  });
  /** Whether it is for this seat to decide, in the present. */
  readonly deciding: boolean = $derived.by(() => {
    const { ply, position } = this.#seen;
    return ply === null && !this.covered && position.status === 'running' && position.legal.length > 0;
  });
  /** Whether a decision is on its way, or what has come of one is not shown yet: nothing can be decided then. */
  readonly waits: boolean = $derived.by(() => this.#connection.busy || this.#arrivals.newest > this.#seen.position.revision);
  readonly legal: Legal[] = $derived.by(() => (this.deciding && !this.waits ? this.#seen.position.legal : []));
  /** Actions that touch nothing on the board, such as ending the turn. */
  readonly doings: Legal[] = $derived(this.legal.filter((action) => action.on.length === 0));
}
