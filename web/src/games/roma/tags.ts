/** What a target would do, in a few letters, where on the board that is best read. */

import { t } from '../../text/texts.svelte';
import type { Table } from '../../table/table.svelte';

/** The tag of an element, or none. */
export function tagOf(el: string, table: Pick<Table, 'only' | 'tag'>): string | null {
  const legal = table.only(el);
  if (!legal || el === 'pile:draw') return null;
  if (legal.verb !== 'activate') return table.tag(legal);
  if (el.startsWith('disc:')) return null; // it is told at the card
  return (el.startsWith('place:') && table.tag(legal)) || t('roma-activate');
}
