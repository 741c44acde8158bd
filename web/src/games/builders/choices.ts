/** What is asked in words as well: which tool goes along, what is settled at the end. */

import type { Legal } from '../../api/types';
import { t } from '../../text/texts.svelte';
import type { BuildersView, Seat, ToolName } from './engine';
import { toolName } from './names';
import { toolTag } from './tags';
import { targetOf, type Table } from './view';

export interface Choice {
  legal: Legal;
  say: string;
  effect: string | null;
}

export function choicesOf(view: BuildersView, of: Seat, table: Pick<Table, 'legal' | 'say' | 'tag'>): Choice[] {
  if (view.step === 'settle') {
    const touching = table.legal.filter(({ on }) => on.length > 0);
    return touching.map((legal) => ({ legal, say: table.say(legal.message), effect: table.tag(legal) }));
  }
  const help = targetOf(view, of)?.help.find(({ worker }) => worker === view.sending);
  if (view.step !== 'tool' || !help) return [];
  return table.legal.map((legal) => {
    const tool = legal.verb === 'with' ? (legal.on[0]!.slice('tool:'.length) as ToolName) : null;
    return { legal, say: tool ? toolName(tool) : t('builders-without-tool'), effect: toolTag(help, tool) };
  });
}
