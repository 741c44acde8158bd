/** Each slip again as a question: what is hardly worse than the best is right. */

import type { AnalysedChoice, AnalysedWay } from '../api/types';
import type { Analysing } from './analysing.svelte';

export interface Option {
  way: AnalysedWay;
  right: boolean;
  /** What it gives away. */
  loss: number;
}

export class Learning {
  at = $state(0);
  /** What was answered; the solution was asked for without an answer: 'shown'. */
  answer = $state.raw<Option | 'shown' | null>(null);
  right = $state(0);

  constructor(
    readonly analysing: Analysing,
    readonly questions: readonly AnalysedChoice[],
  ) {
    void this.#show();
  }

  get question(): AnalysedChoice | undefined {
    return this.questions[this.at];
  }

  /** The ways to choose from, in an order that tells nothing. */
  get options(): Option[] {
    return this.question ? optionsOf(this.question) : [];
  }

  async choose(option: Option): Promise<void> {
    if (this.answer) return;
    this.answer = option;
    if (option.right) this.right += 1;
    await this.analysing.look(this.question!, option.right ? option.way : this.question!.best[0]!);
  }

  async solve(): Promise<void> {
    if (this.answer) return;
    this.answer = 'shown';
    await this.analysing.look(this.question!, this.question!.best[0]!);
  }

  async next(): Promise<void> {
    this.at += 1;
    this.answer = null;
    await this.#show();
  }

  end(): void {
    this.analysing.learning = null;
  }

  async #show(): Promise<void> {
    if (this.question) await this.analysing.look(this.question, null);
  }
}

export function optionsOf({ best, right, played, loss }: AnalysedChoice): Option[] {
  const options = best.map((way, i) => ({ way, right: right[i]!, loss: Math.max(0, best[0]!.value - way.value) }));
  const known = best.findIndex((way) => way.actions.join() === played.actions.join());
  if (known < 0) options.push({ way: played, right: false, loss });
  else options[known] = { way: played, right: false, loss };
  return options.sort((a, b) => mixed(a.way) - mixed(b.way) || a.way.actions.join().localeCompare(b.way.actions.join()));
}

/** A number that says nothing about how good a way is. */
function mixed({ actions }: AnalysedWay): number {
  return actions.reduce((sum, action) => (sum * 31 + action * 17 + 7) % 1009, 5);
}
