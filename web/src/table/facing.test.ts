import { expect, test } from 'vitest';
import { facing, others } from './facing';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dion'];

function at(sides: number[][], you: number[]) {
  return { seats: sides.flat().map((seat) => ({ name: NAMES[seat]! })), sides, you };
}
const pairs = (you: number[]) => ({
  ...at([[0], [1], [2], [3]], you),
  sides: [
    [0, 2],
    [1, 3],
  ],
});

test('everyone else is against me', () => {
  expect(facing(at([[0], [1], [2]], [1]))).toEqual({ id: 'page-against', params: { names: 'Ada, Cleo' } });
});

test('an ally is with me', () => {
  expect(facing(pairs([0]))).toEqual({ id: 'page-with-against', params: { allies: 'Cleo', names: 'Ben, Dion' } });
});

test('two allies at one screen have the others against them', () => {
  expect(facing(pairs([1, 3]))).toEqual({ id: 'page-against', params: { names: 'Ada, Cleo' } });
});

test('alone one plays against the A.I.', () => {
  expect(facing(at([[0], []], [0]))).toEqual({ id: 'page-against-ai' });
});

test('whoever plays for both sides, or watches, reads who else is there', () => {
  expect(facing(pairs([0, 1]))).toBeNull();
  expect(others(pairs([0, 1]))).toBe('Cleo · Dion');
  expect(others(pairs([]))).toBe('Ada, Cleo · Ben, Dion');
  expect(others(at([[0], [1]], [0, 1]))).toBe('');
});
