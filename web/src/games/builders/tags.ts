/** What a target would do, in a few letters. */

import type { Table } from '../../table/table.svelte';
import { t } from '../../text/texts.svelte';
import type { Help, ToolName, Yard } from './engine';
import { sum, type Offer } from './supply';

/** The tag of an element within a move, or none: tools are told of where they are asked about. */
export function tagOf(el: string, table: Pick<Table, 'only' | 'tag'>): string | null {
  const legal = table.only(el);
  return legal && legal.verb !== 'with' && legal.verb !== 'alone' ? table.tag(legal) : null;
}

/** What a worker would do for a site with a tool, or without one. */
export function toolTag(help: Help, tool: ToolName | null): string {
  if (tool ? help.completes_with.includes(tool) : help.completes) return t('builders-completes-it');
  const more = tool && help.tools.includes(tool) ? 1 : 0;
  return t('builders-still-missing', { missing: sum(help.missing) - more });
}

export interface SiteTag {
  effect: string;
  price?: string;
  /** What the purse lacks for it. */
  short?: string;
  /** Whether it helps at all. */
  good: boolean;
}

/** What a worker would do for a site, with what it costs. */
export function siteTag({ help, idle, actions, buy, money, short }: Offer, { reward, points }: Yard): SiteTag {
  if (!help) return { effect: t('builders-adds-nothing'), good: false };
  const price = !idle ? undefined : t(buy > 0 ? 'builders-price-bought' : 'builders-price', { actions, money, buy });
  const effect = help.completes
    ? t('builders-completes', { reward, points })
    : sum(help.adds) === 0
      ? t('builders-with-tool-only')
      : t(help.completes_with.length > 0 ? 'builders-completes-with-tool' : 'builders-still-missing', { missing: sum(help.missing) });
  return { effect, price, good: true, short: idle && short > 0 ? t('builders-lacking', { short }) : undefined };
}
