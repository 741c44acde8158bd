/** Romolo o Remo? on the table. */

import type { Board } from '../board';
import Around from './Around.svelte';
import Romolo from './Board.svelte';
import { flight } from './flight';
import { help } from './help';
import Menu from './Menu.svelte';
import { next } from './next';
import Result from './Result.svelte';
import { viewOf } from './view';

const board: Board = {
  Board: Romolo,
  Standing: Around,
  Result,
  inspects: true,
  Menu,
  help,
  next,
  flight,
  undone: (doing, table) => {
    const count = viewOf(table)?.units.filter((unit) => unit.idle && unit.seat === table.seat).length ?? 0;
    return doing.verb === 'end' && count > 0 ? { id: 'romolo-undone', params: { count } } : null;
  },
  tour: [
    { at: '.map', say: 'romolo-tour-map' },
    { at: '.left .stock, .stockline', say: 'romolo-tour-stock' },
    { at: '.dock', say: 'romolo-tour-dock' },
    { at: '[data-prompt]', say: 'romolo-tour-glow' },
    { at: '.phases, .tabbar', say: 'romolo-tour-phases' },
    { at: '.around, .tabbar', say: 'romolo-tour-around' },
  ],
};

export default board;
