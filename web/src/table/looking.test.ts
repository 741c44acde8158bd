import { expect, test, vi } from 'vitest';
import type { Happening, Past, Position } from '../api/types';
import type { Connection } from './connection.svelte';
import { Looking } from './looking.svelte';
import type { Motion } from './motion';
import { Seen } from './seen.svelte';
import type { Source } from './source';

vi.mock('../sounds', () => ({ sound: () => {}, soundOf: () => null }));

const POSITION = { ply: 9, seat: 0, you: [0], seats: [], events: [] as Happening[], status: 'over' } as unknown as Position;

/** Looks at a table whose past is told when `answers` says so. */
function looking() {
  const asked: { seat: number | null; answer: (past: Past | null) => void }[] = [];
  const source = {
    past: (ply: number, seat: number | null) =>
      new Promise((resolve) => asked.push({ seat, answer: (past) => resolve(past && { ...past, ply }) })),
    story: () => Promise.resolve([]),
  } as unknown as Source;
  const motion = { before: () => null, after: async () => {} } as unknown as Motion;
  const connection = { try: (ask: () => Promise<unknown>) => ask() } as unknown as Connection;
  const seen = new Seen(POSITION);
  return { seen, asked, looks: new Looking(seen, source, motion, connection, () => {}) };
}
const past = (view: string) => ({ view }) as unknown as Past;

test('what was asked with other eyes comes too late', async () => {
  const { seen, asked, looks } = looking();
  const own = looks.look(3);
  const theirs = looks.watch(1);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]!.answer(past('theirs'));
  await theirs;
  asked[0]!.answer(past('own'));
  await own;
  expect(seen.view).toBe('theirs');
});

test('where the past cannot be had, what was in sight stays', async () => {
  const { seen, asked, looks } = looking();
  const first = looks.look(3);
  asked[0]!.answer(past('third'));
  await first;
  const second = looks.look(5);
  asked[1]!.answer(null);
  await second;
  expect([seen.ply, seen.view]).toEqual([3, 'third']);
});
