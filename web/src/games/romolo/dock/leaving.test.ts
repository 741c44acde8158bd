import { expect, test } from 'vitest';
import type { Leaving } from '../engine';
import { decisions, turned } from './leaving';

const FREE: Leaving = {
  groups: [
    { hex: 'a1', units: ['unit:70', 'unit:71'], actions: [170, 171] },
    { hex: null, units: ['unit:72'], actions: [172] },
  ],
  count: null,
  first: [],
  done: 5,
};
const TWO: Leaving = { ...FREE, count: 2, done: null };

test('of those who are alike the first ones go, whoever was picked', () => {
  expect(decisions(FREE, ['unit:71'])).toEqual([170, 5]);
  expect(decisions(FREE, ['unit:72', 'unit:71', 'unit:70'])).toEqual([170, 171, 172, 5]);
  expect(decisions(FREE, [])).toEqual([5]);
});

test('the unpaid are as many as are unpaid', () => {
  expect(decisions(TWO, ['unit:72'])).toEqual([]);
  expect(decisions(TWO, ['unit:72', 'unit:70'])).toEqual([170, 172]);
});

test('a click picks, another one puts back; one too many takes the place of the first', () => {
  expect(turned(FREE, ['unit:70'], 'unit:71')).toEqual(['unit:70', 'unit:71']);
  expect(turned(FREE, ['unit:70', 'unit:71'], 'unit:70')).toEqual(['unit:71']);
  expect(turned(TWO, ['unit:72', 'unit:70'], 'unit:71')).toEqual(['unit:70', 'unit:71']);
});
