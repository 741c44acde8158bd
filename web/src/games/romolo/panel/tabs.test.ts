import { expect, test } from 'vitest';
import { homeOf } from './tabs';

test('what is asked for is found where it lies', () => {
  expect(homeOf('hex:a1', 0, true)).toBe('map');
  expect(homeOf('market:grain', 0, true)).toBe('market');
  expect(homeOf('slot:2', 0, false)).toBe('characters');
});

test("one's own stock is always in sight, a rival's among the players", () => {
  expect(homeOf('res:1:grain', 1, true)).toBe(null);
  expect(homeOf('res:0:grain', 1, true)).toBe('players');
  expect(homeOf('res:0:grain', 1, false)).toBe('map');
});
