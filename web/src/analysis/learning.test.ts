import { expect, test } from 'vitest';
import type { AnalysedChoice, AnalysedWay } from '../api/types';
import { optionsOf } from './learning.svelte';

function way(value: number, ...actions: number[]): AnalysedWay {
  return { actions, value, error: 0, line: [], purpose: [] };
}

const choice: AnalysedChoice = {
  at: 4,
  until: 5,
  turn: 2,
  seat: 0,
  loss: 0.2,
  word: 'blunder',
  played: way(0.4, 9),
  best: [way(0.6, 1), way(0.58, 2, 3), way(0.5, 4)],
  right: [true, true, false],
  before: [0.6, 0.4],
  after: [0.4, 0.6],
};

test('what is hardly worse than the best is right, and what was played is not', () => {
  const options = optionsOf(choice);
  const right = options.filter((option) => option.right).map(({ way }) => way.actions[0]);
  expect(right.sort()).toEqual([1, 2]);
  expect(options.find(({ way }) => way.actions[0] === 9)).toMatchObject({ right: false, loss: 0.2 });
});

test('what was played stands there once', () => {
  const options = optionsOf({ ...choice, played: way(0.5, 4) });
  expect(options.map(({ way }) => way.actions[0]).sort()).toEqual([1, 2, 4]);
});
