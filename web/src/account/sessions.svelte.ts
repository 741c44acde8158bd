/** The browsers in which one is signed in, and which of them get notices. */

import type { OpenSession } from '../api/types';
import { transport } from '../transport';

class OwnSessions {
  all = $state.raw<readonly OpenSession[]>([]);

  /** This browser's. */
  get current(): OpenSession | undefined {
    return this.all.find(({ current }) => current);
  }

  async read(): Promise<void> {
    this.all = await transport.ask('sessions', {});
  }
}

export const sessions = new OwnSessions();
