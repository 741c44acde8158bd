/** A table's stream: positions and talk as they come, over a connection that mends itself. */

import { queryOf } from './client';
import type { Line, Position } from './types';

const WAITS = [300, 1000, 2000, 4000, 8000]; // milliseconds before trying again
const REFUSED = 4000; // the server closes with this plus the status of the problem

export interface Listener {
  position(position: Position): void;
  talk(lines: Line[]): void;
  /** Whether the connection stands. */
  connected(yes: boolean): void;
  /** The server does not want to tell. */
  refused(status: number): void;
}

export class Live {
  #socket: WebSocket | undefined;
  #closed = false;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #revision: number;
  #lines: number;

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
    this.#open();
  }

  #open(): void {
    const query = queryOf({ since: this.#revision, lines: this.#lines, seat: this.seat });
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const url = `${scheme}://${location.host}/api/tables/${this.id}/live${query}`;
    const socket = new WebSocket(url, this.token ? ['lusoria', this.token] : ['lusoria']);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data));
    socket.onclose = (event) => {
      if (this.#closed) return;
      if (event.code > REFUSED) {
        this.#closed = true;
        this.listener.refused(event.code - REFUSED);
        return;
      }
      this.listener.connected(false);
      this.#timer = setTimeout(() => this.#open(), WAITS[Math.min(this.#failures, 4)]);
      this.#failures += 1;
    };
  }

  #hear(message: Position | { type: 'chat'; lines: Line[] } | { type: 'problem' }): void {
    if (this.#closed) return;
    if (message.type === 'position') {
      this.#failures = 0;
      this.#revision = message.revision;
      this.listener.connected(true);
      this.listener.position(message);
    } else if (message.type === 'chat') {
      this.#lines = message.lines.at(-1)?.number ?? this.#lines;
      this.listener.talk(message.lines);
    }
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#socket?.close();
  }
}
