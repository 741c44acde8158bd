/** Time in words and figures. */

import { t, texts } from '../text/texts.svelte';

/** Time that is left, as a clock shows it. */
export function timeSaid(seconds: number): string {
  const [days, hours, minutes, rest] = [seconds / 86_400, (seconds / 3600) % 24, (seconds / 60) % 60, seconds % 60].map(Math.floor) as [
    number,
    number,
    number,
    number,
  ];
  if (days > 0) return t('page-days-hours', { days, hours });
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

/** The day of an instant in seconds, where one is. */
export function dayOf(at: number): string {
  return new Date(at * 1000).toLocaleDateString(texts.language, { day: 'numeric', month: 'long' });
}

/** The time for a turn, in the words in which it is offered if it is. */
export function clockSaid(seconds: number): string {
  const offered = `page-clock-${seconds}`;
  return texts.has(offered) ? t(offered) : timeSaid(seconds);
}
