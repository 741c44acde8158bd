/** What the map shows beside the pieces: each can be switched on and off, by a button or a key. */

import { SIGNS } from '../pieces/icons';

export const OVERLAYS = ['control', 'influence', 'yields', 'threats', 'bare', 'minimap'] as const;
export type Overlay = (typeof OVERLAYS)[number];

export const ICONS: Record<Overlay, string> = {
  control: SIGNS.flagObjective,
  influence: SIGNS.laurels,
  yields: SIGNS.wheat,
  threats: SIGNS.crossedSwords,
  bare: SIGNS.semiClosedEye,
  minimap: SIGNS.treasureMap,
};

export class Overlays {
  #on = $state<Record<Overlay, boolean>>({ control: true, influence: false, yields: false, threats: false, bare: false, minimap: false });

  has(overlay: Overlay): boolean {
    return this.#on[overlay];
  }

  /** Figures would hide each other: of those that write into every hex one is shown at a time. */
  turn(overlay: Overlay): void {
    const figures: readonly Overlay[] = ['influence', 'yields', 'threats'];
    const others = figures.includes(overlay) ? figures.filter((other) => other !== overlay) : [];
    for (const other of others) this.#on[other] = false;
    this.#on[overlay] = !this.#on[overlay];
  }
}
