/** The log as it is read: a line a move, with what came of it, under headings for the turns. */

import type { Happening, Message, SeenEvent } from '../api/types';
import type { Board } from '../games/board';

export interface Line {
  key: string;
  seat: number | null;
  /** The position after it. */
  ply: number;
  /** What was done, and in a few letters what came of it. */
  message: Message;
  tags: Message[];
  /** Everything that happened, if that is more than the line itself. */
  details: Message[];
  /** Whether it is only a mark that something was taken back. */
  quiet?: boolean;
}

export interface Heading {
  key: string;
  turn: number;
  seat: number;
}

/** The lines of a story; `has` says whether there is a text. */
export function told(
  story: readonly Happening[],
  game: string,
  has: (id: string) => boolean,
  { quiet = [], begins = [], aside = [], under }: Pick<Board, 'quiet' | 'begins' | 'aside' | 'under'> = {},
): (Line | Heading)[] {
  const lines: (Line | Heading)[] = [];
  let open: { move: number; line: Line; kind: string } | null = null;
  let head: { line: Line; event: SeenEvent['event'] } | null = null; // the last line that stands by itself
  let turn = 0;
  for (const { revision, what, seat, ply, move, message, events } of story) {
    if (message) lines.push({ key: `${revision}`, seat, ply, message, tags: [], details: [], quiet: what === 'undo' });
    if (open && open.move !== move) open = null;
    let begun = false; // a turn has: what it begins with stands by itself
    for (const [i, { event, message: said }] of events.entries()) {
      if (quiet.includes(event.event)) continue;
      const whose = typeof event.seat === 'number' ? event.seat : null;
      if (event.event === 'turn') {
        turn += 1;
        lines.push({ key: `${revision}.${i}`, turn, seat: whose ?? 0 });
        open = null;
        head = null;
        begun = true;
        continue;
      }
      if (begins.includes(event.event)) {
        open = null;
        begun = true;
      }
      const tag = { id: `${game}-tag-${event.event}`, params: said.params };
      const came = { id: said.id.replace('-log-', '-came-'), params: said.params };
      if (open) {
        open.line.ply = ply;
        open.line.details.push(said);
        if (aside.includes(open.kind) && !aside.includes(event.event)) {
          const { id, params } = open.line.message;
          const before = [id.replace('-log-', '-came-'), `${game}-tag-${open.kind}`].find(has);
          if (before) open.line.tags.unshift({ id: before, params });
          open.line.message = said;
          open.kind = event.event;
          continue;
        }
        // the same once more is in the details: it is not what came of it
        if (has(came.id)) open.line.tags.push(came);
        else if (has(tag.id) && (event.event !== open.kind || aside.includes(event.event))) open.line.tags.push(tag);
      } else if (head && under?.(event, head.event)) {
        head.line.ply = ply;
        head.line.details.push(said);
        const short = [came, tag].find(({ id }) => has(id));
        if (short) head.line.tags.push(short);
      } else {
        const line: Line = { key: `${revision}.${i}`, seat: whose, ply, message: said, tags: [], details: [said] };
        lines.push(line);
        if (what === 'action' && move !== undefined && !begun) open = { move, line, kind: event.event };
        else head = { line, event };
      }
    }
  }
  return lines;
}

/** Gives lines back, each as it was before where nothing has come to it: it need not be drawn again. */
export function keeping(): (lines: (Line | Heading)[]) => (Line | Heading)[] {
  let before: (Line | Heading)[] = [];
  return (lines) => {
    before = lines.map((line, i) => {
      const old = before[i];
      return old && isSame(line, old) ? old : line;
    });
    return before;
  };
}

/** A line is only ever added to; what is told to other eyes is another message. */
function isSame(line: Line | Heading, old: Line | Heading): boolean {
  if (line.key !== old.key) return false;
  if ('turn' in line || 'turn' in old) return 'turn' in line && 'turn' in old && line.turn === old.turn && line.seat === old.seat;
  return line.message === old.message && line.ply === old.ply && line.details.length === old.details.length;
}

/** An entry of the log in one line: the last that somebody did or that came to them, before what only turned up. */
export function lineOf(happening: Happening | undefined, { quiet = [] }: Pick<Board, 'quiet'>): Message | null {
  const said = happening?.events.filter(({ event }) => event.event !== 'turn' && !quiet.includes(event.event)) ?? [];
  return (said.findLast(({ event }) => typeof event.seat === 'number') ?? said.at(-1))?.message ?? null;
}

/** Whether something in a few letters is a gain or a loss, where its first sign says so. */
export function sign(text: string): 'gain' | 'loss' | '' {
  return text.startsWith('+') ? 'gain' : text.startsWith('−') ? 'loss' : '';
}
