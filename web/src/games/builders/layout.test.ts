import { describe, expect, it } from 'vitest';
import { layout } from './layout';

/** The stage at the sizes of windows: without the bar, and without the side from 1280 on. */
const stage = (width: number, height: number) => layout(width >= 1280 ? width - 316 : width, height - 52);

describe('layout', () => {
  it.each([
    [1280, 600],
    [1280, 720],
    [1366, 657],
    [1440, 900],
    [1920, 940],
    [2560, 1300],
    [1024, 768],
  ])('puts market, ledgers and team into %i × %i', (width, height) => {
    const found = stage(width, height);
    expect(found.narrow).toBe(false);
    const wide = 6 * found.card + 7 * found.gap + found.stacks + 2 * found.pad;
    expect(wide).toBeLessThanOrEqual(found.width + 1);
    // two rows, a ledger of a title and four lines, and the team
    const ledger = 24 + 4 * (found.tessera + 4) + 16 + 26;
    const high = found.ask + 2 * found.card * 1.4 + found.head + ledger + found.team * 1.4 + 20 + 4 * found.gap + 12;
    expect(high).toBeLessThanOrEqual(found.height + 1);
  });

  it.each([
    [390, 844],
    [600, 960],
    [820, 1180],
  ])('turns to tabs at %i × %i', (width, height) => {
    expect(stage(width, height).narrow).toBe(true);
  });
});
