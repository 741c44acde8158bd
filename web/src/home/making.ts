/** Making a table, and keeping what leads back to it. */

import { account } from '../account/account.svelte';
import type { GameInfo, NewTable, WantedSeat } from '../api/types';
import { remember, seatsAt, type Kept } from '../keep';
import { router, tableLink } from '../router.svelte';
import { settings } from '../settings.svelte';
import { t } from '../text/texts.svelte';
import { transport } from '../transport';
import { wanted, type Choice } from './choice';

export function myName(): string {
  return settings.name || t('page-you-name');
}

/** Me in a seat. */
export function mySeat(): WantedSeat {
  return { kind: 'person', name: myName(), nonce: nonce() };
}

/** Makes the table that is chosen. */
export async function makeChosen(game: GameInfo, choice: Choice): Promise<void> {
  const possible = { ...choice, rated: choice.rated && account.now !== null };
  await make(wanted(game, possible, mySeat(), (seat) => t('page-player-number', { number: seat + 1 })));
}

/** Makes the table and goes to it. Its tokens stay in this browser, with what else is to be kept of it. */
export async function make(table: NewTable, more: Partial<Kept> = {}): Promise<void> {
  const made = await transport.ask('create', { body: table });
  const mine = made.seats.find((seat) => seat.token && table.seats[seat.seat]!.name);
  const others = made.seats.filter((seat) => seat.token && !table.seats[seat.seat]!.name);
  remember({
    id: made.id,
    game: table.game,
    token: mine?.token ?? '',
    maker: made.maker,
    links: others.map((seat) => ({ seat: seat.seat, token: seat.token! })),
    at: Date.now(),
    ...more,
  });
  router.go(tableLink(made.id));
}

/** Sits down at an open table, or with the token of a link. */
export async function sit(id: string, game: string, token: string | null, name: string): Promise<void> {
  settings.set({ name });
  const seated = await transport.ask('sit', { table: id, token, body: { name, nonce: nonce() } });
  remember({ ...seatsAt(id), id, game, token: seated.token ?? token ?? '', at: Date.now() });
}

/** Our share of the dice. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
