/** What waits for whoever is signed in: asked for now and then. */

import { account } from '../account/account.svelte';
import type { Notice } from '../api/types';
import { transport } from '../transport';
import { Problem } from '../transport/transport';

class OwnNotices {
  all = $state.raw<readonly Notice[]>([]);

  /** Asks what waits; where nobody answers, what was known stays. */
  async read(): Promise<void> {
    try {
      const whose = account.now;
      const found = whose ? (await transport.ask('notices', {})).notices : [];
      if (account.now === whose) this.all = found;
    } catch (error) {
      passing(error);
    }
  }

  /** The games that are over have been seen: they are not told of any more. */
  async see(): Promise<void> {
    if (this.all.some(({ kind }) => kind === 'over')) await transport.ask('seeNotices', {}).catch(passing);
  }

  async decline(table: string): Promise<void> {
    await transport.ask('decline', { table, token: null }).catch(passing);
    await this.read();
  }
}

/** What could not be done now is asked again later. */
function passing(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}

export const notices = new OwnNotices();
