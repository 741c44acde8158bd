/** What a bot would do in one's place, if it is asked. */

import type { Hint } from '../api/types';
import { transport } from '../transport';
import type { Connection } from './connection.svelte';
import type { Seen } from './seen.svelte';

export class Hinting {
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);

  constructor(
    private readonly seen: Seen,
    private readonly connection: Connection,
  ) {}

  async ask(): Promise<void> {
    this.thinking = true;
    const found = await this.connection.try(() => transport.ask('hint', this.connection.at));
    this.thinking = false;
    if (found && found.revision === this.seen.position.revision) this.hint = found;
  }
}
