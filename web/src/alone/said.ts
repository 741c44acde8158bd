/** What the page, the worker of the tables and the worker of the bots say to each other. */

import type { Position } from '../api/types';

/** A problem as it is sent. */
export interface ToldProblem {
  error: string;
  detail: string;
  message?: { id: string; params?: Record<string, unknown> };
}

/** What the page says to the tables. */
export type ToTables =
  | { what: 'ask'; id: number; operation: string; asked: Record<string, unknown> }
  | { what: 'listen'; id: number; listened: Listening }
  | { what: 'leave'; id: number };

export interface Listening {
  table: string;
  token: string | null;
  seat: number | null;
  since: number;
}

/** What the tables say to the page. */
export type FromTables =
  | { what: 'share'; share: number }
  | { what: 'failed' }
  | { what: 'answer'; id: number; answer: unknown }
  | { what: 'problem'; id: number; problem: ToldProblem }
  | { what: 'position'; id: number; position: Position }
  | { what: 'refused'; id: number; problem: ToldProblem };

/** What takes long: a bot's decision, advice, the analysis of a record. */
export type Question =
  { what: 'think'; question: Uint8Array } | { what: 'advise'; question: Uint8Array } | { what: 'analyse'; record: string };

/** Decisions, or JSON. */
export type Thought = number[] | string;

/** What bots are asked and answer; a thought that failed is null. */
export type ToBots = { id: number; asked: Question };
export type FromBots = { id: number; thought: Thought | null };
