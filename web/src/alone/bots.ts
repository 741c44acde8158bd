/** The bots, in a worker of their own: whoever clicks does not wait for their thoughts. */

import type { FromBots, Question, Thought, ToBots } from './said';

const TRIES = 3; // to begin, one after the other
const WAIT = 1000; // milliseconds between them

export class Bots {
  #worker: Worker | undefined;
  #asked = new Map<number, { asked: Question; answer: (thought: Thought | null) => void }>();
  #count = 0;
  /** How often it could not begin since it last answered. */
  #failures = 0;

  /** Begins, and asks what has not been answered. */
  start(): void {
    if (this.#worker) return;
    const worker = new Worker(new URL('./bots.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data: { id, thought } }: MessageEvent<FromBots>) => {
      this.#failures = 0;
      if (thought === null) this.#end(); // perhaps its Python is of no use any more: others are asked anew
      this.#answer(id, thought);
      if (this.#asked.size > 0) this.start();
    };
    worker.onerror = (event) => {
      event.preventDefault(); // or it would be a mistake of the worker of the tables, too
      this.#end();
      this.#failures += 1;
      if (this.#failures < TRIES) setTimeout(() => this.start(), WAIT);
      else for (const id of [...this.#asked.keys()]) this.#answer(id, null);
    };
    this.#worker = worker;
    for (const [id, { asked }] of this.#asked) worker.postMessage({ id, asked } satisfies ToBots);
  }

  #end(): void {
    this.#worker?.terminate();
    this.#worker = undefined;
  }

  #answer(id: number, thought: Thought | null): void {
    this.#asked.get(id)?.answer(thought);
    this.#asked.delete(id);
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
    return new Promise((answer) => {
      const id = this.#count++;
      this.#asked.set(id, { asked, answer });
      if (this.#worker) this.#worker.postMessage({ id, asked } satisfies ToBots);
      else this.start();
    });
  }
}
