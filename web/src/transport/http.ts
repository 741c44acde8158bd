/** Tables of a server: requests over HTTP, streams over WebSockets. */

import type { paths } from '../api/schema';
import type { Position } from '../api/types';
import { Live } from './live';
import { Problem, UNREACHABLE, type Answer, type Asked, type Operation, type Transport } from './transport';
import { addressOf, problemOf } from './wire';

type Method = 'get' | 'post' | 'delete';
/** The routes that the API has. */
type Route = { [P in keyof paths]: { [M in Method]: undefined extends paths[P][M] ? never : readonly [M, P] }[Method] }[keyof paths];

const ROUTES: Readonly<Record<Operation, Route>> = {
  games: ['get', '/api/games'],
  texts: ['get', '/api/games/{game_id}/texts'],
  list: ['get', '/api/tables'],
  mine: ['post', '/api/tables/mine'],
  create: ['post', '/api/tables'],
  replay: ['post', '/api/replay'],
  replayed: ['post', '/api/replay/{ply}'],
  begin: ['post', '/api/replay/{ply}/begin'],
  analysis: ['post', '/api/replay/analysis'],

  pools: ['get', '/api/ratings'],
  board: ['get', '/api/ratings/{pool_id}'],
  player: ['get', '/api/players/{name}'],

  seeks: ['get', '/api/seeks'],
  seek: ['post', '/api/seeks'],
  decline: ['post', '/api/tables/{table_id}/decline'],
  notices: ['get', '/api/account/notices'],
  seeNotices: ['post', '/api/account/notices/seen'],
  feed: ['post', '/api/account/feed'],

  position: ['get', '/api/tables/{table_id}'],
  past: ['get', '/api/tables/{table_id}/positions/{ply}'],
  course: ['get', '/api/tables/{table_id}/course'],
  record: ['get', '/api/tables/{table_id}/record'],
  analyse: ['post', '/api/tables/{table_id}/analysis'],
  why: ['get', '/api/tables/{table_id}/why'],
  preview: ['get', '/api/tables/{table_id}/preview'],
  previews: ['get', '/api/tables/{table_id}/previews'],
  hint: ['get', '/api/tables/{table_id}/hint'],

  sit: ['post', '/api/tables/{table_id}/seats'],
  link: ['post', '/api/tables/{table_id}/link'],
  act: ['post', '/api/tables/{table_id}/actions'],
  undo: ['post', '/api/tables/{table_id}/undo'],
  resign: ['post', '/api/tables/{table_id}/resign'],
  rematch: ['post', '/api/tables/{table_id}/rematch'],
  close: ['post', '/api/tables/{table_id}/close'],
  say: ['post', '/api/tables/{table_id}/chat'],
  report: ['post', '/api/tables/{table_id}/chat/{line}/report'],

  session: ['get', '/api/session'],
  claim: ['post', '/api/accounts'],
  signIn: ['post', '/api/session'],
  signOut: ['delete', '/api/session'],
  password: ['post', '/api/account/password'],
  forgotten: ['post', '/api/account/forgotten'],
  reset: ['post', '/api/account/reset'],
  email: ['post', '/api/account/email'],
  mail: ['post', '/api/account/mail'],
  unsubscribe: ['post', '/api/account/unsubscribe'],
  language: ['post', '/api/account/language'],
  vacation: ['get', '/api/account/vacation'],
  goOnVacation: ['post', '/api/account/vacation'],
  endVacation: ['delete', '/api/account/vacation'],
  export: ['get', '/api/account/export'],
  deleteAccount: ['post', '/api/account/delete'],
  sessions: ['get', '/api/account/sessions'],
  endSessions: ['delete', '/api/account/sessions'],
  endSession: ['delete', '/api/account/sessions/{own_id}'],
  push: ['post', '/api/account/push'],
  endPush: ['delete', '/api/account/push/{own_id}'],
  tokens: ['get', '/api/account/tokens'],
  makeToken: ['post', '/api/account/tokens'],
  endToken: ['delete', '/api/account/tokens/{own_id}'],
  accountTables: ['get', '/api/account/tables'],
  takeAlong: ['post', '/api/account/tables'],
  progress: ['post', '/api/account/progress'],

  figures: ['get', '/api/admin'],
  reports: ['get', '/api/admin/reports'],
  dismissReports: ['post', '/api/admin/reports/dismiss'],
  deleteLine: ['post', '/api/admin/reports/delete'],
  accounts: ['get', '/api/admin/accounts'],
  role: ['post', '/api/admin/accounts/role'],
  mute: ['post', '/api/admin/accounts/mute'],
  ban: ['post', '/api/admin/accounts/ban'],
  allTables: ['get', '/api/admin/tables'],
  deleteTable: ['post', '/api/admin/tables/delete'],

  tournaments: ['get', '/api/tournaments'],
  tournament: ['get', '/api/tournaments/{tournament_id}'],
  makeTournament: ['post', '/api/tournaments'],
  enter: ['post', '/api/tournaments/{tournament_id}/enter'],
  withdraw: ['post', '/api/tournaments/{tournament_id}/withdraw'],
  startTournament: ['post', '/api/tournaments/{tournament_id}/start'],
  closeTournament: ['post', '/api/tournaments/{tournament_id}/close'],
};

/** What is answered with the position that it led to. */
const CHANGES: readonly Operation[] = ['act', 'undo', 'resign'];

/** What can be sent with an operation: in the path or the query, in the body, as the bearer of a token. */
interface Parts {
  token?: string | null;
  body?: unknown;
  [name: string]: unknown;
}

/** The page's own stream of each table. */
const streams = new Map<string, Live>();

export const http: Transport = {
  async ask<O extends Operation>(operation: O, asked: Asked<O>): Promise<Answer<O>> {
    const { token, body, ...named }: Parts = asked;
    const [method, route] = ROUTES[operation];
    const own = CHANGES.includes(operation) ? streams.get(String(named['table'])) : undefined;
    if (own) named['stream'] = own.name;
    const headers: Record<string, string> = { Accept: 'application/json' };
    if (token) headers['Authorization'] = `Bearer ${token}`;
    if (method === 'post') headers['Content-Type'] = 'application/json';
    let answer: Response;
    try {
      answer = await fetch(addressOf(route, named), {
        method,
        headers,
        body: method === 'post' ? JSON.stringify(body ?? {}) : undefined,
      });
    } catch {
      throw new Problem(UNREACHABLE, '');
    }
    const data: unknown = await answer.json().catch(() => null);
    if (answer.ok && data !== null) {
      own?.take(data as Position);
      return data as Answer<O>;
    }
    if (answer.ok) throw new Problem(UNREACHABLE, ''); // it broke off
    if (answer.status >= 500) own?.retry(); // perhaps it was done: then what it led to comes by the stream
    throw problemOf(data, answer.statusText);
  },
  stream(listened, listener) {
    const live = new Live(listened, listener);
    streams.set(listened.table, live);
    return {
      retry: () => live.retry(),
      close: () => {
        live.close();
        if (streams.get(listened.table) === live) streams.delete(listened.table);
      },
    };
  },
  offers: { others: true, accounts: true },
};

export { http as maker };
