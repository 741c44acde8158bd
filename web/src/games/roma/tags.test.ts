import { beforeAll, describe, expect, it } from 'vitest';
import { legal, speak } from './fixture';
import { tagOf } from './tags';

beforeAll(speak);

describe('tags', () => {
  const table = (verb: string, tag: string | null) => ({ only: () => legal(verb, []), tag: () => tag });

  it('stand where they are best read', () => {
    expect(tagOf('disc:money', table('money', '+3'))).toBe('+3');
    expect(tagOf('pile:draw', table('draw', 'draw 3, keep 1'))).toBeNull();
    expect(tagOf('place:0:3', table('activate', '2 + 2 = 4 points'))).toBe('2 + 2 = 4 points');
    expect(tagOf('disc:3', table('activate', '2 + 2 = 4 points'))).toBeNull();
    expect(tagOf('die:1', table('activate', '2 + 2 = 4 points'))).toBe('activate');
  });

  it('say at least that a card acts', () => {
    expect(tagOf('place:0:3', table('activate', null))).toBe('activate');
    expect(tagOf('place:0:3', { only: () => null, tag: () => null })).toBeNull();
  });
});
