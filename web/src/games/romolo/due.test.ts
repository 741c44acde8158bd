import { expect, test } from 'vitest';
import { dueNow } from './due';
import type { RomoloView, StepName } from './engine';

const at = (step: StepName, unit: string | null = null) => ({ step, move: unit ? { unit } : null }) as RomoloView;

test('who has looked around is taken in hand again', () => {
  const due = dueNow(null, at('look', 'unit:3'), true);
  expect(due).toEqual({ unit: 'unit:3' });
  expect(dueNow(due, at('act'), true)).toEqual(due);
});

test('unless something else came of it, or it is a rival who looks', () => {
  expect(dueNow({ unit: 'unit:3' }, at('do', 'unit:3'), true)).toBeNull();
  expect(dueNow(null, at('ride', 'unit:3'), false)).toBeNull();
  expect(dueNow({ unit: 'unit:3' }, null, true)).toBeNull();
});

test('what was asked for waits until the unit is put down', () => {
  const asked = { act: () => undefined };
  expect(dueNow(asked, at('do', 'unit:3'), true)).toBe(asked);
  expect(dueNow(asked, at('act'), true)).toBe(asked);
});
