/** How the kinds of card look. */

import type { Kind } from '../../parts/card';
import type { Resource, SiteKind, Worker } from './engine';

export const SITE_KINDS: Record<SiteKind, Kind> = {
  building: { pigment: 'terracotta', niche: 'niche-pediment' },
  machine: { pigment: 'ochre', niche: 'niche-round' },
};

export function workerKind({ kind, freed }: Pick<Worker, 'kind' | 'freed'>): Kind {
  if (kind === 'machine') return SITE_KINDS.machine;
  return { pigment: kind === 'slave' && !freed ? 'blue' : 'olive', niche: 'niche-arch' };
}

/** The colour of a resource's tesserae. */
export const PAINT: Record<Resource, string> = {
  stone: 'var(--tessera-stone)',
  wood: 'var(--tessera-wood)',
  architecture: 'var(--architecture)',
  decoration: 'var(--decoration)',
};
