/** The army that is being mustered: whoever was chosen can be put back. */

import type { Table } from '../../../table/table.svelte';
import { likeOf, viewOf } from '../view';

const army = (table: Table) => viewOf(table)?.battle?.attack.fighters.map(({ el }) => el) ?? [];

/** Takes back the choice of a unit; those who were chosen after it are chosen again. */
export async function putBack(table: Table, unit: string): Promise<void> {
  const again: string[] = [];
  while (army(table).includes(unit)) {
    const before = army(table);
    await table.putDown();
    const gone = before.filter((el) => !army(table).includes(el));
    if (gone.length === 0) return;
    again.unshift(...gone.filter((el) => el !== unit));
  }
  for (const el of again) {
    const offered = (one: string) => table.targets.has(one);
    const legal = table.targets.get(offered(el) ? el : (likeOf(viewOf(table)!, el, offered) ?? ''))?.[0];
    if (legal) await table.act(legal.action);
  }
}
