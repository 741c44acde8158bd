/** The log of a table as it is in force: what was taken back is left out. */

import type { Happening } from '../api/types';

/** The log with what has happened since; doubled news change nothing. */
export function goOn(story: readonly Happening[], news: readonly Happening[]): Happening[] {
  let told = [...story];
  for (const happening of news) {
    if (happening.revision <= (told.at(-1)?.revision ?? 0)) continue;
    if (happening.what === 'undo') told = told.filter((old) => old.ply <= happening.ply || !isDone(old));
    // taken back again and again it is one mark
    if (happening.what === 'undo' && told.at(-1)?.what === 'undo') told.pop();
    told.push(happening);
  }
  return told;
}

function isDone(happening: Happening): boolean {
  return happening.what === 'action' || happening.what === 'undo';
}

/** The numbers of actions after which a move is complete, and the start; a move may be several decisions. */
export function moves(story: readonly Happening[]): number[] {
  const done = story.filter((h) => h.what === 'start' || h.what === 'action');
  const ends = done.filter((h, i) => h.move === undefined || h.move !== done[i + 1]?.move);
  return [...new Set(ends.map((h) => h.ply))].sort((a, b) => a - b);
}

/** What the last move was. */
export function lastMove(story: readonly Happening[]): Happening[] {
  const last = story.findLast((h) => h.what === 'action')?.move;
  return last === undefined ? [] : story.filter((h) => h.move === last);
}

/** What others have done since a seat decided last. */
export function missed(story: readonly Happening[], seat: number): Happening[] {
  const last = story.findLastIndex((h) => h.what === 'start' || (h.what === 'action' && h.seat === seat));
  const after = story.slice(last + 1);
  return after.some((h) => h.what === 'action') ? after : [];
}

/** What happened after one position up to another. */
export function between(story: readonly Happening[], from: number, to: number): Happening[] {
  return story.filter((h) => h.what === 'action' && h.ply > from && h.ply <= to);
}

/** The numbers of actions after which there is a position to look at, ascending. */
export function plies(story: readonly Happening[]): number[] {
  return [...new Set(story.filter((h) => h.what === 'start' || h.what === 'action').map((h) => h.ply))].sort((a, b) => a - b);
}
