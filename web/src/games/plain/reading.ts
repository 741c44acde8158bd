/** Reads any game's view: its elements, and words for what it says about them. */

import type { Table, View } from '../../table/table.svelte';
import { t, texts } from '../../text/texts.svelte';

/** What the shell says itself, or nobody needs to read. */
const SILENT = new Set(['prompt', 'player', 'in_move', 'step', 'outcome', 'el', 'turn', 'active', 'q', 'r']);
/** The kinds of names that games have texts for. */
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
    .filter(([key, inner]) => !SILENT.has(key) && !holds(inner) && tells(inner))
    .map(([key, inner]) => (inner === true ? label(key) : `${label(key)}: ${word(inner, table)}`));
}

function tells(value: unknown): boolean {
  if (value === null || value === false || value === undefined) return false;
  return !Array.isArray(value) || value.length > 0;
}

/** A name of the view in words. */
export function label(key: string): string {
  const id = `page-key-${key.replaceAll('_', '-')}`;
  return texts.has(id) ? t(id) : key.replaceAll('_', ' ');
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
      if (texts.has(id)) return plain === name ? t(id) : `${t(id)} ${name.slice(plain.length + 1)}`;
    }
  }
  return name;
}

/** What an element is called. */
export function nameOf(data: Data, table: Table): string {
  const [kind = '', ...rest] = String(data['el']).split(':');
  if (kind === 'seat') return table.names[Number(rest[0])] || t('page-free-seat');
  const name = rest.map((part) => spoken(part, table)).join(' ');
  if (kind === 'unit') return spoken(String(data['name'] ?? data['kind']), table);
  const own = texts.has(`${table.position.game}-${kind}-${rest[0]}`) || KINDS.some((other) => texts.has(`${table.position.game}-${other}-${rest[0]}`));
  return own && rest.length === 1 ? name : `${label(kind)} ${name}`.trim();
}
