/** What the server asks and answers, under short names. Generated from its OpenAPI schema. */

import type { components } from './schema';

type Schemas = components['schemas'];

export interface Message {
  id: string;
  params?: Record<string, unknown>;
}

type Told<T> = Omit<T, 'message' | 'on'> & { message: Message; on: string[] };

export type Position = Omit<Schemas['Position'], 'legal' | 'events' | 'message' | 'outcome' | 'prompt' | 'lesson' | 'puzzle'> & {
  legal: Legal[];
  prompt: Message | null;
  lesson: LessonStep | null;
  puzzle: PuzzleStep | null;
  events: Happening[];
  message: Message | null;
  outcome: Outcome | null;
};
export type LessonStep = Omit<Schemas['LessonStep'], 'title' | 'task' | 'wrong' | 'astray'> & {
  title: Message;
  task: Message;
  wrong: Message | null;
  astray: Message | null;
};
export type PuzzleStep = Omit<Schemas['PuzzleStep'], 'title' | 'task' | 'said' | 'solution'> & {
  title: Message;
  task: Message;
  said: Message | null;
  solution: { message: Message; on: string[] }[];
};
export type Legal = Told<Schemas['Legal']>;
export type Hint = Omit<Told<Schemas['Hint']>, 'then' | 'tags' | 'purpose' | 'weighed'> & {
  then: Legal[];
  tags: Message[];
  purpose: Message[];
  weighed: Message[];
};
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
/** How far an analysis is, and what it found. */
export type Analysis = Omit<Schemas['Analysis'], 'found'> & { found: Analysed | null };
export type Analysed = Omit<Schemas['Analysed'], 'choices'> & { choices: AnalysedChoice[] };
export type AnalysedChoice = Omit<Schemas['AnalysedChoice'], 'played' | 'best'> & { played: AnalysedWay; best: AnalysedWay[] };
export type AnalysedStep = Omit<Schemas['AnalysedStep'], 'message'> & { message: Message };
export type AnalysedWay = Omit<Schemas['AnalysedWay'], 'line' | 'purpose'> & { line: AnalysedStep[]; purpose: Message[] };
export type Past = Schemas['Past'];
export type Begin = Schemas['Begin'];
export type Created = Schemas['Created'];
export type Seated = Schemas['Seated'];
export type Rematch = Schemas['Rematch'];
export type Listing = Schemas['Listing'];
export type Listed = Schemas['Listed'];
export type OwnTables = Schemas['OwnTables'];
export type Standing = Schemas['Standing'];
export type GameTexts = Schemas['GameTexts'];
export type GameInfo = Omit<Schemas['GameInfo'], 'options'> & { options: OptionInfo[] };
export type Line = Schemas['Line'];
export type Presence = Schemas['Presence'];
export type Chat = Schemas['Chat'];
export type NewTable = Schemas['NewTable'];
export type WantedSeat = Schemas['WantedSeat'];
export type TakeSeat = Schemas['TakeSeat'];
export type RenewLink = Schemas['RenewLink'];
export type NewLink = Schemas['NewLink'];
export type Act = Schemas['Act'];
export type TakeBack = Schemas['TakeBack'];
export type Resign = Schemas['Resign'];
export type Say = Schemas['Say'];
export type Reported = Schemas['Reported'];
export type PoolInfo = Schemas['PoolInfo'];
export type LeaderBoard = Schemas['LeaderBoard'];
export type RatingInfo = Schemas['RatingInfo'];
export type RatingCourse = Schemas['RatingCourse'];
export type PlayerName = Schemas['PlayerName'];
export type PlayerPage = Schemas['PlayerPage'];
export type AccountInfo = Schemas['AccountInfo'];
export type Session = Schemas['Session'];
export type Claim = Schemas['Claim'];
export type SignIn = Schemas['SignIn'];
export type NewPassword = Schemas['NewPassword'];
export type NewEmail = Schemas['NewEmail'];
export type MailWanted = Schemas['MailWanted'];
export type NewLanguage = Schemas['NewLanguage'];
export type NewSubscription = Schemas['NewSubscription'];
export type NewVacation = Schemas['NewVacation'];
export type VacationInfo = Schemas['VacationInfo'];
export type OpenSession = Schemas['OpenSession'];
export type NewAccessToken = Schemas['NewAccessToken'];
export type AccessToken = Schemas['AccessToken'];
export type MadeAccessToken = Schemas['MadeAccessToken'];
export type AccountTables = Schemas['AccountTables'];
export type AccountTable = Schemas['AccountTable'];
export type SeatLinks = Schemas['SeatLinks'];
export type Progress = Schemas['Progress'];
export type Learned = Schemas['Learned'];
export type Export = Schemas['Export'];
export type Figures = Schemas['Figures'];
export type Report = Schemas['Report'];
export type ReportedLine = Schemas['ReportedLine'];
export type AccountListed = Schemas['AccountListed'];
export type AccountsListed = Schemas['AccountsListed'];
export type NewRole = Schemas['NewRole'];
export type Sanction = Schemas['Sanction'];
export type TableListed = Schemas['TableListed'];
export type TablesListed = Schemas['TablesListed'];
export type DeletedTable = Schemas['DeletedTable'];
export type TournamentListing = Schemas['TournamentListing'];
export type TournamentInfo = Schemas['TournamentInfo'];
export type RoundInfo = Schemas['RoundInfo'];
export type GamePaired = Schemas['GamePaired'];
export type NewTournament = Schemas['NewTournament'];
export type Enter = Schemas['Enter'];
export type Withdraw = Schemas['Withdraw'];
export type NewSeek = Schemas['NewSeek'];
export type Sought = Schemas['Sought'];
export type SeekInfo = Schemas['SeekInfo'];
export type Notice = Schemas['Notice'];
export type Notices = Schemas['Notices'];
export type Feed = Schemas['Feed'];
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
