/** A position in the middle of a game, for the tests. */

import { vi } from 'vitest';
import type { Legal } from '../../api/types';
import { targets } from '../../table/choosing';
import { texts } from '../../text/texts.svelte';
import { printed } from './cards';
import type { CardName, Place, RomaView } from './engine';

/** Speaks English, with Roma's texts. */
export async function speak(): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} });
  await texts.learn('roma');
}

const place = (seat: number, card: CardName | null, i: number): Place => ({
  el: `place:${seat}:${i + 1}`,
  empty: card === null,
  down: false,
  card,
  defence: card && { value: printed(card).defence, base: printed(card).defence, turris: 0, essedum: 0 },
  forum: card === 'forum' ? { basilica: 2, templum: false } : null,
});

const places = (seat: number, cards: (CardName | null)[]): Place[] => cards.map((card, i) => place(seat, card, i));

/** A position in the middle of a turn of seat 0. */
export function position(some: Partial<RomaView> = {}): RomaView {
  return {
    player: 0,
    turn: 9,
    in_move: false,
    step: 'act',
    first: 0,
    active: 0,
    stockpile: { el: 'stockpile', points: 13 },
    seats: [
      {
        el: 'seat:0',
        points: 12,
        money: 6,
        hand: { el: 'hand:0', count: 1, cards: [{ el: 'hand:onager', card: 'onager', count: 1 }] },
        passed: null,
        places: places(0, ['turris', 'legionarius', 'forum', 'basilica', 'senator', null]),
      },
      {
        el: 'seat:1',
        points: 11,
        money: 3,
        hand: { el: 'hand:1', count: 4, cards: null },
        passed: null,
        places: places(1, ['velites', 'forum', 'centurio', null, 'mercatus', 'praetorianus']),
      },
    ],
    discs: [1, 2, 3, 4, 5, 6].map((disc) => ({ el: `disc:${disc}`, blocked: disc === 5 ? [0] : [] })),
    money_disc: { el: 'disc:money' },
    cards_disc: { el: 'disc:cards' },
    dice: [
      { el: 'die:0', value: 2, used: false, spent: false, on: null },
      { el: 'die:1', value: 3, used: false, spent: false, on: null },
      { el: 'die:2', value: 5, used: true, spent: false, on: 'disc:money' },
    ],
    draw_pile: { el: 'pile:draw', count: 24, cards: null },
    discard_pile: {
      el: 'pile:discard',
      count: 3,
      cards: [
        { el: 'discard:nero', card: 'nero', count: 1 },
        { el: 'discard:forum', card: 'forum', count: 2 },
      ],
    },
    held: null,
    acting: null,
    battle: null,
    forum: null,
    siege: 0,
    outcome: null,
    ...some,
  };
}

export const legal = (verb: string, on: string[], value?: number): Legal =>
  ({ action: 0, verb, on, message: { id: '', params: { value } }, text: null }) as unknown as Legal;

export function table(view: RomaView, actions: Legal[], chosen: string[] = []) {
  return { view, seat: 0, names: ['Marcus', 'Livia'], chosen, targets: targets(actions, chosen) };
}
