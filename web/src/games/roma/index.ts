/** Roma on the table. */

import type { Board } from '../board';
import { ask } from './ask';
import Roma from './Board.svelte';
import { help } from './help';
import Standing from './Standing.svelte';

const board: Board = {
  Board: Roma,
  Standing,
  help,
  ask,
  depth: 3,
  tour: [
    { at: '.stockpile', say: 'roma-tour-points' },
    { at: '.cols', say: 'roma-tour-discs' },
    { at: '.foot .tray', say: 'roma-tour-dice' },
    { at: 'disc:money', say: 'roma-tour-money' },
    { at: 'disc:cards', say: 'roma-tour-cards' },
    { at: '.foot .fan', say: 'roma-tour-hand' },
    { at: '[data-prompt]', say: 'roma-tour-glow' },
  ],
};

export default board;
