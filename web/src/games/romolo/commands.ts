/** What keys do at this board; each may be given another one. */

import { keys, written, type Own } from '../../keys';
import { OVERLAYS, type Overlay } from './map/overlays.svelte';

const OVERLAY_KEYS: Record<Overlay, string> = { control: 'c', influence: 'i', yields: 'y', threats: 't', bare: 'x', minimap: 'm' };

/** The command that switches an overlay. */
export const commandFor = (overlay: Overlay) => `romolo-show-${overlay}`;

export const COMMANDS: Own = {
  'romolo-next': { key: 'n', say: 'romolo-press-next' },
  'romolo-previous': { key: 'p', say: 'romolo-press-previous' },
  'romolo-together': { key: 'g', say: 'romolo-press-together' },
  'romolo-nearer': { key: '+', say: 'romolo-nearer' },
  'romolo-farther': { key: '-', say: 'romolo-farther' },
  'romolo-whole-map': { key: '0', say: 'romolo-whole-map' },
  ...Object.fromEntries(OVERLAYS.map((name) => [commandFor(name), { key: OVERLAY_KEYS[name], say: commandFor(name) }])),
};

/** The key of a command, as it is written on a keyboard. */
export function keyOf(command: string): string {
  return written(keys(COMMANDS)[command]!);
}
