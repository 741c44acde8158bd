/** Every element as a whole sentence, for those who hear the table. */

import type { Table } from './view';
import { t } from '../../text/texts.svelte';
import type { BuildersView, Loans, Site, Tool, University, Worker, Yard } from './engine';
import { FACTS } from './engine';
import { amounts, counted, resourceName, siteName, toolName, workerName } from './names';

export type Seen = Pick<Table, 'seat' | 'names'>;

/** A site in the row, or a finished one. */
export function siteLabel(site: Site, built = false): string {
  const { needs, reward, points } = site;
  const what = { site: siteName(site.site), money: counted('sesterces', reward), points: counted('points', points) };
  return built ? t('builders-label-built', what) : t('builders-label-site', { ...what, needs: amounts(needs) });
}

/** A site under way: what is missing, who is there. */
export function yardLabel(site: Yard): string {
  return t('builders-label-yard', {
    site: siteName(site.site),
    missing: amounts(site.missing),
    money: counted('sesterces', site.reward),
    points: counted('points', site.points),
    crew: site.crew.length,
  });
}

export function workerLabel(worker: Worker): string {
  const told = t('builders-label-worker', {
    worker: workerName(worker.worker, worker.freed),
    supply: amounts(worker.supply),
    wage: counted('sesterces', worker.wage),
  });
  const more = [
    worker.schooled && t('builders-schooled', { resource: resourceName(worker.schooled) }),
    worker.tool && t('builders-carries', { tool: toolName(worker.tool.tool) }),
  ].filter(Boolean);
  return [told, ...more].join('; ');
}

export function toolLabel({ tool, resource }: Tool): string {
  return t('builders-label-tool', { tool: toolName(tool), resource: resourceName(resource) });
}

export function universityLabel({ resource }: University): string {
  return t('builders-label-university', { resource: resourceName(resource) });
}

export function loansLabel({ count }: Loans, name: string): string {
  return t('builders-label-loans', { name, count });
}

export function seatLabel(view: BuildersView, { names }: Seen, seat: number): string {
  const { money, points } = view.seats[seat]!;
  return t('builders-label-seat', {
    name: names[seat] ?? '',
    money: counted('sesterces', money),
    points: counted('points', points),
    goal: FACTS.goal,
  });
}

export function actionsLabel(view: BuildersView): string {
  const { left, price } = view.actions;
  return t('builders-label-actions', { actions: counted('actions', left), price: counted('sesterces', price) });
}

export function takeLabel({ money, price }: BuildersView['take'][number]): string {
  return t('builders-label-take', { money: counted('sesterces', money), actions: counted('actions', price.actions) });
}
