/** What a key does at a table. */

import { commandOf, type Command } from '../keys';
import { keyboard } from '../shell/keyboard.svelte';
import type { Table } from './table.svelte';

/** The command of a key, or Escape; none where keys are written with, chosen or held with others. */
export function pressed(event: KeyboardEvent): Command | 'escape' | null {
  if (event.altKey || event.ctrlKey || event.metaKey || keyboard.listed) return null;
  if ((event.target as Element).matches('input, textarea, select')) return null;
  return event.key === 'Escape' ? 'escape' : (commandOf(event.key) as Command | null);
}

export const DOES: Record<Command, (table: Table) => void> = {
  end: (table) => {
    const { doings } = table;
    const end = doings.find(({ verb }) => verb === 'end') ?? (doings.length === 1 ? doings[0] : undefined);
    if (end) void table.do(end);
  },
  undo: (table) => table.position.may_undo && void table.decisions.undo(),
  'undo-turn': (table) => table.position.may_undo && void table.decisions.undo('turn'),
  hint: (table) => table.position.hints && table.deciding && void table.askHint(),
  back: (table) => void table.looking.step(-1),
  on: (table) => void table.looking.step(1),
  rule: (table) => {
    const rule = table.attention.looked ? table.board.help(table.attention.looked, table)?.rules?.[0] : undefined;
    if (rule) table.attention.read(rule);
  },
  keys: () => (keyboard.listed = true),
};
