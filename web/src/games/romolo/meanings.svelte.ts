/** Clicks on Romolo's table that mean more than the element clicked. */

import { untrack } from 'svelte';
import type { Table } from '../../table/table.svelte';
import { atFirst, turned } from './leaving';
import { putBack } from './mustering';
import { acting, inArmy, likeOf, nearSeat, unitOf, unitsIn, viewOf } from './view';

/** Made where a board begins: it listens as long as the board is there. */
export class Meanings {
  /** Whether those who stand beside the chosen unit go with it. */
  together = $state(false);
  /** Mercenaries that are to leave, before that is decided. */
  picked = $state.raw<readonly string[]>([]);
  /** Another unit of one's own that is to be taken as soon as the one in hand is put back. */
  #wanted = $state<string | null>(null);

  constructor(readonly now: () => Table) {
    $effect(() => {
      const { table } = this;
      const el = this.#wanted;
      if (!el || viewOf(table)?.step !== 'act' || !table.targets.has(el)) return;
      this.#wanted = null;
      untrack(() => void table.press(el));
    });
    $effect(() => {
      const { table } = this;
      void table.position.revision;
      const leaving = viewOf(table)?.leaving;
      this.picked = table.deciding && leaving ? atFirst(leaving) : [];
    });
    $effect(() => {
      const { table } = this;
      table.meant = (el) => this.#meant(el);
      return () => (table.meant = () => false);
    });
  }

  /** Whoever comes back to a seat has another table before the same board. */
  get table(): Table {
    return this.now();
  }

  /** The next or the previous unit that can still act. */
  cycle(by: number): void {
    const view = viewOf(this.table);
    if (!view || !this.table.deciding || !(view.step === 'act' || view.step === 'do')) return;
    const near = nearSeat(this.table);
    const idle = view.units.filter((unit) => unit.idle && unit.seat === near && unit.hex !== null);
    const at = idle.findIndex((unit) => unit.el === acting(view)?.el);
    const next = idle[(at + by + idle.length) % idle.length];
    if (next && next.el !== acting(view)?.el) this.#take(next.el);
  }

  #take(el: string): void {
    if (viewOf(this.table)?.step === 'act') void this.table.press(el);
    else {
      this.#wanted = el;
      void this.table.undo();
    }
  }

  #meant(el: string): boolean {
    const { table } = this;
    const view = viewOf(table);
    if (!view || !table.deciding || table.chosen.length > 0) return false;
    if (view.leaving?.groups.some(({ units }) => units.includes(el))) {
      this.picked = turned(view.leaving, this.picked, el);
      return true;
    }
    if (view.step === 'muster' && inArmy(view, el)) {
      void putBack(table, el);
      return true;
    }
    const given = view.step === 'feed' && unitOf(view, el) ? table.targets.get(el) : undefined;
    if (given) {
      // nobody gives a unit up by a click on it alone
      table.menu = { at: el, actions: given };
      return true;
    }
    const like = likeOf(view, el, (other) => table.targets.has(other));
    if (like) {
      void table.press(like);
      return true;
    }
    const hex = view.hexes.find((one) => one.el === el);
    const way = hex && view.reach.find((one) => one.hex === hex.name);
    const army = this.together && way !== undefined && way.units > 1;
    if (table.targets.has(el) && !army) return false;
    if (way) {
      const [first, ...then] = this.together ? way.together : way.actions;
      void table.act(first!, then);
      return true;
    }
    const free = view.step === 'act' || (view.step === 'do' && table.position.may_undo);
    const near = nearSeat(table);
    const units = (hex ? unitsIn(view, hex.name) : view.units.filter((unit) => unit.el === el)).filter(
      (unit) => unit.idle && unit.seat === near,
    );
    if (!free || units.length !== 1) return false;
    this.#take(units[0]!.el);
    return true;
  }
}
