/** What travels between the bank, the decks and the players. */

import type { Flight } from '../../table/motion';
import { kindStyle, type Kind } from '../../parts/card';
import { FACTS, type Resource, type SiteName, type ToolName, type WorkerName } from './engine';
import { RESOURCE_ICONS, SITE_ICONS, STACK_ICONS, TOOL_ICONS, workerIcon } from './icons';
import { SITE_KINDS, workerKind } from './kinds';

const INVESTMENT: Kind = { pigment: 'blue', niche: 'niche-round' };

/** The drawing of a card by its niche; coins and points are known. */
export function flight(what: string): Flight | null {
  const [zone, of = ''] = what.split(':') as [string, string?];
  switch (zone) {
    case 'site':
      return niche(SITE_KINDS[FACTS.sites[of as SiteName].kind], SITE_ICONS[of as SiteName]);
    case 'worker': {
      const worker = of as WorkerName;
      const like = { worker, kind: FACTS.workers[worker].kind, freed: false };
      return niche(workerKind(like), workerIcon(like));
    }
    case 'tool':
      return niche(INVESTMENT, TOOL_ICONS[of as ToolName]);
    case 'university':
      return niche(INVESTMENT, RESOURCE_ICONS[of as Resource]);
    case 'loan':
      return niche(INVESTMENT, STACK_ICONS.loans);
    default:
      return null;
  }
}

function niche(kind: Kind, icon: string): Flight {
  const y = kind.niche === 'niche-pediment' ? 46 : 34;
  const figure = `<svg x="35" y="${y}" width="50" height="50" viewBox="0 0 512 512" color="var(--figure)" fill="var(--figure)">${icon}</svg>`;
  return {
    width: 48,
    height: 50,
    svg: `<svg viewBox="12 5 96 100" style="${kindStyle(kind)}"><use href="#${kind.niche}" width="120" height="168"/>${figure}</svg>`,
  };
}
