/** What is asked when something is chosen and its targets glow. */

import type { Message } from '../../api/types';
import type { Table } from '../../table/table.svelte';
import { CARDS, type CardName } from './cards';
import { placeAt, viewOf } from './view';

export function ask(chosen: readonly string[], table: Pick<Table, 'view'>): Message | null {
  const view = viewOf(table);
  const el = chosen.at(-1);
  if (!view || !el) return null;
  const [zone, of] = el.split(':') as [string, string];
  if (zone === 'die') {
    const die = view.dice.find((other) => other.el === el);
    return die ? { id: 'roma-ask-die', params: { value: die.value } } : null;
  }
  if (zone === 'hand' || zone === 'held') {
    const card = of as CardName;
    const price = CARDS[card]?.price;
    const free = view.step !== 'act';
    return { id: free ? 'roma-ask-card-free' : 'roma-ask-card', params: { card: { id: `roma-card-${card}` }, price } };
  }
  if (el === 'disc:money') return { id: 'roma-ask-money' };
  if (el === 'disc:cards' || (el === 'pile:draw' && view.step === 'act')) return { id: 'roma-ask-draw' };
  if (zone === 'pile') return { id: 'roma-ask-pile' };
  const at = placeAt(view, el);
  if (at) return { id: at.place.card ? 'roma-ask-place' : 'roma-ask-empty', params: { disc: at.disc } };
  return null;
}
