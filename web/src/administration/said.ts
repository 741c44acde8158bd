/** Times of the house in words. */

import { t, texts } from '../text/texts.svelte';

const FOR_EVER = 1e11; // seconds: later than anybody will ask

export function whenSaid(at: number): string {
  return new Date(at * 1000).toLocaleString(texts.language, { dateStyle: 'medium', timeStyle: 'short' });
}

/** Until when something holds that may hold for ever. */
export function untilSaid(at: number): string {
  return at > FOR_EVER ? t('page-admin-for-ever') : t('page-admin-until', { time: whenSaid(at) });
}
