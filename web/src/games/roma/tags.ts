/**
 * What a target would do, in a few letters. Only a choice that is half made, or a question with
 * one answer for each target, has tags: the table stays calm.
 */

import type { Legal } from '../../api/types';
import { t } from '../../text/texts.svelte';
import type { Table } from '../../table/table.svelte';
import { CARDS, type CardName } from './cards';
import { beside, onSide, placeAt, unused, viewOf, type RomaView } from './view';

export type Choosing = Pick<Table, 'view' | 'targets' | 'chosen'>;

/** The tag of an element, or none. */
export function tagOf(el: string, table: Choosing): string | null {
  const view = viewOf(table);
  const left = table.targets.get(el);
  if (!view || left?.length !== 1) return null;
  if (view.step === 'act' && table.chosen.length === 0) return null;
  return tag(left[0]!, el, view);
}

function tag(legal: Legal, el: string, view: RomaView): string | null {
  const value = Number(legal.message.params?.value);
  const die = el.startsWith('die:');
  switch (legal.verb) {
    case 'money':
      return t('roma-tag-money', { value });
    case 'draw':
      if (el === 'pile:draw') return null;
      return t('roma-tag-draw', { value });
    case 'activate':
      if (die) return t('roma-tag-activate');
      return el.startsWith('place:') ? activation(view, value) : null;
    case 'lay':
      return laying(legal, view);
    case 'target':
      return aiming(view, el);
    case 'add':
      return view.battle ? adding(view.battle.roll ?? 0, value, view.battle.defence) : null;
    case 'forum':
      return sum([value, 2 * beside(view, view.active, view.acting?.disc ?? 0, 'basilica')]);
    case 'templum':
      return sum([view.forum ?? 0, value]);
    default:
      return null;
  }
}

/** What a card costs where it is laid, and whether it covers another. */
function laying(legal: Legal, view: RomaView): string | null {
  const card = legal.on[0]?.split(':')[1] as CardName | undefined;
  const place = placeAt(view, legal.on[1] ?? '')?.place;
  if (!card || !place) return null;
  if (view.step === 'place') return t('roma-tag-here');
  const cover = place.card ? '-cover' : '';
  if (view.step !== 'act') return t(`roma-tag-free${cover}`);
  return t(`roma-tag-price${cover}`, { price: CARDS[card].price });
}

/** What the active seat's card beside a disc would do. */
function activation(view: RomaView, disc: number): string {
  const rival = 1 - view.active;
  const card = view.seats[view.active]!.places[disc - 1]?.card;
  const opposite = view.seats[rival]!.places[disc - 1];
  const spare = without(unused(view), disc);
  switch (card) {
    case 'forum':
      return forum(view, disc, spare);
    case 'legat':
      return points(onSide(view, rival, null));
    case 'tribunus':
      return points(1);
    case 'mercatus':
      return points(onSide(view, rival, 'forum'));
    case 'legionarius':
      return battle(opposite?.defence ?? 0);
    case 'centurio':
      return battle(opposite?.defence ?? 0, spare);
    case 'essedum':
      return t('roma-tag-siege');
    default:
      return t('roma-tag-activate');
  }
}

function forum(view: RomaView, disc: number, spare: number[]): string {
  const bonus = 2 * beside(view, view.active, disc, 'basilica');
  const third = beside(view, view.active, disc, 'templum') > 0;
  const [low = 0, high = low] = spare.toSorted((a, b) => a - b);
  if (spare.length > 1 && third) return sum([low, high, bonus]);
  return low === high ? sum([low, bonus]) : t('roma-tag-up-to', { points: high + bonus });
}

function aiming(view: RomaView, el: string): string | null {
  const defence = placeAt(view, el)?.place.defence ?? 0;
  switch (view.acting?.card) {
    case 'velites':
    case 'onager':
      return battle(defence);
    case 'gladiator':
      return t('roma-tag-to-hand');
    case 'praetorianus':
      return t('roma-tag-block');
    default:
      return t('roma-tag-discard');
  }
}

/** What the battle die must show, and what it must show if the best spare die helps. */
export function battle(defence: number, spare: number[] = []): string {
  const best = Math.max(0, ...spare);
  if (defence <= 1) return t('roma-tag-battle-sure');
  if (defence > 6 + best) return t('roma-tag-battle-never');
  if (best === 0) return t('roma-tag-battle', { need: defence });
  if (defence > 6) return t('roma-tag-battle-only-add', { less: defence - best, die: best });
  return t('roma-tag-battle-add', { need: defence, less: Math.max(1, defence - best), die: best });
}

function adding(roll: number, die: number, defence: number): string {
  const total = roll + die;
  return t(total >= defence ? 'roma-tag-add-wins' : 'roma-tag-add-loses', { roll, die, sum: total });
}

function points(count: number): string {
  return t('roma-tag-points', { points: count });
}

/** Points with what they are made of. */
function sum(parts: number[]): string {
  const real = parts.filter((part) => part > 0);
  const total = real.reduce((a, b) => a + b, 0);
  return real.length > 1 ? t('roma-tag-sum', { sum: real.join(' + '), points: total }) : points(total);
}

/** The values without one of this value. */
function without(values: number[], value: number): number[] {
  const at = values.indexOf(value);
  return at < 0 ? values : values.toSpliced(at, 1);
}
