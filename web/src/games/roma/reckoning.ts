/**
 * Battles and Forum payments as they are built up: what stands there already, what is still open,
 * and what came of it. Made of the position while something is to be decided, else of what happened.
 */

import type { Happening } from '../../api/types';
import type { CardName } from './cards';
import { beside, placeAt, type RomaView } from './view';

export type Part =
  | { kind: 'battle-die'; value: number | null }
  | { kind: 'die'; value: number | null }
  | { kind: 'card'; card: CardName; value: number };

export interface Reckoning {
  of: 'battle' | 'forum';
  seat: number;
  attacker: CardName | null;
  /** The attacked card, and where it lay. */
  target: CardName | null;
  place: string | null;
  parts: Part[];
  defence: number | null;
  /** What it came to; none while something is open. */
  total: number | null;
  won: boolean | null;
}

/** What is being reckoned now. */
export function reckoning(view: RomaView): Reckoning | null {
  const seat = view.active;
  if (view.battle) {
    const { target, defence, roll } = view.battle;
    const parts: Part[] = [{ kind: 'battle-die', value: roll }];
    if (view.step === 'add') parts.push({ kind: 'die', value: null });
    const attacked = placeAt(view, target)?.place.card ?? null;
    return { of: 'battle', seat, attacker: view.acting?.card ?? null, target: attacked, place: target, parts, defence, total: null, won: null };
  }
  if (!view.acting || (view.step !== 'points' && view.step !== 'temple')) return null;
  const bonus = 2 * beside(view, seat, view.acting.disc, 'basilica');
  const first = view.step === 'temple' ? (view.forum ?? 0) - bonus : null;
  const parts: Part[] = [{ kind: 'die', value: first }];
  if (bonus > 0) parts.push({ kind: 'card', card: 'basilica', value: bonus });
  if (view.step === 'temple') parts.push({ kind: 'die', value: null });
  return { of: 'forum', seat, attacker: 'forum', target: null, place: null, parts, defence: null, total: null, won: null };
}

/** What the last activation came to, if what has just happened ended a battle or paid a Forum. */
export function reckoned(story: readonly Happening[]): Reckoning | null {
  const ended = story.at(-1)?.events.some(({ event }) => ENDS.has(event.event)) ?? false;
  if (!ended) return null;
  const events = lastActivation(story);
  const find = (name: string) => events.findLast((event) => event.event === name);
  const num = (name: string, field: string) => Number(find(name)?.[field] ?? 0);
  const started = find('activate');
  const attacker = (find('copy')?.card ?? started?.card ?? null) as CardName | null;
  const seat = Number(started?.seat ?? 0);
  if (find('battle')) {
    const fate = find('hold') ?? events.find((event) => event.event === 'lose' && event.seat !== seat);
    if (!fate) return null;
    const parts: Part[] = [{ kind: 'battle-die', value: num('battle', 'roll') }];
    if (find('add')) parts.push({ kind: 'die', value: num('add', 'value') });
    return {
      of: 'battle', seat, attacker, parts,
      target: fate.card as CardName,
      place: `place:${String(fate.seat)}:${String(fate.disc)}`,
      defence: num('battle', 'defence'),
      total: num('battle', 'roll') + num('add', 'value'),
      won: fate.event === 'lose',
    };
  }
  if (!find('forum') || !find('win')) return null;
  const parts: Part[] = [{ kind: 'die', value: num('forum', 'value') }];
  if (find('basilica')) parts.push({ kind: 'card', card: 'basilica', value: num('basilica', 'points') });
  if (find('templum')) parts.push({ kind: 'die', value: num('templum', 'value') });
  return { of: 'forum', seat, attacker: 'forum', target: null, place: null, parts, defence: null, total: num('win', 'points'), won: true };
}

const ENDS = new Set(['hold', 'lose', 'win']);

/** The events since the last card was activated. */
function lastActivation(story: readonly Happening[]): { event: string; [field: string]: unknown }[] {
  const found: { event: string; [field: string]: unknown }[] = [];
  for (let i = story.length - 1; i >= 0 && i >= story.length - 4; i--) {
    const events = story[i]!.events.map(({ event }) => event);
    found.unshift(...events);
    if (events.some((event) => event.event === 'activate')) return found;
  }
  return [];
}

/** The card that was discarded last, if the pile holds such a one. */
export function lastDiscarded(story: readonly Happening[], pile: ReadonlySet<CardName>): CardName | null {
  for (let i = story.length - 1; i >= 0; i--) {
    const events = story[i]!.events;
    for (let j = events.length - 1; j >= 0; j--) {
      const { event } = events[j]!;
      if (event.event === 'discard' || event.event === 'lose' || event.event === 'cover') {
        if (pile.has(event.card as CardName)) return event.card as CardName;
      }
    }
  }
  return pile.values().next().value ?? null;
}
