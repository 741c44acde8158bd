import { expect, test } from 'vitest';
import type { Table } from '../view';
import { next } from './next';

const unit = (el: string, left: number, idle = true, poised = false) => ({ el, left, idle, poised, seat: 0 });
const table = (...units: ReturnType<typeof unit>[]) =>
  ({
    seat: 0,
    view: { step: 'act', units },
    legal: units.map(({ el }, action) => ({ action, verb: 'unit', on: [el] })),
  }) as unknown as Table;

test('who has begun to act comes before the others', () => {
  expect(next(table(unit('unit:0', 2), unit('unit:1', 2)))).toMatchObject({ legal: { action: 0 } });
  expect(next(table(unit('unit:0', 2), unit('unit:1', 1)))).toMatchObject({ say: { params: { count: 2 } }, legal: { action: 1 } });
  expect(next(table(unit('unit:0', 2), unit('unit:1', 1, false)))).toMatchObject({ say: { params: { count: 1 } }, legal: { action: 0 } });
  expect(next(table(unit('unit:0', 2, false)))).toBeNull();
});

test('who has come to fight waits for the war', () => {
  expect(next(table(unit('unit:0', 1, true, true), unit('unit:1', 2)))).toMatchObject({
    say: { params: { count: 1 } },
    legal: { action: 1 },
  });
  expect(next(table(unit('unit:0', 1, true, true)))).toBeNull();
});

test('where nobody is to be fought, peace is due', () => {
  const war = (calm: boolean) => ({ seat: 0, view: { step: 'war', calm, units: [] }, legal: [{ action: 7, verb: 'peace', on: [] }] });
  expect(next(war(true) as unknown as Table)).toMatchObject({ legal: { action: 7 } });
  expect(next(war(false) as unknown as Table)).toBeNull();
});
