/** Looking back: an earlier position, a replay, other eyes. */

import { tick } from 'svelte';
import type { Past } from '../api/types';
import { sound, soundOf } from '../sounds';
import { Asking } from './asking.svelte';
import type { Eyes } from './seen.svelte';
import { between, goOn } from './story';
import { together } from './together';

const KEPT = 64; // positions: going to and fro asks for none of them twice

export abstract class Looking extends Asking {
  #pasts = new Map<string, Past>();

  /** Forgets a half-made choice. */
  abstract drop(): void;

  /** Looks at an earlier position; without a number, at the present. What moved there is seen if asked. */
  async look(ply: number | null, moving = false): Promise<void> {
    this.drop();
    const from = this.ply ?? this.position.ply;
    const to = ply !== null && ply < this.position.ply ? ply : null;
    this.ply = to;
    const found = to === null && this.eyes === null ? null : await this.#pastAt(to ?? this.position.ply);
    if (this.ply !== to) return;
    const news = moving ? between(this.story, from, to ?? this.position.ply) : [];
    const before = this.motion.before(news);
    this.past = found;
    const heard = news.flatMap((happening) => happening.events).at(-1);
    if (heard) sound(soundOf(this.position.game, heard.event.event));
    await tick();
    await this.motion.after(before, 0);
  }

  /** Goes some moves back, or on with all that moves. */
  async step(by: number): Promise<void> {
    const at = this.ply ?? this.position.ply;
    const there = this.moves.filter((ply) => (by < 0 ? ply < at : ply > at));
    const next = by < 0 ? (there.at(by) ?? there[0]) : (there[by - 1] ?? there.at(-1));
    if (next !== undefined) await this.look(next, by === 1);
  }

  /** Looks at a finished game with other eyes. */
  async watch(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    const story = await this.try(() => this.source.story(typeof eyes === 'number' ? eyes : this.looker));
    if (this.eyes !== eyes) return;
    if (story) this.story = goOn([], story);
    await this.look(this.ply);
  }

  /** A position of a finished game as each seat saw it. */
  async pastOfAll(ply: number): Promise<Past[]> {
    return Promise.all(this.position.seats.map(({ seat }) => this.source.past(ply, seat)));
  }

  async #pastAt(ply: number): Promise<Past | null> {
    const { eyes } = this;
    const key = `${eyes}.${ply}`;
    const known = this.#pasts.get(key);
    if (known) return known;
    const found = await this.try(async () => {
      if (eyes !== 'all') return this.source.past(ply, eyes ?? this.looker);
      const seen = await this.pastOfAll(ply);
      return { ...seen[0]!, view: together(seen.map((past) => past.view)) as Past['view'] };
    });
    if (!found) return null;
    this.#pasts.set(key, found);
    if (this.#pasts.size > KEPT) this.#pasts.delete(this.#pasts.keys().next().value!);
    return found;
  }

  /** Other eyes see another past. */
  protected forgetPasts(): void {
    this.#pasts.clear();
  }
}
