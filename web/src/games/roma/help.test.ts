import { beforeAll, describe, expect, it } from 'vitest';
import { FACTS } from './engine';
import { position, speak, table } from './fixture';
import { help } from './help';
import { placeLabel } from './labels';

beforeAll(speak);

describe('help', () => {
  it('knows every element of a position', () => {
    const view = position();
    const els: string[] = [];
    JSON.stringify(view, (key, value: unknown) => (key === 'el' && els.push(String(value)), value));
    for (const el of els) expect([el, help(el, table(view, []))?.title]).not.toEqual([el, undefined]);
    expect(els.length).toBeGreaterThan(30);
  });

  it('gives the reasons of a defence and the neighbours of a Forum', () => {
    const view = position();
    view.seats[0]!.places[2]!.defence = { value: 6, base: 5, turris: 1, essedum: 0 };
    const found = help('place:0:3', table(view, []))!;
    expect(found.facts).toEqual(['defence 6', '+1 from Turris', 'Basilica beside it: +2 points']);
    expect(found.rules).toEqual([FACTS.cards.forum.rule, ...FACTS.help.forum.rules]);
    expect(help('place:0:5', table(view, []))!.facts).toContain('blocked until the turn ends');
  });

  it('is also a sentence', () => {
    expect(placeLabel(position(), table(position(), []), 0, 3)).toBe('Forum, your building beside disc 3, defence 5');
    expect(placeLabel(position(), table(position(), []), 1, 4)).toBe('Livia’s side of disc 4: no card');
    expect(placeLabel(position(), table(position(), []), 0, 5)).toMatch(/blocked by a Praetorianus$/);
  });
});
