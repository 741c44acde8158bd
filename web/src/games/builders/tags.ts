/** What a target would do, in a few letters. */

import type { Table } from './view';
import { t } from '../../text/texts.svelte';
import type { Help, ToolName, Yard } from './engine';
import type { Offer } from './supply';

/** The tag of an element within a move, or none: tools are told of where they are asked about. */
export function tagOf(el: string, table: Pick<Table, 'only' | 'tag'>): string | null {
  const legal = table.only(el);
  return legal && legal.verb !== 'with' && legal.verb !== 'alone' ? table.tag(legal) : null;
}

/** What a worker would do for a site with a tool, or without one. */
export function toolTag(help: Help, tool: ToolName | null): string {
  const { completes, lacks } = help.tools.find((one) => one.tool === tool) ?? help;
  return completes ? t('builders-completes-it') : t('builders-still-missing', { missing: lacks });
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
export function siteTag({ help, idle }: Offer, { reward, points, next: { actions, buy } }: Yard): SiteTag {
  if (!help) return { effect: t('builders-adds-nothing'), good: false };
  const { money, short, brings, lacks } = help;
  const price = !idle ? undefined : t(buy > 0 ? 'builders-price-bought' : 'builders-price', { actions, money, buy });
  const effect = help.completes
    ? t('builders-completes', { reward, points })
    : brings === 0
      ? t('builders-with-tool-only')
      : t(help.tools.some((tool) => tool.completes) ? 'builders-completes-with-tool' : 'builders-still-missing', { missing: lacks });
  return { effect, price, good: true, short: idle && short > 0 ? t('builders-lacking', { short }) : undefined };
}
