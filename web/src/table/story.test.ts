import { expect, test } from 'vitest';
import type { Happening } from '../api/types';
import { goOn, plies } from './story';

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

test('there is a position after the start and after every action in force', () => {
  expect(plies(BEGUN)).toEqual([8, 9, 11]);
  expect(plies(goOn(BEGUN, [told(5, 9, 'undo'), told(6, 10)]))).toEqual([8, 9, 10]);
  expect(plies([])).toEqual([]);
});
