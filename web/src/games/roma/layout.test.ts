import { describe, expect, it } from 'vitest';
import { layout, spread } from './layout';

describe('the layout', () => {
  it.each([
    [1604, 888],
    [1124, 848],
    [1124, 705],
    [964, 668],
    [1024, 720],
    [1050, 605],
    [964, 548],
  ])('stands in columns at %i by %i, with words to be read', (width, height) => {
    for (let held = 0; held <= 8; held++) {
      const of = layout(width, height, held);
      expect(of.shape).toBe('columns');
      expect(of.words).toBe(true);
      expect(of.hand.words).toBe(true);
      expect(of.strip + of.ask + of.foot + 2 * of.tall + of.disc).toBeLessThan(height);
      expect(6 * of.card + 2 * of.ends).toBeLessThan(width);
    }
  });

  it.each([
    [390, 798],
    [360, 594],
    [375, 621],
    [768, 976],
  ])('turns at %i by %i', (width, height) => {
    for (let held = 0; held <= 8; held++)
      for (const buttons of [1, 2]) {
        const of = layout(width, height, held, buttons);
        expect(of.shape).toBe('rows');
        expect(of.several).toBe(buttons > 1);
        if (buttons === 1 || held <= 4) expect(of.hand.words).toBe(true);
        expect(of.row).toBeGreaterThanOrEqual(34);
        expect(of.strip + of.ask + 6 * of.row + of.ends + of.foot).toBeLessThanOrEqual(height);
      }
  });

  it.each([
    [844, 342],
    [915, 364],
  ])('stands beside the hand at %i by %i', (width, height) => {
    const of = layout(width, height, 7);
    expect(of.shape).toBe('beside');
    expect(of.hand.words).toBe(true);
    expect(of.strip + 2 * of.tall + of.disc).toBeLessThan(height);
  });

  it('spreads cards so that they fit', () => {
    for (let count = 1; count <= 12; count++) {
      const { columns, width, height } = spread(count, 500, 120);
      const rows = Math.ceil(count / columns);
      expect(columns * width).toBeLessThanOrEqual(500);
      expect(rows * height + (rows - 1) * 11).toBeLessThanOrEqual(120.1);
    }
  });
});
