/** A table of the server as a source of what was. */

import { ask } from '../api/client';
import type { GameRecord, Past, Standing } from '../api/types';
import type { Source } from './table.svelte';

export function served(id: string, token: string | null): Source {
  return {
    past: (ply, seat) => ask<Past>('GET', `tables/${id}/positions/${ply}`, { token, query: { seat } }),
    course: async () => (await ask<{ turns: Standing[] }>('GET', `tables/${id}/course`, { token })).turns,
    record: () => ask<GameRecord>('GET', `tables/${id}/record`, { token }),
  };
}
