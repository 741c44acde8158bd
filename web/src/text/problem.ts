/** A problem in words. */

import { Problem } from '../transport/transport';
import { t, texts } from './texts.svelte';

/** Refusals that the page says in its own words: the word of the refusal is the end of the text's id. */
const WORDS = [
  'no-table',
  'no-tournament',
  'few',
  'unreachable',
  'banned',
  'broken',
  'muted',
  'name',
  'no-address',
  'no-hint',
  'old-link',
  'role',
  'name-taken',
  'sign-in',
  'store',
  'starts',
  'too-many',
  'vacation-days',
  'vacation-far',
  'vacation-rest',
  'vacation-set',
  'too-many-tokens',
  'weak-password',
  'wrong-password',
];

/** Anything else than a problem is a fault of the page, and is thrown on. */
export function inWords(error: unknown, names: readonly string[] = []): string {
  if (!(error instanceof Problem)) throw error;
  if (error.said) return texts.say(error.said, names);
  if (WORDS.includes(error.error)) return t(`page-${error.error}`);
  return error.message || t('page-unreachable');
}
