/** Whether the keys are listed, those of the board that is in sight, and whether whoever is here goes by keyboard. */

import type { Own } from '../keys';

class Keyboard {
  listed = $state(false);
  used = $state(false);
  own = $state.raw<Own>({});

  constructor() {
    addEventListener('keydown', () => (this.used = true), true);
    addEventListener('pointerdown', () => (this.used = false), true);
  }
}

export const keyboard = new Keyboard();
