/** Looking back: an earlier position, a replay, other eyes. */

import { tick } from 'svelte';
import type { Past } from '../api/types';
import { sound, soundOf } from '../sounds';
import type { Connection } from './connection.svelte';
import type { Motion } from './motion';
import type { Eyes, Seen } from './seen.svelte';
import type { Source } from './source';
import { between, goOn } from './story';
import { together } from './together';

const KEPT = 64; // positions: going to and fro asks for none of them twice

export class Looking {
  #pasts = new Map<string, Past>();

  constructor(
    private readonly seen: Seen,
    private readonly source: Source,
    private readonly motion: Motion,
    private readonly connection: Connection,
    /** Forgets a half-made choice. */
    private readonly drop: () => void,
  ) {}

  /** Looks at an earlier position; without a number, at the present. What moved there is seen if asked. */
  async look(ply: number | null, moving = false): Promise<void> {
    const { seen, motion } = this;
    this.drop();
    const from = seen.ply ?? seen.position.ply;
    const to = ply !== null && ply < seen.position.ply ? ply : null;
    seen.ply = to;
    const found = to === null && seen.eyes === null ? null : await this.#pastAt(to ?? seen.position.ply);
    if (seen.ply !== to) return;
    if (to !== null && !found) seen.ply = null; // it could not be told: the present is shown
    const news = moving && seen.ply === to ? between(seen.story, from, to ?? seen.position.ply) : [];
    const before = motion.before(news);
    seen.past = found;
    const heard = news.flatMap((happening) => happening.events).at(-1);
    if (heard) sound(soundOf(seen.position.game, heard.event.event));
    await tick();
    await motion.after(before, 0);
  }

  /** Goes some moves back, or on with all that moves. */
  async step(by: number): Promise<void> {
    const at = this.seen.ply ?? this.seen.position.ply;
    const there = this.seen.moves.filter((ply) => (by < 0 ? ply < at : ply > at));
    const next = by < 0 ? (there.at(by) ?? there[0]) : (there[by - 1] ?? there.at(-1));
    if (next !== undefined) await this.look(next, by === 1);
  }

  /** Looks at a finished game with other eyes. */
  async watch(eyes: Eyes): Promise<void> {
    const { seen } = this;
    seen.eyes = eyes;
    const story = await this.connection.try(() => this.source.story(typeof eyes === 'number' ? eyes : seen.looker));
    if (seen.eyes !== eyes) return;
    if (story) seen.story = goOn([], story);
    await this.look(seen.ply);
  }

  /** A position of a finished game as each seat saw it. */
  async ofAll(ply: number): Promise<Past[]> {
    return Promise.all(this.seen.position.seats.map(({ seat }) => this.source.past(ply, seat)));
  }

  async #pastAt(ply: number): Promise<Past | null> {
    const { eyes, looker } = this.seen;
    const key = `${eyes}.${ply}`;
    const known = this.#pasts.get(key);
    if (known) return known;
    const found = await this.connection.try(async () => {
      if (eyes !== 'all') return this.source.past(ply, eyes ?? looker);
      const seen = await this.ofAll(ply);
      return { ...seen[0]!, view: together(seen.map((past) => past.view)) as Past['view'] };
    });
    if (!found) return null;
    this.#pasts.set(key, found);
    if (this.#pasts.size > KEPT) this.#pasts.delete(this.#pasts.keys().next().value!);
    return found;
  }

  /** Somebody else sits before the screen: other eyes see another past. */
  forget(): void {
    this.#pasts.clear();
  }
}
