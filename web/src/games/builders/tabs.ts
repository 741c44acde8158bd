/** On a phone: behind which tab an element is. */

import type { BuildersView } from './engine';
import { siteAt, toolAt, workerAt } from './view';

export type Tab = 'yard' | 'market' | 'rivals';

/** Rows are shown as niches in the yard as well, but they are read in the market. */
export function tabOf(view: BuildersView, near: number, el: string): Tab {
  const [zone] = el.split(':') as [string];
  if (zone === 'deck' || zone === 'stack' || zone === 'university') return 'market';
  if (zone === 'site') return whose(siteAt(view, el), near);
  if (zone === 'worker') return whose(workerAt(view, el), near);
  if (zone === 'tool') return whose(toolAt(view, el), near);
  if (zone === 'seat' || zone === 'loans') return Number(el.split(':')[1]) === near ? 'yard' : 'rivals';
  return 'yard';
}

function whose(found: object | null, near: number): Tab {
  const seat = found && 'seat' in found ? (found.seat as number | undefined) : undefined;
  return seat === undefined ? 'market' : seat === near ? 'yard' : 'rivals';
}
