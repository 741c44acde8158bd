/** Romolo o Remo? on the table. */

import type { Table } from '../../table/table.svelte';
import type { Board } from '../board';
import Around from './Around.svelte';
import Romolo from './Board.svelte';
import { flight } from './flight';
import { help } from './help';
import Menu from './Menu.svelte';
import { next } from './next';
import { BEGINS, QUIET } from './recap';
import Result from './Result.svelte';
import { viewOf } from './view';

/** Whether the set-up is done, and it is one's turn. */
function playing(table: Table): boolean {
  return table.deciding && viewOf(table)?.step === 'act';
}

const board: Board = {
  Board: Romolo,
  Standing: Around,
  Result,
  inspects: true,
  Menu,
  help,
  next,
  flight,
  quiet: QUIET,
  begins: BEGINS,
  undone: (doing, table) => {
    const count = viewOf(table)?.units.filter((unit) => unit.idle && unit.seat === table.seat).length ?? 0;
    return doing.verb === 'end' && count > 0 ? { id: 'romolo-undone', params: { count } } : null;
  },
  tour: [
    { at: '[data-prompt]', say: 'romolo-tour-glow' },
    { at: ':is(.left .stock, .stockline)', say: 'romolo-tour-stock', when: playing },
    { at: '.map', say: 'romolo-tour-map', when: playing },
    { at: '.dock', say: 'romolo-tour-dock', when: playing },
    { at: ':is(.phases, .tabbar)', say: 'romolo-tour-phases', when: playing },
    { at: ':is(.around, .tabbar)', say: 'romolo-tour-around', when: playing },
  ],
};

export default board;
