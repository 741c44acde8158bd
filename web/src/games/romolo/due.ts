/** What is done as soon as no unit is in hand. */

import type { RomoloView, StepName } from './engine';

/** What was asked for with a unit in hand, or that a unit is taken in hand again. */
export type Due = { act: () => void } | { unit: string };

/** Where the chosen unit looks, or goes without an action of its own. */
const AWAY: readonly StepName[] = ['look', 'ride', 'sail'];

/** What is due now: who has looked around or ridden stays in hand as after a step, if nothing was asked for. */
export function dueNow(due: Due | null, view: Pick<RomoloView, 'step' | 'move'> | null, deciding: boolean): Due | null {
  if (due && 'act' in due) return due;
  if (view && AWAY.includes(view.step)) return deciding && view.move ? { unit: view.move.unit } : null;
  return view?.step === 'act' ? due : null;
}
