/** What a target would do, in a few letters, where on the board that is best read. */

import { t } from '../../text/texts.svelte';
import type { Legal } from '../../api/types';
import type { Table } from './view';

/** The tag of an element, or none. */
export function tagOf(el: string, table: Pick<Table, 'only' | 'tag' | 'foreseen' | 'say' | 'view'>): string | null {
  const legal = table.only(el);
  if (!legal || el === 'pile:draw') return null;
  if (el.startsWith('die:')) return table.view?.in_move ? first(legal, table) : null; // else it shows what it gives
  if (legal.verb !== 'activate') return table.tag(legal);
  if (el.startsWith('disc:')) return null; // it is told at the card
  return (el.startsWith('place:') && table.tag(legal)) || t('roma-activate');
}

/** The first thing that an action does. */
function first(legal: Legal, table: Pick<Table, 'foreseen' | 'say'>): string | null {
  const tag = table.foreseen(legal)?.tags[0];
  return tag ? table.say(tag) : null;
}
