/** What others have done since one decided last: bots, people, or the A.I. */

import type { Happening, Message, SeenEvent } from '../../../api/types';
import { told, type Line } from '../../../table/telling';

/** Everyone sees who lies and who stands. */
export const QUIET = ['lie-down', 'stand-up'];
/** What is paid is paid for something, and what is taken away makes room for something. */
export const ASIDE = ['pay', 'pay-store', 'coins', 'transform', 'transform-wall'];
/** Who stays where he was is no news, nor is what every turn ends with. */
const USUAL = ['stay-ai', 'collect', 'feed', 'bake'];
/** The A.I. has no seat: its turn follows from the end of one's own, the event from its last battle. */
export const BEGINS = ['turn-ai', 'event'];
/** What comes of a doing of the A.I. or of an event is told in its line; an A.I. that explores goes there. */
const UNDER: Readonly<Record<string, readonly string[]>> = {
  'explore-ai': ['reveal', 'multiplier', 'flood', 'move-ai'],
  'raze-ai': ['destroy', 'destroy-wall'],
  event: ['takes-ai', 'takes-none-ai', 'price-ai', 'price-kept-ai', 'coins-ai', 'display', 'units-ai', 'no-units-ai'],
};
export function under(event: SeenEvent['event'], head: SeenEvent['event']): boolean {
  const own = UNDER[head.event]?.includes(event.event) ?? false;
  return own && (event.event !== 'move-ai' || event.hex === head.hex);
}
/** What one loses by ending the turn is no less news than what others do. */
const LOST = ['starve', 'desert'];

export interface Told extends Line {
  /** Where it happened. */
  hex: string | null;
  /** The move it belongs to. */
  move: number | undefined;
}

/** What is worth seeing of a turn, the weightiest first; the rest is in its steps. */
const WEIGHTY = [
  ...[
    'eliminated',
    'eliminated-by',
    'ending',
    'wins',
    'battle',
    'assault',
    'kill',
    'kill-ai',
    'destroy',
    'destroy-wall',
    'raze',
    'raze-ai',
  ],
  ...['starve', 'desert', 'steal', 'build', 'walls', 'recruit', 'hire', 'create', 'enlist', 'convert', 'explore', 'explore-ai'],
];
/** What follows it, each kind as one number. */
const COUNTED = ['power', 'produce', 'store', 'refine', 'sell', 'sell-store', 'buy', 'move', 'move-ai'];
const MOST = 5; // things told of a turn

/** At which events the page lingers. */
export const NOTABLE = WEIGHTY;

/** What one seat did in a row: what came of it, and its steps. */
export interface Doing {
  key: string;
  seat: number | null;
  gist: Message[];
  lines: Told[];
}

/** A line a seat, of what it did in a row; what is nobody's stands by itself, or with the turn in which it happened. */
export function bySeat(lines: readonly Told[]): Doing[] {
  const found: Doing[] = [];
  for (const line of lines) {
    const last = found.at(-1);
    if (last && last.seat !== null && (line.seat === null || line.seat === last.seat)) last.lines.push(line);
    else found.push({ key: line.key, seat: line.seat, gist: [], lines: [line] });
  }
  return found.map((one) => ({ ...one, gist: gistOf(one.lines) }));
}

/** What came of it, the weightiest first. */
function gistOf(lines: readonly Told[]): Message[] {
  const happened = lines.flatMap(({ details }) => details).map(({ id, params }) => ({ name: id.replace('romolo-log-', ''), params }));
  const weighty = WEIGHTY.flatMap((name) => happened.filter((one) => one.name === name));
  const counted = COUNTED.flatMap((name) => {
    const all = happened.filter((one) => one.name === name);
    const times = all.reduce((sum, { params }) => sum + Number(params?.count ?? 1), 0);
    return all[0] ? [{ name, params: { ...all[0].params, times } }] : [];
  });
  return [...weighty, ...counted].slice(0, MOST).map(({ name, params }) => ({ id: `romolo-gist-${name}`, params }));
}

/** A line a move, of all that this seat has not decided itself, since it decided last. */
export function recapped(story: readonly Happening[], seat: number | null, hasTag: (id: string) => boolean): Told[] {
  const last = story.findLastIndex((one) => one.what === 'action' && one.seat === seat);
  const own = story[last];
  const turn = own?.events.findIndex(({ event }) => BEGINS.includes(event.event)) ?? -1;
  const news = own?.events.filter(({ event }, i) => LOST.includes(event.event) || (turn >= 0 && i >= turn && event.event !== 'turn-ai'));
  const after = own && news && news.length > 0 ? [{ ...own, events: news }] : [];
  const later = story.slice(last + 1).filter(({ what }) => what === 'action');
  // how one's own battle went is told elsewhere
  const fought = [own, later[0]].every((one) => one?.events.some(({ event }) => event.event === 'choose'));
  const theirs = [...after, ...later.slice(fought ? 1 : 0)];
  const lines = told(
    theirs.map((one) => ({ ...one, move: after.includes(one) ? undefined : one.move })),
    'romolo',
    hasTag,
    { quiet: [...QUIET, ...USUAL], aside: ASIDE, under },
  );
  const places = new Map(
    theirs.flatMap(({ ply, events }) => events.flatMap(({ event }) => (typeof event.hex === 'string' ? [[ply, event.hex] as const] : []))),
  );
  const moves = new Map(theirs.map(({ ply, move }) => [ply, move]));
  return lines.flatMap((line) => ('message' in line ? [{ ...line, hex: places.get(line.ply) ?? null, move: moves.get(line.ply) }] : []));
}
