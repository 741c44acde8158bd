import { expect, test } from 'vitest';
import { wait } from './again';

test('it is asked again soon, then less often, but never after more than three seconds', () => {
  const longest = Array.from({ length: 12 }, (_, failures) => wait(failures, () => 1));
  expect(longest[0]).toBeLessThan(300);
  expect(longest).toEqual([...longest].sort((a, b) => a - b));
  expect(Math.max(...longest)).toBeLessThan(3000);
});

test('not all come back at the same moment', () => {
  expect(wait(5, () => 0)).toBeLessThan(wait(5, () => 0.9));
  expect(wait(5, () => 0)).toBeGreaterThan(0);
});
