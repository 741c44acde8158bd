/** A table as somebody at it, or beside it, sees it: the heart of the page. */

import { tick } from 'svelte';
import { ask, Problem } from '../api/client';
import { Live } from '../api/live';
import type {
  Course,
  Foreseen,
  GameRecord,
  Happening,
  Hint,
  Legal,
  Line,
  Message,
  Past,
  Position,
  Preview,
  Previews,
  Rematch,
  Refusal,
  SeenEvent,
  Why,
} from '../api/types';
import type { Board, Remedy } from '../games/board';
import { remember, seatsAt } from '../keep';
import { settings, still } from '../settings.svelte';
import { sound, soundOf } from '../sounds';
import { t, texts } from '../text/texts.svelte';
import { candidates, click, drag, targets, type Click } from './choosing';
import { Motion } from './motion';
import { between, goOn, lastMove, moves, plies } from './story';
import { together } from './together';

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

export class Table {
  readonly id: string;
  readonly board: Board;
  readonly source: Source;

  position = $state.raw<Position>()!;
  story = $state.raw<Happening[]>([]);
  talk = $state.raw<Line[]>([]);
  connected = $state(true);
  /** With which status the server puts the connection off, if it does. */
  putOff = $state<number | undefined>();
  /** What the connection was refused with. */
  lost = $state(0);

  /** The elements of a half-made choice. */
  chosen = $state.raw<string[]>([]);
  menu = $state.raw<{ at: string; actions: Legal[] } | null>(null);
  refused = $state.raw<{ at: string; refusal: Refusal; remedies?: Remedy[] } | null>(null);
  hint = $state.raw<Hint | null>(null);
  trouble = $state('');
  /** What the pointer or the focus is on, and what it was on last. */
  pointed = $state<string | null>(null);
  looked = $state<string | null>(null);
  /** What a long press asked about: told in a sheet, where there is no room for an inspector. */
  asked = $state<string | null>(null);
  /** The clause that the rules panel shows; another object each time it is asked for. */
  clause = $state.raw<{ rule: string } | null>(null);
  /** Whether somebody asked to read it: then it is shown even where the board must make room. */
  reading = $state(false);
  /** Whether something is on its way to the server, and which action if it is one. */
  busy = $state(false);
  sent = $state<number | null>(null);
  thinking = $state(false);
  /** What others have done since this seat decided last: their positions, to be shown again. */
  #others = $state.raw<Position[]>([]);
  /** The line of the log that is being shown. */
  telling = $state.raw<Message | null>(null);
  /** A doing that would leave something undone, and was pressed once. */
  doubted = $state<number | null>(null);
  /** The newest revision that has come, shown or not yet. */
  #newest = $state(0);
  /** What each legal action would do, once the server has told. */
  #foreseen = $state.raw<Previews | null>(null);

  /** The ply that is looked at; none: the present. */
  ply = $state<number | null>(null);
  past = $state.raw<Past | null>(null);
  eyes = $state<Eyes>(null);
  /** Whether what has come is still being shown. */
  showing = $state(false);

  token: string | null;
  /** On one screen: the seat that sits before it now. */
  looker = $state<number | null>(null);

  readonly motion: Motion;
  #live: Live | undefined;
  /** Whether the trouble is that the server could not be reached. */
  #unreached = false;
  #queue: Position[] = [];
  /** Kept as soon as all that had come is shown. */
  #shown: Promise<void> = Promise.resolve();
  #pasts = new Map<string, Past>();

  constructor(position: Position, board: Board, token: string | null, source: Source) {
    this.id = position.id;
    this.board = board;
    this.token = token;
    this.source = source;
    this.position = position;
    this.story = goOn([], position.events);
    this.motion = new Motion(this);
    this.#remember();
  }

  // --- what is seen ---

