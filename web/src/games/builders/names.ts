/** What things are called. */

import { t, texts } from '../../text/texts.svelte';
import { FACTS, type Resource, type SiteName, type ToolName, type WorkerName } from './engine';

export function siteName(site: SiteName): string {
  return t(`builders-card-${site}`);
}

/** A name that fits a card. */
export function shortName(site: SiteName): string {
  const short = `builders-short-${site}`;
  return texts.has(short) ? t(short) : siteName(site);
}

/** A worker's name; a freed slave has another than before. */
export function workerName(worker: WorkerName, freed = false): string {
  const { kind } = FACTS.workers[worker];
  if (kind === 'machine') return t(`builders-card-${worker}`);
  return t(`builders-worker-${freed ? 'freed' : kind}`, { number: worker.slice(worker.lastIndexOf('-') + 1) });
}

export function toolName(tool: ToolName): string {
  return t(`builders-tool-${tool}`);
}

export function resourceName(resource: Resource): string {
  return t(`builders-resource-${resource}`);
}

/** Some of each resource in words, in their order: `2 stone, 1 wood`. */
export function amounts(of: readonly number[]): string {
  const parts = of.flatMap((count, i) => (count > 0 ? [t('builders-amount', { count, resource: resourceName(FACTS.resources[i]!) })] : []));
  return parts.length > 0 ? parts.join(', ') : t('builders-amounts-0');
}

/** What something takes off at the end, in points; it is kept in parts of one. */
export function less(parts: number): string {
  return `−${String(parts / FACTS.scale)}`;
}

/** So many `actions`, `sesterces` or `points`. */
export function counted(thing: 'actions' | 'sesterces' | 'points', count: number): string {
  return t(`builders-${thing}-${count === 0 ? 'none' : count === 1 ? 'one' : 'many'}`, { count });
}
