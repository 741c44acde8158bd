/** Who sits at a table: who plays together, and who faces whoever looks at it. */

import type { Message, Position } from '../api/types';

type Seated = Pick<Position, 'sides' | 'you'> & { seats: readonly { name: string }[] };

/** With whom one plays, and against whom; null for whoever watches, or plays against a friend at the same screen. */
export function facing({ seats, sides, you }: Seated): Message | null {
  const mine = sides.filter((side) => side.some((seat) => you.includes(seat)));
  if (mine.length !== 1) return null;
  const others = sides.filter((side) => side !== mine[0]);
  const names = named(others.flat(), seats);
  const allies = named(
    mine[0]!.filter((seat) => !you.includes(seat)),
    seats,
  );
  if (allies) return { id: 'page-with-against', params: { allies, names } };
  return names ? { id: 'page-against', params: { names } } : { id: 'page-against-ai' };
}

/** The others at the table, side by side. */
export function others({ seats, sides, you }: Seated): string {
  return sides
    .map((side) =>
      named(
        side.filter((seat) => !you.includes(seat)),
        seats,
      ),
    )
    .filter(Boolean)
    .join(' · ');
}

function named(some: readonly number[], seats: Seated['seats']): string {
  return some.map((seat) => seats[seat]!.name).join(', ');
}
