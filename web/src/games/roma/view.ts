/** Roma's view, and where things are in it. */

import type { Table as AnyTable } from '../../table/table.svelte';
import type { Cards, Place, RomaView } from './engine';

/** A table that shows this view. */
export type Table = AnyTable<RomaView>;

/** The seat drawn at the bottom. */
export function nearSeat(table: Pick<Table, 'seat'>): number {
  return table.seat ?? 0;
}

/** The place with this element id, with its seat and disc. */
export function placeAt(view: RomaView, el: string): { seat: number; disc: number; place: Place } | null {
  const found = /^place:(\d):(\d)$/.exec(el);
  if (!found) return null;
  const [seat, disc] = [Number(found[1]), Number(found[2])];
  const place = view.seats[seat]?.places[disc - 1];
  return place ? { seat, disc, place } : null;
}

/** The cards that have been drawn, or taken up to be laid again. */
export function taken(view: RomaView): Cards[] | null {
  return view.step === 'keep' || view.step === 'relay' ? (view.held?.cards ?? null) : null;
}

/** What the unused dice show. */
export function unused(view: RomaView): number[] {
  return view.dice.filter((die) => !die.used).map((die) => die.value);
}