  readonly view: View | null = $derived(this.past ? this.past.view : (this.position.view as View | null));
  readonly names: string[] = $derived(this.position.seats.map((seat) => seat.name));
  readonly seat: number | null = $derived(typeof this.eyes === 'number' ? this.eyes : this.position.seat);
  readonly player: number | null = $derived(this.past ? (this.past.player ?? null) : this.position.player);
  /** On one screen, whether somebody else's turn hides the table until they sit before it. */
  readonly covered: boolean = $derived(
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
  readonly waits: boolean = $derived(this.busy || this.#newest > this.position.revision);
  readonly legal: Legal[] = $derived(this.deciding && !this.waits ? this.position.legal : []);
  readonly targets: Map<string, Legal[]> = $derived(targets(this.legal, this.chosen));
  /** Actions that touch nothing on the board, such as ending the turn. */
  readonly doings: Legal[] = $derived(this.legal.filter((action) => action.on.length === 0));
  /** What the action that is on its way touches. */
  readonly #underway: string[] = $derived(this.position.legal.find(({ action }) => action === this.sent)?.on ?? []);
  readonly plies: number[] = $derived(plies(this.story));
  /** The plies at which a move is complete: a replay goes from one to the next. */
  readonly moves: number[] = $derived(moves(this.story));
  readonly over: boolean = $derived(this.position.status === 'over' || this.position.status === 'closed');
  readonly seated: boolean = $derived(this.position.you.length > 0);

  say(message: Message): string {
    return texts.say(message, this.names);
  }

  /** What makes a drawn thing the element of this id: everything that is clicked is marked so. */
  mark(el: string, label: string): Record<string, string | number | undefined> {
    const left = this.targets.get(el);
    const chosen = this.chosen.includes(el);
    const only = left?.length === 1 ? left[0]! : undefined;
    const doing = only ? t('page-legal', { doing: this.say(only.message) }) : left ? t('page-several', { count: left.length }) : '';
    return {
      'data-el': el,
      'data-legal': left ? '' : undefined,
      'data-action': only?.action,
      'data-chosen': chosen ? '' : undefined,
      'data-sent': this.#underway.includes(el) ? '' : undefined,
      'data-refused': this.refused?.at === el ? '' : undefined,
      'data-hint': this.hint?.on.includes(el) ? '' : undefined,
      'data-changed': this.changed.has(el) ? '' : undefined,
      role: 'button',
      tabindex: left || chosen ? 0 : -1,
      'aria-pressed': chosen ? 'true' : undefined,
      'aria-label': doing ? `${label}; ${doing}` : label,
    };
  }

  /** The one action that a click on the element would do, once a choice is begun or a move open. */
  only(el: string): Legal | null {
    const left = this.targets.get(el);
    const begun = this.chosen.length > 0 || this.view?.in_move === true;
    return begun && left?.length === 1 ? left[0]! : null;
  }

  /** What a legal action would do, once the server has told. */
  foreseen(legal: Legal): Foreseen | null {
    if (this.#foreseen?.revision !== this.position.revision) return null;
    return this.#foreseen.actions.find((other) => other.action === legal.action) ?? null;
  }

  /** The same in a few letters. */
  tag(legal: Legal): string | null {
    return (
      this.foreseen(legal)
        ?.tags.map((tag) => this.say(tag))
        .join(', ') || null
    );
  }

  /** What would come to lie at an element by the action that the pointer is on. */
  ghost(el: string): SeenEvent['event'] | null {
    const legal = this.pointed ? this.only(this.pointed) : null;
    const events = legal ? (this.foreseen(legal)?.events ?? []) : [];
    return events.find(({ event }) => event.moves?.some((moved) => moved.to === el && moved.from !== el))?.event ?? null;
  }

  /** Where others have changed something since this seat decided last; where nothing travels, also the last move. */
  readonly changed: ReadonlySet<string> = $derived(
    new Set(
      [...this.#others.flatMap((position) => position.events), ...(still() ? lastMove(this.story) : [])]
        .flatMap((happening) => happening.events)
        .flatMap(({ event }) => event.moves ?? [])
        .map((moved) => moved.to),
    ),
  );
  readonly mayShowAgain: boolean = $derived(this.#others.length > 1 && this.ply === null);

  /** Asks what each legal action would do. */
  async #foresee(): Promise<void> {
    if (!this.deciding || this.token === null) return;
    const { revision } = this.position;
    const found = await ask<Previews>('GET', `tables/${this.id}/previews`, {
      token: this.token,
      query: { depth: this.board.depth ?? 1 },
    }).catch(() => null);
    if (found?.revision === revision) this.#foreseen = found;
  }

  // --- what is done ---

  /** Opens the rules at a clause. */
  read(rule: string): void {
    this.clause = { rule };
    this.reading = true;
    this.refused = null;
    this.asked = null;
  }

  /** The pointer or the focus comes to an element, or to none. */
  point(el: string | null): void {
    this.pointed = el;
    if (el) this.looked = el;
  }

  /** A click on an element. */
  async press(el: string): Promise<void> {
    this.motion.skip();
    this.menu = null;
    this.refused = null;
    if (this.ply !== null) return this.look(null);
    await this.#mean(
      click(this.legal, this.chosen, el, (legal) => this.#isCareful(legal)),
      el,
    );
  }

  /** An element is taken up to be brought somewhere: its targets glow. */
  take(el: string): void {
    this.menu = null;
    this.refused = null;
    if (!this.chosen.includes(el)) this.chosen = candidates(this.legal, [...this.chosen, el]).length > 0 ? [...this.chosen, el] : [el];
  }

  /** It is brought to another. */
  async bring(from: string, to: string): Promise<void> {
    this.motion.skip();
    await this.#mean(drag(this.legal, this.chosen, from, to), to, from);
  }

  async #mean(meant: Click, el: string, from = this.chosen.at(-1)): Promise<void> {
    if (meant.kind === 'do') return this.act(meant.legal.action);
    if (meant.kind === 'choose') this.chosen = meant.chosen;
    else if (meant.kind === 'drop') this.chosen = this.chosen.filter((other) => other !== el);
    else if (meant.kind === 'menu') this.menu = { at: el, actions: meant.actions };
    else if (!from || !(await this.#goOn(from, el))) await this.#refuse(el);
  }

  /** Where a move asks for one element after the other: both decisions at once. */
  async #goOn(from: string, to: string): Promise<boolean> {
    const { revision } = this.position;
    for (const begun of this.legal.filter(({ on }) => on.length === 1 && on[0] === from)) {
      const [next, ...more] = (await this.after([begun.action]))?.legal.filter(({ on }) => on.includes(to)) ?? [];
      if (this.position.revision !== revision) return true;
      if (!next || more.length > 0) continue;
      await this.act(begun.action, [next.action]);
      return true;
    }
    return false;
  }

  /** What some decisions would do, and what could be done after them; nothing if they are not legal. */
  async after(actions: readonly number[]): Promise<Preview | null> {
    const query = actions.map((action) => `action=${action}`).join('&');
    const found = await ask<Preview>('GET', `tables/${this.id}/preview?${query}`, { token: this.token }).catch(() => null);
    return found?.revision === this.position.revision ? found : null;
  }

  #isCareful(legal: Legal): boolean {
    const events = this.foreseen(legal)?.events ?? [];
    return events.some(({ event }) => this.board.loses?.includes(event.event) && event.seat === this.seat);
  }

  /** A button is pressed: where something would be left undone it has to be pressed twice. */
  async do(legal: Legal): Promise<void> {
    if (this.waits) return;
    const left = settings.doubts && this.doubted !== legal.action && this.board.undone?.(legal, this);
    if (left) this.doubted = legal.action;
    else await this.act(legal.action);
  }

  async #refuse(el: string): Promise<void> {
    if (this.waits || !this.seated || this.over) return;
    if (!this.deciding) {
      const wait: Message = { id: 'page-not-your-turn', params: { name: { seat: this.position.player ?? 0 } } };
      if (this.position.player !== null) this.refused = { at: el, refusal: { rule: '', message: wait } };
      return;
    }
    const why = await this.#try(() => ask<Why>('GET', `tables/${this.id}/why`, { token: this.token, query: { on: el } }));
    if (!why?.refusal) return;
    this.refused = { at: el, refusal: why.refusal, remedies: await this.board.remedies?.(el, this) };
    if (why.refusal.rule) this.clause = { rule: why.refusal.rule };
    sound('refuse');
  }

  /** Decides, and takes the further decisions of the same move as far as they go. */
  async act(action: number, then: number[] = []): Promise<void> {
    if (this.waits) return;
    this.drop();
    this.#others = [];
    this.sent = action;
    await this.#send('actions', { revision: this.position.revision, action, then }, { seat: this.seat });
    this.sent = null;
  }

  /** Forgets a half-made choice. */
  drop(): void {
    this.chosen = [];
    this.menu = null;
    this.refused = null;
    this.hint = null;
    this.doubted = null;
  }

  /** Escape: takes back what is half made, here or, inside an open move, at the table. */
  async escape(): Promise<void> {
    if (this.menu || this.refused || this.hint || this.chosen.length > 0) return this.drop();
    if (this.ply !== null) return this.look(null);
    if (this.view?.in_move && this.position.may_undo) await this.undo();
  }

  async undo(what: 'decision' | 'move' | 'turn' = 'decision'): Promise<void> {
    if (this.waits) return;
    this.drop();
    await this.#send('undo', { revision: this.position.revision, what, seat: this.seat });
  }

  async resign(): Promise<void> {
    this.drop();
    await this.#send('resign', { seat: this.seat });
  }

  async askHint(): Promise<void> {
    this.drop();
    this.thinking = true;
    const found = await this.#try(() => ask<Hint>('GET', `tables/${this.id}/hint`, { token: this.token }));
    this.thinking = false;
    if (found && found.revision === this.position.revision) this.hint = found;
  }

  async speak(text: string): Promise<void> {
    await this.#try(() =>
      ask('POST', `tables/${this.id}/chat`, { token: this.token, body: { text, seat: this.seat ?? this.position.you[0] } }),
    );
  }

  /** The table of the rematch. */
  async again(): Promise<string | null> {
    const rematch = await this.#try(() => ask<Rematch>('POST', `tables/${this.id}/rematch`, { token: this.token }));
    if (rematch && this.token) remember({ id: rematch.id, game: this.position.game, token: this.token, at: Date.now() });
    return rematch?.id ?? null;
  }

  async #send(what: string, body: unknown, query = {}): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const position = await this.#try(() => ask<Position>('POST', `tables/${this.id}/${what}`, { token: this.token, body, query }));
    this.busy = false;
    if (position) this.receive(position);
  }

