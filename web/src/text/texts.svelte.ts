/** Texts: messages put into words. The Fluent files are those of the Python package. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable, type Scope } from '@fluent/bundle';
import type { Message } from '../api/types';
import { transport } from '../transport';

export const LANGUAGES = { en: 'English', it: 'Italiano', fr: 'Français' } as const;
export type Language = keyof typeof LANGUAGES;

const SHARED = import.meta.glob<string>(
  ['../../../src/lusoria/text/*/core.ftl', '../../../src/lusoria/text/*/table.ftl', '../../../src/lusoria/text/*/page.ftl'],
  { query: '?raw', import: 'default' },
);
const GAMES = import.meta.glob<string>('../../../src/lusoria/games/*/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

const LESSONS = import.meta.glob<string>('../../../src/lusoria/games/*/lessons/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** Marks around a parameter: characters that no text has. */
const OPEN = '\uE000';
const CLOSE = '\uE001';

/** A whole number, whose text may depend on how many it says. */
const NUMBER = /^(0|[1-9]\d{0,8})$/;

/** A number that can be counted by, and stands out. */
class MarkedNumber extends FluentNumber {
  override toString(scope?: Scope): string {
    return `${OPEN}${super.toString(scope)}${CLOSE}`;
  }
}

export interface Piece {
  text: string;
  strong: boolean;
}

class Texts {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle>(new FluentBundle('en', { useIsolating: false }));
  #games = new Set<string>();
  /** What has been read, by its language and its file or game. */
  #parsed = new Map<string, Promise<FluentResource>>();

  /** Reads a language, with the texts of the games that were asked for, and speaks it. */
  async speak(language: Language): Promise<void> {
    const bundle = new FluentBundle(language, { useIsolating: false });
    const shared = Object.entries(SHARED).filter(([path]) => path.includes(`/text/${language}/`));
    const resources = [
      ...shared.map(([path, read]) => this.#resource(language, path, read)),
      ...[...this.#games].map((game) => this.#resource(language, game, () => textsOf(game, language))),
    ];
    for (const resource of await Promise.all(resources)) bundle.addResource(resource);
    this.#bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Adds the texts of a game. */
  async learn(game: string): Promise<void> {
    if (this.#games.has(game)) return;
    this.#games.add(game);
    await this.speak(this.language);
  }

  /** Reads and parses a source once; if that fails, it can be tried again. */
  #resource(language: Language, source: string, read: () => Promise<string>): Promise<FluentResource> {
    const key = `${language} ${source}`;
    let parsed = this.#parsed.get(key);
    if (!parsed) {
      parsed = read().then((text) => new FluentResource(language === 'fr' ? bound(text) : text));
      parsed.catch(() => this.#parsed.delete(key));
      this.#parsed.set(key, parsed);
    }
    return parsed;
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The message in words; `names` are those of the seats. Without such a text: its id. */
  say(message: Message, names: readonly string[] = []): string {
    const params: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(message.params ?? {})) {
      params[name] = value instanceof FluentNumber ? value : this.#param(value, names, message.params);
    }
    const pattern = this.#bundle.getMessage(message.id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, params, []) : message.id;
  }

  #param(value: unknown, names: readonly string[], around: Message['params'], as = FluentNumber): FluentVariable {
    const plain = typeof value !== 'object' && NUMBER.test(String(value));
    return plain ? new as(Number(value), { useGrouping: false }) : this.#word(value, names, around);
  }

  /** A parameter in words. A name within a message follows its `count`: 1 refined good, 2 refined goods. */
  #word(value: unknown, names: readonly string[], around: Message['params']): string {
    if (typeof value !== 'object' || value === null) return String(value);
    if ('seat' in value) return names[Number(value.seat)] ?? '';
    const { id, params } = value as Message;
    const count = around?.['count'];
    return this.say({ id, params: count === undefined ? params : { count, ...params } }, names);
  }

  /** The message in pieces: what it is about stands out. */
  pieces(message: Message, names: readonly string[] = []): Piece[] {
    const marked = Object.entries(message.params ?? {}).map(([name, value]) => {
      const word = this.#param(value, names, message.params, MarkedNumber);
      return [name, typeof word === 'string' ? `${OPEN}${word}${CLOSE}` : word];
    });
    const text = this.say({ id: message.id, params: Object.fromEntries(marked) as Message['params'] });
    return text.split(/(?=\uE000)|(?<=\uE001)/u).map((piece) => ({
      text: piece.replace(/[\uE000\uE001]/gu, ''),
      strong: piece.startsWith(OPEN),
    }));
  }

  /** The ids of the texts that begin so, in the order of the files. */
  idsOf(prefix: string): string[] {
    return [...this.#bundle._messages.keys()].filter((id) => id.startsWith(prefix));
  }
}

/** In French some signs stand apart from their word and yet in its line. */
function bound(source: string): string {
  return source.replace(/ (?=[:;?!%»])|(?<=«) /g, '\u00a0');
}

/** A game's texts. Those of this package are part of the page, those of others the server has. */
async function textsOf(game: string, lang: Language): Promise<string> {
  const read = GAMES[`../../../src/lusoria/games/${game}/text/${lang}.ftl`];
  const taught = LESSONS[`../../../src/lusoria/games/${game}/lessons/${lang}.ftl`];
  if (read) return [await read(), await taught?.()].join('\n');
  return (await transport.ask('texts', { game, lang })).fluent;
}

export const texts = new Texts();

/** The text with this id, in the language spoken now. */
export function t(id: string, params: Record<string, string | number> = {}): string {
  return texts.say({ id, params });
}
