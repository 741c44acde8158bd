/** The Builders on the table. */

import type { Board } from '../board';
import { ask } from './ask';
import Builders from './Board.svelte';
import { remedies } from './buying';
import { flight } from './flight';
import { help } from './help';
import Standing from './Standing.svelte';
import { viewOf } from './view';

const board: Board = {
  Board: Builders,
  Standing,
  help,
  ask,
  flight,
  remedies,
  depth: 3,
  undone: (doing, table) => {
    const count = viewOf(table)?.actions.left ?? 0;
    return doing.verb === 'end' && count > 0 ? { id: 'builders-undone', params: { count } } : null;
  },
  tour: [
    { at: '.market .rows', say: 'builders-tour-market' },
    { at: '.works', say: 'builders-tour-sites' },
    { at: '.team', say: 'builders-tour-team' },
    { at: 'actions', say: 'builders-tour-actions' },
    { at: '.money', say: 'builders-tour-money' },
    { at: '.stacks', say: 'builders-tour-investments' },
    { at: '.race', say: 'builders-tour-goal' },
    { at: '[data-prompt]', say: 'builders-tour-glow' },
  ],
};

export default board;
