/** A half-made choice: the elements chosen so far, and what could still be chosen with them. */

import type { Legal } from '../api/types';
import { candidates, targets } from './choosing';
import type { Seen } from './seen.svelte';
import type { Turn } from './turn.svelte';

export class Choice {
  readonly #seen: Seen;
  readonly #turn: Turn;

  constructor(seen: Seen, turn: Turn) {
    this.#seen = seen;
    this.#turn = turn;
  }

  chosen = $state.raw<string[]>([]);
  /** Several actions that a click may have meant. */
  menu = $state.raw<{ at: string; actions: Legal[] } | null>(null);

  readonly targets: Map<string, Legal[]> = $derived.by(() => targets(this.#turn.legal, this.chosen));

  /** The one action that a click on the element would do, once a choice is begun or a move open. */
  only(el: string): Legal | null {
    const left = this.targets.get(el);
    const begun = this.chosen.length > 0 || this.#seen.view?.in_move === true;
    return begun && left?.length === 1 ? left[0]! : null;
  }

  /** What fits all that is chosen. */
  left(): Legal[] {
    return candidates(this.#turn.legal, this.chosen);
  }

  /** An element is chosen besides the others, or in their place if it does not fit them. */
  take(el: string): void {
    if (this.chosen.includes(el)) return;
    const more = [...this.chosen, el];
    this.chosen = candidates(this.#turn.legal, more).length > 0 ? more : [el];
  }

  drop(): void {
    if (this.chosen.length > 0) this.chosen = [];
    this.menu = null;
  }
}
