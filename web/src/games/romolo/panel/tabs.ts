/** Where elements are when not all of the table is in sight. */

export type Tab = 'map' | 'players' | 'market' | 'characters' | 'log';

const ZONES: Record<string, Tab> = {
  market: 'market',
  bank: 'market',
  'water-pile': 'market',
  cube: 'market',
  slot: 'characters',
  pile: 'characters',
  seat: 'players',
  character: 'players',
  praepositus: 'players',
};

/** The tab in which an element is to be seen; null for one's own stock, which is always in sight. */
export function homeOf(el: string, near: number, phone: boolean): Tab | null {
  const [zone, seat] = el.split(':') as [string, string?];
  const goods = zone === 'res' || zone === 'coins';
  if (goods && Number(seat) === near) return null;
  const tab = goods ? 'players' : (ZONES[zone] ?? 'map');
  return tab === 'players' && !phone ? 'map' : tab;
}
