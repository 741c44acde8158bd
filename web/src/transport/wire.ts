/** Addresses and problems as a server knows them. */

import type { Message } from '../api/types';
import { Problem } from './transport';

/** A path with what belongs into it; what is left is its query, without what is null. */
export function addressOf(route: string, named: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  const left = { ...named };
  const path = route.replace(/\{(\w+?)(?:_id)?\}/g, (_, name: string) => {
    delete left[name];
    return encodeURIComponent(String(named[name]));
  });
  for (const [name, value] of Object.entries(left)) {
    for (const one of [value ?? []].flat()) query.append(name, String(one));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}

/** What the server has told of a problem; something between here and there may have answered in its place. */
export function problemOf(told: unknown, otherwise: string): Problem {
  const { error, detail, message } = (told ?? {}) as { error?: string; detail?: string; message?: Message };
  return new Problem(error ?? 'broken', detail ?? otherwise, message);
}