  /** What the server refuses is said in words; a late click is nobody's fault. */
  async #try<T>(asked: () => Promise<T>): Promise<T | null> {
    this.trouble = '';
    try {
      return await asked();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.error === 'late' || error.error === 'already') return null;
      this.#unreached = error.error === 'unreachable';
      if (this.#unreached) {
        this.connected = false;
        this.#live?.retry();
      }
      this.trouble = error.said ? this.say(error.said) : error.message || t('page-unreachable');
      return null;
    }
  }

  // --- what comes ---

  /** Listens to the table until it is closed. */
  listen(): void {
    this.#live?.close();
    this.#live = new Live(
      this.id,
      this.token,
      this.looker,
      {
        position: (position) => this.receive(position),
        talk: (lines) => this.#hear(lines),
        connected: (yes, status) => this.#connect(yes, status),
        refused: (status) => (this.lost = status),
      },
      this.story.at(-1)?.revision ?? 0,
      this.talk.at(-1)?.number ?? 0,
    );
  }

  /** What could not be said to the server is no trouble any more once it is there again. */
  #connect(yes: boolean, status?: number): void {
    this.connected = yes;
    this.putOff = status;
    if (yes && this.#unreached) {
      this.trouble = '';
      this.#unreached = false;
    }
  }

  close(): void {
    this.#live?.close();
    this.motion.skip();
  }

  /** Somebody sits down before the one screen: from now on the table is theirs. */
  sitDown(seat: number | null): void {
    this.looker = seat;
    this.#pasts.clear();
    this.story = [];
    this.listen();
  }

  receive(position: Position): void {
    this.#newest = Math.max(this.#newest, position.revision);
    this.#queue.push(position);
    this.#go();
  }

  #go(): void {
    if (!this.showing) this.#shown = this.#show();
  }

  /** Shows once more what others have done since this seat decided last. */
  async showAgain(): Promise<void> {
    const [before, ...after] = this.#others;
    if (!before) return;
    this.motion.skip();
    await this.#shown;
    this.drop();
    this.position = before;
    this.story = goOn(
      [],
      this.story.filter((happening) => happening.revision <= before.revision),
    );
    await tick();
    this.#queue.push(...after);
    this.#go();
  }

  /** Shows what has come, one position after the other, with what moved between them. */
  async #show(): Promise<void> {
    this.showing = true;
    while (this.#queue.length > 0) {
      const next = this.#queue.shift()!;
      const anew = next.seat !== this.position.seat;
      if (next.revision < this.position.revision) continue;
      const news = next.events.filter((h) => h.revision > (this.story.at(-1)?.revision ?? 0));
      if (news.length > 0 || anew) {
        const before = anew ? null : this.motion.before(news);
        if (next.revision !== this.position.revision) this.drop();
        this.#hearOthers(next, news);
        this.story = goOn(this.story, news);
        this.position = next;
        this.#remember();
        const heard = news.flatMap((happening) => happening.events).at(-1);
        if (heard) sound(soundOf(this.position.game, heard.event.event));
        await tick();
        if (before && this.ply === null) await this.motion.after(before, this.#queue.length > 0);
      } else {
        this.position = next;
      }
    }
    this.showing = false;
    void this.#foresee();
  }

  /** Keeps what others do, and says it as it happens. */
  #hearOthers(next: Position, news: readonly Happening[]): void {
    const theirs = news.filter((happening) => happening.what === 'action' && !this.position.you.includes(happening.seat ?? -1));
    this.telling = theirs.at(-1)?.events.findLast(({ event }) => event.event !== 'turn')?.message ?? null;
    if (theirs.length === 0 || this.#others.some((kept) => kept.revision === next.revision)) return;
    this.#others = [...(this.#others.length > 0 ? this.#others : [this.position]), next];
  }

  #remember(): void {
    const kept = seatsAt(this.id);
    if (!kept || this.position.status === 'open') return;
    remember({
      ...kept,
      commitment: kept.commitment ?? this.position.commitment,
      seats: this.position.you,
      names: this.names,
      status: this.position.status,
      winners: this.position.outcome?.winners,
    });
  }

  #hear(lines: Line[]): void {
    const known = this.talk.at(-1)?.number ?? 0;
    this.talk = [...this.talk, ...lines.filter((line) => line.number > known)];
  }

  // --- looking back ---

  /** Looks at an earlier position; without a number, at the present. What moved there is seen if asked. */
  async look(ply: number | null, moving = false): Promise<void> {
    this.drop();
    const from = this.ply ?? this.position.ply;
    const to = ply !== null && ply < this.position.ply ? ply : null;
    this.ply = to;
    const found = to === null && this.eyes === null ? null : await this.#pastAt(to ?? this.position.ply);
    if (this.ply !== to) return;
    const news = moving ? between(this.story, from, to ?? this.position.ply) : [];
    const before = this.motion.before(news);
    this.past = found;
    const heard = news.flatMap((happening) => happening.events).at(-1);
    if (heard) sound(soundOf(this.position.game, heard.event.event));
    await tick();
    await this.motion.after(before, false);
  }

  async #pastAt(ply: number): Promise<Past | null> {
    const { eyes } = this;
    const key = `${eyes}.${ply}`;
    const known = this.#pasts.get(key);
    if (known) return known;
    const found = await this.#try(async () => {
      if (eyes !== 'all') return this.source.past(ply, eyes ?? this.looker);
      const seen = await this.pastOfAll(ply);
      return { ...seen[0]!, view: together(seen.map((past) => past.view)) as Past['view'] };
    });
    if (found) this.#pasts.set(key, found);
    return found;
  }

  /** A position of a finished game as each seat saw it. */
  async pastOfAll(ply: number): Promise<Past[]> {
    return Promise.all(this.position.seats.map(({ seat }) => this.source.past(ply, seat)));
  }

  /** Goes some moves back, or on with all that moves. */
  async step(by: number): Promise<void> {
    const at = this.ply ?? this.position.ply;
    const there = this.moves.filter((ply) => (by < 0 ? ply < at : ply > at));
    const next = by < 0 ? (there.at(by) ?? there[0]) : (there[by - 1] ?? there.at(-1));
    if (next !== undefined) await this.look(next, by === 1);
  }

  /** Looks at a finished game with other eyes. */
  async watch(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    const story = await this.#try(() => this.source.story(typeof eyes === 'number' ? eyes : this.looker));
    if (this.eyes !== eyes) return;
    if (story) this.story = goOn([], story);
    await this.look(this.ply);
  }

  /** Whether more than what is chosen fits. */
  left(): Legal[] {
    return candidates(this.legal, this.chosen);
  }

  get pace(): number {
    return settings.pace;
  }
}
