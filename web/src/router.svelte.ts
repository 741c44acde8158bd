/**
 * Where in the page one is. All of it stands behind the #, which never reaches the server: a link
 * to a seat holds the seat's secret.
 */

export type Place = { page: 'home' } | { page: 'table'; id: string; token: string | null; ply: number | null } | { page: 'record' };

export function read(hash: string): Place {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split('?');
  const [page, id, token] = path.split('/');
  if (page === 'record') return { page };
  if (page !== 'table' || !id) return { page: 'home' };
  const ply = new URLSearchParams(query).get('ply');
  return { page, id, token: token || null, ply: ply !== null && /^\d{1,6}$/.test(ply) ? Number(ply) : null };
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
