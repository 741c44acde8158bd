/** Buying actions and doing with them what would take them, as one decision. */

import type { Remedy } from '../board';
import type { Purchase } from './engine';
import type { Table } from './view';

/** The ways to do with bought actions what is refused for want of them. */
export function remedies(el: string, table: Table): Promise<Remedy[]> {
  const found = table.view?.purchases.filter(({ on }) => on.includes(el)) ?? [];
  return Promise.resolve(found.map((purchase) => remedy(purchase, table)));
}

function remedy({ buy, money, doing, actions: [first, ...then], back }: Purchase, table: Table): Remedy {
  return {
    say: { id: 'builders-buy-and', params: { buy, money, doing } },
    // who is under way comes back for a moment
    do: () => table.act(first!, { then, back }),
  };
}
