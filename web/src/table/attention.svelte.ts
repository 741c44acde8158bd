/** What somebody at the table looks at or wants to be told: by pointing, by a long press, by a click that was refused. */

import type { Refusal } from '../api/types';
import type { Remedy } from '../games/board';
import { sound } from '../sounds';

export class Attention {
  /** What the pointer or the focus is on, and what it was on last. */
  pointed = $state<string | null>(null);
  looked = $state<string | null>(null);
  /** What is told in a sheet: what a long press asked about, or a click on what is never clicked to any effect. */
  asked = $state<string | null>(null);
  refused = $state.raw<{ at: string; refusal: Refusal; remedies?: Remedy[] } | null>(null);
  /** The clause that the rules panel shows; another object each time it is asked for. */
  clause = $state.raw<{ rule: string } | null>(null);
  /** Whether somebody asked to read it: then it is shown even where the board must make room. */
  reading = $state(false);

  /** The pointer or the focus comes to an element, or to none. */
  point(el: string | null): void {
    this.pointed = el;
    if (el) this.looked = el;
  }

  /** A long press asks what an element is. */
  ask(el: string): void {
    this.looked = el;
    this.asked = el;
  }

  /** Says at an element why something cannot be done there, and shows the rule. */
  refuse(el: string, refusal: Refusal, remedies?: Remedy[]): void {
    this.refused = { at: el, refusal, remedies };
    if (refusal.rule) this.clause = { rule: refusal.rule };
    sound('refuse');
  }

  /** Opens the rules at a clause. */
  read(rule: string): void {
    this.clause = { rule };
    this.reading = true;
    this.drop();
  }

  /** Another question comes, and what nobody points at any more makes room for its rule. */
  settle(): void {
    this.looked = this.pointed;
  }

  /** Whoever turns to something else has read what was asked or refused. */
  drop(): void {
    this.refused = null;
    this.asked = null;
  }
}
