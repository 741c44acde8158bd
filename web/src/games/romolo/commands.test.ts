import { expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });

test('every command has a key of its own, also beside those of the shell', async () => {
  const { COMMANDS } = await import('./commands');
  const { keys } = await import('../../keys');
  const all = Object.values(keys(COMMANDS));
  expect(new Set(all).size).toBe(all.length);
});
