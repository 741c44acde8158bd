/**
 * What the page asks of tables, by words: the page does not know whether a server or this browser answers.
 * What is sent with an operation is one plain object; `body` is a message of the API, the rest says where
 * and for whom.
 */

import type * as api from '../api/types';
import type { Language } from '../text/texts.svelte';

export interface Transport {
  /** Asks, and gives the answer; what is refused is thrown as a `Problem`. */
  ask<O extends Operation>(operation: O, asked: Asked<O>): Promise<Answer<O>>;
  /** Listens to a table until the stream is closed. */
  stream(listened: Listened, listener: Listener): Stream;
  readonly offers: Offers;
}

export interface Offers {
  /** Whether others can come from elsewhere: by a link, from the list of tables, to watch and to talk. */
  readonly others: boolean;
  /** Whether names can be claimed, and signed in with. */
  readonly accounts: boolean;
}

/** A table, as whoever holds the token; without one, as a spectator. */
type At = { table: string; token: string | null };
/** As which of the token's seats, where it has several. */
type As = { seat: number | null };
type Tournament = { tournament: string };
type Nothing = Record<string, never>;

/** Each operation: what is sent with it, and what it answers. */
export type Operations = {
  games: [{ lang: Language }, api.GameInfo[]];
  texts: [{ game: string; lang: Language }, api.GameTexts];
  list: [{ status: api.Listed['status']; free?: boolean; limit: number }, api.Listing];
  /** How one's own tables stand; null for one that is not there any more, or is not one's own. */
  mine: [{ body: api.OwnTables }, (api.Standing | null)[]];
  create: [{ body: api.NewTable }, api.Created];
  /** A record as a seat, or without one a spectator, could have seen the game; and a position of it. */
  replay: [As & { body: api.GameRecord }, api.Replayed];
  replayed: [As & { ply: number; body: api.GameRecord }, api.Past];
  /** Where a table begins that plays on from a position of a record. */
  begin: [{ ply: number; body: api.GameRecord }, api.Begin];
  /** The analysis of a finished game's record, a little further each time it is asked for. */
  analysis: [{ body: api.GameRecord }, api.Analysis];

  /** What is rated together, leader boards, and what everyone may know of a player. */
  pools: [Nothing, api.PoolInfo[]];
  board: [{ pool: string; skip: number }, api.LeaderBoard];
  player: [{ name: string }, api.PlayerPage];

  /** The games for which people wait; joining one, or waiting; what is not wanted. */
  seeks: [Nothing, api.SeekInfo[]];
  seek: [{ body: api.NewSeek }, api.Sought];
  decline: [At, api.Position];
  /** What waits for the account, what it has seen of that, and the addresses of its feeds. */
  notices: [Nothing, api.Notices];
  seeNotices: [Nothing, api.Notices];
  feed: [Nothing, api.Feed];

  position: [At & As & { since?: number }, api.Position];
  past: [At & As & { ply: number }, api.Past];
  course: [At, api.Course];
  record: [At, api.GameRecord];
  /** The analysis of a finished table, a little further each time it is asked for. */
  analyse: [At, api.Analysis];
  why: [At & { on: string }, api.Why];
  preview: [At & { action: readonly number[] }, api.Preview];
  previews: [At & { depth: number }, api.Previews];
  hint: [At, api.Hint];

  sit: [At & { body: api.TakeSeat }, api.Seated];
  /** Another link to one's own seat or, for the table's maker, to one that nobody has taken yet. */
  link: [At & { body: api.RenewLink }, api.NewLink];
  act: [At & As & { body: api.Act }, api.Position];
  undo: [At & { body: api.TakeBack }, api.Position];
  resign: [At & { body: api.Resign }, api.Position];
  rematch: [At, api.Rematch];
  close: [At, api.Position];
  say: [At & { body: api.Say }, api.Chat];
  /** A line of chat is brought before those who run the server. */
  report: [At & { line: number; body: api.Reported }, api.Reported];

  /** Who is signed in; claiming a name, signing in and out. */
  session: [Nothing, api.Session];
  claim: [{ body: api.Claim }, api.Session];
  signIn: [{ body: api.SignIn }, api.Session];
  signOut: [Nothing, api.Session];
  password: [{ body: api.NewPassword }, api.Session];
  forgotten: [{ body: { name: string } }, api.Session];
  reset: [{ body: { secret: string; password: string } }, api.Session];
  email: [{ body: api.NewEmail }, api.Session];
  /** Whether notices come by mail as well; the link in such a mail ends them. */
  mail: [{ body: api.MailWanted }, api.Session];
  unsubscribe: [{ body: { secret: string } }, api.Session];
  language: [{ body: api.NewLanguage }, api.Session];
  /** While one is away, one's clock stands still at slow tables. */
  vacation: [Nothing, api.VacationInfo];
  goOnVacation: [{ body: api.NewVacation }, api.VacationInfo];
  endVacation: [Nothing, api.VacationInfo];
  export: [Nothing, api.Export];
  deleteAccount: [{ body: { password: string } }, api.Session];
  sessions: [Nothing, api.OpenSession[]];
  endSessions: [Nothing, api.OpenSession[]];
  endSession: [{ own: string }, api.OpenSession[]];
  /** Notices as messages to this browser; and an end of them in one. */
  push: [{ body: api.NewSubscription }, api.OpenSession[]];
  endPush: [{ own: string }, api.OpenSession[]];
  tokens: [Nothing, api.AccessToken[]];
  makeToken: [{ body: api.NewAccessToken }, api.MadeAccessToken];
  endToken: [{ own: string }, api.AccessToken[]];
  /** The tables of the account; making those of a guest its own; what was learned in all browsers. */
  accountTables: [{ limit: number }, api.AccountTables];
  takeAlong: [{ body: api.SeatLinks }, { tables: string[] }];
  progress: [{ body: api.Progress }, api.Progress];

  /** Running the server, for whoever has the role for it. */
  figures: [Nothing, api.Figures];
  reports: [Nothing, api.Report[]];
  dismissReports: [{ body: api.ReportedLine }, api.Report[]];
  deleteLine: [{ body: api.ReportedLine }, api.Report[]];
  accounts: [{ find?: string; skip: number }, api.AccountsListed];
  role: [{ body: api.NewRole }, api.AccountListed];
  mute: [{ body: api.Sanction }, api.AccountListed];
  ban: [{ body: api.Sanction }, api.AccountListed];
  allTables: [{ find?: string; skip: number }, api.TablesListed];
  deleteTable: [{ body: api.DeletedTable }, api.DeletedTable];

  tournaments: [{ limit: number; skip?: number }, api.TournamentListing];
  tournament: [Tournament, api.TournamentInfo];
  makeTournament: [{ body: api.NewTournament }, api.TournamentInfo];
  /** Oneself, or a bot. */
  enter: [Tournament & { body: api.Enter }, api.TournamentInfo];
  withdraw: [Tournament & { body: api.Withdraw }, api.TournamentInfo];
  startTournament: [Tournament, api.TournamentInfo];
  closeTournament: [Tournament, api.TournamentInfo];
};
export type Operation = keyof Operations;
export type Asked<O extends Operation> = Operations[O][0];
export type Answer<O extends Operation> = Operations[O][1];

/** Why something was refused or went wrong. `error` is a word that never changes, the message a sentence. */
export class Problem extends Error {
  constructor(
    readonly error: string,
    detail: string,
    readonly said?: api.Message,
  ) {
    super(detail);
  }
}

/** The word for a request that was never answered: nobody knows whether it arrived. */
export const UNREACHABLE = 'unreachable';
/** The word for a stream that has ended for now, as whoever answers begins anew. */
export const RESTARTS = 'restarts';

/** What is listened to: a table from a revision and a line of its talk on. */
export type Listened = At & As & { since: number; lines: number };

export interface Listener {
  /** With all that has happened since the last one. */
  position(position: api.Position): void;
  talk(lines: api.Line[]): void;
  presence(seats: api.Presence['seats']): void;
  /** Whether the table can be heard; if not, the word for why, where there is one. */
  connected(yes: boolean, why?: string): void;
  /** It cannot be listened to, and never will be. */
  refused(problem: Problem): void;
}

export interface Stream {
  /** Connects anew at once: something has shown that the table may not be heard any more. */
  retry(): void;
  close(): void;
}
