/** What is chosen before a table is made: the mode, who sits where, the house rules. */

import type { GameInfo, NewTable, OptionInfo, Position, WantedSeat } from '../api/types';

export type Level = GameInfo['levels'][number];
/** Who is to sit in a seat: me, a friend by a link, whoever comes, somebody at this screen, or a bot. */
export type Who = 'me' | 'friend' | 'open' | 'here' | Level;
export type Mode = GameInfo['box']['modes'][number];

type Value = string | number | boolean | null;

export interface Choice {
  mode: string;
  seats: Who[];
  /** Of those at this screen. */
  names: string[];
  /** Only what differs from the game's default. */
  options: Record<string, Value>;
  undo: boolean;
  hints: boolean;
  seconds: number | null;
  listed: boolean;
  /** Whether the game is to count for the ratings. */
  rated: boolean;
}

export function modeOf(game: GameInfo, choice: Pick<Choice, 'mode'>): Mode {
  return game.box.modes.find((mode) => mode.name === choice.mode) ?? usual(game);
}

/** The mode for as many as play when nobody says otherwise. */
function usual(game: GameInfo): Mode {
  return game.box.modes.find((mode) => mode.players === game.box.players) ?? game.box.modes[0]!;
}

/** What is chosen at first: me against bots of middling strength, by the printed rules. */
export function firstChoice(game: GameInfo): Choice {
  const bare = {
    mode: '',
    seats: ['me' as const],
    names: [],
    options: {},
    undo: true,
    hints: true,
    seconds: null,
    listed: false,
    rated: false,
  };
  return inMode(bare, usual(game));
}

/** A choice that was kept, as far as the game still knows it. */
export function known(game: GameInfo, kept: Choice | undefined): Choice {
  if (!kept || !game.box.modes.some((mode) => mode.name === kept.mode)) return firstChoice(game);
  const offered = (name: string, value: Value) =>
    game.options.some((option) => option.name === name && option.values?.includes(value as never));
  const options = Object.fromEntries(Object.entries(kept.options).filter(([name, value]) => offered(name, value)));
  return inMode({ ...firstChoice(game), ...kept, options }, modeOf(game, kept));
}

/** The choice in another mode: whoever has a seat in it keeps it, bots fill the rest. */
export function inMode(choice: Choice, mode: Mode): Choice {
  const seats = Array.from({ length: mode.players }, (_, seat): Who => choice.seats[seat] ?? 'medium');
  const lost = choice.seats.includes('me') && !seats.includes('me');
  return { ...choice, mode: mode.name, seats: lost ? ['me', ...seats.slice(1)] : seats };
}

/** What can be chosen as things stand: neither what a mode decides, nor what belongs to another value of an option,
 *  nor options for research, which say nothing to a player. */
export function offered(game: GameInfo, chosen: Choice['options']): OptionInfo[] {
  const value = (name: string) => chosen[name] ?? game.options.find((option) => option.name === name)?.default;
  return game.options.filter(
    ({ name, values, only = {} }) =>
      values &&
      values.length > 1 &&
      !game.box.modes.some((mode) => name in mode.options) &&
      Object.entries(only).every(([other, needed]) => value(other) === needed),
  );
}

/** The choice with an option of this value; what cannot be chosen beside it is forgotten. */
export function withOption(game: GameInfo, choice: Choice, { name, default: usual }: OptionInfo, value: Value): Choice {
  const { [name]: _, ...others } = choice.options;
  const options = value === usual ? others : { ...others, [name]: value };
  const left = offered(game, options);
  return { ...choice, options: Object.fromEntries(Object.entries(options).filter(([kept]) => left.some((one) => one.name === kept))) };
}

/** Seats somebody: I change places with whoever sat there, and those at one screen have no links. */
export function fill(choice: Choice, seat: number, who: Who): Choice {
  const before = choice.seats[seat]!;
  let seats = choice.seats.map((other, i): Who => (i === seat ? who : who === 'me' && other === 'me' ? before : other));
  if (who === 'here') seats = seats.map((other) => (other === 'friend' ? 'here' : other));
  if (who === 'friend') seats = seats.map((other) => (other === 'here' ? 'friend' : other));
  return { ...choice, seats };
}

/** How many house rules differ from what is printed or usual. */
export function differing(choice: Choice): number {
  const { options, undo, hints, seconds, listed, rated } = choice;
  return Object.keys(options).length + Number(!undo) + Number(!hints) + Number(seconds !== null) + Number(listed) + Number(rated);
}

/** The table as the server is asked for it. */
export function wanted(game: GameInfo, choice: Choice, me: WantedSeat, named: (seat: number) => string): NewTable {
  const mode = modeOf(game, choice);
  return {
    game: game.id,
    seats: choice.seats.map((who, seat): WantedSeat => {
      if (who === 'me') return me;
      if (who === 'here') return { kind: 'person', name: choice.names[seat]?.trim() || named(seat) };
      if (who === 'friend') return { kind: 'person' };
      return who === 'open' ? { kind: 'open' } : { kind: 'bot', bot: who };
    }),
    options: { ...choice.options, ...mode.options } as NewTable['options'],
    public: choice.listed || choice.seats.includes('open'),
    undo: choice.undo,
    hints: choice.hints && !choice.rated,
    rated: choice.rated,
    seconds: choice.seconds,
    one_screen: choice.seats.includes('here'),
  };
}

/** The options in which a table differs from what is usual; what it does not name is as usual there. */
export function unusual(game: GameInfo, options: Record<string, unknown>): OptionInfo[] {
  return game.options.filter(({ name, default: usual, values }) => values && name in options && options[name] !== usual);
}

/** The choice that would make a table like this one. */
export function likeThis(game: GameInfo, position: Position): Choice {
  const options = position.options as Record<string, Value>;
  const fits = (mode: Mode) =>
    mode.players === position.seats.length && Object.entries(mode.options).every(([name, value]) => options[name] === value);
  const mode = game.box.modes.findLast(fits) ?? usual(game);
  const differ = unusual(game, options).filter(({ name }) => !(name in mode.options));
  return {
    ...firstChoice(game),
    mode: mode.name,
    seats: position.seats.map(({ seat, kind, bot }): Who => {
      if (kind === 'bot') return (bot ?? 'medium') as Level;
      if (seat === position.you[0]) return 'me';
      return position.you.includes(seat) ? 'here' : 'friend';
    }),
    names: position.seats.map((seat) => seat.name),
    options: Object.fromEntries(differ.map(({ name }) => [name, options[name] ?? null])),
    hints: position.hints,
    rated: position.rated,
  };
}

/** The same with every bot a level stronger, or weaker; none if no bot can be. */
export function atLevel(choice: Choice, levels: readonly Level[], by: 1 | -1): Choice | null {
  const seats = choice.seats.map((who): Who => {
    const level = levels.indexOf(who as Level);
    return level < 0 ? who : (levels[level + by] ?? who);
  });
  return seats.some((who, seat) => who !== choice.seats[seat]) ? { ...choice, seats } : null;
}
