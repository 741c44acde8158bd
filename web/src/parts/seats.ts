/** What kind of player sits at a seat, and whether they are on vacation. */

import { t } from '../text/texts.svelte';
import { dayOf } from '../table/clock';
import type { Table } from '../table/table.svelte';

export function kindOf(table: Pick<Table, 'position'>, seat: number): string {
  const { bot, away } = table.position.seats[seat] ?? { bot: null, away: null };
  const kind = seat === table.position.seat ? t('page-you') : bot ? t('page-bot', { level: t(`page-level-${bot}`) }) : '';
  return away === null ? kind : [kind, t('page-on-vacation', { day: dayOf(away) })].filter(Boolean).join(' · ');
}
