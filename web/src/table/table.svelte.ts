/**
 * A table, the heart of the page. Its chapters stand upon each other: what is seen, what is asked of the
 * server, looking back, what comes; and here choosing and deciding: what a click, a drag or a button
 * means, and what it would do.
 */

import { ask } from '../api/client';
import type { Foreseen, Hint, Legal, Message, Previews, Refusal, SeenEvent, Why } from '../api/types';
import type { Remedy } from '../games/board';
import { settings } from '../settings.svelte';
import { sound } from '../sounds';
import { t } from '../text/texts.svelte';
import { candidates, click, drag, targets, type Click } from './choosing';
import { Coming } from './coming.svelte';
import { Replaying } from './replaying.svelte';

/** How the ids of seats begin, in every game. */
const SEAT = 'seat:';
/** The same whenever it is nothing: whoever looks at it need not look again. */
const NOTHING: readonly string[] = [];

export class Table extends Coming {
  /** The elements of a half-made choice. */
  chosen = $state.raw<string[]>([]);
  menu = $state.raw<{ at: string; actions: Legal[] } | null>(null);
  refused = $state.raw<{ at: string; refusal: Refusal; remedies?: Remedy[] } | null>(null);
  hint = $state.raw<Hint | null>(null);
  thinking = $state(false);
  /** A doing that would leave something undone, and was pressed once. */
  doubted = $state<number | null>(null);
  /** The action that is on its way. */
  sent = $state<number | null>(null);
  /** What the pointer or the focus is on, and what it was on last. */
  pointed = $state<string | null>(null);
  looked = $state<string | null>(null);
  /** What is told in a sheet: what a long press asked about, or a click on what is never clicked to any effect. */
  asked = $state<string | null>(null);
  /** The clause that the rules panel shows; another object each time it is asked for. */
  clause = $state.raw<{ rule: string } | null>(null);
  /** Whether somebody asked to read it: then it is shown even where the board must make room. */
  reading = $state(false);
  /** Whether the board sees to it itself that an element was pressed, or another brought to it: there it means more than its element. */
  meant: (el: string, from?: string) => boolean | Promise<boolean> = () => false;
  readonly replaying = new Replaying(this);
  /** What each legal action would do, once the server has told. */
  #foreseen = $state.raw<Previews | null>(null);
  /** What this page has decided last: how many decisions at once, and the revision they led to. */
  #decided = { revision: -1, count: 0 };

  readonly targets: Map<string, Legal[]> = $derived(targets(this.legal, this.chosen));
  /** What the action that is on its way touches. */
  readonly #underway: readonly string[] = $derived(this.position.legal.find(({ action }) => action === this.sent)?.on ?? NOTHING);

  /** What makes a drawn thing the element of this id: everything that is clicked is marked so. */
  mark(el: string, label: string): Record<string, string | number | undefined> {
    const left = this.targets.get(el);
    const chosen = this.chosen.includes(el);
    const only = left?.length === 1 ? left[0]! : undefined;
    const there = el.startsWith(SEAT) ? this.there(Number(el.slice(SEAT.length))) : null;
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
      'aria-label': [label, there === null ? '' : t(there ? 'page-there' : 'page-away'), doing].filter(Boolean).join('; '),
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

  /** Asks what each legal action would do. */
  protected async foresee(): Promise<void> {
    if (!this.deciding || this.token === null) return;
    const { revision } = this.position;
    const found = await ask<Previews>('GET', `tables/${this.id}/previews`, {
      token: this.token,
      query: { depth: this.board.depth ?? 1 },
    }).catch(() => null);
    if (found?.revision === revision) this.#foreseen = found;
  }

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
    this.#turnTo();
    if (this.ply !== null) return this.look(null);
    if (await this.meant(el)) return;
    await this.#mean(
      click(this.legal, this.chosen, el, (legal) => this.#isCareful(legal)),
      el,
    );
  }

  /** An element is taken up to be brought somewhere: its targets glow. */
  take(el: string): void {
    this.#turnTo();
    if (!this.chosen.includes(el)) this.chosen = candidates(this.legal, [...this.chosen, el]).length > 0 ? [...this.chosen, el] : [el];
  }

  /** Whoever turns to something else has done with what was asked, refused or doubted. */
  #turnTo(): void {
    this.menu = null;
    this.refused = null;
    this.asked = null;
    this.doubted = null;
  }

  /** It is brought to another. */
  async bring(from: string, to: string): Promise<void> {
    this.motion.skip();
    if (await this.meant(to, from)) return;
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

  /** Decides, and takes the further decisions of the same move as far as they go. */
  async act(action: number, then: number[] = []): Promise<void> {
    if (this.waits) return;
    this.drop();
    this.looked = this.pointed; // another question comes, and what nobody points at any more makes room for its rule
    this.sent = action;
    const led = await this.send('actions', { revision: this.position.revision, action, then }, { seat: this.seat });
    if (led) this.#decided = { revision: led.revision, count: 1 + then.length };
    this.sent = null;
  }

  async #refuse(el: string): Promise<void> {
    if (this.waits || !this.seated || this.over) return;
    if (!this.deciding) {
      const wait: Message = { id: 'page-not-your-turn', params: { name: { seat: this.position.player ?? 0 } } };
      if (this.position.player !== null) this.refused = { at: el, refusal: { rule: '', message: wait } };
      return;
    }
    const why = await this.try(() => ask<Why>('GET', `tables/${this.id}/why`, { token: this.token, query: { on: el } }));
    if (!why) return;
    if (!why.refusal) {
      this.asked = el;
      return;
    }
    this.refused = { at: el, refusal: why.refusal, remedies: await this.board.remedies?.(el, this) };
    if (why.refusal.rule) this.clause = { rule: why.refusal.rule };
    sound('refuse');
  }

  /** Forgets a half-made choice. */
  drop(): void {
    if (this.chosen.length > 0) this.chosen = [];
    this.menu = null;
    this.refused = null;
    this.asked = null;
    this.hint = null;
    this.doubted = null;
  }

  /** Escape: takes back what is half made, here or, inside an open move, at the table. */
  async escape(): Promise<void> {
    if (this.menu || this.refused || this.hint || this.chosen.length > 0) return this.drop();
    if (this.ply !== null) return this.look(null);
    if (this.view?.in_move && this.position.may_undo) await this.putDown();
  }

  /** Takes back all that the last click decided, or as much as is said. */
  async undo(what: 'decision' | 'turn' = 'decision'): Promise<void> {
    const { revision, count } = this.#decided;
    await this.#takeBack(what, revision === this.position.revision ? count : 1);
  }

  /** Takes back one decision: what is in hand in an open move. */
  async putDown(): Promise<void> {
    await this.#takeBack('decision', 1);
  }

  async #takeBack(what: 'decision' | 'turn', count: number): Promise<void> {
    if (this.waits) return;
    this.drop();
    await this.send('undo', { revision: this.position.revision, what, count, seat: this.seat });
  }

  async resign(): Promise<void> {
    this.drop();
    await this.send('resign', { seat: this.seat });
  }

  async askHint(): Promise<void> {
    this.drop();
    this.thinking = true;
    const found = await this.try(() => ask<Hint>('GET', `tables/${this.id}/hint`, { token: this.token }));
    this.thinking = false;
    if (found && found.revision === this.position.revision) this.hint = found;
  }

  /** Whether more than what is chosen fits. */
  left(): Legal[] {
    return candidates(this.legal, this.chosen);
  }
}
