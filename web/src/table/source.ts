/** A table of the server as a source of what was. */

import { ask } from '../api/client';
import type { Course, GameRecord, Past } from '../api/types';
import { wholeTable } from '../api/whole';
import type { Source } from './seen.svelte';

export function served(id: string, token: string | null): Source {
  return {
    past: (ply, seat) => ask<Past>('GET', `tables/${id}/positions/${ply}`, { token, query: { seat } }),
    story: async (seat) => (await wholeTable(id, token, seat)).events,
    course: () => ask<Course>('GET', `tables/${id}/course`, { token }),
    record: () => ask<GameRecord>('GET', `tables/${id}/record`, { token }),
  };
}
