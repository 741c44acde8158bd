/** Whether the keys are listed, and whether whoever is here goes by keyboard. */

class Keyboard {
  listed = $state(false);
  used = $state(false);

  constructor() {
    addEventListener('keydown', () => (this.used = true), true);
    addEventListener('pointerdown', () => (this.used = false), true);
  }
}

export const keyboard = new Keyboard();
