import { beforeEach, expect, test, vi } from 'vitest';
import { notices } from '../notices/notices.svelte';
import { Problem } from '../transport/transport';
import { account } from './account.svelte';

const { ask } = vi.hoisted(() => ({ ask: vi.fn() }));
vi.mock('../transport', () => ({ transport: { ask, offers: { others: true, accounts: true } } }));
vi.mock('../settings.svelte', () => ({ settings: { language: 'en', set: () => {} } }));
vi.mock('../keep', () => ({ kept: () => [{ id: 't', token: 'secret' }], forget: () => {} }));
vi.mock('../learn/done.svelte', () => ({ done: { keep: () => {} } }));
vi.mock('../puzzles/tried.svelte', () => ({ tried: { keep: () => {} } }));

const ADA = { account: { name: 'Ada', language: null } };

beforeEach(() => {
  ask.mockReset();
  account.now = null;
});

test('whoever has signed in is signed in, even if the tables of this browser cannot come along now', async () => {
  ask.mockImplementation(async (operation: string) => {
    if (operation === 'signIn') return ADA;
    throw new Problem('too-many', '');
  });
  await expect(account.enter('signIn', 'Ada', 'a long password')).rejects.toThrow(Problem);
  expect(account.now?.name).toBe('Ada');
});

test('what waited for somebody who has signed out meanwhile is not shown', async () => {
  account.now = ADA.account as never;
  let tell: (told: unknown) => void = () => {};
  ask.mockImplementation(() => new Promise((resolve) => (tell = resolve)));
  const read = notices.read();
  account.now = null;
  tell({ notices: [{ kind: 'turn', table: 't' }] });
  await read;
  expect(notices.all).toEqual([]);
});
