/** Romolo's view, and where things are in it. */

import type { Table as AnyTable } from '../../table/table.svelte';
import { FACTS, type EditionFacts, type EditionName, type Hex, type RomoloView, type Seat, type Store, type Unit } from './engine';

/** A table that shows this view. */
export type Table = AnyTable<RomoloView>;

/** The edition that is played: the first one where nothing is said. */
export function editionName(table: Pick<Table, 'position'>): EditionName {
  const { edition } = table.position.options as Partial<Record<'edition', EditionName>>;
  return edition ?? (Object.keys(FACTS.editions) as EditionName[])[0]!;
}

/** Its tables. */
export function editionOf(table: Pick<Table, 'position'>): EditionFacts {
  return FACTS.editions[editionName(table)];
}

/** Whether a die token is a number of a die (edition 1.66). */
export function isDie(token: string): boolean {
  return token >= '1' && token <= '6';
}

/** The numbers of the attacks on an element that are still to be fought (edition 1.66). */
export function attacksOn(view: RomoloView, el: string): number[] {
  return (view.campaign?.targets ?? []).flatMap((target, i) => (target.at === el && !target.over ? [i + 1] : []));
}

/** The units that fight in the battle under way, or are sent against a target. */
export function fighting(view: RomoloView, el: string): boolean {
  const { battle, campaign } = view;
  const sides = [battle?.attack, battle?.defence, campaign?.attack, campaign?.defence];
  return (
    sides.some((side) => side?.fighters.some((fighter) => fighter.el === el)) ||
    campaign?.unit === el ||
    Boolean(campaign?.targets.some((target) => !target.over && target.attackers.includes(el)))
  );
}

/** Where there is war: the hex of the battle, of the unit that is given a target, or of the next target. */
export function warAt(view: RomoloView): string | null {
  const { battle, campaign } = view;
  const unit = campaign?.unit ? unitOf(view, campaign.unit) : null;
  return battle?.hex ?? campaign?.hex ?? unit?.hex ?? campaign?.targets.find((target) => !target.over)?.hex ?? null;
}

/** The seat whose board lies before whoever looks. */
export function nearSeat(table: Pick<Table, 'seat'>): number {
  return table.seat ?? 0;
}

/** The other seats, in the order of play after the near one. */
export function rivalsOf(view: RomoloView, near: number): number[] {
  return view.seats.map((_, i) => (near + 1 + i) % view.seats.length).filter((seat) => seat !== near);
}

export function hexOf(view: RomoloView, name: string | null): Hex | null {
  return view.hexes.find((hex) => hex.name === name) ?? null;
}

export function unitOf(view: RomoloView, el: string): Unit | null {
  return view.units.find((unit) => unit.el === el) ?? null;
}

export function unitsIn(view: RomoloView, hex: string | null): Unit[] {
  return view.units.filter((unit) => unit.hex === hex);
}

export function storesIn(view: RomoloView, hex: string): Store[] {
  return view.stores.filter((store) => store.hex === hex);
}

/** The hex in which an element is, by its name; none if it is not on the map. */
export function placeOf(view: RomoloView, el: string): string | null {
  const [zone, of = ''] = el.split(':') as [string, string?];
  if (zone === 'unit') return unitOf(view, el)?.hex ?? null;
  if (zone === 'tower') return view.hexes.find((hex) => hex.tower?.el === el)?.name ?? null;
  if (zone === 'store') return view.stores.find((store) => store.el === el)?.hex ?? null;
  return ['hex', 'ai', 'piece', 'side'].includes(zone) ? of : null;
}

/** A unit that does as well as another: what is offered of them is one of them. */
export function likeOf(view: RomoloView, el: string, offered: (el: string) => boolean): string | null {
  const twin = unitOf(view, el)?.twin ?? null;
  return twin !== null && !offered(el) && offered(twin) ? twin : null;
}

/** Mercenaries that lie before their owner. */
export function before(view: RomoloView, seat: number): Unit[] {
  return view.units.filter((unit) => unit.hex === null && unit.seat === seat);
}

/** Whether a unit of a seat waits to act: one that has come to fight waits for the war. */
export function waiting(unit: Pick<Unit, 'idle' | 'poised' | 'seat'>, seat: number | null): boolean {
  return unit.idle && !unit.poised && unit.seat === seat;
}

/** The unit that acts. */
export function acting(view: RomoloView): Unit | null {
  return view.move ? unitOf(view, view.move.unit) : null;
}

/** The seat whose colour a side wears on the map. */
export function colourOf(view: RomoloView, side: number): number {
  return view.sides[side]?.[0] ?? side;
}

export function seatAt(view: RomoloView, seat: number): Seat {
  return view.seats[seat]!;
}

/** Half silvers as people write them: 4½. */
export function silver(half: number): string {
  const whole = Math.floor(half / FACTS.silver);
  return (whole > 0 || half % FACTS.silver === 0 ? String(whole) : '') + (half % FACTS.silver ? '½' : '');
}
