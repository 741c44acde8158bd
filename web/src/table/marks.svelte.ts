/** What makes a drawn thing the element of an id: everything that is clicked is marked so. */

import type { SeenEvent } from '../api/types';
import { t } from '../text/texts.svelte';
import type { There } from './connection.svelte';
import type { Table } from './table.svelte';

/** How the ids of seats begin, in every game. */
const SEAT = 'seat:';
/** The same whenever it is nothing: whoever looks at it need not look again. */
const NOTHING: readonly string[] = [];

export type Mark = Record<string, string | number | undefined>;

function said(there: There): string {
  if (there === 'vacation') return t('page-away-long');
  return there === null ? '' : t(there ? 'page-there' : 'page-away');
}

export class Marks {
  readonly #table: Table;

  constructor(table: Table) {
    this.#table = table;
  }

  /** What the action that is on its way touches. */
  readonly #underway: readonly string[] = $derived.by(() => {
    const { position, decisions } = this.#table;
    return position.legal.find(({ action }) => action === decisions.sent)?.on ?? NOTHING;
  });
  /** What the task of a lesson speaks of. */
  readonly #taught: readonly string[] = $derived.by(() => {
    const { ply, waits, position } = this.#table;
    return ply === null && !waits ? (position.lesson?.show ?? NOTHING) : NOTHING;
  });

  of(el: string, label: string): Mark {
    const table = this.#table;
    const left = table.targets.get(el);
    const chosen = table.chosen.includes(el);
    const only = left?.length === 1 ? left[0]! : undefined;
    const there = el.startsWith(SEAT) ? table.there(Number(el.slice(SEAT.length))) : null;
    const doing = only ? t('page-legal', { doing: table.say(only.message) }) : left ? t('page-several', { count: left.length }) : '';
    const hinted = table.hint?.on.includes(el) || this.#taught.includes(el) || table.analysing.touched.has(el);
    return {
      'data-el': el,
      'data-legal': left ? '' : undefined,
      'data-action': only?.action,
      'data-chosen': chosen ? '' : undefined,
      'data-sent': this.#underway.includes(el) ? '' : undefined,
      'data-refused': table.attention.refused?.at === el ? '' : undefined,
      'data-hint': hinted ? '' : undefined,
      'data-changed': table.seen.changed.has(el) ? '' : undefined,
      role: 'button',
      tabindex: left || chosen ? 0 : -1,
      'aria-pressed': chosen ? 'true' : undefined,
      'aria-label': [label, said(there), doing].filter(Boolean).join('; '),
    };
  }

  /** What would come to lie at an element by the action that the pointer is on. */
  ghost(el: string): SeenEvent['event'] | null {
    const { attention, choice, foresight } = this.#table;
    const legal = attention.pointed ? choice.only(attention.pointed) : null;
    const events = legal ? (foresight.of(legal)?.events ?? []) : [];
    return events.find(({ event }) => event.moves?.some((moved) => moved.to === el && moved.from !== el))?.event ?? null;
  }
}
