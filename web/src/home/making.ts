/** Making a table, and keeping what leads back to it. */

import { ask } from '../api/client';
import type { Created, GameInfo, NewTable, Seated } from '../api/types';
import { remember, seatsAt } from '../keep';
import { router, tableLink } from '../router.svelte';
import { settings } from '../settings.svelte';
import { t } from '../text/texts.svelte';

export function myName(): string {
  return settings.name || t('page-you-name');
}

/** The table that one click makes: me against bots of middling strength. */
export function goodTable(game: GameInfo): NewTable {
  return {
    game: game.id,
    seats: [
      { kind: 'person', name: myName(), nonce: nonce() },
      ...Array.from({ length: game.box.players - 1 }, () => ({ kind: 'bot' as const, bot: 'medium' as const })),
    ],
  };
}

/** Makes the table and goes to it. Its tokens stay in this browser. */
export async function make(wanted: NewTable): Promise<void> {
  const made = await ask<Created>('POST', 'tables', { body: wanted });
  const mine = made.seats.find((seat) => seat.token && wanted.seats[seat.seat]!.name);
  const others = made.seats.filter((seat) => seat.token && !wanted.seats[seat.seat]!.name);
  remember({
    id: made.id,
    game: wanted.game,
    token: mine?.token ?? '',
    maker: made.maker,
    links: others.map((seat) => ({ seat: seat.seat, token: seat.token! })),
    at: Date.now(),
  });
  router.go(tableLink(made.id));
}

/** Sits down at an open table, or with the token of a link. */
export async function sit(id: string, game: string, token: string | null, name: string): Promise<void> {
  settings.set({ name });
  const seated = await ask<Seated>('POST', `tables/${id}/seats`, { token, body: { name, nonce: nonce() } });
  remember({ ...seatsAt(id), id, game, token: seated.token ?? token ?? '', at: Date.now() });
}

/** Our share of the dice. */
export function nonce(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
