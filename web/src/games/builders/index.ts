/** The Builders on the table. */

import type { Board } from '../board';
import type { BuildersView } from './engine';
import { ask } from './ask';
import Builders from './Board.svelte';
import { remedies } from './buying';
import { flight } from './flight';
import { help } from './help';
import Standing from './Standing.svelte';
import type { Table } from './view';

const acting = (table: Table) => table.deciding && table.view?.step === 'act';
const canSend = (table: Table) => table.legal.some(({ verb }) => verb === 'send');

const board: Board<BuildersView> = {
  Board: Builders,
  Standing,
  tall: true,
  help,
  ask,
  flight,
  remedies,
  depth: 3,
  undone: (doing, table) => {
    const count = table.view?.actions.left ?? 0;
    return doing.verb === 'end' && count > 0 ? { id: 'builders-undone', params: { count } } : null;
  },
  // each sight when it is of use: a site when there is one, workers when somebody can be sent
  tour: [
    { at: '.market .rows', say: 'builders-tour-market' },
    { at: '.work', with: '.work .ledger', say: 'builders-tour-sites' },
    { at: '.team [data-el]', with: '.work .ledger', say: 'builders-tour-team', when: canSend },
    { at: 'actions', say: 'builders-tour-actions', when: acting },
    { at: '.money', say: 'builders-tour-money', when: acting },
    { at: '.stacks', with: '.work .ledger', say: 'builders-tour-investments' },
    { at: '.race', say: 'builders-tour-goal' },
    { at: '[data-prompt]', say: 'builders-tour-glow' },
  ],
};

export default board;
