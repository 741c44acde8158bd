/** The games that the server has, as their boxes say: name, a line about them, how long they take. */

import type { GameInfo } from '../api/types';
import { t, texts, type Language } from '../text/texts.svelte';
import { transport } from '../transport';
import { untilReached } from '../transport/again';

class Games {
  /** The shortest first. */
  all = $state.raw<readonly GameInfo[]>([]);

  async read(lang: Language): Promise<void> {
    const found = await transport.ask('games', { lang });
    this.all = found.sort((a, b) => a.box.minutes - b.box.minutes);
  }

  /** The game's name; of one that the server has no more, its id. */
  name(id: string): string {
    const game = this.all.find((one) => one.id === id);
    return game ? said(game, 'name') : id;
  }

  /** The clauses behind each source of points. */
  scoring(id: string): Partial<Record<string, string[]>> {
    return this.all.find((one) => one.id === id)?.scoring ?? {};
  }
}

export const games = new Games();

/** Reads them where a component begins and in whatever language it goes on, as soon as the server can be reached. */
export function readGames(): void {
  $effect(() => {
    const { language } = texts;
    let here = true;
    void untilReached(
      () => games.read(language),
      () => here,
    );
    return () => (here = false);
  });
}

/** What the game says in the language it was asked for. */
export function said(game: GameInfo, what: string): string {
  const id = `${game.id}-${what}`;
  return game.texts[id] ?? id;
}

/** A value of an option in a word, or in a sentence where the game has one. */
export function valueSaid(game: GameInfo, option: string, value: unknown): string {
  return said(game, valueId(option, value));
}

export function valueAbout(game: GameInfo, option: string, value: unknown): string | null {
  return game.texts[`${game.id}-${valueId(option, value)}-about`] ?? null;
}

function valueId(option: string, value: unknown): string {
  return `option-${option}-${String(value).replaceAll('.', '-')}`;
}

export function playersOf(game: GameInfo): string {
  const [low, high] = game.players as [number, number];
  return low === high ? t('page-players', { count: low }) : t('page-players-range', { low, high });
}
