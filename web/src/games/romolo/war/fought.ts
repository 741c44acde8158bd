/** The last battle, as the log tells it: who fought with which token, what came of it. */

import type { Happening, Message } from '../../../api/types';
import type { Token } from '../engine';

export interface Fought {
  /** The move it belongs to. */
  move: number;
  /** Whether it was the only one of that move. */
  alone: boolean;
  hex: string;
  /** Attacker and defender: the seat, the token played, what it came to in the end. */
  sides: readonly [Fighting, Fighting];
  /** Who won, or in edition 1.66 prevailed; none if nobody. */
  winner: number | null;
  /** Whether the lines tell who won; in edition 1.66 there is no victory, only values and losses. */
  told: boolean;
  /** What came of it, line by line. */
  lines: Message[];
}

interface Fighting {
  seat: number;
  token: Token | null;
  total: number | null;
}

/** Events after the reveal that are worth a line. */
const TOLD = new Set([
  'retreat',
  'wins',
  'wins-nothing',
  'kill',
  'kill-ai',
  'hit-tower',
  'destroy',
  'destroy-wall',
  'eliminated',
  'eliminated-by',
  'loot',
  'loot-coins',
]);

/**
 * The last battle of a story that has been decided, as long as this seat has not begun another move
 * since: what somebody did while one looked elsewhere stays until one acts.
 */
export function lastFought(story: readonly Happening[], seat: number | null): Fought | null {
  const at = story.findLastIndex(({ events }) => events.some(({ event }) => event.event === 'battle'));
  const begun = story[at];
  if (!begun || begun.move === undefined) return null;
  const later = story.slice(at);
  if (later.some(({ what, seat: whose, move }) => what === 'action' && whose === seat && move !== begun.move)) return null;
  const events = story.filter(({ move }) => move === begun.move).flatMap((happening) => happening.events);
  const of = (all: typeof events, ...names: string[]) => all.find(({ event }) => names.includes(event.event))?.event;
  // one decision may begin several battles, one after the other
  const starts = events.flatMap(({ event }, i) => (event.event === 'battle' ? [i] : []));
  const battles = starts.map((start, i) => events.slice(start, starts[i + 1]));
  const after = battles.findLast((all) => of(all, 'values', 'wins', 'wins-nothing'));
  if (!after) return null;
  const battle = after[0]!.event;
  const values = of(after, 'values');
  const won = of(after, 'wins', 'wins-nothing', 'prevails');
  const told = (name: string, seat: unknown) => after.find(({ event }) => event.event === name && event.seat === seat)?.event;
  /** The token, or in edition 1.66 the number that was chosen or rolled. */
  const tokenOf = (seat: unknown): Token | null => {
    const played = told('token', seat)?.token ?? told('show', seat)?.face ?? told('roll', seat)?.face;
    return played === undefined ? null : (String(played) as Token);
  };
  const side = (seat: unknown, total: unknown): Fighting => ({
    seat: seat as number,
    token: tokenOf(seat),
    total: (total ?? null) as number | null,
  });
  const counted = of(after, 'reckon') !== undefined;
  return {
    move: begun.move,
    alone: battles.length === 1,
    hex: battle.hex as string,
    sides: [side(battle.seat, values?.attack), side(battle.other, values?.defence)],
    winner: (won?.seat ?? null) as number | null,
    told: !counted,
    lines: after.filter(({ event }) => TOLD.has(event.event)).map(({ message }) => message),
  };
}
