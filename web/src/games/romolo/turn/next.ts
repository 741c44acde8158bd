/** The next thing due. */

import type { Table } from '../../../table/table.svelte';
import type { Next } from '../../board';
import { viewOf, waiting } from '../view';

/** What is asked where nobody is to be fought, in either edition. */
const CALM = new Set(['romolo-prompt-war-calm', 'romolo-prompt-declare-calm']);

/** The next unit that can still act, first of all one that has begun; and where there is no enemy, peace. Whom to fight is nobody's business but one's own. */
export function next(table: Pick<Table, 'view' | 'legal' | 'seat' | 'position'>): Next | null {
  const view = viewOf(table);
  if (!view) return null;
  if (view.step === 'act') {
    const idle = view.units.filter((unit) => waiting(unit, table.seat)).sort((a, b) => a.left - b.left);
    const [legal] = idle.flatMap(({ el }) => table.legal.filter((one) => one.verb === 'unit' && one.on.includes(el)));
    return legal ? { say: { id: 'romolo-next-unit', params: { count: idle.length } }, legal } : null;
  }
  // where nobody is to be fought
  const peace = CALM.has(table.position.prompt?.id ?? '') ? table.legal.find(({ verb }) => verb === 'peace') : null;
  return peace ? { say: peace.message, legal: peace } : null;
}
