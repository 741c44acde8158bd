/**
 * A table, the heart of the page. It is made of parts with one subject each, which know no more of each
 * other than they need:
 *
 *   seen         its position and its story, now or in the past
 *   connection   asking and listening          talk         what people say
 *   arrivals     what comes, shown in turn     looking      earlier positions, other eyes
 *   turn         among what one decides        foresight    what that would do
 *   choice       what is half chosen           decisions    deciding, taking back
 *   gestures     what clicks and drags mean    marks        what makes drawn things elements
 *   attention    what is pointed at or asked   hinting      what a bot would do
 *   motion, replaying, analysing
 *
 * What boards need again and again the table says itself.
 */

import { Analysing } from '../analysis/analysing.svelte';
import type { Foreseen, Happening, Hint, Legal, Message, Position } from '../api/types';
import type { Board } from '../games/board';
import { texts } from '../text/texts.svelte';
import { Arrivals } from './arrivals.svelte';
import { Attention } from './attention.svelte';
import { Choice } from './choice.svelte';
import { Connection, type There } from './connection.svelte';
import { Decisions, type Besides } from './decisions.svelte';
import { Foresight } from './foresight.svelte';
import { Gestures } from './gestures';
import { Hinting } from './hinting.svelte';
import { Looking } from './looking.svelte';
import { Marks, type Mark } from './marks.svelte';
import { Motion } from './motion';
import { Replaying } from './replaying.svelte';
import { Seen, type View } from './seen.svelte';
import type { Source } from './source';
import { Talk } from './talk.svelte';
import { Turn } from './turn.svelte';

export class Table<V extends View = View> {
  readonly seen: Seen<V>;
  readonly connection: Connection;
  readonly talk: Talk;
  readonly motion: Motion;
  readonly arrivals: Arrivals;
  readonly looking: Looking;
  readonly turn: Turn;
  readonly foresight: Foresight;
  readonly choice: Choice;
  readonly decisions: Decisions;
  readonly hinting: Hinting;
  readonly attention = new Attention();
  readonly gestures = new Gestures(this);
  readonly marks = new Marks(this);
  readonly replaying = new Replaying(this);
  readonly analysing = new Analysing(this);

  constructor(
    position: Position,
    readonly board: Board,
    token: string | null,
    readonly source: Source,
  ) {
    const drop = (): void => this.drop();
    const { attention } = this;
    const seen = (this.seen = new Seen<V>(position));
    const motion = (this.motion = new Motion(board));
    const connection = (this.connection = new Connection({ table: position.id, token }, seen, {
      position: (position) => this.arrivals.receive(position),
      talk: (lines) => this.talk.hear(lines),
    }));
    this.talk = new Talk(seen, connection);
    this.looking = new Looking(seen, source, motion, connection, drop);
    const settled = (): void => void this.foresight.ask();
    this.arrivals = new Arrivals({ seen, board, source, motion, connection, drop, settled });
    const turn = (this.turn = new Turn(seen, connection, this.arrivals));
    this.foresight = new Foresight(seen, turn, connection, board.depth ?? 1);
    this.choice = new Choice(seen, turn);
    const isDoubtful = (doing: Legal): boolean => Boolean(board.undone?.(doing, this));
    this.decisions = new Decisions({ seen, turn, connection, attention, isDoubtful, drop });
    this.hinting = new Hinting(seen, connection);
  }

  /** Listens to the table until it is closed. */
  listen(): void {
    const { seen, talk } = this;
    this.connection.listen({ seat: seen.looker, since: seen.story.at(-1)?.revision ?? 0, lines: talk.last });
  }

  close(): void {
    this.connection.close();
    this.motion.skip();
    this.replaying.pause();
    this.analysing.close();
  }

  /** Somebody sits down before the one screen: from now on the table is theirs. */
  sitDown(seat: number | null): void {
    this.seen.looker = seat;
    this.seen.story = [];
    this.looking.forget();
    this.listen();
  }

  /** Forgets a half-made choice, and what was said about it. */
  drop(): void {
    this.choice.drop();
    this.attention.drop();
    this.hinting.hint = null;
    this.analysing.shown = [];
    this.decisions.doubted = null;
  }

  async askHint(): Promise<void> {
    this.drop();
    await this.hinting.ask();
  }

  // what is seen

  get id(): string {
    return this.seen.position.id;
  }
  get position(): Position {
    return this.seen.position;
  }
  get view(): V | null {
    return this.seen.view;
  }
  get story(): Happening[] {
    return this.seen.story;
  }
  get ply(): number | null {
    return this.seen.ply;
  }
  get names(): string[] {
    return this.seen.names;
  }
  get seat(): number | null {
    return this.seen.seat;
  }
  get player(): number | null {
    return this.seen.player;
  }
  get over(): boolean {
    return this.seen.over;
  }
  get seated(): boolean {
    return this.seen.seated;
  }
  /** Whether somebody else looks at the table from that seat; null where there is no way to know. */
  there(seat: number): There {
    return this.connection.there(seat);
  }
  say(message: Message): string {
    return texts.say(message, this.names);
  }

  // what can be done

  get deciding(): boolean {
    return this.turn.deciding;
  }
  get waits(): boolean {
    return this.turn.waits;
  }
  get legal(): Legal[] {
    return this.turn.legal;
  }
  get doings(): Legal[] {
    return this.turn.doings;
  }
  get chosen(): string[] {
    return this.choice.chosen;
  }
  get targets(): Map<string, Legal[]> {
    return this.choice.targets;
  }
  get hint(): Hint | null {
    return this.hinting.hint;
  }
  /** The one action that a click on the element would do, once a choice is begun or a move open. */
  only(el: string): Legal | null {
    return this.choice.only(el);
  }
  /** What fits all that is chosen. */
  left(): Legal[] {
    return this.choice.left();
  }
  /** What a legal action would do, once that is told. */
  foreseen(legal: Legal): Foreseen | null {
    return this.foresight.of(legal);
  }
  /** The same in a few letters. */
  tag(legal: Legal): string | null {
    const tags = this.foreseen(legal)?.tags ?? [];
    return tags.map((tag) => this.say(tag)).join(', ') || null;
  }
  /** What makes a drawn thing an element. */
  mark(el: string, label: string): Mark {
    return this.marks.of(el, label);
  }

  // doing it

  press(el: string): Promise<void> {
    return this.gestures.press(el);
  }
  do(legal: Legal, then?: number[]): Promise<void> {
    return this.decisions.do(legal, then);
  }
  act(action: number, besides?: Besides): Promise<void> {
    return this.decisions.act(action, besides);
  }
  putDown(count?: number): Promise<void> {
    return this.decisions.putDown(count);
  }
  look(ply: number | null, moving?: boolean): Promise<void> {
    return this.looking.look(ply, moving);
  }
}
