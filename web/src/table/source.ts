/** A table of the server as a source of what was. */

import { ask } from '../api/client';
import type { Course, GameRecord, Past, Position } from '../api/types';
import type { Source } from './seen.svelte';

export function served(id: string, token: string | null): Source {
  return {
    past: (ply, seat) => ask<Past>('GET', `tables/${id}/positions/${ply}`, { token, query: { seat } }),
    story: async (seat) => (await ask<Position>('GET', `tables/${id}`, { token, query: { since: 0, seat } })).events,
    course: () => ask<Course>('GET', `tables/${id}/course`, { token }),
    record: () => ask<GameRecord>('GET', `tables/${id}/record`, { token }),
  };
}
