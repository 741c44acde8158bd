import { expect, test } from 'vitest';
import { secrets, together } from './together';

const OF_ADA = {
  turn: 3,
  seats: [
    { el: 'seat:0', hand: { cards: [{ el: 'hand:nero' }] } },
    { el: 'seat:1', hand: { cards: null } },
  ],
  held: null,
};
const OF_BEN = {
  turn: 3,
  seats: [
    { el: 'seat:0', hand: { cards: null } },
    { el: 'seat:1', hand: { cards: [{ el: 'hand:forum' }] } },
  ],
  held: { el: 'held' },
};

test('where one sees nothing the others see for it', () => {
  expect(together([OF_ADA, OF_BEN])).toEqual({
    turn: 3,
    seats: [
      { el: 'seat:0', hand: { cards: [{ el: 'hand:nero' }] } },
      { el: 'seat:1', hand: { cards: [{ el: 'hand:forum' }] } },
    ],
    held: { el: 'held' },
  });
});

test('two who see the same see that', () => {
  expect(together([OF_ADA, OF_ADA])).toEqual(OF_ADA);
  expect(together([null, undefined])).toBeNull();
  expect(together([0, 5])).toBe(0);
  expect(together([false, true])).toBe(false);
});

test('longer lists are kept whole', () => {
  expect(together([[1], [1, 2]])).toEqual([1, 2]);
});

test('what each holds that another does not see', () => {
  expect(secrets([OF_ADA, OF_BEN])).toEqual([[{ el: 'hand:nero' }], [{ el: 'hand:forum' }, { el: 'held' }]]);
  expect(secrets([OF_ADA])).toEqual([[]]);
});
