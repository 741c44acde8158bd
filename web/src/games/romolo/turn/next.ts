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
    if (legal) return { say: { id: 'romolo-next-unit', params: { count: idle.length } }, legal };
    // whoever could act no more, and has nothing to fight with, has only the end before him
    const done = view.plans.length === 0 && table.legal.every(({ verb }) => verb === 'end' || verb === 'stance');
    const end = done && table.legal.find(({ verb }) => verb === 'end');
    return end ? { say: end.message, legal: end } : null;
  }
  const peace = view.calm ? table.legal.find(({ verb }) => verb === 'peace') : null;
  return peace ? { say: peace.message, legal: peace } : null;
}
