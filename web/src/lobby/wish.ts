/** A game as it is wanted: sought in the lobby, or proposed to somebody. */

import type { GameInfo, NewSeek } from '../api/types';
import type { Mode } from '../home/choice';

export interface Wish {
  game: GameInfo;
  mode: Mode;
  options: NonNullable<NewSeek['options']>;
  seconds: number | null;
  rated: boolean;
}

/** The clocks that are offered: from a minute for those who sit there to three days for those who come by. */
export const CLOCKS = [60, 180, 86_400, 259_200, null] as const;

/** Ways to play the game with others. */
export function modesOf(game: GameInfo, most = Infinity): Mode[] {
  return game.box.modes.filter(({ players }) => players > 1 && players <= most);
}

/** What is wanted of a game at first: for two where it can be, with a clock and for a rating. */
export function firstWish(game: GameInfo, most?: number): Wish {
  return { game, mode: modesOf(game, most)[0]!, options: {}, seconds: 180, rated: true };
}

/** What is sought. */
export function sought({ game, mode, options, seconds, rated }: Wish): NewSeek {
  return { game: game.id, players: mode.players, options: { ...options, ...mode.options }, seconds, rated };
}
