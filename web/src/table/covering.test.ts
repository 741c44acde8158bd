import { expect, test } from 'vitest';
import { covered } from './covering';

const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

test('what is covered is what two boxes share', () => {
  expect(covered(box(0, 0, 10, 10), [box(5, 5, 10, 10)])).toBe(25);
  expect(covered(box(0, 0, 10, 10), [box(0, 0, 10, 10), box(9, 0, 10, 10)])).toBe(110);
});

test('boxes beside each other share nothing', () => {
  expect(covered(box(0, 0, 10, 10), [box(10, 0, 5, 5), box(0, -5, 10, 5), box(20, 20, 1, 1)])).toBe(0);
  expect(covered(box(0, 0, 10, 10), [])).toBe(0);
});
