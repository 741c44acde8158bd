/** What is asked when something is chosen. */

import type { Message } from '../../api/types';
import { workerAt, type Table } from './view';

export function ask(chosen: readonly string[], table: Pick<Table, 'view'>): Message | null {
  const view = table.view;
  const found = view && workerAt(view, chosen.at(-1) ?? '');
  if (found?.at !== 'team') return null;
  const { worker, kind, freed } = found.worker;
  const number = worker.slice(worker.lastIndexOf('-') + 1);
  const name: Message =
    kind === 'machine' ? { id: `builders-card-${worker}` } : { id: `builders-worker-${freed ? 'freed' : kind}`, params: { number } };
  return { id: 'builders-prompt-site', params: { worker: name } };
}
