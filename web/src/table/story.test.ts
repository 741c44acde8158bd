import { expect, test } from 'vitest';
import type { Happening } from '../api/types';
import { between, goOn, lastMove, missed, moves, plies } from './story';

function told(revision: number, ply: number, what = 'action'): Happening {
  return { revision, ply, what, seat: 0, at: 0, events: [] } as unknown as Happening;
}

const revisions = (story: Happening[]) => story.map((one) => one.revision);
const BEGUN = [told(1, 0, 'seat'), told(2, 8, 'start'), told(3, 9), told(4, 11)];

test('news are added to the log', () => {
  expect(revisions(goOn(BEGUN, [told(5, 12)]))).toEqual([1, 2, 3, 4, 5]);
  expect(revisions(goOn([], BEGUN))).toEqual([1, 2, 3, 4]);
});

test('doubled and late news change nothing', () => {
  expect(goOn(BEGUN, BEGUN)).toEqual(BEGUN);
  expect(revisions(goOn(BEGUN, [told(4, 11), told(5, 12), told(5, 12)]))).toEqual([1, 2, 3, 4, 5]);
});

test('the log that was is not changed', () => {
  const before = [...BEGUN];
  goOn(BEGUN, [told(5, 9, 'undo')]);
  expect(BEGUN).toEqual(before);
});

test('what is taken back is left out, what else happened is not', () => {
  const story = [...BEGUN, told(5, 11, 'takeover'), told(6, 12)];
  expect(revisions(goOn(story, [told(7, 9, 'undo')]))).toEqual([1, 2, 3, 5, 7]);
  expect(revisions(goOn(story, [told(7, 9, 'undo'), told(8, 8, 'undo')]))).toEqual([1, 2, 5, 8]);
});

test('what is taken back again and again leaves one mark', () => {
  const back = goOn(BEGUN, [told(5, 9, 'undo'), told(6, 8, 'undo')]);
  expect(revisions(back)).toEqual([1, 2, 6]);
  expect(revisions(goOn(back, [told(7, 9), told(8, 8, 'undo')]))).toEqual([1, 2, 8]);
  expect(revisions(goOn(back, [told(7, 9), told(8, 10), told(9, 9, 'undo')]))).toEqual([1, 2, 6, 7, 9]);
});

test('there is a position after the start and after every action in force', () => {
  expect(plies(BEGUN)).toEqual([8, 9, 11]);
  expect(plies(goOn(BEGUN, [told(5, 9, 'undo'), told(6, 10)]))).toEqual([8, 9, 10]);
  expect(plies([])).toEqual([]);
});

const did = (revision: number, ply: number, move: number) => ({ ...told(revision, ply), move });
const MOVED = [
  told(1, 0, 'seat'),
  told(2, 8, 'start'),
  did(3, 9, 0),
  did(4, 11, 0),
  told(5, 11, 'resign'),
  did(6, 12, 1),
  did(7, 13, 2),
  did(8, 14, 2),
];

test('a replay goes by moves, of however many decisions', () => {
  expect(moves(MOVED)).toEqual([8, 11, 12, 14]);
  expect(moves(goOn(MOVED, [told(9, 13, 'undo')]))).toEqual([8, 11, 12, 13]);
  expect(moves([])).toEqual([]);
});

test('the last move', () => {
  expect(revisions(lastMove(MOVED))).toEqual([7, 8]);
  expect(lastMove(MOVED.slice(0, 2))).toEqual([]);
});

test('what happened between two positions', () => {
  expect(revisions(between(MOVED, 9, 12))).toEqual([4, 6]);
  expect(between(MOVED, 14, 8)).toEqual([]);
});

test('a seat has missed what others did since it decided last, or since the start', () => {
  const by = (seat: number, revision: number) => ({ ...told(revision, revision + 8), seat });
  const story = [BEGUN[0]!, BEGUN[1]!, by(0, 3), by(1, 4), by(1, 5)];
  expect(revisions(missed(story, 0))).toEqual([4, 5]);
  expect(missed(story, 1)).toEqual([]);
  expect(revisions(missed(story.slice(0, 3), 1))).toEqual([3]);
  expect(missed([BEGUN[0]!, BEGUN[1]!], 1)).toEqual([]);
});
