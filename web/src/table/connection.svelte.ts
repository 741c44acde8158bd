/** The connection to a table: what is asked and decided there, what is heard from it, and what goes wrong with that. */

import type { Line, NewLink, Position, Presence } from '../api/types';
import { inWords } from '../text/problem';
import { transport } from '../transport';
import { Problem, UNREACHABLE, type Asked, type Listened, type Stream } from '../transport/transport';
import type { Seen } from './seen.svelte';

/** Who takes up what comes. */
export interface Hearer {
  position(position: Position): void;
  talk(lines: Line[]): void;
}

/** Whether somebody looks at the table from a seat, or is on vacation; null where there is nobody to be, or no way to know. */
export type There = boolean | 'vacation' | null;

/** A secret that nobody can guess. */
function drawn(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(24)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Connection {
  /** Whether something is on its way before which nothing can be decided. */
  busy = $state(false);
  connected = $state(true);
  /** The word for why the table cannot be heard for now, where there is one. */
  putOff = $state<string | undefined>();
  trouble = $state('');
  /** At which seats somebody looks at the table, as far as that is known. */
  #presence = $state.raw<Presence['seats']>([]);
  #stream: Stream | undefined;
  #lost = $state.raw<Problem | null>(null);
  /** Whether the seat gets another link just now. */
  #relinks = $state(false);
  /** The token of the next link: if the answer is lost, the same is asked for again. */
  readonly #next = drawn();
  /** Whether the trouble is that nobody could be reached. */
  #unreached = false;

  constructor(
    /** The table, and as whom it is asked. */
    readonly at: { table: string; token: string | null },
    private readonly seen: Seen,
    private readonly hearer: Hearer,
  ) {}

  /** Why the table cannot be heard any more. */
  get lost(): Problem | null {
    return this.#relinks ? null : this.#lost;
  }

  /** Listens to the table until it is closed. */
  listen(from: Omit<Listened, 'table' | 'token'>): void {
    this.#stream?.close();
    this.#stream = transport.stream(
      { ...this.at, ...from },
      {
        position: (position) => this.hearer.position(position),
        talk: (lines) => this.hearer.talk(lines),
        presence: (seats) => (this.#presence = seats),
        connected: (yes, why) => this.#connect(yes, why),
        refused: (problem) => (this.#lost = problem),
      },
    );
  }

  close(): void {
    this.#stream?.close();
  }

  /** What could not be said is no trouble any more once somebody answers again. */
  #connect(yes: boolean, why?: string): void {
    this.connected = yes;
    this.putOff = why;
    if (yes && this.#unreached) {
      this.trouble = '';
      this.#unreached = false;
    }
  }

  there(seat: number): There {
    if (this.seen.position.seats[seat]?.away) return 'vacation';
    return this.connected && !this.seen.position.you.includes(seat) ? (this.#presence[seat] ?? null) : null;
  }

  /** Gives one's seat another link, or none; this connection with the old one ends. */
  async relink(revoke: boolean): Promise<NewLink | null> {
    this.#relinks = true;
    const link = await this.try(() => transport.ask('link', { ...this.at, body: { revoke, token: revoke ? null : this.#next } }));
    this.#relinks = link !== null || this.#unreached; // the link may have been renewed
    return link;
  }

  /** Decides something, and takes up the position that it led to. */
  async send<O extends 'act' | 'undo' | 'resign'>(what: O, asked: Asked<O>): Promise<Position | null> {
    if (this.busy) return null;
    this.busy = true;
    const position = await this.try(() => transport.ask(what, asked)).finally(() => (this.busy = false));
    if (position) this.hearer.position(position);
    return position;
  }

  /** What is refused is said in words; a late click is nobody's fault. */
  async try<T>(asked: () => Promise<T>): Promise<T | null> {
    this.trouble = '';
    try {
      return await asked();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.error === 'late' || error.error === 'already') return null;
      this.#unreached = error.error === UNREACHABLE;
      if (this.#unreached) {
        this.connected = false;
        this.#stream?.retry();
      }
      this.trouble = inWords(error, this.seen.names);
      return null;
    }
  }
}
