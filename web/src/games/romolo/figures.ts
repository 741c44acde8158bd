/** Where the figures beside the map come from. They are no elements, and are asked about with `data-about`. */

import { t } from '../../text/texts.svelte';
import type { Help } from '../board';
import type { Category, EventColour, Limit, RomoloView, SideScore } from './engine';
import { about, whoOf, type Seen } from './labels';
import { nearSeat, silver, type Table } from './view';

type Looked = Seen & Pick<Table, 'position'>;

/** What a figure means, by its name. */
export function figureHelp(name: string, view: RomoloView, table: Looked): Help | null {
  const of = view.forecast;
  const limits = view.seats[nearSeat(table)]?.limits ?? null;
  if (name === 'scores' && view.scores) return scoresHelp(view.scores, table);
  if (name === 'workers' && limits) return limitHelp(t('romolo-workers-of'), limits.workers, limits.power, table);
  if (name === 'army' && limits) return limitHelp(t('romolo-army-of'), limits.army, limits.power, table);
  if (name.startsWith('event-'))
    return {
      title: t('romolo-event-line'),
      ...about('event', table),
      text: t(`romolo-event-what-${name.slice('event-'.length) as EventColour}`),
    };
  if (!of) return null;
  if (name === 'hunger') {
    const { eaters, fed, missing, grain } = of.hunger;
    return {
      title: t('romolo-mouths', { count: eaters, fed }),
      ...about('hunger', table),
      facts: [t('romolo-fact-grain', { due: missing, grain })],
    };
  }
  if (name === 'salary') {
    const { mercenaries, salt, half_silver: half } = of.salary;
    return {
      title: t('romolo-salary-of', { count: mercenaries, salt }),
      ...about('salary', table),
      facts: [t('romolo-silver', { coins: silver(half) })],
    };
  }
  if (name === 'market') return { title: t('romolo-market-cubes', { count: of.market.cubes }), ...about('market-update', table) };
  return name === 'idle' ? { title: t('romolo-idle-coin'), ...about('idle', table) } : null;
}

function limitHelp(title: string, limit: Limit, power: number, table: Looked): Help {
  const facts = [t('romolo-power-of', { power }), ...(limit.power === null ? [] : [t('romolo-fact-more', { power: limit.power })])];
  return { title, ...about('limit', table), facts };
}

/** A line a side: each category that brings any with its points, the prizes of majorities among them. */
function scoresHelp(scores: SideScore[], table: Looked): Help {
  const line = ({ seats, total, categories }: SideScore) => {
    const parts = (Object.entries(categories) as [Category, { points: number; prize: number }][])
      .filter(([, { points, prize }]) => points !== 0 || prize > 0)
      .map(([name, { points, prize }]) => `${t(`romolo-score-${name}`)} ${points}${prize > 0 ? `+${prize}` : ''}`);
    return `${seats.map((seat) => whoOf(seat, table)).join(', ')} ${total}: ${parts.join(', ')}`;
  };
  return { title: t('romolo-if-it-ended'), ...about('scores', table), facts: scores.map(line) };
}
