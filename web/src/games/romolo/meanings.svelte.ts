/** Clicks on Romolo's table that mean more than the element clicked. */

import { untrack } from 'svelte';
import { dueNow, type Due } from './due';
import type { Reach, RomoloView } from './engine';
import { turned } from './dock/leaving';
import { putBack } from './war/mustering';
import { acting, likeOf, nearSeat, placeOf, unitOf, unitsIn, waiting, type Table } from './view';

/** Made where a board begins: it listens as long as the board is there. */
export class Meanings {
  /** How many could go together. */
  readonly comrades: number = $derived.by(() => {
    const reach = this.table.deciding ? (this.table.view?.reach ?? []) : [];
    return Math.max(1, ...reach.map(({ units }) => units));
  });
  readonly #several: boolean = $derived(this.comrades > 1);
  /** Whether those who stand beside the chosen unit go with it: not until it is said, and who is alone goes alone. */
  together = $derived.by(() => {
    void this.#several;
    return false;
  });
  /** Mercenaries that are to leave, before that is decided; a new position begins afresh. */
  picked: readonly string[] = $derived.by(() => {
    void this.table.position.revision;
    const leaving = this.table.view?.leaving;
    return this.table.deciding && leaving ? leaving.first : [];
  });
  /** What is to be done as soon as no unit is in hand. */
  #due: Due | null = null;

  constructor(readonly now: () => Table) {
    $effect(() => {
      const { table } = this;
      const view = table.view;
      this.#due = dueNow(this.#due, view, table.deciding);
      if (view?.step === 'act' && table.legal.length > 0) untrack(() => this.#settle());
    });
    $effect(() => {
      const { table } = this;
      table.gestures.meant = (el, from) => (from === undefined ? this.#meant(el) : this.#brought(from, el));
      return () => (table.gestures.meant = () => false);
    });
  }

  /** Whoever comes back to a seat has another table before the same board. */
  get table(): Table {
    return this.now();
  }

  /** The next or the previous unit that can still act. */
  cycle(by: number): void {
    const view = this.table.view;
    if (!view || !this.table.deciding || !(view.step === 'act' || view.step === 'do')) return;
    const held = acting(view)?.el;
    // of those who differ in nothing, the first is taken for all
    const idle = view.units.filter((unit) => unit.el === held || (unit.twin === null && waiting(unit, nearSeat(this.table))));
    const at = idle.findIndex((unit) => unit.el === held);
    const next = idle[(at + by + idle.length) % idle.length];
    if (next && next.el !== held) this.#take(next.el);
  }

  /** Ends the phase, also with a unit in hand. */
  end(): void {
    this.#free(() => {
      const end = this.table.legal.find(({ verb }) => verb === 'end');
      if (end) void this.table.do(end);
    });
  }

  /** Does what is due. */
  #settle(): void {
    const due = this.#due;
    this.#due = null;
    if (!due) return;
    if ('act' in due) return due.act();
    const unit = unitOf(this.table.view!, due.unit);
    if (unit && waiting(unit, nearSeat(this.table))) void this.table.press(unit.el);
  }

  /** Takes a unit in hand, in one request also where another one is put down for it. */
  #take(el: string): void {
    const other = this.table.view?.others.find((one) => one.el === el);
    if (other) void this.table.act(other.action, { back: 1 });
    else this.#free(() => void this.table.press(el));
  }

  /** Does something that needs a free hand. */
  #free(act: () => void): void {
    if (this.table.view?.step === 'act') act();
    else {
      this.#due = { act };
      void this.table.putDown();
    }
  }

  #march(way: Reach, before: number[] = []): void {
    const [first, ...then] = [...before, ...(this.together ? way.together : way.actions)];
    void this.table.act(first!, { then });
  }

  #meant(el: string): boolean {
    const { table } = this;
    const view = table.view;
    if (!view || !table.deciding || table.chosen.length > 0) return false;
    if (view.leaving?.groups.some(({ units }) => units.includes(el))) {
      this.picked = turned(view.leaving, this.picked, el);
      return true;
    }
    const chosen = view.army.find((one) => one.el === el);
    if (chosen) {
      void putBack(table, chosen);
      return true;
    }
    const given = view.step === 'feed' && unitOf(view, el) ? table.targets.get(el) : undefined;
    if (given) {
      // nobody gives a unit up by a click on it alone
      table.choice.menu = { at: el, actions: given };
      return true;
    }
    const like = likeOf(view, el, (other) => table.targets.has(other));
    if (like) {
      void table.press(like);
      return true;
    }
    const hex = view.hexes.find((one) => one.el === el);
    const way = hex && view.reach.find((one) => one.hex === hex.name);
    if (way) {
      this.#march(way);
      return true;
    }
    if (table.targets.has(el)) return false;
    const open = view.step === 'do' && table.position.may_undo;
    if (open && el === acting(view)?.el) {
      void table.putDown();
      return true;
    }
    const near = nearSeat(table);
    const units = (hex ? unitsIn(view, hex.name) : view.units.filter((unit) => unit.el === el)).filter(
      (unit) => unit.idle && unit.seat === near,
    );
    if (!(open || view.step === 'act') || units.length !== 1) return false;
    this.#take(units[0]!.el);
    return true;
  }

  /** A unit is carried to a hex: it goes there as if it had been chosen first. */
  async #brought(from: string, to: string): Promise<boolean> {
    const { table } = this;
    const view = table.view;
    const name = view && placeOf(view, to);
    if (!view || !name || unitOf(view, from)?.seat !== nearSeat(table)) return false;
    if (view.step === 'do' && acting(view)?.el !== from) await table.putDown();
    const step = table.view?.step;
    const choice = step === 'act' ? table.legal.find(({ verb, on }) => verb === 'unit' && on.includes(from)) : undefined;
    const before = choice ? [choice.action] : [];
    const seen = choice ? ((await table.foresight.after(before))?.view as RomoloView | undefined) : step === 'do' ? table.view : null;
    const way = seen?.reach.find(({ hex }) => hex === name);
    if (way) this.#march(way, before);
    return way !== undefined;
  }
}
