/** Every element as a whole sentence, for those who hear the table. */

import { t } from '../../text/texts.svelte';
import type { Table } from './view';
import { nameOf, printed } from './cards';
import type { Battle, CardName, Cards, Die, RomaView } from './engine';

export type Seen = Pick<Table, 'seat' | 'names'>;

export function sortOf(card: CardName): string {
  return t(`roma-sort-${printed(card).sort}`);
}

export function placeLabel(view: RomaView, table: Seen, seat: number, disc: number): string {
  const place = view.seats[seat]!.places[disc - 1]!;
  const whose = seat === table.seat ? 'own' : 'other';
  const params = { disc, name: table.names[seat] ?? '' };
  let label: string;
  if (place.card) {
    const card = { card: nameOf(place.card), sort: sortOf(place.card) };
    label = place.down
      ? t(`roma-label-down-${whose}`, { ...params, ...card })
      : t(`roma-label-place-${whose}`, { ...params, ...card, defence: place.defence?.value ?? '' });
  } else {
    label = t(`roma-label-${place.down ? 'down-other' : `empty-${whose}`}`, params);
  }
  return view.discs[disc - 1]!.blocked.includes(seat) ? t('roma-label-blocked', { label }) : label;
}

export function dieLabel(die: Die): string {
  return t(die.used ? 'roma-label-die-used' : 'roma-label-die', { value: die.value });
}

export function handCardLabel({ card, count }: Cards): string {
  return t(count > 1 ? 'roma-label-hand-cards' : 'roma-label-hand-card', { ...words(card), count });
}

export function laidOutLabel({ card, count }: Cards): string {
  return t('roma-label-laid-out', { ...words(card), count });
}

export function seatLabel(view: RomaView, table: Seen, seat: number): string {
  const { points, money } = view.seats[seat]!;
  return t('roma-label-seat', { name: table.names[seat] ?? '', points, money });
}

export function handLabel(view: RomaView, table: Seen, seat: number): string {
  return t('roma-label-hand', { name: table.names[seat] ?? '', count: view.seats[seat]!.hand.count });
}

export function battleLabel(battle: Battle): string {
  return t('roma-label-battle', { roll: battle.roll ?? '?', defence: battle.defence });
}

function words(card: CardName): Record<string, string | number> {
  const { price, defence } = printed(card);
  return { card: nameOf(card), sort: sortOf(card), price, defence };
}
