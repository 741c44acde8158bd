/** What comes from the table, shown one after the other; and what others did, to be shown again. */

import { tick } from 'svelte';
import type { Happening, Message, Position } from '../api/types';
import type { Board } from '../games/board';
import { remember, seatsAt } from '../keep';
import { sound, soundOf } from '../sounds';
import { Looking } from './looking.svelte';
import type { Source } from './seen.svelte';
import { goOn } from './story';

export abstract class Coming extends Looking {
  /** Whether what has come is still being shown. */
  showing = $state(false);
  /** The line of the log that is being shown. */
  telling = $state.raw<Message | null>(null);
  #queue: Position[] = [];
  /** Kept as soon as all that had come is shown. */
  #shown: Promise<void> = Promise.resolve();

  constructor(position: Position, board: Board, token: string | null, source: Source) {
    super(position, board, token, source);
    this.#remember();
  }

  /** Asks what could be done now. */
  protected abstract foresee(): Promise<void>;

  /** Somebody sits down before the one screen: from now on the table is theirs. */
  sitDown(seat: number | null): void {
    this.looker = seat;
    this.forgetPasts();
    this.story = [];
    this.listen();
  }

  receive(position: Position): void {
    this.newest = Math.max(this.newest, position.revision);
    this.#queue.push(position);
    this.#go();
  }

  #go(): void {
    if (!this.showing) this.#shown = this.#show();
  }

  /** Shows once more what others have done since this seat decided last. */
  async showAgain(): Promise<void> {
    if (this.busy || this.missed.length === 0) return;
    this.motion.skip();
    await this.#shown;
    this.drop();
    this.busy = true;
    const found = await this.try(() => this.#recalled());
    this.busy = false;
    if (!found) return;
    const [before, ...after] = found;
    this.recalling = true;
    this.position = before!;
    this.story = goOn(
      [],
      this.story.filter((happening) => happening.revision <= before!.revision),
    );
    this.#queue.unshift(...after);
    await tick();
    this.#go();
  }

  /** What was missed as positions, a move each; the first is the one before, the last the present. */
  async #recalled(): Promise<Position[]> {
    const { position, missed, story } = this;
    const before = story.findLast(({ revision }) => revision < missed[0]!.revision)!;
    const ends = [before, ...missed.filter(({ what, ply }) => what === 'action' && this.moves.includes(ply) && ply < position.ply)];
    const pasts = await Promise.all(ends.map(({ ply }) => this.source.past(ply, this.looker)));
    const earlier = pasts.map(({ ply, player, view }, i): Position => {
      const { revision } = ends[i]!;
      const events = missed.filter((h) => h.revision > (ends[i - 1]?.revision ?? revision) && h.revision <= revision);
      return { ...position, ply, player: player ?? null, view, revision, events, legal: [], prompt: null, may_undo: false };
    });
    return [...earlier, { ...position, events: missed.filter((h) => h.revision > ends.at(-1)!.revision) }];
  }

  /** Shows what has come, one position after the other, with what moved between them. */
  async #show(): Promise<void> {
    this.showing = true;
    while (this.#queue.length > 0) {
      const next = this.#queue.shift()!;
      const anew = next.seat !== this.position.seat;
      if (next.revision < this.position.revision) continue;
      const news = next.events.filter((h) => h.revision > (this.story.at(-1)?.revision ?? 0));
      if (news.length > 0 || anew) {
        const before = anew ? null : this.motion.before(news);
        if (next.revision !== this.position.revision) this.drop();
        this.telling = anew ? null : this.lineOf(this.#theirs(news).at(-1));
        this.story = goOn(this.story, news);
        this.position = next;
        this.#remember();
        const heard = news.flatMap((happening) => happening.events).at(-1);
        if (heard) sound(soundOf(this.position.game, heard.event.event));
        await tick();
        if (before && this.ply === null) await this.motion.after(before, this.#queue.length);
      } else {
        this.position = next;
      }
    }
    this.showing = false;
    this.recalling = false;
    void this.foresee();
  }

  /** What others did of it: that is said as it is shown. */
  #theirs(news: readonly Happening[]): Happening[] {
    return news.filter(({ what, seat }) => what === 'action' && (this.recalling || !this.position.you.includes(seat ?? -1)));
  }

  #remember(): void {
    const kept = seatsAt(this.id);
    if (!kept || this.position.status === 'open') return;
    remember({
      ...kept,
      commitment: kept.commitment ?? this.position.commitment,
      seats: this.position.you,
      names: this.names,
      status: this.position.status,
      winners: this.position.outcome?.winners,
    });
  }
}
