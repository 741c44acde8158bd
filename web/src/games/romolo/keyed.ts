/** What a key does at this board. */

import { commandOf, keys } from '../../keys';
import type { Camera } from '../../parts/Zoom.svelte';
import { keyboard } from '../../shell/keyboard.svelte';
import { commandFor, COMMANDS } from './commands';
import { OVERLAYS, type Overlays } from './map/overlays.svelte';
import type { Meanings } from './meanings.svelte';
import type { Table } from './view';

export function keyed(event: KeyboardEvent, table: Table, meanings: Meanings, overlays: Overlays, camera?: Camera): void {
  if (event.altKey || event.ctrlKey || event.metaKey || (event.target as Element).matches('input, textarea, select')) return;
  const command = keyboard.listed ? null : commandOf(event.key, keys(COMMANDS));
  const overlay = OVERLAYS.find((name) => commandFor(name) === command);
  if (command === 'romolo-next') meanings.cycle(1);
  else if (command === 'romolo-previous') meanings.cycle(-1);
  else if (command === 'end' && table.view?.step === 'do' && table.deciding) meanings.end();
  else if (command === 'romolo-together' && meanings.comrades > 1) meanings.together = !meanings.together;
  else if (command === 'romolo-nearer') camera?.by(1.25);
  else if (command === 'romolo-farther') camera?.by(0.8);
  else if (command === 'romolo-whole-map') camera?.fit();
  else if (overlay) overlays.turn(overlay);
}
