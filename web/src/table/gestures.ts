/** What a click, a drag or Escape comes to at a table. */

import type { Legal, Message } from '../api/types';
import { transport } from '../transport';
import { click, drag, type Click } from './choosing';
import type { Table } from './table.svelte';

/** Whether a board sees to it itself that an element was pressed, or another brought to it: there it means more than its element. */
export type Meant = (el: string, from?: string) => boolean | Promise<boolean>;

export class Gestures {
  meant: Meant = () => false;

  constructor(private readonly table: Table) {}

  /** A click on an element. */
  async press(el: string): Promise<void> {
    const { table } = this;
    table.motion.skip();
    this.#turnTo();
    if (table.ply !== null) return table.look(null);
    if (await this.meant(el)) return;
    await this.#mean(
      click(table.legal, table.chosen, el, (legal) => this.#isCareful(legal)),
      el,
    );
  }

  /** An element is taken up to be brought somewhere: its targets glow. */
  take(el: string): void {
    this.#turnTo();
    this.table.choice.take(el);
  }

  /** It is brought to another. */
  async bring(from: string, to: string): Promise<void> {
    const { table } = this;
    table.motion.skip();
    if (await this.meant(to, from)) return;
    await this.#mean(drag(table.legal, table.chosen, from, to), to, from);
  }

  /** Takes back what is half made, here or, inside an open move, at the table. */
  async escape(): Promise<void> {
    const { table } = this;
    if (table.choice.menu || table.attention.refused || table.hint || table.chosen.length > 0) return table.drop();
    if (table.ply !== null) return table.look(null);
    if (table.view?.in_move && table.position.may_undo) await table.putDown();
  }

  /** Whoever turns to something else has done with what was asked, refused or doubted. */
  #turnTo(): void {
    this.table.choice.menu = null;
    this.table.attention.drop();
    this.table.decisions.doubted = null;
  }

  async #mean(meant: Click, el: string, from = this.table.chosen.at(-1)): Promise<void> {
    const { table } = this;
    if (meant.kind === 'do') return table.act(meant.legal.action);
    if (meant.kind === 'choose') table.choice.chosen = meant.chosen;
    else if (meant.kind === 'drop') table.choice.chosen = table.chosen.filter((other) => other !== el);
    else if (meant.kind === 'menu') table.choice.menu = { at: el, actions: meant.actions };
    else if (!from || !(await this.#goOn(from, el))) await this.#refuse(el);
  }

  /** Where a move asks for one element after the other: both decisions at once. */
  async #goOn(from: string, to: string): Promise<boolean> {
    const { table } = this;
    const { revision } = table.position;
    for (const begun of table.legal.filter(({ on }) => on.length === 1 && on[0] === from)) {
      const [next, ...more] = (await table.foresight.after([begun.action]))?.legal.filter(({ on }) => on.includes(to)) ?? [];
      if (table.position.revision !== revision) return true;
      if (!next || more.length > 0) continue;
      await table.act(begun.action, { then: [next.action] });
      return true;
    }
    return false;
  }

  /** Whether an action costs something of one's own: then it is never done by one click. */
  #isCareful(legal: Legal): boolean {
    const { board, seat, foresight } = this.table;
    const events = foresight.of(legal)?.events ?? [];
    return events.some(({ event }) => board.loses?.includes(event.event) && event.seat === seat);
  }

  async #refuse(el: string): Promise<void> {
    const { table } = this;
    const { attention, board, connection } = table;
    if (table.waits || !table.seated || table.over) return;
    if (!table.deciding) {
      const wait: Message = { id: 'page-not-your-turn', params: { name: { seat: table.position.player ?? 0 } } };
      if (table.position.player !== null) attention.refused = { at: el, refusal: { rule: '', message: wait } };
      return;
    }
    const why = await connection.try(() => transport.ask('why', { ...connection.at, on: el }));
    if (!why) return;
    if (!why.refusal) {
      attention.asked = el;
      return;
    }
    attention.refuse(el, why.refusal, await board.remedies?.(el, table, why.refusal));
  }
}
