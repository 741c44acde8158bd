/** Roma on the table. */

import type { Board } from '../board';
import type { RomaView } from './engine';
import { ask } from './ask';
import Roma from './Board.svelte';
import { help } from './help';
import Standing from './Standing.svelte';
import type { Table } from './view';

const dice = (table: Table) => table.deciding && table.view?.step === 'act';

const board: Board<RomaView> = {
  Board: Roma,
  Standing,
  help,
  ask,
  depth: 3,
  loses: ['cover'],
  aside: ['reroll'],
  undone: (doing, table) => {
    const count = table.view?.dice.filter((die) => !die.used).length ?? 0;
    return doing.verb === 'end' && count > 0 ? { id: 'roma-undone', params: { count } } : null;
  },
  tour: [
    { at: '.stockpile', with: '.foot .fan [data-el]', say: 'roma-tour-points' },
    { at: 'disc:3', with: '.foot .fan [data-el]', say: 'roma-tour-discs' },
    { at: '.foot .tray', say: 'roma-tour-dice', when: dice },
    { at: 'disc:money', say: 'roma-tour-money', when: dice },
    { at: 'disc:cards', say: 'roma-tour-cards', when: dice },
    { at: '.foot .fan', say: 'roma-tour-hand' },
    { at: '[data-prompt]', say: 'roma-tour-glow' },
  ],
};

export default board;
