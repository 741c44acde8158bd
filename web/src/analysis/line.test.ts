import { expect, test } from 'vitest';
import { badgesOf } from './line';

const PLACES: Record<string, [number, number]> = { 'die:0': [10, 90], 'disc:2': [40, 50], 'disc:3': [80, 50] };
const middle = (el: string) => PLACES[el] ?? null;

test('each place has the numbers of the steps that happen there', () => {
  const steps = [
    { on: ['die:0', 'disc:2'], expected: false },
    { on: ['elsewhere'], expected: false },
    { on: ['disc:2'], expected: true },
    { on: ['disc:3'], expected: true },
  ];
  expect(badgesOf(steps, middle)).toEqual([
    { x: 10, y: 90, label: '1', expected: false },
    { x: 40, y: 50, label: '1 3', expected: false },
    { x: 80, y: 50, label: '4', expected: true },
  ]);
});
