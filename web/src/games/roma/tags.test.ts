import { beforeAll, describe, expect, it } from 'vitest';
import type { Foreseen, Message } from '../../api/types';
import { legal, position, speak } from './fixture';
import { tagOf } from './tags';

beforeAll(speak);

describe('tags', () => {
  const foreseen = { action: 0, tags: [{ id: '5 + 2 = 7: wins' }, { id: 'Nero discarded' }], events: [] } as unknown as Foreseen;
  const table = (verb: string, tag: string | null) => ({
    only: () => legal(verb, []),
    tag: () => tag,
    foreseen: () => foreseen,
    view: position({ in_move: verb === 'add' }),
    say: ({ id }: Message) => id,
  });

  it('stand where they are best read', () => {
    expect(tagOf('disc:money', table('money', '+3'))).toBe('+3');
    expect(tagOf('pile:draw', table('draw', 'draw 3, keep 1'))).toBeNull();
    expect(tagOf('place:0:3', table('activate', '2 + 2 = 4 points'))).toBe('2 + 2 = 4 points');
    expect(tagOf('disc:3', table('activate', '2 + 2 = 4 points'))).toBeNull();
    expect(tagOf('die:1', table('add', '5 + 2 = 7: wins, Nero discarded'))).toBe('5 + 2 = 7: wins');
    expect(tagOf('die:1', table('money', '+3'))).toBeNull();
  });

  it('say at least that a card acts', () => {
    expect(tagOf('place:0:3', table('activate', null))).toBe('activate');
    expect(tagOf('place:0:3', { ...table('activate', null), only: () => null })).toBeNull();
  });
});
