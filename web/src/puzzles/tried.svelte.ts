/** The puzzles that were tried, what came of the first try, and the rating: kept in this browser. */

import { LEVELS, type Wish } from './choosing';
import { after, FIRST, type Rating } from './rating';

const KEY = 'lusoria-puzzles';

interface Try {
  right: boolean;
  at: number;
}

export interface OfGame extends Rating {
  tries: Record<string, Try>;
  /** How many first tries in a row were right. */
  row: number;
}

interface Kept {
  games: Partial<Record<string, OfGame>>;
  wish: Wish;
}

const NOTHING: Kept = { games: {}, wish: { theme: '', level: 'equal' } };

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
    const wish = kept.wish && LEVELS.includes(kept.wish.level) ? kept.wish : NOTHING.wish;
    return { games: kept.games ?? {}, wish };
  } catch {
    return NOTHING;
  }
}

class Tried {
  #kept = $state.raw<Kept>(read());
  /** What the last first try changed. */
  last = $state.raw<{ id: string; change: number } | null>(null);

  of(game: string): OfGame {
    return this.#kept.games[game] ?? { ...FIRST, tries: {}, row: 0 };
  }

  get games(): string[] {
    return Object.keys(this.#kept.games);
  }

  /** Keeps this of all games instead of what was kept. */
  keep(games: Kept['games']): void {
    this.#keep({ ...read(), games });
  }

  get wish(): Wish {
    return this.#kept.wish;
  }

  wishes(wish: Wish): void {
    this.#keep({ ...read(), wish });
  }

  /** The first try, if there was one. */
  first(game: string, id: string): Try | undefined {
    return this.of(game).tries[id];
  }

  /** Counts a try, if it is the first. */
  add(game: string, { id, rating }: { id: string; rating: number }, right: boolean): void {
    // another tab may have tried others
    const kept = read();
    const now = kept.games[game] ?? this.of(game);
    if (now.tries[id]) return;
    const then = after(now, rating, right);
    this.last = { id, change: Math.round(then.rating) - Math.round(now.rating) };
    const tries = { ...now.tries, [id]: { right, at: Date.now() } };
    this.#keep({ ...kept, games: { ...kept.games, [game]: { ...then, tries, row: right ? now.row + 1 : 0 } } });
  }

  #keep(kept: Kept): void {
    this.#kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // a browser that keeps nothing: it is known until the page is closed
    }
  }
}

export const tried = new Tried();
