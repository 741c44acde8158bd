/** What the server asks and answers, under short names. Generated from its OpenAPI schema. */

import type { components } from './schema';

type Schemas = components['schemas'];

export interface Message {
  id: string;
  params?: Record<string, unknown>;
}

type Told<T> = Omit<T, 'message' | 'on'> & { message: Message; on: string[] };

export type Position = Omit<Schemas['Position'], 'legal' | 'events' | 'message' | 'outcome' | 'prompt'> & {
  legal: Legal[];
  prompt: Message | null;
  events: Happening[];
  message: Message | null;
  outcome: Outcome | null;
};
export type Legal = Told<Schemas['Legal']>;
export type Hint = Told<Schemas['Hint']>;
export type SeatInfo = Schemas['SeatInfo'];
export type Happening = Omit<Schemas['Happening'], 'events' | 'message'> & {
  events: SeenEvent[];
  message?: Message;
};
export type Course = Schemas['Course'];
export type Replayed = Omit<Schemas['Replayed'], 'log' | 'outcome' | 'message'> & {
  log: Happening[];
  outcome: Outcome | null;
  message: Message | null;
};
export type Past = Schemas['Past'];
export type Created = Schemas['Created'];
export type Seated = Schemas['Seated'];
export type Rematch = Schemas['Rematch'];
export type Listing = Schemas['Listing'];
export type Listed = Schemas['Listed'];
export type GameTexts = Schemas['GameTexts'];
export type GameInfo = Omit<Schemas['GameInfo'], 'options'> & { options: OptionInfo[] };
export type Line = Schemas['Line'];
export type Presence = Schemas['Presence'];
export type Chat = Schemas['Chat'];
export type NewTable = Schemas['NewTable'];
export type WantedSeat = Schemas['WantedSeat'];
/** A record; one that was not played at a table has no proof of its dice. */
export type GameRecord = Omit<Schemas['Record'], 'proof'> & { proof?: Proof | null };

export interface SeenEvent {
  event: { event: string; moves?: Moved[]; [field: string]: unknown };
  message: Message;
}
/** Something travels from one element to another; `what` is drawn, or the element itself. */
export interface Moved {
  from: string;
  to: string;
  what: string | null;
  count: number;
}
export interface Foreseen {
  action: number;
  final: boolean;
  events: SeenEvent[];
  tags: Message[];
  then?: Foreseen[];
}
export interface Previews {
  revision: number;
  actions: Foreseen[];
}
export type Preview = Omit<Schemas['Preview'], 'legal' | 'events' | 'tags'> & { legal: Legal[]; events: SeenEvent[]; tags: Message[] };
export interface Refusal {
  rule: string;
  message: Message;
}
export interface Why {
  refusal: Refusal | null;
}
export interface Outcome {
  sides: number[][];
  places: number[];
  winners: number[];
  scores: { total: number; sources: Record<string, number> }[];
  scale: number;
  reason: string;
}
export interface OptionInfo {
  name: string;
  default: string | number | boolean | null;
  values?: (string | number | boolean)[];
  low?: number;
  high?: number;
  /** The clause it touches; empty if none. */
  rule: string;
  /** Values of other options beside which it can be chosen; none: beside any. */
  only?: Record<string, string>;
}
export interface Proof {
  commitment: string;
  nonces: string[];
  secret: string;
  tables: [number, number][][];
  draws: [number, number][];
}
