/** Every element as a whole sentence, for those who hear the table. */

import { t, texts } from '../../text/texts.svelte';
import { inWords } from '../topics';
import type { Hex, Prospect, Resource, RomoloView, Store, Token, Topic, TopicName, Troop, Unit } from './engine';
import { editionName, editionOf, isDie, storesIn, unitsIn, type Table } from './view';

export type Seen = Pick<Table, 'seat' | 'names'>;

/** Who sits there, in a word. */
export function whoOf(seat: number, table: Seen): string {
  return table.names[seat] ?? t('core-ai');
}

/** Who plays together on a side; nobody sits at that of the A.I. */
export function sideOf(side: number, view: RomoloView, table: Seen): string {
  return view.sides[side]?.map((seat) => whoOf(seat, table)).join(', ') || t('core-ai');
}

/** A text as it is in the edition that is played, where that has one of its own. */
export function inEdition(id: string, table: Pick<Table, 'position'>): string {
  const own = `${id}-${editionName(table).replaceAll('.', '-')}`;
  return texts.has(own) ? own : id;
}

/** A topic's text and clauses in the edition that is played, as the game gives them. */
export function about(name: TopicName, table: Pick<Table, 'position'>, params?: Record<string, string | number>): Topic {
  return topicIn(editionOf(table).help[name], table, params);
}

/** A topic in words, with the text that the edition has of its own. */
export function topicIn({ text, rules }: Topic, table: Pick<Table, 'position'>, params?: Record<string, string | number>): Topic {
  return inWords({ text: text && inEdition(text, table), rules }, params);
}

/** What a number of the die destroys besides, or spares, in a sentence (edition 1.66); nothing for most of them. */
export function dieWords(seat: number, token: Token | 'chosen' | null, table: Table): string | null {
  const extra = token && isDie(token) ? editionOf(table).extra[Number(token) - 1]! : 0;
  return extra === 0 ? null : t(extra > 0 ? 'romolo-die-more' : 'romolo-die-fewer', { name: whoOf(seat, table), die: token! });
}

export function resourceName(resource: Resource): string {
  return t(`romolo-resource-${resource}`);
}

export function cubes(count: number, resource: Resource): string {
  return t('romolo-cubes', { count, resource: t(`romolo-resource-${resource}`, { count }) });
}

/** What a hex is: plain, forest, not explored yet. */
export function groundOf(hex: Hex): string {
  if (hex.up && hex.terrain) return t(`romolo-terrain-${hex.terrain}`);
  return hex.terrain ? t('romolo-ground-peeked', { terrain: t(`romolo-terrain-${hex.terrain}`) }) : t('romolo-ground-hidden');
}

/** The hex with all that is in it: the map as a list. */
export function hexLabel(hex: Hex, view: RomoloView, table: Seen): string {
  const inIt = [
    ...(hex.multiplier
      ? [hex.multiplier.value ? t('romolo-in-multiplier', { value: hex.multiplier.value }) : t('romolo-in-multiplier-unknown')]
      : []),
    ...(hex.controller !== null ? [t('romolo-in-control', { name: sideOf(hex.controller, view, table) })] : []),
    ...(hex.tower ? [t('romolo-label-tower', { name: whoOf(hex.tower.seat, table), damage: hex.tower.damage })] : []),
    ...hex.pieces.map(({ count, building }) => t('romolo-in-pieces', { count, piece: t(`romolo-piece-${building}`) })),
    ...storesIn(view, hex.name).map(({ count, resource }) => cubes(count, resource)),
    ...unitsIn(view, hex.name).map((unit) => unitWords(unit, table)),
    ...hex.troops.map((troop) => t('romolo-in-troops', { count: troop.count, condition: t(`romolo-ai-${troop.condition}`) })),
  ];
  const head = t('romolo-label-hex', { hex: hex.name.toUpperCase(), ground: groundOf(hex) });
  return inIt.length > 0 ? `${head}: ${inIt.join(', ')}` : head;
}

/** A unit with its owner and condition. */
function unitWords(unit: Unit, table: Seen): string {
  const kind = t(`romolo-unit-${unit.kind}`);
  const words = [t('romolo-unit-of', { unit: kind, seat: whoOf(unit.seat, table) })];
  if (unit.laid) words.push(t('romolo-is-laid'));
  if (unit.penalty) words.push(t('romolo-is-penalized'));
  return words.join(' ');
}

/** What its name leaves open: whose it is, where and how it stands, what it has left. */
export function unitState(unit: Unit, table: Seen): string {
  const condition = [...(unit.laid ? [t('romolo-is-laid')] : []), ...(unit.penalty ? [t('romolo-is-penalized')] : [])];
  const where = unit.hex ? [unit.hex.toUpperCase()] : [];
  const left = unit.left > 0 && unit.seat === table.seat ? [t('romolo-actions-left', { count: unit.left })] : [];
  return [[whoOf(unit.seat, table), ...condition].join(' '), ...where, ...left].join(' · ');
}

export function unitLabel(unit: Unit, table: Seen): string {
  const where = unit.hex ? t('romolo-label-unit', { unit: unitWords(unit, table), hex: unit.hex.toUpperCase() }) : unitWords(unit, table);
  return unit.left > 0 && unit.seat === table.seat ? `${where}, ${t('romolo-actions-left', { count: unit.left })}` : where;
}

export function tokenLabel(token: Token): string {
  return isDie(token) ? t('romolo-label-die', { die: token }) : t('romolo-label-token', { token: t(`romolo-token-${token}`) });
}

/** What an attack may come to: both values, and who may defend. */
export function prospectLabel({ attack, least, most }: Prospect): string {
  if (most === 0) return t('romolo-prospect-falls');
  if (least === 0) return t('romolo-prospect-perhaps', { attack, most });
  return t(least === most ? 'romolo-prospect' : 'romolo-prospect-range', { attack, least, most });
}

export function troopLabel(troop: Troop, hex: string): string {
  return t('romolo-label-troop', { count: troop.count, condition: t(`romolo-ai-${troop.condition}`), hex });
}

export function storeLabel(store: Store): string {
  return t('romolo-label-store', { cubes: cubes(store.count, store.resource), hex: store.hex.toUpperCase() });
}
