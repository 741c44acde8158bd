/** Romolo o Remo? on the table. */

import type { Board } from '../board';
import type { RomoloView } from './engine';
import Around from './market/Around.svelte';
import Romolo from './Board.svelte';
import { COMMANDS } from './commands';
import { flight } from './pieces/flight';
import { help } from './help';
import { inEdition } from './labels';
import Menu from './dock/Menu.svelte';
import { next } from './turn/next';
import { ASIDE, BEGINS, NOTABLE, QUIET, under } from './turn/recap';
import Result from './result/Result.svelte';
import { waiting, type Table } from './view';

/** Whether pieces are placed. */
function placing(table: Table): boolean {
  const view = table.view;
  return table.deciding && view?.phase === 'setup' && view.terrains.length === 0;
}

/** Whether the set-up is done, and it is one's turn. */
function playing(table: Table): boolean {
  return table.deciding && table.view?.step === 'act';
}

/** Whether a unit is chosen, and may go or work. */
function choosing(table: Table): boolean {
  return table.deciding && table.view?.step === 'do';
}

/** Whether somebody has acted. */
function acted(table: Table): boolean {
  return playing(table) && table.view?.forecast?.idle === false;
}

/** Whether one plays alone, against the A.I. */
function solitaire(table: Table): boolean {
  return table.position.seats.length === 1;
}

/** Alone, once the A.I. has had a turn. */
function alone(table: Table): boolean {
  return playing(table) && (table.view?.round ?? 0) > 1;
}

const board: Board<RomoloView> = {
  Board: Romolo,
  Standing: Around,
  Result,
  inspects: true,
  Menu,
  help,
  next,
  flight,
  quiet: QUIET,
  notable: NOTABLE,
  aside: ASIDE,
  begins: BEGINS,
  under,
  keys: COMMANDS,
  undone: (doing, table) => {
    const view = table.view;
    if (doing.verb === 'surrender') return { id: 'romolo-undone-surrender', params: {} };
    if (!view || doing.verb !== 'end') return null;
    const forecast = view.step === 'act' ? view.forecast : null;
    const unpaid = forecast?.salary.unpaid ?? 0;
    if (unpaid > 0) return { id: 'romolo-undone-unpaid', params: { count: unpaid } };
    const hungry = forecast?.hunger.starving ?? 0;
    if (hungry > 0) return { id: 'romolo-undone-hunger', params: { count: hungry } };
    const count = view.units.filter((unit) => waiting(unit, table.seat)).length;
    return count > 0 ? { id: 'romolo-undone', params: { count } } : null;
  },
  tour: [
    { at: '[data-prompt]', say: 'romolo-tour-glow' },
    { at: '.map', say: (table) => (solitaire(table) ? 'romolo-tour-aim-alone' : inEdition('romolo-tour-aim', table)), when: placing },
    { at: ':is(.left section:has(.stock), .stockline)', say: 'romolo-tour-stock', when: playing },
    { at: '.map', say: 'romolo-tour-map', when: playing },
    { at: '.dock', say: 'romolo-tour-dock', when: playing },
    { at: '.dock', say: 'romolo-tour-deeds', when: choosing },
    { at: '.phases', say: 'romolo-tour-phases', when: acted },
    { at: ':is(.around, .tabbar)', say: 'romolo-tour-around', when: acted },
    {
      at: ':is(.left:not([hidden]) .events, .tabbar)',
      say: 'romolo-tour-alone',
      has: solitaire,
      when: alone,
    },
  ],
};

export default board;
