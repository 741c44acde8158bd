/**
 * Keeps in sight for a moment what a battle or a Forum came to, whatever happens next, and the
 * cards that were lost until it is told why.
 */

import { SvelteMap } from 'svelte/reactivity';
import { still } from '../../settings.svelte';
import type { Table } from '../../table/table.svelte';
import type { CardName } from './engine';
import { drawn } from '../../table/motion';
import { reckoned, strikes, type Reckoning } from './reckoning';

const REACH = 0.5; // of the way to its target
const SHOWN = 2600; // milliseconds
const FOUGHT = 900; // a card lost in battle stays until the die has been seen
const LUNGE = 420; // an attacker goes for its target
const STRUCK = 180; // another only until it is seen what struck it

export class Telling {
  told = $state.raw<Reckoning | null>(null);
  /** Cards that have just been lost, by their places. */
  readonly ghosts = new SvelteMap<string, CardName>();
  #seen: number;
  #end: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {
    this.#seen = table.story.at(-1)?.revision ?? 0;
  }

  /** To be called when the story has gone on. */
  hear(): void {
    const { story, ply } = this.table;
    const before = this.#seen;
    this.#seen = story.at(-1)?.revision ?? 0;
    if (this.#seen <= before || ply !== null) return;
    const found = reckoned(story);
    if (found) {
      clearTimeout(this.#end);
      this.told = found;
      this.#end = setTimeout(() => (this.told = null), SHOWN);
    }
    if (still()) return;
    this.#lunge();
    this.#mourn(before, found ? FOUGHT : STRUCK);
  }

  /** The attacker goes at the card that it attacks, and back. */
  #lunge(): void {
    const strike = strikes(this.table.story);
    const [from, to] = [strike && drawn(strike.from), strike && drawn(strike.to)];
    if (!from || !to) return;
    const [a, b] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
    const way = `${((b.left + b.width / 2 - a.left - a.width / 2) * REACH).toFixed()}px ${((b.top + b.height / 2 - a.top - a.height / 2) * REACH).toFixed()}px`;
    from.classList.add('travels');
    from.animate([{ translate: '0 0' }, { translate: way, offset: 0.4, easing: 'ease-out' }, { translate: '0 0' }], {
      duration: LUNGE,
      easing: 'ease-in',
    }).onfinish = () => from.classList.remove('travels');
  }

  #mourn(since: number, time: number): void {
    const news = this.table.story.filter(({ revision }) => revision > since);
    for (const { event } of news.flatMap(({ events }) => events)) {
      if (event.event !== 'lose') continue;
      const place = `place:${String(event.seat)}:${String(event.disc)}`;
      this.ghosts.set(place, event.card as CardName);
      setTimeout(() => this.ghosts.delete(place), time);
    }
  }

  stop(): void {
    clearTimeout(this.#end);
    this.told = null;
    this.ghosts.clear();
  }
}
