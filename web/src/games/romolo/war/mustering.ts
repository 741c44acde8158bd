/** The army that is being mustered: whoever was chosen can be put back. */

import type { RomoloView } from '../engine';
import type { Table } from '../view';

/** Puts a unit back: its choice is taken back, and the others are chosen again. */
export async function putBack(table: Table, { back, actions: [first, ...then] }: RomoloView['army'][number]): Promise<void> {
  if (first === undefined) await table.putDown(back);
  else await table.act(first, { then, back });
}
