import { beforeAll, expect, test, vi } from 'vitest';

let router: typeof import('./router.svelte');

beforeAll(async () => {
  vi.stubGlobal('location', { hash: '#/table/abc', origin: 'https://example.org', pathname: '/' });
  vi.stubGlobal('addEventListener', () => {});
  router = await import('./router.svelte');
});

test.each([
  ['', { page: 'home', play: null }],
  ['#', { page: 'home', play: null }],
  ['#/', { page: 'home', play: null }],
  ['#/nowhere/roma', { page: 'home', play: null }],
  ['#/table', { page: 'home', play: null }],
  ['#/play', { page: 'home', play: null }],
  ['#/play/roma', { page: 'home', play: 'roma' }],
  ['#/record', { page: 'record' }],
  ['#/ratings', { page: 'ratings', pool: null }],
  ['#/ratings/romolo-1.66', { page: 'ratings', pool: 'romolo-1.66' }],
  ['#/player/Ada%20%C3%A8%2F', { page: 'player', name: 'Ada è/' }],
  ['#/player/50%', { page: 'player', name: '50%' }],
  ['#/tournaments', { page: 'tournaments', id: null }],
  ['#/tournaments/a-_b', { page: 'tournaments', id: 'a-_b' }],
  ['#/player', { page: 'home', play: null }],
  ['#/table/abc', { page: 'table', id: 'abc', token: null, ply: null }],
  ['#/table/abc/s3cret', { page: 'table', id: 'abc', token: 's3cret', ply: null }],
  ['#/table/abc?ply=12', { page: 'table', id: 'abc', token: null, ply: 12 }],
  ['#/table/abc/s3cret?ply=0', { page: 'table', id: 'abc', token: 's3cret', ply: 0 }],
  ['#/table/abc?ply=-1', { page: 'table', id: 'abc', token: null, ply: null }],
  ['#/table/abc?ply=1e9', { page: 'table', id: 'abc', token: null, ply: null }],
])('%s', (hash, place) => {
  expect(router.read(hash)).toEqual(place);
});

test.each([
  ['abc', undefined, undefined],
  ['abc', 's3cret', undefined],
  ['abc', undefined, 7],
  ['abc', 's3cret', 0],
] as const)('a link is read as it was written: %s %s %s', (id, token, ply) => {
  expect(router.read(router.tableLink(id, token, ply))).toEqual({
    page: 'table',
    id,
    token: token ?? null,
    ply: ply ?? null,
  });
});

test('a link for somebody else is whole', () => {
  expect(router.whole(router.tableLink('abc'))).toBe('https://example.org/#/table/abc');
});

test('one is where the address says', () => {
  expect(router.router.place).toEqual({ page: 'table', id: 'abc', token: null, ply: null });
});
