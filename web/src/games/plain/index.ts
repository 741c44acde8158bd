/** The plain board: any game's view as labelled zones of elements. */

import type { Board } from '../board';
import PlainBoard from './PlainBoard.svelte';
import { find, nameOf, facts } from './reading';

export default {
  Board: PlainBoard,
  help(el, table) {
    const data = find(table.view, el);
    if (!data) return null;
    return { title: nameOf(data, table), facts: facts(data, table) };
  },
} satisfies Board;
