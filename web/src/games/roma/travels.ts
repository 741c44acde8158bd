/** What moves when something happens: cards, dice, coins and points. */

import type { SeenEvent } from '../../api/types';
import type { Table } from '../../table/table.svelte';
import type { Travel } from '../board';
import { viewOf, type RomaView } from './view';

type Happened = SeenEvent['event'];

export function travels(event: Happened, table: Pick<Table, 'view' | 'seat'>): Travel[] {
  const view = viewOf(table);
  if (!view) return [];
  const seat = Number(event.seat);
  const place = `place:${seat}:${String(event.disc)}`;
  const own = seat === table.seat;
  const hand = own && event.card ? `hand:${String(event.card)}` : `hand:${seat}`;
  const points = Number(event.points);
  switch (event.event) {
    case 'deal':
      return [card('pile:draw', hand)];
    case 'take':
      return [card(own ? `draw:${String(event.card)}` : 'pile:draw', hand)];
    case 'recover':
      return [card(own ? `discard:${String(event.card)}` : 'pile:discard', hand)];
    case 'keep':
      return [card(own ? `held:${String(event.card)}` : 'pile:draw', hand)];
    case 'pass':
      return own ? [{ from: hand, to: `passed:${String(event.card)}` }] : [];
    case 'receive':
      return [card(`hand:${1 - seat}`, hand)];
    case 'place':
    case 'lay':
      return [{ from: hand, to: place }];
    case 'relay':
      return [{ from: `held:${String(event.card)}`, to: place }];
    case 'lift':
      return [{ from: place, to: `held:${String(event.card)}` }];
    case 'return':
      return [card(place, hand)];
    case 'cover':
      return [{ from: place, to: 'pile:discard' }];
    case 'discard':
      return [card(own ? `held:${String(event.card)}` : 'pile:draw', 'pile:discard')];
    case 'reshuffle':
      return [card('pile:discard', 'pile:draw', Number(event.count))];
    case 'money':
      return [...die(view, Number(event.money)), { from: 'disc:money', to: `seat:${seat}`, what: 'coin', count: Number(event.money) }];
    case 'draw':
      return die(view, Number(event.count));
    case 'activate':
      return die(view, Number(event.disc));
    case 'buy':
      return [{ from: `seat:${seat}`, to: `seat:${1 - seat}`, what: 'coin', count: Number(event.money) }];
    case 'pay':
      return [{ from: `seat:${seat}`, to: 'stockpile', what: 'point', count: points }];
    case 'win':
      return [{ from: 'stockpile', to: `seat:${seat}`, what: 'point', count: points }];
    case 'rob':
      return [{ from: `seat:${Number(event.other)}`, to: `seat:${seat}`, what: 'point', count: points }];
    default:
      return [];
  }
}

function card(from: string, to: string, count = 1): Travel {
  return { from, to, what: 'card', count };
}

/** The die that goes from the tray to a disc: the first unused one of that value. */
function die(view: RomaView, value: number): Travel[] {
  const found = view.dice.find((other) => !other.used && other.value === value);
  return found ? [{ from: found.el, to: found.el }] : [];
}
