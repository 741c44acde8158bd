/**
 * How good somebody is at puzzles: Glicko, as Mark Glickman describes it, with each first try as a game
 * against the puzzle. Puzzles keep the rating they come with.
 */

export interface Rating {
  rating: number;
  /** Its standard deviation. */
  deviation: number;
}

export const FIRST: Rating = { rating: 1000, deviation: 350 };
/** A rating never becomes surer than this: people learn. */
const SUREST = 60;
/** How sure the ratings of the puzzles are. */
const PUZZLE = 100;
const Q = Math.log(10) / 400;

/** The rating after a try at a puzzle. */
export function after({ rating, deviation }: Rating, puzzle: number, right: boolean): Rating {
  const g = 1 / Math.sqrt(1 + (3 * Q * Q * PUZZLE * PUZZLE) / (Math.PI * Math.PI));
  const expected = 1 / (1 + 10 ** ((-g * (rating - puzzle)) / 400));
  const known = 1 / (deviation * deviation) + Q * Q * g * g * expected * (1 - expected);
  return {
    rating: rating + (Q / known) * g * ((right ? 1 : 0) - expected),
    deviation: Math.max(SUREST, Math.sqrt(1 / known)),
  };
}
