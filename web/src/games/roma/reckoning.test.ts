import { describe, expect, it } from 'vitest';
import type { Happening } from '../../api/types';
import { position } from './fixture';
import { lastDiscarded, reckoned, reckoning, strikes } from './reckoning';

describe('a reckoning', () => {
  const happening = (revision: number, ...events: { event: string; [field: string]: unknown }[]) =>
    ({
      revision,
      at: 0,
      what: 'action',
      seat: 0,
      ply: revision,
      events: events.map((event) => ({ event, message: { id: '' } })),
    }) as Happening;

  it('is open while a die may be added', () => {
    const view = position({
      step: 'add',
      acting: { card: 'centurio', disc: 3 },
      battle: { el: 'battle', target: 'place:1:3', card: 'centurio', defence: 5, roll: 3, may_add: true },
    });
    expect(reckoning(view)).toMatchObject({
      of: 'battle',
      target: 'centurio',
      place: 'place:1:3',
      defence: 5,
      won: null,
      dice: [3, null],
    });
  });

  it('is open while a Forum waits for its third die', () => {
    const view = position({ step: 'temple', forum: { die: 5, basilica: 2, third: true }, acting: { card: 'forum', disc: 3 } });
    expect(reckoning(view)).toMatchObject({ of: 'forum', parts: [{ value: 5 }, { value: 2, card: 'basilica' }, { value: null }] });
    expect(reckoning(position())).toBeNull();
  });

  it('tells what came of it', () => {
    const story = [
      happening(1, { event: 'activate', seat: 0, card: 'centurio', disc: 3, die: 0 }),
      happening(
        2,
        { event: 'beat', seat: 0, attacker: 'centurio', other: 1, card: 'forum', disc: 3, roll: 3, added: 2, defence: 5, strength: 5 },
        { event: 'lose', seat: 1, card: 'forum', disc: 3 },
      ),
    ];
    expect(reckoned(story)).toMatchObject({ of: 'battle', target: 'forum', place: 'place:1:3', dice: [3, 2], won: true });
    expect(reckoned(story.slice(0, 1))).toBeNull();
  });

  it('knows who strikes whom', () => {
    const story = [
      happening(1, { event: 'activate', seat: 0, card: 'velites', disc: 2, die: 0 }),
      happening(2, { event: 'battle', seat: 0, attacker: 'velites', other: 1, card: 'nero', disc: 5, roll: 3, defence: 9 }),
    ];
    expect(strikes(story)).toEqual({ from: 'place:0:2', to: 'place:1:5' });
    expect(strikes([...story, happening(3, { event: 'end', seat: 0 })])).toBeNull();
  });

  it('adds up a Forum', () => {
    const story = [
      happening(1, { event: 'activate', seat: 0, card: 'forum', disc: 3, die: 0 }),
      happening(
        2,
        { event: 'templum', seat: 0, value: 6, die: 1 },
        { event: 'forum-pays', seat: 0, value: 5, basilica: 2, templum: 6, points: 13 },
      ),
    ];
    expect(reckoned(story)).toMatchObject({ of: 'forum', total: 13, parts: [{ value: 5 }, { value: 2 }, { value: 6 }] });
  });

  it('knows the card on top of the discard pile', () => {
    const story = [
      happening(1, { event: 'discard', seat: 0, card: 'forum' }),
      happening(2, { event: 'lose', seat: 1, card: 'nero', disc: 2 }),
    ];
    expect(lastDiscarded(story, new Set(['forum', 'nero']))).toBe('nero');
    expect(lastDiscarded(story, new Set(['forum']))).toBe('forum');
    expect(lastDiscarded(story, new Set())).toBeNull();
  });
});
