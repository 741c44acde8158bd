import { expect, test, vi } from 'vitest';
import type { AnalysedChoice, AnalysedWay } from '../api/types';
import type { Table } from '../table/table.svelte';
import { Analysing } from './analysing.svelte';

vi.mock('../text/texts.svelte', () => ({ t: (id: string) => id, texts: {} }));

const choice = (at: number) => ({ at, seat: 0 }) as AnalysedChoice;
const way = (...on: string[]) => ({ line: [{ on }], actions: [0] }) as unknown as AnalysedWay;

test('once the table is left no more is asked', async () => {
  const ask = vi.fn(async () => {
    if (ask.mock.calls.length === 3) analysing.close();
    if (ask.mock.calls.length > 9) throw new Error('it goes on for ever');
    return { done: 1, of: 9, found: null };
  });
  const analysing: Analysing = new Analysing({ source: { analysis: ask } } as unknown as Table);
  await analysing.begin();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('the way that is marked is of the choice that is looked at', async () => {
  const came: (() => void)[] = [];
  const look = () => new Promise<void>((resolve) => came.push(resolve));
  const table = { replaying: { pause: () => {} }, seen: { eyes: 0 }, looking: {}, look } as unknown as Table;
  const analysing = new Analysing(table);
  const first = analysing.look(choice(3), way('disc:1'));
  const second = analysing.look(choice(5), way('disc:2'));
  came[1]!();
  await second;
  came[0]!();
  await first;
  expect(analysing.shown).toEqual([{ on: ['disc:2'], expected: false }]);
});
