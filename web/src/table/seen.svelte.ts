/** A table as somebody at it, or beside it, sees it: its position and its story, now or in the past. */

import type { Course, GameRecord, Happening, Legal, Message, Past, Position } from '../api/types';
import type { Board } from '../games/board';
import { settings, still } from '../settings.svelte';
import { texts } from '../text/texts.svelte';
import { Motion } from './motion';
import { goOn, lastMove, missed, moves, plies } from './story';

export type View = Record<string, any>; // eslint-disable-line @typescript-eslint/no-explicit-any

/** Where positions and what is asked about them come from: a server's table, or a record. */
export interface Source {
  past(ply: number, seat: number | null): Promise<Past>;
  /** The log as a seat knows it; without a seat as whoever asks does. */
  story(seat: number | null): Promise<Happening[]>;
  course(): Promise<Course>;
  record(): Promise<GameRecord>;
}

/** With whose eyes a finished game is seen: a seat's, those of all seats at once, or one's own. */
export type Eyes = number | 'all' | null;

export class Seen {
  readonly id: string;
  readonly board: Board;
  readonly source: Source;
  readonly motion: Motion;

  position = $state.raw<Position>()!;
  story = $state.raw<Happening[]>([]);
  /** Whether something is on its way to the server. */
  busy = $state(false);
  /** The newest revision that has come, shown or not yet. */
  protected newest = $state(0);
  /** Whether what was missed is being shown: of others' turns, to whoever sits before the screen. */
  protected recalling = $state(false);

  /** The ply that is looked at; none: the present. */
  ply = $state<number | null>(null);
  past = $state.raw<Past | null>(null);
  eyes = $state<Eyes>(null);
  /** On one screen: the seat that sits before it now. */
  looker = $state<number | null>(null);

  constructor(position: Position, board: Board, source: Source) {
    this.id = position.id;
    this.board = board;
    this.source = source;
    this.position = position;
    this.story = goOn([], position.events);
    this.motion = new Motion(this);
  }

  readonly view: View | null = $derived(this.past ? this.past.view : (this.position.view as View | null));
  /** As one text: whoever says a name looks again only when a name is another. */
  readonly #roll: string = $derived(JSON.stringify(this.position.seats.map((seat) => seat.name)));
  readonly names: string[] = $derived(JSON.parse(this.#roll) as string[]);
  readonly seat: number | null = $derived(typeof this.eyes === 'number' ? this.eyes : this.position.seat);
  readonly player: number | null = $derived(this.past ? (this.past.player ?? null) : this.position.player);
  /** On one screen, whether somebody else's turn hides the table until they sit before it. */
  readonly covered: boolean = $derived(
    !this.recalling &&
      this.position.you.length > 1 &&
      this.position.status === 'running' &&
      this.position.player !== null &&
      this.position.you.includes(this.position.player) &&
      this.position.player !== this.looker,
  );
  /** Whether it is for this seat to decide, in the present. */
  readonly deciding: boolean = $derived(
    this.ply === null && !this.covered && this.position.status === 'running' && this.position.legal.length > 0,
  );
  /** Whether a decision is on its way, or what has come of one is not shown yet: nothing can be decided then. */
  readonly waits: boolean = $derived(this.busy || this.newest > this.position.revision);
  readonly legal: Legal[] = $derived(this.deciding && !this.waits ? this.position.legal : []);
  /** Actions that touch nothing on the board, such as ending the turn. */
  readonly doings: Legal[] = $derived(this.legal.filter((action) => action.on.length === 0));
  readonly plies: number[] = $derived(plies(this.story));
  /** The plies at which a move is complete: a replay goes from one to the next. */
  readonly moves: number[] = $derived(moves(this.story));
  readonly over: boolean = $derived(this.position.status === 'over' || this.position.status === 'closed');
  readonly seated: boolean = $derived(this.position.you.length > 0);
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
  readonly mayShowAgain: boolean = $derived(this.missed.length > 0 && this.ply === null);

  /** An entry of the log in one line: the last that somebody did or that came to them, before what only turned up. */
  lineOf(happening: Happening | undefined): Message | null {
    const unsaid = ['turn', ...(this.board.quiet ?? [])];
    const said = happening?.events.filter(({ event }) => !unsaid.includes(event.event)) ?? [];
    return (said.findLast(({ event }) => typeof event.seat === 'number') ?? said.at(-1))?.message ?? null;
  }

  say(message: Message): string {
    return texts.say(message, this.names);
  }

  get pace(): number {
    return settings.pace;
  }
}
