/** What is rated together: it is asked for once. */

import type { PoolInfo } from '../api/types';
import { games } from '../home/games.svelte';
import { transport } from '../transport';

class Pools {
  #found = $state.raw<readonly PoolInfo[]>([]);

  /** In the order of the games at home. */
  readonly all = $derived(this.#found.toSorted((a, b) => place(a) - place(b)));

  async read(): Promise<void> {
    if (this.#found.length === 0) this.#found = await transport.ask('pools', {});
  }

  of(id: string): PoolInfo | undefined {
    return this.#found.find((pool) => pool.id === id);
  }
}

const place = (pool: PoolInfo) => games.all.findIndex(({ id }) => id === pool.game);

export const pools = new Pools();
