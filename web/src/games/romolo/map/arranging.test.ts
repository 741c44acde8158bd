import { expect, test } from 'vitest';
import { buildings, rowsOf, standing } from './arranging';
import type { Building, Pieces } from '../engine';

const some = (building: Building, count = 1): Pieces => ({ el: `piece:a1:${building}`, building, piece: 'farm', count });

test('three kinds stand in a row, more in two', () => {
  const three = buildings([some('temple'), some('forum'), some('warehouse')], false, false);
  expect(rowsOf(three)).toBe(1);
  const four = buildings([some('temple'), some('forum'), some('warehouse')], true, false);
  expect(rowsOf(four)).toBe(2);
  expect(four[0]!.of).toBe('tower');
});

test('every building is drawn, farms apart and walls elsewhere', () => {
  const placed = buildings([some('warehouse', 3), some('farm', 2), some('wall', 4)], false, true);
  expect(placed.map(({ at }) => at.length)).toEqual([3, 2]);
});

test('no two units stand in the same place, and all within the hex', () => {
  for (const count of [1, 3, 4, 8, 12]) {
    const places = standing(count, true, 2).at;
    expect(new Set(places.map(String)).size).toBe(count);
    for (const [x, y] of places) expect(Math.hypot(x, y)).toBeLessThan(100);
  }
});
