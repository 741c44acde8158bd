/** Tables of this browser: a worker decides and keeps them, and nobody else is asked. */

import type { FromTables, Listening, ToldProblem, ToTables } from '../alone/said';
import type { GameInfo, Presence } from '../api/types';
import { preparing } from './preparing.svelte';
import { Problem, type Answer, type Asked, type Listened, type Listener, type Operation, type Stream, type Transport } from './transport';
import { problemOf } from './wire';

class Worked {
  #worker: Worker;
  #asked = new Map<number, { resolve: (answer: never) => void; reject: (problem: Problem) => void }>();
  #streams = new Map<number, Listener>();
  #count = 0;
  /** Why there is no worker to ask. */
  #gone: ToldProblem | undefined;

  constructor() {
    this.#worker = new Worker(new URL('../alone/tables.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = ({ data }: MessageEvent<FromTables>) => this.#hear(data);
    this.#worker.onerror = (event) => this.#broken(event.message);
    preparing.share = 0;
  }

  ask<T>(operation: string, asked: Record<string, unknown>): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      if (this.#gone) return reject(problemOf(this.#gone, ''));
      const id = this.#count++;
      this.#asked.set(id, { resolve, reject });
      this.#say({ what: 'ask', id, operation, asked });
    });
  }

  listen(listened: Listening, listener: Listener): Stream {
    const id = this.#count++;
    this.#streams.set(id, listener);
    this.#say({ what: 'listen', id, listened });
    return {
      retry: () => {},
      close: () => {
        this.#streams.delete(id);
        this.#say({ what: 'leave', id });
      },
    };
  }

  #say(told: ToTables): void {
    this.#worker.postMessage(told);
  }

  #hear(told: FromTables): void {
    if (told.what === 'share') {
      preparing.share = told.share;
      if (told.share === 1) void keepPage();
    } else if (told.what === 'failed') {
      preparing.failed = true;
    } else if (told.what === 'answer') {
      this.#asked.get(told.id)?.resolve(told.answer as never);
      this.#asked.delete(told.id);
    } else if (told.what === 'problem') {
      this.#refuse(told.id, told.problem);
    } else if (told.what === 'refused') {
      this.#lose(told.id, told.problem);
    } else {
      const listener = this.#streams.get(told.id);
      listener?.connected(true);
      listener?.position(told.position);
      listener?.presence(told.position.seats.map(({ kind }) => (kind === 'person' ? true : null)) satisfies Presence['seats']);
    }
  }

  #refuse(id: number, problem: ToldProblem): void {
    this.#asked.get(id)?.reject(problemOf(problem, ''));
    this.#asked.delete(id);
  }

  #lose(id: number, problem: ToldProblem): void {
    this.#streams.get(id)?.refused(problemOf(problem, ''));
    this.#streams.delete(id);
  }

  /** The worker could not be started: nothing that waits for it will come. */
  #broken(why: string): void {
    preparing.failed = true;
    this.#gone = { error: 'broken', detail: why };
    for (const id of [...this.#asked.keys()]) this.#refuse(id, this.#gone);
    for (const id of [...this.#streams.keys()]) this.#lose(id, this.#gone);
  }
}

/** Keeps the page for when there is no net, once all is there that is needed now. */
async function keepPage(): Promise<void> {
  // neither over plain HTTP nor in every private window
  await navigator.serviceWorker?.register(new URL('service-worker.js', document.baseURI)).catch(console.info);
}

let worked: Worked | undefined;
const tables = () => (worked ??= new Worked());

/** Home does not wait for Python: what the games say of themselves lies beside the page. */
async function games(lang: string): Promise<GameInfo[]> {
  tables();
  const answer = await fetch(new URL(`games/${lang}.json`, document.baseURI));
  if (!answer.ok) throw new Problem('broken', answer.statusText);
  return (await answer.json()) as GameInfo[];
}

export const maker: Transport = {
  async ask<O extends Operation>(operation: O, asked: Asked<O>): Promise<Answer<O>> {
    if (operation === 'games') return (await games((asked as Asked<'games'>).lang)) as Answer<O>;
    return tables().ask(operation, asked);
  },
  stream: ({ table, token, seat, since }: Listened, listener: Listener) => tables().listen({ table, token, seat, since }, listener),
  offers: { others: false, accounts: false },
};
