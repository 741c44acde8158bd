/** Plays a game again as it was played, at a speed that can be chosen, until it is stopped or over. */

import type { Table } from './table.svelte';

export const SPEEDS = [0.5, 1, 2, 4];

// milliseconds that a position is seen at the first speed: a whole move, a decision within one
const MOVE = 900;
const DECISION = 350;

export class Replaying {
  playing = $state(false);
  speed = $state(1);
  #wake: (() => void) | undefined;

  constructor(readonly table: Table) {}

  async play(): Promise<void> {
    const { table } = this;
    this.playing = true;
    if (table.ply === null) await table.look(table.seen.plies[0] ?? 0);
    while (this.playing) {
      const at = table.ply;
      await this.#wait((at !== null && table.seen.moves.includes(at) ? MOVE : DECISION) / this.speed);
      if (!this.playing || table.ply === null) break;
      const next = table.seen.plies.find((ply) => ply > table.ply!);
      await table.look(next ?? null, true);
    }
    this.playing = false;
  }

  pause(): void {
    this.playing = false;
    this.#wake?.();
  }

  #wait(long: number): Promise<void> {
    return new Promise((resolve) => {
      this.#wake = resolve;
      setTimeout(resolve, long);
    });
  }
}
