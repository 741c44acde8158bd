import { expect, test } from 'vitest';
import type { Legal } from '../../../api/types';
import { doings } from './doings';

const legal = (action: number, verb: string, ...on: string[]): Legal =>
  ({ action, verb, on, message: { id: verb, params: {} } }) as unknown as Legal;

const ALL = [
  legal(0, 'dismantle', 'unit:0'),
  legal(1, 'create-worker', 'unit:0'),
  legal(2, 'create-soldier', 'unit:0'),
  legal(3, 'hire', 'bank:mercenary'),
  legal(4, 'hire', 'bank:mercenary'),
  legal(5, 'hex', 'hex:a1'),
  legal(6, 'power', 'character:eques'),
  legal(7, 'build', 'bank:farm'),
  legal(8, 'end'),
];

test('what is of one kind is one button, and what is done often comes first', () => {
  expect(doings(ALL).map(({ key, legal: of }) => [key, of.map(({ action }) => action)])).toEqual([
    ['build', [7]],
    ['create', [1, 2]],
    ['hire', [3, 4]],
    ['dismantle', [0]],
    ['eques', [6]],
  ]);
});

test('a power is known by its character', () => {
  expect(doings(ALL).map(({ power }) => power)).toEqual([null, null, null, null, 'eques']);
});

test('what cannot be done has a button where there is a reason to tell', () => {
  const few = [legal(0, 'dismantle', 'unit:0')];
  expect(doings(few).map(({ key }) => key)).toEqual(['dismantle']);
  expect(doings(few, ['build']).map(({ key, legal: of }) => [key, of.length])).toEqual([
    ['build', 0],
    ['dismantle', 1],
  ]);
});
