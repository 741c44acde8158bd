/** What kind of player sits at a seat. */

import { t } from '../../text/texts.svelte';
import type { Table } from '../../table/table.svelte';

export function kindOf(table: Pick<Table, 'position' | 'seat'>, seat: number): string {
  const info = table.position.seats[seat];
  if (seat === table.seat) return t('roma-you');
  if (info?.kind !== 'bot') return t('roma-person');
  return info.bot ? t('roma-bot-of', { level: info.bot }) : t('roma-bot');
}
