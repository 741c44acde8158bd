import { expect, test } from 'vitest';
import type { GameInfo, Position } from '../api/types';
import { atLevel, differing, fill, firstChoice, inMode, known, likeThis, modeOf, offered, unusual, wanted, withOption } from './choice';

const GAME = {
  id: 'romolo',
  levels: ['beginner', 'easy', 'medium', 'hard', 'master'],
  box: {
    minutes: 120,
    players: 2,
    modes: [
      { name: 'solitaire', players: 1, options: {} },
      { name: 'duel', players: 2, options: {} },
      { name: 'four', players: 4, options: {} },
      { name: 'alliance', players: 4, options: { teams: 'on' } },
    ],
  },
  options: [
    { name: 'teams', default: 'off', values: ['off', 'on'], rule: 'R' },
    { name: 'battle', default: 'tokens', values: ['tokens', 'die'], rule: 'R' },
    { name: 'peoples', default: 'off', values: ['off', 'on'], rule: 'R', only: { battle: 'die' } },
    { name: 'round_limit', default: null, low: 1, high: 10000, rule: '' },
  ],
} as unknown as GameInfo;
const ADA = { kind: 'person' as const, name: 'Ada' };
const mode = (name: string) => modeOf(GAME, { mode: name });
const named = (seat: number) => `Player ${seat + 1}`;

test('at first I sit against a bot of middling strength, by the printed rules', () => {
  const first = firstChoice(GAME);
  expect(first).toMatchObject({ mode: 'duel', seats: ['me', 'medium'], options: {} });
  expect(differing(first)).toBe(0);
  expect(wanted(GAME, first, ADA, named)).toMatchObject({
    seats: [ADA, { kind: 'bot', bot: 'medium' }],
    options: {},
    public: false,
    one_screen: false,
  });
});

test('a mode has its number of seats and its options, and I stay', () => {
  const four = inMode(firstChoice(GAME), mode('alliance'));
  expect(four.seats).toEqual(['me', 'medium', 'medium', 'medium']);
  expect(wanted(GAME, four, ADA, named).options).toEqual({ teams: 'on' });
  const last = fill(four, 3, 'me');
  expect(last.seats).toEqual(['medium', 'medium', 'medium', 'me']);
  expect(inMode(last, mode('solitaire')).seats).toEqual(['me']);
});

test('I change places with whoever sat there', () => {
  expect(fill({ ...firstChoice(GAME), seats: ['me', 'friend'] }, 1, 'me').seats).toEqual(['friend', 'me']);
});

test('those who share one screen have no links', () => {
  const choice = inMode(firstChoice(GAME), mode('four'));
  const friends = fill(fill(choice, 1, 'friend'), 2, 'friend');
  expect(fill(friends, 3, 'here').seats).toEqual(['me', 'here', 'here', 'here']);
  const here = fill(choice, 1, 'here');
  expect(fill(here, 2, 'friend').seats).toEqual(['me', 'friend', 'friend', 'medium']);
  expect(wanted(GAME, here, ADA, named)).toMatchObject({ one_screen: true, seats: [ADA, { name: 'Player 2' }, {}, {}] });
});

test('an open chair makes the table public', () => {
  expect(wanted(GAME, fill(firstChoice(GAME), 1, 'open'), ADA, named)).toMatchObject({ public: true, seats: [ADA, { kind: 'open' }] });
});

test('what was chosen last is chosen again, as far as the game still knows it', () => {
  const kept = { ...inMode(firstChoice(GAME), mode('four')), options: { battle: 'die', weather: 'rain' }, undo: false };
  expect(known(GAME, kept)).toEqual({ ...kept, options: { battle: 'die' } });
  expect(differing(known(GAME, kept))).toBe(2);
  expect(known(GAME, { ...kept, mode: 'six' })).toEqual(firstChoice(GAME));
  expect(known(GAME, undefined)).toEqual(firstChoice(GAME));
});

test('what belongs to a value of another option comes and goes with it', () => {
  const [battle, peoples] = ['battle', 'peoples'].map((name) => GAME.options.find((option) => option.name === name)!);
  const names = (options: Record<string, string>) => offered(GAME, options).map(({ name }) => name);
  expect(names({})).toEqual(['battle']);
  expect(names({ battle: 'die' })).toEqual(['battle', 'peoples']);
  const both = withOption(GAME, withOption(GAME, firstChoice(GAME), battle!, 'die'), peoples!, 'on');
  expect(both.options).toEqual({ battle: 'die', peoples: 'on' });
  expect(withOption(GAME, both, battle!, 'tokens').options).toEqual({});
});

const POSITION = {
  seats: [
    { seat: 0, kind: 'bot', bot: 'easy', name: 'Livia' },
    { seat: 1, kind: 'person', bot: null, name: 'Ada' },
    { seat: 2, kind: 'bot', bot: 'hard', name: 'Gaius' },
    { seat: 3, kind: 'open', bot: null, name: 'Ben' },
  ],
  you: [1],
  options: { teams: 'on', battle: 'die', round_limit: 4 },
  hints: false,
} as unknown as Position;

test('a table like the one that was played', () => {
  expect(likeThis(GAME, POSITION)).toMatchObject({
    mode: 'alliance',
    seats: ['easy', 'me', 'hard', 'friend'],
    options: { battle: 'die' },
    hints: false,
  });
});

test('what a table does not name is as usual there', () => {
  const options = { teams: 'on', round_limit: 4 };
  expect(unusual(GAME, options).map(({ name }) => name)).toEqual(['teams']);
  expect(likeThis(GAME, { ...POSITION, options } as unknown as Position).options).toEqual({});
});

test('stronger or weaker bots, as long as there are any', () => {
  const like = likeThis(GAME, POSITION);
  expect(atLevel(like, GAME.levels, 1)?.seats).toEqual(['medium', 'me', 'master', 'friend']);
  expect(atLevel(like, GAME.levels, -1)?.seats).toEqual(['beginner', 'me', 'medium', 'friend']);
  expect(atLevel({ ...like, seats: ['me', 'master'] }, GAME.levels, 1)).toBeNull();
  expect(atLevel({ ...like, seats: ['me', 'beginner'] }, GAME.levels, -1)).toBeNull();
  expect(atLevel({ ...like, seats: ['me', 'friend'] }, GAME.levels, 1)).toBeNull();
});
