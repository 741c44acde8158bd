import { expect, test } from 'vitest';
import { after, FIRST, type Rating } from './rating';

test("Glickman's own example, game by game", () => {
  const start: Rating = { rating: 1500, deviation: 200 };
  const won = after(start, 1400, true);
  expect(won.rating).toBeGreaterThan(1540);
  expect(won.rating).toBeLessThan(1570);
  expect(won.deviation).toBeLessThan(200);
  expect(after(start, 1400, false).rating).toBeLessThan(1420);
});

test('a hard puzzle brings more than an easy one', () => {
  const gain = (puzzle: number) => after(FIRST, puzzle, true).rating - FIRST.rating;
  expect(gain(1600)).toBeGreaterThan(gain(1000));
  expect(gain(1000)).toBeGreaterThan(gain(500));
});

test('it comes to rest where half of the tries are right', () => {
  let now = FIRST;
  for (let i = 0; i < 400; i++) now = after(now, 1300, i % 2 === 0);
  expect(Math.abs(now.rating - 1300)).toBeLessThan(40);
  expect(now.deviation).toBe(60);
});
