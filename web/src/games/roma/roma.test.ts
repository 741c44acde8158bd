import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { lines } from '../../parts/card';
import { targets } from '../../table/choosing';
import type { Happening, Legal } from '../../api/types';
import { texts } from '../../text/texts.svelte';
import { ask } from './ask';
import { CARDS, type CardName } from './cards';
import { help } from './help';
import { placeLabel } from './labels';
import { layout } from './layout';
import { lastDiscarded, reckoned, reckoning } from './reckoning';
import { battle, tagOf } from './tags';
import { travels } from './travels';
import type { PlaceView, RomaView } from './view';

const HERE = '../../../../src/lusoria/games/roma';
const source = (path: string) => readFileSync(new URL(`${HERE}/${path}`, import.meta.url), 'utf8');

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await texts.learn('roma');
});

const places = (seat: number, cards: (CardName | null)[], turres = 0): PlaceView[] =>
  cards.map((card, i) => ({
    el: `place:${seat}:${i + 1}`,
    card,
    ...(card ? { down: false, base: CARDS[card].defence, defence: CARDS[card].defence + turres } : {}),
  }));

/** A position in the middle of a turn of seat 0. */
function position(some: Partial<RomaView> = {}): RomaView {
  return {
    player: 0, turn: 9, in_move: false, step: 'act', prompt: null, first: 0, active: 0,
    stockpile: { el: 'stockpile', points: 13 },
    seats: [
      { el: 'seat:0', points: 12, money: 6, hand: { el: 'hand:0', count: 1, cards: [{ el: 'hand:onager', card: 'onager', count: 1 }] }, passed: null,
        places: places(0, ['turris', 'legionarius', 'forum', 'basilica', 'senator', null]) },
      { el: 'seat:1', points: 11, money: 3, hand: { el: 'hand:1', count: 4, cards: null }, passed: null,
        places: places(1, ['velites', 'forum', 'centurio', null, 'mercatus', 'praetorianus']) },
    ],
    discs: [1, 2, 3, 4, 5, 6].map((disc) => ({ el: `disc:${disc}`, blocked: disc === 5 ? [0] : [] })),
    money_disc: { el: 'disc:money' }, cards_disc: { el: 'disc:cards' },
    dice: [
      { el: 'die:0', value: 2, used: false, spent: false, on: null },
      { el: 'die:1', value: 3, used: false, spent: false, on: null },
      { el: 'die:2', value: 5, used: true, spent: false, on: 'disc:money' },
    ],
    draw_pile: { el: 'pile:draw', count: 24, cards: null },
    discard_pile: { el: 'pile:discard', count: 3, cards: [{ el: 'discard:nero', card: 'nero', count: 1 }, { el: 'discard:forum', card: 'forum', count: 2 }] },
    held: null, acting: null, battle: null, forum: null, siege: 0, outcome: null,
    ...some,
  };
}

const legal = (verb: string, on: string[], value?: number): Legal =>
  ({ action: 0, verb, on, message: { id: '', params: { value } }, text: null }) as unknown as Legal;

function table(view: RomaView, actions: Legal[], chosen: string[] = []) {
  return { view, seat: 0, names: ['Marcus', 'Livia'], chosen, targets: targets(actions, chosen) };
}

describe('cards', () => {
  it('are printed as the rules say', () => {
    const row = /\("(\w+)", \d, (\d+), (\d+), "(R\d+)"\)/g;
    const printed = [...source('cards.py').matchAll(row)].map(([, name, price, defence, rule]) => [name, Number(price), Number(defence), rule]);
    expect(Object.entries(CARDS).map(([name, of]) => [name, of.price, of.defence, of.rule])).toEqual(printed);
  });

  it.each(['en', 'it', 'fr'])('say in two lines of 19 letters what they do (%s)', (language) => {
    for (const [, card, text] of source(`text/${language}.ftl`).matchAll(/^roma-brief-(\w+) = (.*)$/gm)) {
      const told = lines(text!, 19);
      expect([card, told.length <= 2 && told.every((line) => line.length <= 19)]).toEqual([card, true]);
    }
  });
});

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
    view.seats[0]!.places[2]!.defence = 6;
    const found = help('place:0:3', table(view, []))!;
    expect(found.facts).toEqual(['defence 6', '+1 from Turris', 'Basilica beside it: +2 points']);
    expect(found.rules).toEqual(['R40', 'R38', 'R43']);
    expect(help('place:0:5', table(view, []))!.facts).toContain('blocked until the turn ends');
  });

  it('is also a sentence', () => {
    expect(placeLabel(position(), table(position(), []), 0, 3)).toBe('Forum, your building beside disc 3, defence 5');
    expect(placeLabel(position(), table(position(), []), 1, 4)).toBe('Livia’s side of disc 4: no card');
    expect(placeLabel(position(), table(position(), []), 0, 5)).toMatch(/blocked by a Praetorianus$/);
  });
});

