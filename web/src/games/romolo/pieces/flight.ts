/** What travels over the table, as the engine's events name it. */

import type { Flight } from '../../../table/motion';
import type { Resource } from '../engine';
import { cubeStyle, pieceStyle } from './colours';

export function flight(what: string): Flight | null {
  const [kind, of = ''] = what.split(':') as [string, string?];
  if (kind === 'cube') return drawn('cube', 24, 24, cubeStyle(of as Resource));
  if (kind === 'piece') return drawn(`building-${of === 'plant' ? 'sawmill' : of}`, 40, 36);
  if (kind === 'ai') return drawn('unit-soldier', 28, 36, pieceStyle(1));
  if (kind === 'battle') return drawn('medal', 34, 34);
  if (kind === 'character') return drawn('niche-arch', 36, 42, 'color: var(--tyrian-deep)');
  if (kind === 'mercenary') return drawn('unit-mercenary', 28, 36);
  if (kind === 'token') return drawn('die-token-back', 36, 36);
  if (kind === 'tile') return drawn(`hex-${of || 'hidden'}`, 60, 64);
  if (kind === 'coin') return drawn('coin', 24, 24, '--coin: var(--coin-silver); --coin-deep: #6d675c');
  return null;
}

function drawn(id: string, width: number, height: number, style = ''): Flight {
  return { width, height, svg: `<g style="${style}"><use href="#${id}" width="${width}" height="${height}"/></g>` };
}
