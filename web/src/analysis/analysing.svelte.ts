/** The analysis of a finished game: asked for until it is there, then looked at choice by choice. */

import type { Analysed, AnalysedChoice, AnalysedStep, AnalysedWay } from '../api/types';
import type { Table } from '../table/table.svelte';
import { t } from '../text/texts.svelte';
import { inWords } from '../text/problem';
import { untilReached } from '../transport/again';
import { Learning } from './learning.svelte';

/** A step of a line on the board. */
export interface Shown {
  on: readonly string[];
  /** Whether it is only expected, after what is chosen. */
  expected: boolean;
}

export class Analysing {
  /** How much of it is done, in percent; none: nobody has asked. */
  percent = $state<number | null>(null);
  found = $state.raw<Analysed | null>(null);
  trouble = $state('');
  /** The choice that is looked at. */
  open = $state.raw<AnalysedChoice | null>(null);
  /** The line that is shown on the board, step by step. */
  shown = $state.raw<readonly Shown[]>([]);
  /** All that it touches. */
  readonly touched: ReadonlySet<string> = $derived(new Set(this.shown.flatMap(({ on }) => on)));
  learning = $state.raw<Learning | null>(null);
  /** Whether the page was left: then nobody wants to know any more. */
  #left = false;

  constructor(readonly table: Table) {}

  async begin(): Promise<void> {
    this.trouble = '';
    this.percent = 0;
    try {
      while (!this.found && !this.#left) {
        const told = await untilReached(
          () => this.table.source.analysis(),
          () => !this.#left,
        );
        if (!told) break;
        this.percent = Math.floor((100 * told.done) / Math.max(1, told.of));
        this.found = told.found;
      }
    } catch (error) {
      this.trouble = inWords(error);
      this.percent = null;
    }
  }

  close(): void {
    this.#left = true;
  }

  /** Looks at the position before a choice, as its seat knew it, with a way marked on the board. */
  async look(choice: AnalysedChoice, way: AnalysedWay | null): Promise<void> {
    const { table } = this;
    this.open = choice;
    table.replaying.pause();
    if (table.seen.eyes !== choice.seat) await table.looking.watch(choice.seat);
    if (this.open !== choice) return; // another one is looked at by now
    await table.look(choice.at);
    if (this.open === choice) this.show(way);
  }

  /** Shows a way on the board, with what is expected after it. */
  show(way: AnalysedWay | null): void {
    this.shown = way ? way.line.map(({ on }, i) => ({ on, expected: i >= way.actions.length })) : [];
  }

  /** A way in words. */
  say(way: AnalysedWay): string {
    return this.#tell(way.line.slice(0, way.actions.length), null);
  }

  /** What comes of a way, and what is expected after it. */
  why(way: AnalysedWay): string {
    const line = this.#tell(way.line.slice(way.actions.length), way.line[0]?.seat ?? null);
    const then = line && t('page-then-expected', { line });
    return [way.purpose.map((one) => this.table.say(one)).join(', '), then].filter(Boolean).join('. ');
  }

  /** Decisions in words, with the names of those who are not the given seat. */
  #tell(steps: readonly AnalysedStep[], own: number | null): string {
    const { table } = this;
    const told = ({ seat, message }: AnalysedStep) => {
      const what = table.say(message);
      return !what || own === null || seat === own ? what : t('page-who-does', { name: table.names[seat]!, what });
    };
    return steps.map(told).filter(Boolean).join(' · ');
  }

  /** The worst choice of each slip of those who sit here; of all, where nobody does. */
  get mistakes(): AnalysedChoice[] {
    const { found, table } = this;
    const own = table.position.you;
    const slips = found?.slips.filter(({ seat }) => own.length === 0 || own.includes(seat)) ?? [];
    const worst = slips.map(({ choices }) => choices.map((i) => found!.choices[i]!).reduce((a, b) => (b.loss > a.loss ? b : a)));
    return worst.filter((choice) => choice.best.length > 1);
  }

  learn(): void {
    this.learning = new Learning(this, this.mistakes);
  }
}

/** A share of the chance to win, in whole percent. */
export function share(value: number): string {
  return t('page-percent', { percent: Math.round(100 * value) });
}

/** What was gained or lost. */
export function change(value: number): string {
  const percent = Math.round(100 * value);
  if (percent === 0) return share(0);
  return t(percent < 0 ? 'page-lost-percent' : 'page-gained-percent', { percent: Math.abs(percent) });
}
