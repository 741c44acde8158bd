import { expect, test } from 'vitest';
import type { TournamentInfo } from '../api/types';
import { cells } from './grid';

const game = (entrants: number[], places: number[] | null) => ({ table: 'x', entrants, places, points: null, absent: [], why: null });

test('the grid has the result of each pair, from the side of the row', () => {
  const rounds = [
    { games: [game([1, 0], [1, 2]), game([2, 3], [1, 1])], byes: [], resting: [] },
    { games: [game([0, 1], [1, 2]), game([2, 0], null)], byes: [3], resting: [] },
  ];
  const found = cells({ rounds } as unknown as TournamentInfo);
  expect(found.get('0 1')).toEqual([0, 1]);
  expect(found.get('1 0')).toEqual([1, 0]);
  expect(found.get('2 3')).toEqual([0.5]);
  expect(found.get('0 2')).toBeUndefined();
});
