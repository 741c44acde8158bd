/** What the person before the screen likes, kept in the browser. */

import type { Choice } from './home/choice';
import { LANGUAGES, type Language } from './text/texts.svelte';

const KEY = 'lusoria-settings';

export type Theme = 'system' | 'light' | 'dark';

interface Kept {
  name: string;
  language: Language | null;
  theme: Theme;
  sounds: boolean;
  notices: boolean;
  /** Milliseconds between what bots and others do. */
  pace: number;
  /** Games whose tour was taken. */
  toured: string[];
  /** Whether what would leave something undone is asked about. */
  doubts: boolean;
  /** What was chosen last for a new table, by game. */
  chosen: Record<string, Choice>;
  /** The keys that are not the first ones. */
  keys: Record<string, string>;
  /** Which parts of a board are open, by name, where that was chosen or they have mattered. */
  folds: Record<string, boolean>;
  /** The address of a server where friends play, in a page that has none. */
  server: string;
  /** How loud the sounds are, from 0 to 1. */
  volume: number;
}

const FIRST: Kept = {
  name: '',
  language: null,
  theme: 'system',
  sounds: false,
  notices: false,
  pace: 350,
  toured: [],
  doubts: true,
  chosen: {},
  keys: {},
  folds: {},
  server: '',
  volume: 0.6,
};

class Settings {
  #kept = $state<Kept>({ ...FIRST, ...read() });

  get name(): string {
    return this.#kept.name;
  }
  get language(): Language {
    return this.#kept.language ?? spoken();
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  get sounds(): boolean {
    return this.#kept.sounds;
  }
  get notices(): boolean {
    return this.#kept.notices;
  }
  get pace(): number {
    return this.#kept.pace;
  }
  get doubts(): boolean {
    return this.#kept.doubts;
  }
  get chosen(): Readonly<Record<string, Choice>> {
    return this.#kept.chosen;
  }
  get keys(): Readonly<Record<string, string>> {
    return this.#kept.keys;
  }
  get folds(): Readonly<Record<string, boolean>> {
    return this.#kept.folds;
  }
  get server(): string {
    return this.#kept.server;
  }
  get volume(): number {
    return this.#kept.volume;
  }
  get toured(): readonly string[] {
    return this.#kept.toured;
  }

  set(some: Partial<Kept>): void {
    Object.assign(this.#kept, some);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // a browser that keeps nothing: the settings last as long as the page
    }
  }
}

function read(): Partial<Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Kept>;
  } catch {
    return {};
  }
}

/** The browser's language, if we speak it. */
function spoken(): Language {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return (wanted.find((tag) => tag in LANGUAGES) ?? 'en') as Language;
}

export const settings = new Settings();

/** Whether things should not move. */
export function still(): boolean {
  return settings.pace === 0 || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
