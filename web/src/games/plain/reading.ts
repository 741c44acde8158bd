/** Reads any game's view: its elements, and words for what it says about them. */

import type { View } from '../../table/seen.svelte';
import type { Table } from '../../table/table.svelte';
import { t, texts } from '../../text/texts.svelte';

/** What the shell says itself, or nobody needs to read. */
const SILENT = new Set(['name', 'player', 'in_move', 'step', 'outcome', 'el', 'turn', 'active', 'q', 'r']);
/** The kinds of things that games have names for, as in `<game>-card-forum`. */
const KINDS = ['card', 'character', 'piece', 'building', 'unit', 'resource', 'terrain', 'token', 'tool', 'worker'];

export type Data = Record<string, unknown>;

export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The element of this id, wherever it stands in the view. */
export function find(value: unknown, el: string): Data | null {
  if (Array.isArray(value) || isData(value)) {
    if (isData(value) && value['el'] === el) return value;
    for (const inner of Object.values(value)) {
      const found = find(inner, el);
      if (found) return found;
    }
  }
  return null;
}

/** Whether there is an element in it. */
export function holds(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holds);
  return isData(value) && ('el' in value || Object.values(value).some(holds));
}

/** What holds elements, in the order of the view. */
export function zones(value: Data | View): [string, unknown][] {
  return Object.entries(value).filter(([key, inner]) => !SILENT.has(key) && holds(inner));
}

/** What is said about a thing, each fact with its name. */
export function facts(value: Data | View, table: Table): string[] {
  return Object.entries(value)
    .filter(([key, inner]) => !SILENT.has(key) && !holds(inner) && tells(inner) && !names(value as Data, inner))
    .map(([key, inner]) => {
      const name = label(key, table);
      return inner === true ? name : `${name}: ${key === 'seat' ? who(Number(inner), table) : word(inner, table)}`;
    });
}

/** Whether it only says again what the element's id says. */
function names(value: Data, inner: unknown): boolean {
  return typeof inner === 'string' && String(value['el']).split(':').includes(inner);
}

function tells(value: unknown): boolean {
  if (value === null || value === false || value === undefined) return false;
  return !Array.isArray(value) || value.length > 0;
}

/** A name of the view in words. */
export function label(key: string, table: Table): string {
  const ids = [table.position.game, 'core'].map((owner) => `${owner}-key-${key.replaceAll('_', '-')}`);
  const id = ids.find((one) => texts.has(one));
  return id ? t(id) : key.replaceAll('_', ' ');
}

function word(value: unknown, table: Table): string {
  if (Array.isArray(value)) return value.map((inner) => word(inner, table)).join(' · ');
  if (isData(value)) {
    return Object.entries(value)
      .map(([key, inner]) => `${spoken(key, table)} ${word(inner, table)}`)
      .join(', ');
  }
  return typeof value === 'string' ? spoken(value, table) : String(value);
}

/** A word of the game as its texts have it, without the number that tells copies apart. */
function spoken(name: string, table: Table): string {
  const { game } = table.position;
  for (const plain of [name, name.replace(/-\d+$/, '')]) {
    for (const kind of KINDS) {
      const id = `${game}-${kind}-${plain}`;
      if (!texts.has(id)) continue;
      const number = name.slice(plain.length + 1);
      const text = t(id, { number });
      return text.includes(number) ? text : `${text} ${number}`;
    }
  }
  return name;
}

/** Who sits in a seat; the side that nobody sits at is the A.I. */
function who(seat: number, table: Table): string {
  return table.names[seat] ?? t('core-ai');
}

/** What an element is called. One that stands in a seat's part of the view is that seat's. */
export function nameOf(data: Data, table: Table): string {
  const el = String(data['el']);
  const [kind = '', ...rest] = el.split(':');
  if (kind === 'seat') return who(Number(rest[0]), table);
  if (typeof data['kind'] === 'string' && typeof data['name'] === 'string') return `${spoken(data['kind'], table)} ${data['name']}`;
  const owner = rest[0] !== undefined && ownerOf(el, table) === rest[0] ? table.names[Number(rest[0])] : undefined;
  const parts = owner ? rest.slice(1) : rest;
  const words = parts.map((part) => spoken(part, table));
  const named = parts.length > 0 && words.at(-1) !== parts.at(-1);
  const name = named ? words.reverse().join(', ') : [label(kind, table), ...words].join(' ');
  return owner ? `${name}, ${owner}` : name;
}

/** The seat in whose part of the view the element stands, as its id would name it. */
function ownerOf(el: string, table: Table): string | undefined {
  const seats = table.view && (table.view as View & Data)['seats'];
  const seat = Array.isArray(seats) ? seats.findIndex((part) => find(part, el)) : -1;
  return seat < 0 ? undefined : String(seat);
}
