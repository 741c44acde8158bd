/** What comes from the table, shown one after the other; and what others did, to be shown again. */

import { tick } from 'svelte';
import type { Happening, Message, Position } from '../api/types';
import type { Board } from '../games/board';
import { remember, seatsAt } from '../keep';
import { sound, soundOf } from '../sounds';
import type { Connection } from './connection.svelte';
import type { Motion } from './motion';
import type { Seen } from './seen.svelte';
import type { Source } from './source';
import { goOn } from './story';
import { lineOf } from './telling';

const LINGER = 2; // as long as usual, for what is worth seeing

interface Needed {
  seen: Seen;
  board: Board;
  source: Source;
  motion: Motion;
  connection: Connection;
  /** Forgets a half-made choice: the position is another. */
  drop(): void;
  /** All that has come is shown. */
  settled(): void;
}

export class Arrivals {
  /** Whether what has come is still being shown. */
  showing = $state(false);
  /** The line of the log that is being shown. */
  telling = $state.raw<Message | null>(null);
  /** The newest revision that has come, shown or not yet. */
  newest = $state(0);
  /** Whether what was missed is being shown: of others' turns, to whoever sits before the screen. */
  recalling = $state(false);
  #queue: Position[] = [];
  /** What has come last: a request's answer comes by the stream as well. */
  #last: Position | undefined;
  /** Kept as soon as all that had come is shown. */
  #shown: Promise<void> = Promise.resolve();

  constructor(private readonly needed: Needed) {
    this.#remember();
  }

  /** Takes up a position that has come. */
  receive(position: Position): void {
    if (position === this.#last) return;
    this.#last = position;
    this.newest = Math.max(this.newest, position.revision);
    this.#queue.push(position);
    this.#go();
  }

  #go(): void {
    if (!this.showing) this.#shown = this.#show();
  }

  /** Whether there is something that could be shown again. */
  get mayShowAgain(): boolean {
    return this.needed.seen.missed.length > 0 && this.needed.seen.ply === null;
  }

  /** Shows once more what others have done since this seat decided last. */
  async showAgain(): Promise<void> {
    const { seen, motion, connection, drop } = this.needed;
    motion.skip();
    await this.#shown;
    if (connection.busy || seen.missed.length === 0) return;
    drop();
    const { revision } = seen.position;
    connection.busy = true;
    const found = await connection.try(() => this.#recalled()).finally(() => (connection.busy = false));
    // what has come meanwhile is shown in its place
    if (!found || seen.position.revision !== revision) return;
    const [before, ...after] = found;
    this.recalling = true;
    seen.position = before!;
    seen.story = goOn(
      [],
      seen.story.filter((happening) => happening.revision <= before!.revision),
    );
    this.#queue.unshift(...after);
    await tick();
    this.#go();
  }

  /** What was missed as positions, a move each; the first is the one before, the last the present. */
  async #recalled(): Promise<Position[]> {
    const { position, missed, story, moves, looker } = this.needed.seen;
    const before = story.findLast(({ revision }) => revision < missed[0]!.revision)!;
    const ends = [before, ...missed.filter(({ what, ply }) => what === 'action' && moves.includes(ply) && ply < position.ply)];
    const pasts = await Promise.all(ends.map(({ ply }) => this.needed.source.past(ply, looker)));
    const earlier = pasts.map(({ ply, player, view }, i): Position => {
      const { revision } = ends[i]!;
      const events = missed.filter((h) => h.revision > (ends[i - 1]?.revision ?? revision) && h.revision <= revision);
      return { ...position, ply, player: player ?? null, view, revision, events, legal: [], prompt: null, may_undo: false };
    });
    return [...earlier, { ...position, events: missed.filter((h) => h.revision > ends.at(-1)!.revision) }];
  }

  /** Shows what has come, one position after the other, with what moved between them. */
  async #show(): Promise<void> {
    const { seen, board, motion, drop, settled } = this.needed;
    this.showing = true;
    while (this.#queue.length > 0) {
      const next = this.#queue.shift()!;
      const anew = next.seat !== seen.position.seat;
      if (next.revision < seen.position.revision) continue;
      const news = next.events.filter((h) => h.revision > (seen.story.at(-1)?.revision ?? 0));
      if (news.length > 0 || anew) {
        const before = anew ? null : motion.before(news);
        if (next.revision !== seen.position.revision) drop();
        const worth = this.#worth(news);
        this.telling = anew || worth === null ? null : (lineOf(this.#theirs(news).at(-1), board) ?? this.telling);
        seen.story = goOn(seen.story, news);
        seen.position = next;
        this.#remember();
        const heard = news.flatMap((happening) => happening.events).at(-1);
        if (heard) sound(soundOf(seen.position.game, heard.event.event));
        await tick();
        if (before && seen.ply === null) await motion.after(before, this.#queue.length, worth ?? 1);
      } else {
        seen.position = next;
      }
    }
    this.showing = false;
    this.recalling = false;
    settled();
  }

  /** How long what others did is worth a look: not at all, as usual, or longer; nothing of theirs is null. */
  #worth(news: readonly Happening[]): number | null {
    const { board } = this.needed;
    const theirs = this.#theirs(news);
    if (theirs.length === 0) return null;
    const events = theirs.flatMap((one) => one.events).map(({ event }) => event.event);
    if (events.some((event) => board.notable?.includes(event))) return LINGER;
    return theirs.some((one) => lineOf(one, board)) ? 1 : 0;
  }

  /** What others did of it: that is said as it is shown. */
  #theirs(news: readonly Happening[]): Happening[] {
    const { you } = this.needed.seen.position;
    return news.filter(({ what, seat }) => what === 'action' && (this.recalling || !you.includes(seat ?? -1)));
  }

  #remember(): void {
    const { position, names } = this.needed.seen;
    const kept = seatsAt(position.id);
    if (!kept || position.status === 'open') return;
    remember({
      ...kept,
      commitment: kept.commitment ?? position.commitment,
      seats: position.you,
      names,
      status: position.status,
      winners: position.outcome?.winners,
    });
  }
}
