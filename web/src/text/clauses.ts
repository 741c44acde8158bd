/** Clauses of the rules and their texts: Fluent knows no dots, so a hyphen stands for each. */

import { texts } from './texts.svelte';

export function clauseId(game: string, rule: string): string {
  return `${game}-rule-${rule.replaceAll('.', '-')}`;
}

/** All clauses of a game, as they are written. */
export function clausesOf(game: string): string[] {
  const prefix = clauseId(game, '');
  return texts.idsOf(prefix).map((id) => id.slice(prefix.length).replaceAll('-', '.'));
}
