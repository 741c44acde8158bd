import { expect, test } from 'vitest';
import type { Table } from '../view';
import { next } from './next';

const unit = (el: string, left: number, idle = true, poised = false) => ({ el, left, idle, poised, seat: 0 });
const table = (...units: ReturnType<typeof unit>[]) =>
  ({
    seat: 0,
    view: { step: 'act', units, plans: [] },
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

test('where nobody can act, the end is due, unless the war may be ended with it', () => {
  const end = { action: 0, verb: 'end', on: [], message: { id: 'romolo-do-end', params: {} } };
  const stance = { action: 9, verb: 'stance', on: ['seat:1'] };
  const act = (plans: object[], ...legal: object[]) => ({ seat: 0, view: { step: 'act', units: [], plans }, legal }) as unknown as Table;
  expect(next(act([], end, stance))).toMatchObject({ legal: { action: 0 } });
  expect(next(act([{}], end, stance))).toBeNull();
  expect(next(act([], end, { action: 5, verb: 'power', on: [] }))).toBeNull();
});

test('where nobody is to be fought, peace is due', () => {
  const war = (calm: boolean) => ({ seat: 0, view: { step: 'war', calm, units: [] }, legal: [{ action: 7, verb: 'peace', on: [] }] });
  expect(next(war(true) as unknown as Table)).toMatchObject({ legal: { action: 7 } });
  expect(next(war(false) as unknown as Table)).toBeNull();
});
