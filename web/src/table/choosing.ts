/**
 * What clicking on the board means. A legal action names the elements it touches; whoever clicks on
 * one of them has chosen among the actions that touch it. If one is left it is done; if the others'
 * elements tell them apart these are asked for next; if not, a menu asks.
 */

import type { Legal } from '../api/types';

export type Click =
  | { kind: 'do'; legal: Legal }
  | { kind: 'choose'; chosen: string[] }
  | { kind: 'menu'; actions: Legal[] }
  | { kind: 'drop' }
  | { kind: 'refuse' };

/** The actions that touch all that is chosen. */
export function candidates(legal: readonly Legal[], chosen: readonly string[]): Legal[] {
  return legal.filter((action) => chosen.every((el) => action.on.includes(el)));
}

/** The elements to be clicked next, each with the actions that remain then. */
export function targets(legal: readonly Legal[], chosen: readonly string[]): Map<string, Legal[]> {
  const left = candidates(legal, chosen);
  const found = new Map<string, Legal[]>();
  for (const action of left) {
    for (const el of new Set(action.on)) {
      if (chosen.includes(el)) continue;
      const list = found.get(el);
      if (list) list.push(action);
      else found.set(el, [action]);
    }
  }
  if (chosen.length > 0 && left.length > 1) {
    // what all of them touch tells nothing apart
    for (const [el, actions] of found) if (actions.length === left.length) found.delete(el);
  }
  return found;
}

/** Whether an action must not be done by a click on one of its elements alone. */
export type Careful = (legal: Legal) => boolean;

/** What a click on an element does. */
export function click(legal: readonly Legal[], chosen: readonly string[], el: string, careful: Careful = () => false): Click {
  if (chosen.includes(el)) return { kind: 'drop' };
  const next = targets(legal, chosen).get(el);
  if (next) return settle(legal, [...chosen, el], next, careful);
  if (chosen.length > 0) {
    const afresh = targets(legal, []).get(el);
    if (afresh) return settle(legal, [el], afresh, careful);
  }
  return { kind: 'refuse' };
}

/** What dragging one element to another does: the same as clicking on both, and never less. */
export function drag(legal: readonly Legal[], chosen: readonly string[], from: string, to: string): Click {
  const begun = [...chosen.filter((el) => el !== from), from];
  for (const start of [begun, [from]]) {
    const left = candidates(legal, [...start, to]);
    if (left.length > 0) return settle(legal, [...start, to], left, () => false);
  }
  return { kind: 'refuse' };
}

function settle(legal: readonly Legal[], chosen: string[], left: Legal[], careful: Careful): Click {
  const only = left.length === 1 ? left[0]! : null;
  if (only && careful(only) && chosen.length < 2 && only.on.length > 1) return { kind: 'choose', chosen };
  if (only) return { kind: 'do', legal: only };
  const reached = new Set([...targets(legal, chosen).values()].flat());
  if (left.every((action) => reached.has(action))) return { kind: 'choose', chosen };
  return { kind: 'menu', actions: left };
}
