/** What a part of the page asks of the server, and in words what went wrong with that. */

import { inWords } from '../text/problem';

export class Asking {
  trouble = $state('');

  /** The answer; null if there was none. */
  async for<T>(asked: () => Promise<T>): Promise<T | null> {
    this.trouble = '';
    try {
      return await asked();
    } catch (error) {
      this.trouble = inWords(error);
      return null;
    }
  }
}
