import { beforeAll, expect, test, vi } from 'vitest';
import type { Table } from '../../table/table.svelte';

vi.stubGlobal('document', { documentElement: { lang: '' } });

let reading: typeof import('./reading');

beforeAll(async () => {
  const { texts } = await import('../../text/texts.svelte');
  await texts.speak('en');
  await texts.learn('roma');
  reading = await import('./reading');
});

const VIEW = {
  player: 0,
  stockpile: { el: 'stockpile', points: 16 },
  seats: [
    { el: 'seat:0', points: 10, hand: { el: 'hand:0', count: 1, cards: [{ el: 'hand:forum', card: 'forum', count: 2 }] } },
    { el: 'seat:1', points: 10, hand: { el: 'hand:1', count: 4, cards: null } },
  ],
  siege: true,
  battle: null,
};
const TABLE = { position: { game: 'roma' }, names: ['Ada', 'Ben'], view: VIEW } as unknown as Table;

test('an element is found wherever it stands', () => {
  expect(reading.find(VIEW, 'hand:forum')).toMatchObject({ card: 'forum', count: 2 });
  expect(reading.find(VIEW, 'seat:1')).toMatchObject({ points: 10 });
  expect(reading.find(VIEW, 'disc:1')).toBeNull();
  expect(reading.find(null, 'disc:1')).toBeNull();
});

test('zones are what holds elements, in the order of the view', () => {
  expect(reading.zones(VIEW).map(([name]) => name)).toEqual(['stockpile', 'seats']);
  expect(reading.zones(VIEW.seats[0]!).map(([name]) => name)).toEqual(['hand']);
  expect(reading.holds({ a: [{ b: 1 }] })).toBe(false);
  expect(reading.holds({ a: [{ b: { el: 'x' } }] })).toBe(true);
});

test('facts are what is said and not what holds elements, is silent or empty', () => {
  expect(reading.facts(VIEW, TABLE)).toHaveLength(1); // the siege
  const [points, ...rest] = reading.facts(VIEW.seats[1]!, TABLE);
  expect(points).toMatch(/: 10$/);
  expect(rest).toEqual([]);
  expect(reading.facts({ a: null, b: false, c: [], d: undefined }, TABLE)).toEqual([]);
});

test('things have names', () => {
  expect(reading.nameOf({ el: 'seat:1' }, TABLE)).toBe('Ben');
  expect(reading.nameOf({ el: 'seat:2' }, TABLE)).toBe('A.I.');
  expect(reading.facts({ seat: 2 }, TABLE)[0]).toContain('A.I.');
  expect(reading.nameOf({ el: 'hand:forum' }, TABLE)).toContain('Forum');
  expect(reading.nameOf({ el: 'nothing:7' }, TABLE)).toContain('7');
  expect(reading.nameOf({ el: 'hand:1' }, TABLE)).toBe('hand, Ben');
  expect(reading.nameOf({ el: 'unit:3', kind: 'forum', name: '2w3' }, TABLE)).toBe('Forum 2w3');
});

test('a word without a text is said as it is', () => {
  expect(reading.label('never_heard_of', TABLE)).toBe('never heard of');
  expect(reading.label('points', TABLE)).toBe('points');
});
