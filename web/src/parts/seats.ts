/** What kind of player sits at a seat. */

import { t } from '../text/texts.svelte';
import type { Table } from '../table/table.svelte';

export function kindOf(table: Pick<Table, 'position'>, seat: number): string {
  if (seat === table.position.seat) return t('page-you');
  const bot = table.position.seats[seat]?.bot;
  return bot ? t('page-bot', { level: t(`page-level-${bot}`) }) : '';
}
