/** The Builders on the table. */

import type { Board } from '../board';
import Builders from './Board.svelte';
import { help } from './help';
import Standing from './Standing.svelte';

const board: Board = {
  Board: Builders,
  Standing,
  help,
  depth: 3,
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
