import { afterEach, expect, test, vi } from 'vitest';
import { http } from './http';
import { Problem, type Listener } from './transport';

/** A server that answers so; what it was asked. */
function server(answer: () => Response): { address: string; method?: string; headers: Headers; body: unknown }[] {
  const asked: ReturnType<typeof server> = [];
  vi.stubGlobal('fetch', async (address: string, { method, headers, body }: RequestInit) => {
    asked.push({ address, method, headers: new Headers(headers), body: body && JSON.parse(String(body)) });
    return answer();
  });
  return asked;
}

afterEach(() => vi.unstubAllGlobals());

test('what is asked stands in the path, the query, the header or the body', async () => {
  const asked = server(() => Response.json({ revision: 4 }));
  const body = { revision: 3, action: 7, then: [8] };
  expect(await http.ask('act', { table: 't', token: 'secret', seat: 1, body })).toEqual({ revision: 4 });
  expect(asked[0]).toMatchObject({ address: '/api/tables/t/actions?seat=1', method: 'post', body });
  expect(asked[0]!.headers.get('Authorization')).toBe('Bearer secret');
});

test('a token never stands in the address', async () => {
  const asked = server(() => Response.json({}));
  await http.ask('past', { table: 't', token: 'secret', seat: null, ply: 12 });
  expect(asked[0]).toMatchObject({ address: '/api/tables/t/positions/12', method: 'get' });
});

test('several of a name stand there one after the other', async () => {
  const asked = server(() => Response.json({}));
  await http.ask('preview', { table: 't', token: null, action: [3, 5] });
  expect(asked[0]!.address).toBe('/api/tables/t/preview?action=3&action=5');
  expect(asked[0]!.headers.has('Authorization')).toBe(false);
});

test('what is asked cannot lead elsewhere', async () => {
  const asked = server(() => Response.json({}));
  await http.ask('course', { table: '../games?', token: null });
  expect(asked[0]!.address).toBe('/api/tables/..%2Fgames%3F/course');
});

/** The problem that asking ends with. */
async function problem(): Promise<unknown> {
  return http.ask('hint', { table: 't', token: 'secret' }).catch((error: unknown) => error);
}

test('a refusal is known by its word', async () => {
  server(() => Response.json({ status: 403, error: 'no-hints', detail: 'This table gives no hints.' }, { status: 403 }));
  expect(await problem()).toEqual(new Problem('no-hints', 'This table gives no hints.'));
});

test('what something else answers in the place of the server is a problem as well', async () => {
  server(() => new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }));
  expect(await problem()).toEqual(new Problem('broken', 'Bad Gateway'));
});

test('so is a server that is not there', async () => {
  server(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await problem()).toMatchObject({ error: 'unreachable' });
});

test('a table that is left is not listened to any more, nor held', async () => {
  class Socket {
    close(): void {}
  }
  vi.stubGlobal('WebSocket', Socket);
  vi.stubGlobal('location', { protocol: 'http:', host: 'here' });
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  const asked = server(() => Response.json({ revision: 4 }));
  const stream = http.stream({ table: 't', token: null, seat: null, since: 0, lines: 0 }, {} as Listener);
  const resign = () => http.ask('resign', { table: 't', token: 'secret', body: { seat: 0 } }).catch(() => {});
  await resign();
  stream.close();
  await resign();
  expect(asked.map(({ address }) => address.includes('stream='))).toEqual([true, false]);
});
