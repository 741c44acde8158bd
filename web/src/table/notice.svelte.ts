/** Says that it is one's turn where it is seen from elsewhere: in the title, as a notification. */

import { untrack } from 'svelte';
import { settings } from '../settings.svelte';
import { sound } from '../sounds';
import { t } from '../text/texts.svelte';
import type { Table } from './table.svelte';

export function notice(table: Table): void {
  const game = t(`${table.position.game}-name`);
  const turn = table.deciding && !table.view?.in_move;
  const who = table.seated ? '' : `${table.names.filter(Boolean).join(', ')} · `; // whoever watches sees who plays
  document.title = `${turn ? `● ${t('page-your-turn')} · ` : who}${game} · Lusoria`;
  if (!turn || !document.hidden) return;
  untrack(() => {
    sound('turn');
    if (settings.notices && 'Notification' in window && Notification.permission === 'granted') {
      new Notification(game, { body: t('page-your-turn'), tag: table.id });
    }
  });
}
