/** A server's stream of a table over a WebSocket, which mends itself. */

import type { Chat, Happening, Position, Presence } from '../api/types';
import { onReturn, wait } from './again';
import { RESTARTS, type Listened, type Listener, type Problem, type Stream } from './transport';
import { upTo } from './whole';
import { addressOf, problemOf } from './wire';

const REFUSED = 4000; // the server closes with this plus the status of the problem
const PASSING = [REFUSED + 429, REFUSED + 503]; // too much at once, or not ready: it will be better
const SERVICE_RESTART = 1012; // the server stops, as it was told to, and will be there again
const DEAF = 3000; // milliseconds in which a connection has to come about

export class Live implements Stream {
  /** Requests that say this name are answered, and what they are answered does not come here as well. */
  readonly name = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('');
  #socket: WebSocket | undefined;
  #closed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #revision: number;
  #lines: number;
  /** What has happened, as long as the server has not told all of it. */
  #parts: Happening[] = [];
  /** What has come before the answer to a request, which tells what happened before it. */
  #early: Position[] = [];
  /** Why the server will not be heard for now, as it said before it closed the connection. */
  #problem: Problem | undefined;
  #restarts = false;
  /** Whether the net was gone since: then the connection may be dead without having said so. */
  #doubted = false;
  #forget: () => void;

  constructor(
    readonly listened: Listened,
    readonly listener: Listener,
  ) {
    this.#revision = listened.since;
    this.#lines = listened.lines;
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
    this.#early = [];
    this.#problem = undefined;
    const { table, token, seat } = this.listened;
    const address = addressOf('/api/tables/{table_id}/live', { table, since: this.#revision, lines: this.#lines, seat, stream: this.name });
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}${address}`, token ? ['lusoria', token] : ['lusoria']);
    this.#socket = socket;
    before?.close();
    this.#timer = setTimeout(() => socket.readyState === WebSocket.CONNECTING && socket.close(), DEAF);
    socket.onmessage = (event: MessageEvent<string>) => this.#socket === socket && this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => this.#socket === socket && this.#lost(event.code);
  }

  #lost(code: number): void {
    if (this.#closed) return;
    this.#parts = [];
    this.#restarts ||= code === SERVICE_RESTART;
    const problem = code > REFUSED ? (this.#problem ?? problemOf(null, String(code))) : undefined;
    if (problem && !PASSING.includes(code)) {
      this.close();
      this.listener.refused(problem);
      return;
    }
    this.listener.connected(false, problem?.error ?? (this.#restarts ? RESTARTS : undefined));
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#open(), wait(this.#failures));
    this.#failures += 1;
  }

  #hear(message: Position | Chat | Presence | { type: 'problem' | 'stop' }): void {
    if (this.#closed) return;
    if (message.type === 'position') {
      this.#failures = 0;
      this.#restarts = false;
      this.listener.connected(true);
      const [first] = message.events;
      if (first && this.#parts.length === 0 && first.revision > this.#revision + 1) {
        this.#early.push(message);
        return;
      }
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
    } else if (message.type === 'problem') {
      this.#problem = problemOf(message, '');
    }
  }

  /** What a request of this page was answered: it is told here, as the server does not. */
  take(position: Position): void {
    if (this.#closed) return;
    if (position.revision > this.#revision) {
      this.#revision = position.revision;
      this.listener.position(position);
    }
    for (const early of this.#early.splice(0)) this.#hear(early);
  }

  close(): void {
    this.#closed = true;
    this.#forget();
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
