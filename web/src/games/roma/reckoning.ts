/**
 * Battles and Forum payments as they are built up: what stands there already, what is still open,
 * and what came of it. Made of the position while something is to be decided, else of what happened.
 */

import type { Happening } from '../../api/types';
import type { CardName, Happened, RomaView } from './engine';

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
  const open = { seat, total: null, won: null };
  if (view.battle) {
    const { target, card, defence, roll, may_add } = view.battle;
    const parts: Part[] = [{ kind: 'battle-die', value: roll }];
    if (may_add) parts.push({ kind: 'die', value: null });
    return { ...open, of: 'battle', attacker: view.acting?.card ?? null, target: card, place: target, parts, defence };
  }
  if (!view.forum) return null;
  const { die, basilica, third } = view.forum;
  const parts: Part[] = [{ kind: 'die', value: die }, ...added(basilica)];
  if (third) parts.push({ kind: 'die', value: null });
  return { ...open, of: 'forum', attacker: 'forum', target: null, place: null, parts, defence: null };
}

/** What the last battle or Forum came to, if that has just happened. */
export function reckoned(story: readonly Happening[]): Reckoning | null {
  const events = story.at(-1)?.events.map(({ event }) => event as Happened) ?? [];
  for (const event of events) {
    const { seat } = event as { seat: number };
    if (event.event === 'beat' || event.event === 'hold') {
      const parts: Part[] = [{ kind: 'battle-die', value: event.roll }];
      if (event.added > 0) parts.push({ kind: 'die', value: event.added });
      const place = `place:${event.other}:${event.disc}`;
      return { of: 'battle', seat, attacker: event.attacker, target: event.card, place, parts, defence: event.defence, total: event.strength, won: event.event === 'beat' };
    }
    if (event.event === 'forum-pays') {
      const parts: Part[] = [{ kind: 'die', value: event.value }, ...added(event.basilica)];
      if (event.templum > 0) parts.push({ kind: 'die', value: event.templum });
      return { of: 'forum', seat, attacker: 'forum', target: null, place: null, parts, defence: null, total: event.points, won: true };
    }
  }
  return null;
}

function added(basilica: number): Part[] {
  return basilica > 0 ? [{ kind: 'card', card: 'basilica', value: basilica }] : [];
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
