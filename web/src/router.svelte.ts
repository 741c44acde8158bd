/**
 * Where in the page one is. All of it stands behind the #, which never reaches the server: a link
 * to a seat holds the seat's secret.
 */

export type Place =
  | { page: 'home'; play: string | null }
  | { page: 'table'; id: string; token: string | null; ply: number | null }
  | { page: 'record' | 'account' | 'lobby' | 'admin' }
  | { page: 'reset' | 'unsubscribe'; secret: string }
  | { page: 'learn' | 'puzzles'; game: string | null }
  | { page: 'ratings'; pool: string | null }
  | { page: 'player'; name: string }
  | { page: 'tournaments'; id: string | null };

export function read(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, id, token] = path.split('/');
  if (page === 'record' || page === 'account' || page === 'lobby' || page === 'admin') return { page };
  if (page === 'learn' || page === 'puzzles') return { page, game: id || null };
  if ((page === 'reset' || page === 'unsubscribe') && id) return { page, secret: id };
  if (page === 'ratings') return { page, pool: id || null };
  if (page === 'player' && id) return { page, name: named(id) };
  if (page === 'tournaments') return { page, id: id || null };
  if (page !== 'table' || !id) return { page: 'home', play: (page === 'play' && id) || null };
  const ply = new URLSearchParams(query).get('ply');
  return { page, id, token: token || null, ply: ply !== null && /^\d{1,6}$/.test(ply) ? Number(ply) : null };
}

/** A name as an address has it; one that was typed in may be anything. */
function named(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function playerLink(name: string): string {
  return `#/player/${encodeURIComponent(name)}`;
}

export function tournamentLink(id: string): string {
  return `#/tournaments/${id}`;
}

export function tableLink(id: string, token?: string, ply?: number): string {
  return `#/table/${id}${token ? `/${token}` : ''}${ply === undefined ? '' : `?ply=${ply}`}`;
}

/** A link for somebody else. */
export function whole(hash: string): string {
  return `${location.origin}${location.pathname}${hash}`;
}

class Router {
  place = $state.raw<Place>(read(location.hash));

  constructor() {
    addEventListener('hashchange', () => (this.place = read(location.hash)));
  }

  go(hash: string): void {
    location.hash = hash;
  }

  /** Changes what the address shows without going anywhere. */
  show(hash: string): void {
    history.replaceState(null, '', hash);
  }
}

export const router = new Router();
