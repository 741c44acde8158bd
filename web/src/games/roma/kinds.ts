/** How the two kinds of card look. */

import type { Kind } from '../../parts/card';

export const KINDS = {
  character: { pigment: 'tyrian', niche: 'niche-arch' },
  building: { pigment: 'terracotta', niche: 'niche-pediment' },
} satisfies Record<string, Kind>;
