import { expect, test } from 'vitest';
import { next, ofDay, type Puzzle } from './choosing';

const PUZZLES: readonly Puzzle[] = Array.from({ length: 30 }, (_, i) => ({
  id: `p${i}`,
  theme: i % 3 === 0 ? 'attack' : 'money',
  rating: 700 + 30 * i,
}));

test('a day has its puzzle, and in a month all have theirs', () => {
  const days = PUZZLES.map((_, i) => ofDay(PUZZLES, new Date(2026, 0, 1 + i, 3 * (i % 8)))!.id);
  expect(new Set(days).size).toBe(PUZZLES.length);
  expect(ofDay(PUZZLES, new Date(2026, 4, 4, 0))).toBe(ofDay(PUZZLES, new Date(2026, 4, 4, 23)));
  expect(ofDay([], new Date())).toBeUndefined();
});

test('the next one fits what is wished', () => {
  const easier = next(PUZZLES, { theme: 'attack', level: 'easier' }, 1300, () => undefined)!;
  expect(easier.theme).toBe('attack');
  expect(easier.rating).toBeLessThan(1300);
  expect(next(PUZZLES, { theme: '', level: 'harder' }, 1300, () => undefined)!.rating).toBeGreaterThan(1300);
});

test('what was tried does not come again before all were', () => {
  const tried = (id: string) => (id === 'p7' ? undefined : Number(id.slice(1)) + 100);
  expect(next(PUZZLES, { theme: '', level: 'harder' }, 2000, tried)!.id).toBe('p7');
  const all = (id: string) => (id === 'p9' ? 1 : 2);
  expect(next(PUZZLES, { theme: 'attack', level: 'equal' }, 1000, all)!.id).toBe('p9');
});
