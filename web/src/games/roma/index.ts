/** Roma on the table. */

import type { Board } from '../board';
import { ask } from './ask';
import Roma from './Board.svelte';
import type { Table } from '../../table/table.svelte';
import { help } from './help';
import Standing from './Standing.svelte';
import { viewOf } from './view';

const dice = (table: Table) => table.deciding && viewOf(table)?.step === 'act';

const board: Board = {
  Board: Roma,
  Standing,
  help,
  ask,
  depth: 3,
  loses: ['cover'],
  aside: ['reroll'],
  undone: (doing, table) => {
    const count = viewOf(table)?.dice.filter((die) => !die.used).length ?? 0;
    return doing.verb === 'end' && count > 0 ? { id: 'roma-undone', params: { count } } : null;
  },
  tour: [
    { at: '.stockpile', say: 'roma-tour-points' },
    { at: 'disc:3', say: 'roma-tour-discs' },
    { at: '.foot .tray', say: 'roma-tour-dice', when: dice },
    { at: 'disc:money', say: 'roma-tour-money', when: dice },
    { at: 'disc:cards', say: 'roma-tour-cards', when: dice },
    { at: '.foot .fan', say: 'roma-tour-hand' },
    { at: '[data-prompt]', say: 'roma-tour-glow' },
  ],
};

export default board;
