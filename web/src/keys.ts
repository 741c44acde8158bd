/** What keys do at a table. Each may be given another key, which the settings keep. */

import { settings } from './settings.svelte';

/** The commands in the order in which they are listed, with the keys they have at first. */
export const FIRST = {
  end: 'e',
  undo: 'u',
  'undo-turn': 'U',
  hint: 'h',
  back: 'ArrowLeft',
  on: 'ArrowRight',
  rule: 'r',
  keys: '?',
} as const;

export type Command = keyof typeof FIRST;
/** Which key each command has, a board's own commands among them. */
export type Keys = Record<Command, string> & Record<string, string>;

/** A board's own commands by name, each with the key that it has at first and the text that tells what it does. */
export type Own = Readonly<Record<string, { key: string; say: string }>>;

/** Keys that always mean the same: what is offered by number, to choose, to leave, to go round. */
const TAKEN = /^([1-9]|Enter|Escape|Tab|Shift|Control|Alt|Meta| |ArrowUp|ArrowDown)$/;

export function keys(own: Own = {}): Keys {
  const first = { ...FIRST, ...Object.fromEntries(Object.entries(own).map(([command, { key }]) => [command, key])) };
  const changed = Object.entries(settings.keys).filter(([command]) => command in first);
  return { ...first, ...Object.fromEntries(changed) };
}

/** What a key means. */
export function commandOf(key: string, by: Keys = keys()): string | null {
  return Object.keys(by).find((command) => by[command] === key) ?? null;
}

/** Which of what is offered a key means, counted from 0. */
export function numberOf(key: string): number | null {
  return /^[1-9]$/.test(key) ? Number(key) - 1 : null;
}

/** The keys with another one for a command: whoever had it takes the old one. None if it is taken. */
export function given(by: Keys, command: string, key: string): Keys | null {
  if (TAKEN.test(key)) return null;
  const had = commandOf(key, by);
  return { ...by, ...(had ? { [had]: by[command]! } : {}), [command]: key };
}

const ARROWS: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→' };

/** A key as it is written on a keyboard. */
export function written(key: string): string {
  if (ARROWS[key]) return ARROWS[key];
  return key.length === 1 && key !== key.toLowerCase() ? `⇧ ${key}` : key.toUpperCase();
}
