/** The next thing due. */

import type { Table } from '../../table/table.svelte';
import type { Next } from '../board';
import { viewOf } from './view';

/** In the action phase, the next unit that can still act; in war, the first hex to fight in. */
export function next(table: Pick<Table, 'view' | 'legal' | 'seat'>): Next | null {
  const view = viewOf(table);
  if (!view) return null;
  if (view.step === 'act') {
    const idle = new Set(view.units.filter((unit) => unit.idle && unit.seat === table.seat).map(({ el }) => el));
    const legal = table.legal.find((one) => one.verb === 'unit' && one.on.some((el) => idle.has(el)));
    return legal ? { say: { id: 'romolo-next-unit', params: { count: idle.size } }, legal } : null;
  }
  if (view.step === 'war') {
    const legal = table.legal.find((one) => one.verb === 'hex');
    return legal ? { say: legal.message, legal } : null;
  }
  return null;
}
