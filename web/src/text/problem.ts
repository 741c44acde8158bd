/** A problem in words. */

import { Problem } from '../transport/transport';
import { t, texts } from './texts.svelte';

/** Anything else than a problem is a fault of the page, and is thrown on. */
export function inWords(error: unknown, names: readonly string[] = []): string {
  if (!(error instanceof Problem)) throw error;
  if (error.said) return texts.say(error.said, names);
  const id = `page-refused-${error.error}`;
  return texts.has(id) ? t(id, { detail: error.message }) : error.message || t('page-refused-unreachable');
}
