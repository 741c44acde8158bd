/** The next thing due. */

import type { Next } from '../../board';
import { waiting, type Table } from '../view';

/** The next unit that can still act, first of all one that has begun; and where there is no enemy, peace. Whom to fight is nobody's business but one's own. */
export function next(table: Pick<Table, 'view' | 'legal' | 'seat'>): Next | null {
  const view = table.view;
  if (!view) return null;
  if (view.step === 'act') {
    const idle = view.units.filter((unit) => waiting(unit, table.seat)).sort((a, b) => a.left - b.left);
    const [legal] = idle.flatMap(({ el }) => table.legal.filter((one) => one.verb === 'unit' && one.on.includes(el)));
    return legal ? { say: { id: 'romolo-next-unit', params: { count: idle.length } }, legal } : null;
  }
  const peace = view.calm ? table.legal.find(({ verb }) => verb === 'peace') : null;
  return peace ? { say: peace.message, legal: peace } : null;
}
