import { afterEach, expect, test, vi } from 'vitest';
import type { Position } from '../api/types';
import { http } from './http';
import { upTo, wholeTable } from './whole';

const PART = 3;

/** A server that tells a log of n entries in parts; what it was asked for. */
function server(entries: number): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const since = Number(new URL(path, 'http://here').searchParams.get('since'));
    const events = Array.from({ length: Math.min(PART, entries - since) }, (_, i) => ({ revision: since + i + 1 }));
    return Promise.resolve(new Response(JSON.stringify({ revision: entries, events })));
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('a log that comes in parts is put together', async () => {
  const asked = server(7);
  const position = await wholeTable(http, 't', null, 1);
  expect(position.events.map((happening) => happening.revision)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(asked).toEqual([0, 3, 6].map((since) => `/api/tables/t?since=${since}&seat=1`));
});

test('one that is short is asked for once', async () => {
  const asked = server(PART);
  expect((await wholeTable(http, 't', null)).events).toHaveLength(PART);
  expect(asked).toHaveLength(1);
});

test('a position without news tells of all', () => {
  expect(upTo({ revision: 9, events: [] } as unknown as Position)).toBe(9);
});