describe('what is asked', () => {
  const asked = (chosen: string[], view = position()) => texts.say(ask(chosen, { view }) ?? { id: '' });

  it('names what is in hand', () => {
    expect(asked(['die:1'])).toBe('Die 3 in hand: place it on a glowing disc.');
    expect(asked(['hand:onager'])).toBe('Onager in hand: choose one of your discs (5 sestertii).');
    expect(asked(['held:forum'], position({ step: 'relay' }))).toBe('Forum in hand: choose one of your discs (free).');
    expect(asked(['disc:money'])).toBe('Which die do you change into sestertii?');
    expect(asked(['place:0:6'])).toBe('Disc 6: which card do you lay there?');
  });
});

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

describe('a reckoning', () => {
  const happening = (revision: number, ...events: { event: string; [field: string]: unknown }[]) =>
    ({ revision, at: 0, what: 'action', seat: 0, ply: revision, events: events.map((event) => ({ event, message: { id: '' } })) }) as Happening;

  it('is open while a die may be added', () => {
    const view = position({ step: 'add', acting: { card: 'centurio', disc: 3 }, battle: { el: 'battle', target: 'place:1:3', defence: 5, roll: 3 } });
    expect(reckoning(view)).toMatchObject({
      of: 'battle', attacker: 'centurio', target: 'centurio', defence: 5, won: null,
      parts: [{ kind: 'battle-die', value: 3 }, { kind: 'die', value: null }],
    });
  });

  it('is open while a Forum waits for its third die', () => {
    const view = position({ step: 'temple', forum: 7, acting: { card: 'forum', disc: 3 } });
    expect(reckoning(view)!.parts).toEqual([
      { kind: 'die', value: 5 }, { kind: 'card', card: 'basilica', value: 2 }, { kind: 'die', value: null },
    ]);
    expect(reckoning(position())).toBeNull();
  });

  it('tells what came of it, over several decisions', () => {
    const story = [
      happening(1, { event: 'activate', seat: 0, card: 'centurio', disc: 3 }, { event: 'battle', seat: 0, roll: 3, defence: 5 }),
      happening(2, { event: 'add', seat: 0, value: 2 }, { event: 'lose', seat: 1, card: 'forum', disc: 3 }),
    ];
    expect(reckoned(story)).toMatchObject({ of: 'battle', target: 'forum', place: 'place:1:3', total: 5, won: true });
    expect(reckoned(story.slice(0, 1))).toBeNull();
  });

  it('adds up a Forum', () => {
    const story = [
      happening(1, { event: 'activate', seat: 0, card: 'forum', disc: 3 }),
      happening(2, { event: 'forum', seat: 0, value: 5 }, { event: 'basilica', seat: 0, points: 2 }),
      happening(3, { event: 'templum', seat: 0, value: 6 }, { event: 'win', seat: 0, points: 13 }),
    ];
    expect(reckoned(story)).toMatchObject({ of: 'forum', total: 13, parts: [{ value: 5 }, { value: 2 }, { value: 6 }] });
  });

  it('knows the card on top of the discard pile', () => {
    const story = [happening(1, { event: 'discard', seat: 0, card: 'forum' }), happening(2, { event: 'lose', seat: 1, card: 'nero', disc: 2 })];
    expect(lastDiscarded(story, new Set(['forum', 'nero']))).toBe('nero');
    expect(lastDiscarded(story, new Set(['forum']))).toBe('forum');
    expect(lastDiscarded(story, new Set())).toBeNull();
  });
});

describe('the layout', () => {
  it.each([[1124, 848], [1050, 716], [964, 668], [1024, 720], [1604, 1028]])('fits %i by %i with words to be read', (width, height) => {
    const of = layout(width, height);
    expect(of.narrow).toBe(false);
    expect(of.words).toBe(true);
    expect(of.strip + of.ask + of.foot + 2.8 * of.card + of.disc).toBeLessThan(height);
    expect(6 * of.card + 2 * of.ends).toBeLessThan(width);
  });

  it.each([[390, 798], [375, 621], [768, 976]])('turns at %i by %i', (width, height) => {
    const of = layout(width, height);
    expect(of.narrow).toBe(true);
    expect(of.row).toBeGreaterThanOrEqual(50);
    expect(of.disc).toBeGreaterThanOrEqual(44);
  });
});
