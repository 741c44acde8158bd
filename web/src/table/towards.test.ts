import { expect, test } from 'vitest';
import { towards, type Direction } from './towards';

function thing(name: string, left: number, top: number, width = 10, height = 10) {
  return { name, getBoundingClientRect: () => ({ left, top, right: left + width, bottom: top + height }) };
}

const LEFT = thing('left', 0, 50);
const MIDDLE = thing('middle', 50, 50);
const RIGHT = thing('right', 100, 52);
const FAR = thing('far', 150, 50);
const ABOVE = thing('above', 50, 0);
const BELOW = thing('below', 48, 100);
const ASKEW = thing('askew', 75, 100);
const GONE = thing('gone', 60, 50, 0, 0);
const ALL = [LEFT, MIDDLE, RIGHT, FAR, ABOVE, BELOW, ASKEW, GONE];

test.each<[Direction, string]>([
  ['left', 'left'],
  ['right', 'right'],
  ['up', 'above'],
  ['down', 'below'],
])('%s of the middle is %s', (direction, name) => {
  expect(towards(MIDDLE, ALL, direction)?.name).toBe(name);
});

test('what is straight ahead comes before what is near but aside', () => {
  expect(towards(MIDDLE, [ASKEW, FAR], 'right')?.name).toBe('far');
  expect(towards(MIDDLE, [thing('near', 62, 95), FAR], 'right')?.name).toBe('far');
});

test('at the edge is nothing further', () => {
  expect(towards(LEFT, ALL, 'left')).toBeNull();
  expect(towards(ABOVE, ALL, 'up')).toBeNull();
  expect(towards(MIDDLE, [MIDDLE], 'down')).toBeNull();
});

test('what is not drawn is passed over', () => {
  expect(towards(MIDDLE, [GONE], 'right')).toBeNull();
});
