/** What others have done since one decided last: bots, people, or the A.I. */

import type { Happening } from '../../api/types';
import { told, type Line } from '../../table/telling';

/** Everyone sees who lies and who stands. */
export const QUIET = ['lie-down', 'stand-up'];
/** What is paid is paid for something. */
export const ASIDE = ['pay', 'pay-store', 'coins'];
/** The A.I. has no seat: its turn follows from the end of one's own, the event from its last battle. */
export const BEGINS = ['turn-ai', 'event'];
/** What one loses by ending the turn is no less news than what others do. */
const LOST = ['starve', 'desert'];

export interface Told extends Line {
  /** Where it happened. */
  hex: string | null;
  /** The move it belongs to. */
  move: number | undefined;
}

/** A line a move, of all that this seat has not decided itself, since it decided last. */
export function recapped(story: readonly Happening[], seat: number | null, hasTag: (id: string) => boolean): Told[] {
  const last = story.findLastIndex((one) => one.what === 'action' && one.seat === seat);
  const own = story[last];
  const turn = own?.events.findIndex(({ event }) => BEGINS.includes(event.event)) ?? -1;
  const news = own?.events.filter(({ event }, i) => LOST.includes(event.event) || (turn >= 0 && i >= turn && event.event !== 'turn-ai'));
  const after = own && news && news.length > 0 ? [{ ...own, events: news }] : [];
  const theirs = [...after, ...story.slice(last + 1).filter(({ what }) => what === 'action')];
  const lines = told(
    theirs.map((one) => ({ ...one, move: after.includes(one) ? undefined : one.move })),
    'romolo',
    hasTag,
    { quiet: QUIET, aside: ASIDE },
  );
  const places = new Map(
    theirs.flatMap(({ ply, events }) => events.flatMap(({ event }) => (typeof event.hex === 'string' ? [[ply, event.hex] as const] : []))),
  );
  const moves = new Map(theirs.map(({ ply, move }) => [ply, move]));
  return lines.flatMap((line) => ('message' in line ? [{ ...line, hex: places.get(line.ply) ?? null, move: moves.get(line.ply) }] : []));
}
