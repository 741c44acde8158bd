/** The bots, in a worker of their own: whoever clicks does not wait for their thoughts. */

import type { FromBots, Question, Thought, ToBots } from './said';

export class Bots {
  #worker: Worker | undefined;
  #asked = new Map<number, (thought: Thought | null) => void>();
  #count = 0;

  /** Begins; a worker that fails is replaced, and what it was asked remains without an answer. */
  start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { id, thought } }: MessageEvent<FromBots>) => {
      this.#asked.get(id)?.(thought);
      this.#asked.delete(id);
    };
    worker.onerror = () => {
      worker.terminate();
      this.#worker = undefined;
      for (const answer of this.#asked.values()) answer(null);
      this.#asked.clear();
    };
    this.#worker = worker;
    return worker;
  }

  /** What a bot decides; null if it fails. */
  async think(question: Uint8Array): Promise<number[] | null> {
    const thought = await this.#ask({ what: 'think', question });
    return typeof thought === 'string' ? null : thought;
  }

  /** What one had better do, as JSON; null if nobody knows. */
  async advise(question: Uint8Array): Promise<string | null> {
    const thought = await this.#ask({ what: 'advise', question });
    return typeof thought === 'string' ? thought : null;
  }

  /** How far the analysis of a record is, as JSON; null if it fails. */
  async analyse(record: string): Promise<string | null> {
    const thought = await this.#ask({ what: 'analyse', record });
    return typeof thought === 'string' ? thought : null;
  }

  #ask(asked: Question): Promise<Thought | null> {
    return new Promise((resolve) => {
      const id = this.#count++;
      this.#asked.set(id, resolve);
      this.start().postMessage({ id, asked } satisfies ToBots);
    });
  }
}
