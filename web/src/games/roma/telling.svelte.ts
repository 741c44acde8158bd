/**
 * Keeps in sight for a moment what a battle or a Forum came to, whatever happens next, and the
 * cards that were lost until it is told why.
 */

import { SvelteMap } from 'svelte/reactivity';
import type { Happening } from '../../api/types';
import { still } from '../../settings.svelte';
import { drawn } from '../../table/motion';
import { News } from '../../table/news';
import type { Table } from './view';
import type { CardName } from './engine';
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
  readonly #news: News;
  #end: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {
    this.#news = new News(table);
  }

  /** To be called when the story has gone on. */
  hear(): void {
    const news = this.#news.take();
    if (news.length === 0) return;
    const found = reckoned(this.table.story);
    if (found) {
      clearTimeout(this.#end);
      this.told = found;
      this.#end = setTimeout(() => (this.told = null), SHOWN);
    }
    if (still()) return;
    this.#lunge();
    this.#mourn(news, found ? FOUGHT : STRUCK);
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

  #mourn(news: readonly Happening[], time: number): void {
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
