import { describe, expect, it } from 'vitest';
import { drawnCards, layout } from './layout';

describe('the layout', () => {
  it.each([[1124, 848], [1050, 716], [964, 668], [1024, 720], [1604, 1028]])('fits %i by %i with words to be read', (width, height) => {
    const of = layout(width, height);
    expect(of.narrow).toBe(false);
    expect(of.words).toBe(true);
    expect(of.strip + of.ask + of.foot + 2.8 * of.card + of.disc).toBeLessThan(height);
    expect(6 * of.card + 2 * of.ends).toBeLessThan(width);
  });

  it.each([[390, 798], [375, 621], [768, 976]])('turns at %i by %i', (width, height) => {
    const of = layout(width, height);
    expect(of.narrow).toBe(true);
    expect(of.row).toBeGreaterThanOrEqual(50);
    expect(of.disc).toBeGreaterThanOrEqual(44);
  });

  it.each([[964, 668], [964, 748], [1124, 848], [1604, 1028]])('has room for the cards drawn in the foot at %i by %i', (width, height) => {
    const of = layout(width, height);
    for (let count = 1; count <= 6; count++) {
      const { columns, height: high } = drawnCards(count, of);
      const rows = Math.ceil(count / columns);
      expect(rows * high + (rows - 1) * 10 + 16).toBeLessThanOrEqual(of.foot);
      expect(high).toBeGreaterThanOrEqual(40);
    }
  });
});
