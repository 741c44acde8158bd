/** What is asked of the server, and how the connection to it is. */

import { ask, Problem } from '../api/client';
import { Live } from '../api/live';
import type { Line, Position, Presence, Preview, Rematch } from '../api/types';
import type { Board } from '../games/board';
import { remember } from '../keep';
import { sound } from '../sounds';
import { t } from '../text/texts.svelte';
import { Seen, type Source } from './seen.svelte';

export abstract class Asking extends Seen {
  token: string | null;
  talk = $state.raw<Line[]>([]);
  /** The last line of the talk that was in sight. */
  heard = $state(0);
  /** How much others have said since. */
  readonly unheard: number = $derived(
    this.talk.filter(({ number, seat }) => number > this.heard && !this.position.you.includes(seat)).length,
  );
  /** At which seats somebody looks at the table, as far as that is known. */
  #presence = $state.raw<Presence['seats']>([]);
  connected = $state(true);
  /** With which status the server puts the connection off, if it does. */
  putOff = $state<number | undefined>();
  /** What the connection was refused with. */
  lost = $state(0);
  trouble = $state('');
  #live: Live | undefined;
  /** Whether the trouble is that the server could not be reached. */
  #unreached = false;

  constructor(position: Position, board: Board, token: string | null, source: Source) {
    super(position, board, source);
    this.token = token;
  }

  /** Takes up a position that has come. */
  abstract receive(position: Position): void;

  /** Listens to the table until it is closed. */
  listen(): void {
    this.#live?.close();
    this.#live = new Live(
      this.id,
      this.token,
      this.looker,
      {
        position: (position) => this.receive(position),
        talk: (lines) => this.#hear(lines),
        presence: (seats) => (this.#presence = seats),
        connected: (yes, status) => this.#connect(yes, status),
        refused: (status) => (this.lost = status),
      },
      this.story.at(-1)?.revision ?? 0,
      this.talk.at(-1)?.number ?? 0,
    );
  }

  /** What could not be said to the server is no trouble any more once it is there again. */
  #connect(yes: boolean, status?: number): void {
    this.connected = yes;
    this.putOff = status;
    if (yes && this.#unreached) {
      this.trouble = '';
      this.#unreached = false;
    }
  }

  /** Whether somebody else looks at the table from that seat; null where there is nobody to be, or no way to know. */
  there(seat: number): boolean | null {
    return this.connected && !this.position.you.includes(seat) ? (this.#presence[seat] ?? null) : null;
  }

  close(): void {
    this.#live?.close();
    this.motion.skip();
  }

  #hear(lines: Line[]): void {
    const known = this.talk.at(-1)?.number ?? 0;
    const before = this.unheard;
    this.talk = [...this.talk, ...lines.filter((line) => line.number > known)];
    if (this.unheard > before) sound('talk');
  }

  /** What some decisions would do, and what could be done after them; nothing if they are not legal. */
  async after(actions: readonly number[]): Promise<Preview | null> {
    const query = actions.map((action) => `action=${action}`).join('&');
    const found = await ask<Preview>('GET', `tables/${this.id}/preview?${query}`, { token: this.token }).catch(() => null);
    return found?.revision === this.position.revision ? found : null;
  }

  async speak(text: string): Promise<void> {
    await this.try(() =>
      ask('POST', `tables/${this.id}/chat`, { token: this.token, body: { text, seat: this.seat ?? this.position.you[0] } }),
    );
  }

  /** The table of the rematch. */
  async again(): Promise<string | null> {
    const rematch = await this.try(() => ask<Rematch>('POST', `tables/${this.id}/rematch`, { token: this.token }));
    if (rematch && this.token) remember({ id: rematch.id, game: this.position.game, token: this.token, at: Date.now() });
    return rematch?.id ?? null;
  }

  /** The position that something said to the server led to. */
  protected async send(what: string, body: unknown, query = {}): Promise<Position | null> {
    if (this.busy) return null;
    this.busy = true;
    const position = await this.try(() => ask<Position>('POST', `tables/${this.id}/${what}`, { token: this.token, body, query }));
    this.busy = false;
    if (position) this.receive(position);
    return position;
  }

  /** What the server refuses is said in words; a late click is nobody's fault. */
  protected async try<T>(asked: () => Promise<T>): Promise<T | null> {
    this.trouble = '';
    try {
      return await asked();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.error === 'late' || error.error === 'already') return null;
      this.#unreached = error.error === 'unreachable';
      if (this.#unreached) {
        this.connected = false;
        this.#live?.retry();
      }
      this.trouble = error.said ? this.say(error.said) : error.message || t('page-unreachable');
      return null;
    }
  }
}
