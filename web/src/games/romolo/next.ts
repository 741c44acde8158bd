/** The next thing due. */

import type { Table } from '../../table/table.svelte';
import type { Next } from '../board';
import { viewOf } from './view';

/** In the action phase, the next unit that can still act. Whom to fight is nobody's business but one's own. */
export function next(table: Pick<Table, 'view' | 'legal' | 'seat'>): Next | null {
  const view = viewOf(table);
  if (!view) return null;
  if (view.step === 'act') {
    const idle = new Set(view.units.filter((unit) => unit.idle && unit.seat === table.seat).map(({ el }) => el));
    const legal = table.legal.find((one) => one.verb === 'unit' && one.on.some((el) => idle.has(el)));
    return legal ? { say: { id: 'romolo-next-unit', params: { count: idle.size } }, legal } : null;
  }
  return null;
}
