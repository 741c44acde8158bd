/** A table as somebody at it, or beside it, sees it: its position and its story, now or in the past. */

import type { Happening, Past, Position } from '../api/types';
import { still } from '../settings.svelte';
import { goOn, lastMove, missed, moves, plies } from './story';

/** What every game's view has; each board knows its own. */
export interface View {
  in_move: boolean;
}

/** With whose eyes a finished game is seen: a seat's, those of all seats at once, or one's own. */
export type Eyes = number | 'all' | null;

export class Seen<V extends View = View> {
  position = $state.raw<Position>()!;
  story = $state.raw<Happening[]>([]);

  /** The ply that is looked at; none: the present. */
  ply = $state<number | null>(null);
  past = $state.raw<Past | null>(null);
  eyes = $state<Eyes>(null);
  /** On one screen: the seat that sits before it now. */
  looker = $state<number | null>(null);

  constructor(position: Position) {
    this.position = position;
    this.story = goOn([], position.events);
  }

  readonly view: V | null = $derived((this.past ?? this.position).view as V | null);
  /** As one text: whoever says a name looks again only when a name is another. */
  readonly #roll: string = $derived(JSON.stringify(this.position.seats.map((seat) => seat.name)));
  readonly names: string[] = $derived(JSON.parse(this.#roll) as string[]);
  readonly seat: number | null = $derived(typeof this.eyes === 'number' ? this.eyes : this.position.seat);
  readonly player: number | null = $derived(this.past ? (this.past.player ?? null) : this.position.player);
  readonly over: boolean = $derived(this.position.status === 'over' || this.position.status === 'closed');
  readonly seated: boolean = $derived(this.position.you.length > 0);

  readonly plies: number[] = $derived(plies(this.story));
  /** The plies at which a move is complete: a replay goes from one to the next. */
  readonly moves: number[] = $derived(moves(this.story));
  /** What others have done since this seat decided last. */
  readonly missed: Happening[] = $derived(this.position.seat === null ? [] : missed(this.story, this.position.seat));
  /** The log as far as it is looked at. */
  readonly told: Happening[] = $derived(this.ply === null ? this.story : this.story.filter(({ ply }) => ply <= this.ply!));
  /** Where others have changed something since this seat decided last; where nothing travels, for spectators, and in the past, by the last move. */
  readonly changed: ReadonlySet<string> = $derived(
    new Set(
      (this.ply !== null ? lastMove(this.told) : [...this.missed, ...(still() || !this.seated ? lastMove(this.story) : [])])
        .flatMap((happening) => happening.events)
        .flatMap(({ event }) => event.moves ?? [])
        .map((moved) => moved.to),
    ),
  );
}
