/** Who has met whom, and how it went. */

import type { TournamentInfo } from '../api/types';

/** For "row column": 1 for each game in which the row was better than the column, ½ where they were equal. */
export function cells({ rounds }: TournamentInfo): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const { entrants, places } of rounds.flatMap(({ games }) => games)) {
    if (!places) continue;
    for (const [seat, row] of entrants.entries()) {
      for (const [other, column] of entrants.entries()) {
        if (seat === other) continue;
        const better = Math.sign(places[other]! - places[seat]!);
        const key = `${row} ${column}`;
        found.set(key, [...(found.get(key) ?? []), (better + 1) / 2]);
      }
    }
  }
  return found;
}
