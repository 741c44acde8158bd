/** How close together things stand in a panel, so that all of them are seen. */

import { tick, untrack } from 'svelte';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

export type Level = 0 | 1 | 2 | 3;

/** Made where the panel begins: it grows closer where it overflows, and begins afresh with a turn and in a window of another size. */
export class Closeness {
  level = $state<Level>(0);
  #last = '';

  constructor(
    /** None where the panel is not drawn: not yet, or no more. */
    readonly panel: () => HTMLElement | null | undefined,
    filled: () => unknown,
    turn: () => number | undefined,
  ) {
    $effect(() => {
      void filled();
      const now = `${innerWidth.current} ${innerHeight.current} ${turn()}`;
      untrack(() => void this.#fit(now));
    });
  }

  async #fit(now: string): Promise<void> {
    if (now !== this.#last) this.level = 0;
    this.#last = now;
    await tick();
    while (this.level < 3 && this.#overflows()) {
      this.level = (this.level + 1) as Level;
      await tick();
    }
  }

  #overflows(): boolean {
    const node = this.panel();
    return !!node && node.scrollHeight > node.clientHeight + 1;
  }
}
