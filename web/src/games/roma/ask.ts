/** What is asked when something is chosen and its targets glow. */

import type { Message } from '../../api/types';
import { placeAt, type Table } from './view';

export function ask(chosen: readonly string[], table: Pick<Table, 'view' | 'left'>): Message | null {
  const view = table.view;
  const el = chosen.at(-1);
  if (!view || !el) return null;
  const [zone, of] = el.split(':') as [string, string];
  if (zone === 'die') {
    const die = view.dice.find((other) => other.el === el);
    return die ? { id: 'roma-ask-die', params: { value: die.value } } : null;
  }
  if (zone === 'hand' || zone === 'held') {
    const price = table.left().find((legal) => legal.message.params?.price)?.message.params?.price;
    const card = { id: `roma-card-${of}` };
    return price === undefined ? { id: 'roma-ask-card-free', params: { card } } : { id: 'roma-ask-card', params: { card, price } };
  }
  if (el === 'disc:money') return { id: 'roma-ask-money' };
  if (el === 'disc:cards' || (el === 'pile:draw' && view.step === 'act')) return { id: 'roma-ask-draw' };
  if (zone === 'pile') return { id: 'roma-ask-pile' };
  const at = placeAt(view, el);
  if (at) return { id: !at.place.empty ? 'roma-ask-place' : 'roma-ask-empty', params: { disc: at.disc } };
  return null;
}
