import { expect, test } from 'vitest';
import type { Happening } from '../../../api/types';
import { lastFought } from './fought';

const event = (name: string, fields = {}) => ({ event: { event: name, ...fields }, message: { id: `romolo-log-${name}` } });
const done = (seat: number, move: number, ...events: ReturnType<typeof event>[]) =>
  ({ revision: 0, at: 0, what: 'action', seat, ply: 0, move, events }) as unknown as Happening;

const BATTLE = [
  done(0, 7, event('battle', { seat: 0, other: 1, hex: 'd5' })),
  done(
    1,
    7,
    event('token', { seat: 0, token: 'double' }),
    event('token', { seat: 1, token: 'shield' }),
    event('sum'),
    event('values', { attack: 6, defence: 2 }),
    event('wins', { seat: 0 }),
    event('casualties'),
  ),
  done(0, 7, event('kill', { seat: 1 })),
];

test('a battle is told until whoever looks begins another move', () => {
  const fought = lastFought(BATTLE, 1);
  expect(fought).toMatchObject({
    hex: 'd5',
    winner: 0,
    sides: [
      { seat: 0, token: 'double', total: 6 },
      { seat: 1, token: 'shield', total: 2 },
    ],
  });
  expect(fought?.lines.map(({ id }) => id)).toEqual(['romolo-log-wins', 'romolo-log-kill']);
  expect(lastFought([...BATTLE, done(0, 8, event('move'))], 1)).not.toBeNull();
  expect(lastFought([...BATTLE, done(0, 8, event('move'))], 0)).toBeNull();
});

test('in edition 1.66 there are dice in the place of tokens, and whoever is told to prevail has won', () => {
  const dice = (attack: number, defence: number, winner: number | null) => [
    event('show', { seat: 0, face: 5 }),
    event('show', { seat: 1, face: 2 }),
    event('reckon', { seat: 0 }),
    event('reckon', { seat: 1 }),
    event('values', { attack, defence }),
    ...(winner === null ? [] : [event('prevails', { seat: winner })]),
    event('casualties'),
  ];
  const fought = lastFought([BATTLE[0]!, done(1, 7, ...dice(4, 3, 0), event('kill', { seat: 1 }))], 1);
  expect(fought?.sides.map(({ token }) => token)).toEqual(['5', '2']);
  expect(fought).toMatchObject({ winner: 0, told: false });
  expect(fought?.lines.map(({ id }) => id)).toEqual(['romolo-log-kill']);
  expect(lastFought([BATTLE[0]!, done(1, 7, ...dice(3, 3, null))], 1)).toMatchObject({ winner: null, lines: [] });
  // the next battle begins with the same decision, and is not decided yet
  const next = event('battle', { seat: 0, other: 1, hex: 'e4' });
  expect(lastFought([BATTLE[0]!, done(1, 7, ...dice(3, 4, 1), next)], 1)).toMatchObject({ winner: 1, hex: 'd5' });
});

test('one that is not decided is not over', () => {
  expect(lastFought(BATTLE.slice(0, 1), 0)).toBeNull();
  expect(lastFought([], 0)).toBeNull();
});
