import { beforeAll, describe, expect, it } from 'vitest';
import type { Legal } from '../../api/types';
import { legal, places, position, speak, table } from './fixture';
import { battle, tagOf } from './tags';
import type { RomaView } from './view';

beforeAll(speak);

describe('tags', () => {
  const withThree = [
    legal('money', ['die:1', 'disc:money'], 3),
    legal('draw', ['die:1', 'disc:cards', 'pile:draw'], 3),
    legal('activate', ['die:1', 'disc:3', 'place:0:3'], 3),
  ];
  const tags = (view: RomaView, actions: Legal[], chosen: string[], els: string[]) =>
    els.map((el) => tagOf(el, table(view, actions, chosen)));

  it('are silent until a choice is begun', () => {
    expect(tags(position(), withThree, [], ['disc:money', 'place:0:3'])).toEqual([null, null]);
  });

  it('tell what a die would do', () => {
    expect(tags(position(), withThree, ['die:1'], ['disc:money', 'disc:cards', 'pile:draw', 'disc:3', 'place:0:3'])).toEqual([
      '+3 sestertii', 'draw 3, keep 1', null, null, '2 + 2 = 4 points',
    ]);
  });

  it('count the third die of a Templum and leave open which die pays', () => {
    const dice = [1, 4, 3].map((value, i) => ({ el: `die:${i}`, value, used: false, spent: false, on: null }));
    const plain = position({ dice });
    plain.seats[0]!.places = places(0, [null, 'velites', 'forum', null, null, null]);
    expect(tags(plain, withThree, ['die:1'], ['place:0:3'])).toEqual(['up to 4 points']);
    const templum = position({ dice });
    templum.seats[0]!.places = places(0, [null, 'templum', 'forum', 'basilica', null, null]);
    expect(tags(templum, withThree, ['die:1'], ['place:0:3'])).toEqual(['1 + 4 + 2 = 7 points']);
  });

  it('tell what a card costs, and whether it covers another', () => {
    const lay = [6, 1].map((disc) => legal('lay', ['hand:onager', `place:0:${disc}`]));
    expect(tags(position(), lay, ['hand:onager'], ['place:0:6', 'place:0:1'])).toEqual(['−5', '−5, covers it']);
    expect(tags(position({ step: 'free' }), lay, ['hand:onager'], ['place:0:6'])).toEqual(['free']);
  });

  it('tell what the battle die must show', () => {
    const view = position({ step: 'target', acting: { card: 'velites', disc: 1 } });
    const aim = [1, 3].map((disc) => legal('target', [`place:1:${disc}`], disc));
    expect(tags(view, aim, [], ['place:1:1', 'place:1:3'])).toEqual(['3+ wins', '5+ wins']);
    expect([battle(1), battle(7), battle(7, [2]), battle(5, [2]), battle(9, [2])]).toEqual([
      'wins for sure', 'cannot win', '5+ wins with the 2', '5+ wins, 3+ with the 2', 'cannot win',
    ]);
  });

  it('tell whether an added die is enough', () => {
    const view = position({ step: 'add', battle: { el: 'battle', target: 'place:1:3', defence: 5, roll: 3 } });
    const add = [legal('add', ['die:0'], 2), legal('add', ['die:1'], 1)];
    expect(tags(view, add, [], ['die:0', 'die:1'])).toEqual(['3 + 2 = 5: wins', '3 + 1 = 4: not enough']);
  });
});
