/** What players, pools and ratings are called. */

import type { PlayerName, PoolInfo } from '../api/types';
import { games, said, valueSaid } from '../home/games.svelte';
import { playerLink } from '../router.svelte';
import { t, texts } from '../text/texts.svelte';

export function nameOf(who: PlayerName): string {
  if (who.bot) return t(`page-who-${who.bot}`);
  return who.name ?? t('page-player-gone');
}

/** Where everyone may read of somebody; null of a deleted account. */
export function linkOf(who: PlayerName): string | null {
  const name = who.bot ? `bot:${who.bot}` : who.name;
  return name === null ? null : playerLink(name);
}

/** The game, and the edition where it is not the usual one. */
export function poolSaid(pool: PoolInfo): string {
  const game = games.all.find(({ id }) => id === pool.game);
  if (!game) return pool.id;
  const editions = Object.entries(pool.options).map(([option, value]) => valueSaid(game, option, value));
  return [said(game, 'name'), ...editions].join(' · ');
}

/** A rating, with one figure after the point. */
export function ratingSaid(rating: number): string {
  return new Intl.NumberFormat(texts.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(rating);
}

/** What a game did to a rating. */
export function changeSaid(change: number): string {
  const format = { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(texts.language, format).format(change);
}

/** How well was played, of 100. */
export function accuracySaid(accuracy: number): string {
  return String(Math.round(100 * accuracy));
}

/** The day of a moment in seconds. */
export function daySaid(at: number): string {
  return new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium' }).format(at * 1000);
}
