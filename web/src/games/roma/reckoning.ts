/**
 * Battles and Forum payments as they are built up: what stands there already, what is still open,
 * and what came of it. Made of the position while something is to be decided, else of what happened.
 */

import type { Happening } from '../../api/types';
import type { CardName, Happened, RomaView } from './engine';

export interface Battling {
  of: 'battle';
  seat: number;
  /** The attacked card, and where it lies or lay. */
  target: CardName;
  place: string;
  /** The battle die, and what was added or may be: none while that is open. */
  dice: (number | null)[];
  defence: number;
  /** What came of it; none while something is open. */
  won: boolean | null;
}

export interface Paying {
  of: 'forum';
  seat: number;
  /** Dice, and cards that add to them. */
  parts: { value: number | null; card?: CardName }[];
  /** What it came to; none while something is open. */
  total: number | null;
}

export type Reckoning = Battling | Paying;

/** What is being reckoned now. */
export function reckoning(view: RomaView): Reckoning | null {
  const seat = view.active;
  if (view.battle) {
    const { target, card, defence, roll, may_add } = view.battle;
    return { of: 'battle', seat, target: card, place: target, dice: may_add ? [roll, null] : [roll], defence, won: null };
  }
  if (!view.forum) return null;
  const { die, basilica, third } = view.forum;
  return { of: 'forum', seat, parts: [{ value: die }, ...added(basilica), ...(third ? [{ value: null }] : [])], total: null };
}

/** What the last battle or Forum came to, if that has just happened. */
export function reckoned(story: readonly Happening[]): Reckoning | null {
  const events = story.at(-1)?.events.map(({ event }) => event as Happened) ?? [];
  for (const event of events) {
    if (event.event === 'beat' || event.event === 'hold') {
      const { seat, card, other, disc, roll, defence } = event;
      const dice = event.added > 0 ? [roll, event.added] : [roll];
      return { of: 'battle', seat, target: card, place: `place:${other}:${disc}`, dice, defence, won: event.event === 'beat' };
    }
    if (event.event === 'forum-pays') {
      const third = event.templum > 0 ? [{ value: event.templum }] : [];
      return { of: 'forum', seat: event.seat, parts: [{ value: event.value }, ...added(event.basilica), ...third], total: event.points };
    }
  }
  return null;
}

function added(basilica: number): Paying['parts'] {
  return basilica > 0 ? [{ value: basilica, card: 'basilica' }] : [];
}

/** From where to where an attacker strikes, if a battle has just begun. */
export function strikes(story: readonly Happening[]): { from: string; to: string } | null {
  const events = story.flatMap((happening) => happening.events.map(({ event }) => event as Happened));
  const begun = story.at(-1)?.events.some(({ event }) => event.event === 'battle');
  const battle = begun ? events.findLast((event) => event.event === 'battle') : undefined;
  const activated = battle && events.findLast((event) => event.event === 'activate');
  if (!battle || !activated) return null;
  return { from: `place:${activated.seat}:${activated.disc}`, to: `place:${battle.other}:${battle.disc}` };
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
