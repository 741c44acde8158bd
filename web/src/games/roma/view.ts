/** Roma's view as the server sends it: what each seat may know of a position. */

import type { Message, Outcome } from '../../api/types';
import type { Table } from '../../table/table.svelte';
import type { CardName } from './cards';

export interface RomaView {
  player: number;
  turn: number;
  in_move: boolean;
  step: Step;
  prompt: Message | null;
  first: number;
  active: number;
  stockpile: { el: string; points: number };
  seats: SeatView[];
  discs: { el: string; blocked: number[] }[];
  money_disc: { el: string };
  cards_disc: { el: string };
  dice: DieView[];
  draw_pile: PileView;
  discard_pile: PileView;
  held: { count: number; cards: Cards[] | null } | null;
  acting: { card: CardName; disc: number } | null;
  battle: BattleView | null;
  forum: number | null;
  siege: number;
  outcome: Outcome | null;
}

export type Step =
  | 'first' | 'deal' | 'roll' | 'draw' | 'battle'
  | 'pass' | 'place' | 'reroll' | 'act' | 'keep' | 'add' | 'temple' | 'buy' | 'free' | 'seek' | 'copy'
  | 'target' | 'points' | 'change' | 'recover' | 'relay';

export interface SeatView {
  el: string;
  points: number;
  money: number;
  hand: PileView;
  passed: { count: number; cards: Cards[] | null } | null;
  places: PlaceView[];
}

export interface PlaceView {
  el: string;
  card: CardName | null;
  /** There when a card lies here: whether it shows its back to the others. */
  down?: boolean;
  defence?: number;
  base?: number;
}

export interface PileView {
  el: string;
  count: number;
  cards: Cards[] | null;
}

/** All cards of a kind in one zone. */
export interface Cards {
  el: string;
  card: CardName;
  count: number;
}

export interface DieView {
  el: string;
  value: number;
  used: boolean;
  spent: boolean;
  on: string | null;
}

export interface BattleView {
  el: string;
  target: string;
  defence: number;
  roll: number | null;
}

/** The view that a table shows, as Roma's. */
export function viewOf(table: Pick<Table, 'view'>): RomaView | null {
  return table.view as RomaView | null;
}

/** The seat drawn at the bottom. */
export function nearSeat(table: Pick<Table, 'seat'>): number {
  return table.seat ?? 0;
}

/** The place with this element id, with its seat and disc. */
export function placeAt(view: RomaView, el: string): { seat: number; disc: number; place: PlaceView } | null {
  const found = /^place:(\d):(\d)$/.exec(el);
  if (!found) return null;
  const [seat, disc] = [Number(found[1]), Number(found[2])];
  const place = view.seats[seat]?.places[disc - 1];
  return place ? { seat, disc, place } : null;
}

/** The cards that a seat has taken up and lays again. */
export function relaid(view: RomaView, seat: number): Cards[] | null {
  return view.step === 'relay' && view.active === seat ? (view.held?.cards ?? null) : null;
}

/** What the unused dice show. */
export function unused(view: RomaView): number[] {
  return view.dice.filter((die) => !die.used).map((die) => die.value);
}

/** How many cards of a kind lie directly beside a disc, on one side of the table. */
export function beside(view: RomaView, seat: number, disc: number, card: CardName): number {
  const places = view.seats[seat]!.places;
  return [disc - 2, disc].filter((i) => places[i]?.card === card).length;
}

/** How many places of a seat hold this card, or none. */
export function onSide(view: RomaView, seat: number, card: CardName | null): number {
  return view.seats[seat]!.places.filter((place) => place.card === card && (card !== null || place.down === undefined)).length;
}
