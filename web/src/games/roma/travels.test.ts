import { describe, expect, it } from 'vitest';
import { position, table } from './fixture';
import { travels } from './travels';

describe('what travels', () => {
  const moved = (event: { event: string; [field: string]: unknown }) =>
    travels(event, table(position(), [])).map(({ from, to, what, count }) => [from, to, what ?? '', count ?? 0]);

  it('own cards come from the hand, the rival’s from behind it', () => {
    expect(moved({ event: 'lay', seat: 0, card: 'onager', disc: 6 })).toEqual([['hand:onager', 'place:0:6', '', 0]]);
    expect(moved({ event: 'lay', seat: 1, card: 'nero', disc: 4 })).toEqual([['hand:1', 'place:1:4', '', 0]]);
  });

  it('a die goes from the tray to its disc, and coins to the player', () => {
    expect(moved({ event: 'money', seat: 0, money: 3 })).toEqual([['die:1', 'die:1', '', 0], ['disc:money', 'seat:0', 'coin', 3]]);
    expect(moved({ event: 'activate', seat: 0, card: 'legionarius', disc: 2 })).toEqual([['die:0', 'die:0', '', 0]]);
  });

  it('points change hands', () => {
    expect(moved({ event: 'win', seat: 0, points: 4 })).toEqual([['stockpile', 'seat:0', 'point', 4]]);
    expect(moved({ event: 'rob', seat: 0, other: 1, points: 1 })).toEqual([['seat:1', 'seat:0', 'point', 1]]);
    expect(moved({ event: 'turn', seat: 0 })).toEqual([]);
  });
});
