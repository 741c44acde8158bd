/** What people at a table say to each other. */

import type { Line } from '../api/types';
import { sound } from '../sounds';
import { transport } from '../transport';
import type { Connection } from './connection.svelte';
import type { Seen } from './seen.svelte';

export class Talk {
  readonly #seen: Seen;
  readonly #connection: Connection;

  constructor(seen: Seen, connection: Connection) {
    this.#seen = seen;
    this.#connection = connection;
  }

  lines = $state.raw<Line[]>([]);
  /** The lines that were reported from here. */
  reported = $state.raw<readonly number[]>([]);
  /** The last line that was in sight. */
  read = $state(0);
  /** How much others have said since. */
  readonly unread: number = $derived(
    this.lines.filter(({ number, seat }) => number > this.read && !this.#seen.position.you.includes(seat)).length,
  );

  /** The number of the last line that has come. */
  get last(): number {
    return this.lines.at(-1)?.number ?? 0;
  }

  hear(lines: Line[]): void {
    const known = this.last;
    const before = this.unread;
    this.lines = [...this.lines, ...lines.filter((line) => line.number > known)];
    if (this.unread > before) sound('talk');
  }

  async speak(text: string): Promise<void> {
    await this.#connection.try(() => transport.ask('say', { ...this.#connection.at, body: { text, seat: this.#own } }));
  }

  /** Whether a line is one that somebody else said, and not reported yet. */
  mayReport({ seat, number }: Line): boolean {
    return this.#own !== undefined && !this.#seen.position.you.includes(seat) && !this.reported.includes(number);
  }

  async report({ number }: Line): Promise<void> {
    const asked = { ...this.#connection.at, line: number, body: { seat: this.#own } };
    if (await this.#connection.try(() => transport.ask('report', asked))) this.reported = [...this.reported, number];
  }

  /** The seat from which is spoken. */
  get #own(): number | undefined {
    const { seat, position } = this.#seen;
    return seat ?? position.you[0];
  }
}
