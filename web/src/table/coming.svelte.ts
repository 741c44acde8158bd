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
    const [before, ...after] = this.others;
    if (!before) return;
    this.motion.skip();
    await this.#shown;
    this.drop();
    this.position = before;
    this.story = goOn(
      [],
      this.story.filter((happening) => happening.revision <= before.revision),
    );
    this.#queue.unshift(...after);
    await tick();
    this.#go();
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
        this.#hearOthers(next, news);
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
    void this.foresee();
  }

  /** Keeps what others do, and says it as it happens. */
  #hearOthers(next: Position, news: readonly Happening[]): void {
    const theirs = news.filter((happening) => happening.what === 'action' && !this.position.you.includes(happening.seat ?? -1));
    this.telling = this.lineOf(theirs.at(-1));
    if (!this.seated || theirs.length === 0 || this.others.some((kept) => kept.revision === next.revision)) return;
    this.others = [...(this.others.length > 0 ? this.others : [this.position]), next];
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
