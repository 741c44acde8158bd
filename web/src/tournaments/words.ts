/** A tournament in words: its system and length, its times, the names of its entrants. */

import type { TournamentInfo } from '../api/types';
import { t, texts } from '../text/texts.svelte';

export function lengthSaid({ system, length }: Pick<TournamentInfo, 'system' | 'length'>): string {
  if (system === 'arena') return duration(60 * length);
  return t(system === 'swiss' ? 'page-tournament-of-rounds' : 'page-tournament-of-cycles', { count: length });
}

/** Seconds in the largest unit that fits. */
export function duration(seconds: number): string {
  const [id, unit] =
    seconds % 86_400 === 0 ? ['days', 86_400] : seconds % 3600 === 0 ? ['hours', 3600] : seconds % 60 === 0 ? ['time', 60] : ['seconds', 1];
  return t(`page-tournament-${id}`, { count: seconds / (unit as number) });
}

/** An instant in seconds, as clocks here show it. */
export function instant(at: number): string {
  return new Date(at * 1000).toLocaleString(texts.language, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
}

/** Points, with halves as people write them. */
export function points(value: number): string {
  const whole = Math.floor(value);
  const part = { 0.25: '¼', 0.5: '½', 0.75: '¾' }[value - whole] ?? '';
  return part && whole === 0 ? part : `${whole}${part}`;
}

export function nameOf({ entrants }: TournamentInfo, number: number): string {
  return entrants[number]?.name ?? '';
}

export function namesOf(info: TournamentInfo, numbers: readonly number[]): string {
  return numbers.map((number) => nameOf(info, number)).join(', ');
}
