/** What a game's help tells of a topic. */

import { t } from '../text/texts.svelte';

/** The id of its text, empty if there is none, and the clauses that say so. */
export interface Topic {
  text: string;
  rules: string[];
}

/** A topic in words. */
export function inWords({ text, rules }: Topic, params?: Record<string, string | number>): Topic {
  return { text: text && t(text, params), rules };
}
