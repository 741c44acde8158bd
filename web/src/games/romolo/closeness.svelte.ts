/** How close together things stand in a panel, so that all of them are seen. */

import { tick, untrack } from 'svelte';
import { innerHeight, innerWidth } from 'svelte/reactivity/window';

export type Level = 0 | 1 | 2 | 3;

/** Made where the panel begins: it grows closer where it overflows, and begins afresh in a window of another size or when all is over. */
export class Closeness {
  level = $state<Level>(0);
  #window = '';

  constructor(
    /** None where the panel is not drawn: not yet, or no more. */
    readonly panel: () => HTMLElement | null | undefined,
    filled: () => unknown,
    over: () => boolean = () => false,
  ) {
    $effect(() => {
      void filled();
      const window = `${innerWidth.current} ${innerHeight.current} ${over()}`;
      untrack(() => void this.#fit(window));
    });
  }

  async #fit(window: string): Promise<void> {
    if (window !== this.#window) this.level = 0;
    this.#window = window;
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
