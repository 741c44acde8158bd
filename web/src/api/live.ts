/** A table's stream: positions and talk as they come, over a connection that mends itself. */

import { onReturn, wait } from './again';
import { queryOf } from './client';
import type { Chat, Happening, Line, Position, Presence } from './types';
import { upTo } from './whole';

const REFUSED = 4000; // the server closes with this plus the status of the problem
const PASSING = [429, 503]; // too much at once, or not ready: it will be better
const RESTARTS = 1012; // the server stops, as it was told to, and will be there again
const DEAF = 3000; // milliseconds in which a connection has to come about

export interface Listener {
  position(position: Position): void;
  talk(lines: Line[]): void;
  presence(seats: Presence['seats']): void;
  /** Whether the connection stands; if not, with which status it was refused or ended for now. */
  connected(yes: boolean, status?: number): void;
  /** The server does not want to tell, and will not. */
  refused(status: number): void;
}

/** What is said of a connection that does not stand. */
export function noticeOf(status: number | undefined): string {
  if (status === RESTARTS) return 'page-restarting';
  return status ? 'page-put-off' : 'page-reconnecting';
}

export class Live {
  #socket: WebSocket | undefined;
  #closed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #revision: number;
  #lines: number;
  /** What has happened, as long as the server has not told all of it. */
  #parts: Happening[] = [];
  #restarts = false;
  /** Whether the net was gone since: then the connection may be dead without having said so. */
  #doubted = false;
  #forget: () => void;

  constructor(
    readonly id: string,
    readonly token: string | null,
    readonly seat: number | null,
    readonly listener: Listener,
    since: number,
    lines: number,
  ) {
    this.#revision = since;
    this.#lines = lines;
    const gone = () => {
      this.#doubted = true;
      this.listener.connected(false);
    };
    const back = onReturn(() => (this.#doubted || this.#socket?.readyState !== WebSocket.OPEN) && this.retry());
    addEventListener('offline', gone);
    this.#forget = () => {
      back();
      removeEventListener('offline', gone);
    };
    this.#open();
  }

  /** Connects anew at once: something has shown that the old connection may be no more. */
  retry(): void {
    if (this.#closed) return;
    this.#failures = 0;
    this.#doubted = false;
    this.#open();
  }

  #open(): void {
    clearTimeout(this.#timer);
    const before = this.#socket;
    this.#parts = [];
    const query = queryOf({ since: this.#revision, lines: this.#lines, seat: this.seat });
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/api/tables/${this.id}/live${query}`;
    const socket = new WebSocket(url, this.token ? ['lusoria', this.token] : ['lusoria']);
    this.#socket = socket;
    before?.close();
    this.#timer = setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), DEAF);
    socket.onmessage = (event: MessageEvent<string>) => this.#socket === socket && this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => this.#socket === socket && this.#lost(event.code);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    this.#parts = [];
    this.#restarts ||= code === RESTARTS;
    const status = code > REFUSED ? code - REFUSED : undefined;
    if (status !== undefined && !PASSING.includes(status)) {
      this.close();
      this.listener.refused(status);
      return;
    }
    this.listener.connected(false, status ?? (this.#restarts ? RESTARTS : undefined));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), wait(this.#failures));
    this.#failures += 1;
  }

  #hear(message: Position | Chat | Presence | { type: 'problem' }): void {
    if (this.#closed) return;
    if (message.type === 'position') {
      this.#failures = 0;
      this.#restarts = false;
      this.listener.connected(true);
      this.#parts.push(...message.events);
      if (upTo(message) < message.revision) return;
      this.#revision = message.revision;
      this.listener.position({ ...message, events: this.#parts });
      this.#parts = [];
    } else if (message.type === 'chat') {
      this.#lines = message.lines.at(-1)?.number ?? this.#lines;
      this.listener.talk(message.lines);
    } else if (message.type === 'presence') {
      this.listener.presence(message.seats);
    }
  }

  close(): void {
    this.#closed = true;
    this.#forget();
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
