import { expect, test } from 'vitest';
import { border, centre, ends, extent, finder, turn } from './geometry';

const HERE = { q: 0, r: 0 };

test('a neighbour lies beyond the side that it is asked for', () => {
  const around = [
    [1, 0],
    [1, -1],
    [0, -1],
    [-1, 0],
    [-1, 1],
    [0, 1],
  ].map(([q, r]) => ({ q: q!, r: r! }));
  const find = finder([HERE, ...around]);
  around.forEach((hex, side) => {
    expect(find(HERE, side)).toBe(hex);
    const [x, y] = centre(hex);
    const [[ax, ay], [bx, by]] = ends(side);
    expect(ax + bx).toBeCloseTo(x);
    expect(ay + by).toBeCloseTo(y);
  });
  expect(find(around[0]!, 0)).toBeUndefined();
});

test('a drawing of the east is turned against the clock', () => {
  expect(turn('e')).toBeCloseTo(0);
  expect(turn('nw')).toBe(-120);
});

test('the line around land leaves out what lies between its hexes', () => {
  const strokes = (land: { q: number; r: number }[]) => border(land, 8).match(/M/g)?.length;
  expect(strokes([HERE])).toBe(6);
  expect(strokes([HERE, { q: 1, r: 0 }])).toBe(10);
});

test('the map has room for its outermost hexes', () => {
  const [left, top, width, height] = extent([HERE]);
  expect(left).toBeLessThan(-86);
  expect(top).toBeLessThan(-100);
  expect(left + width).toBeGreaterThan(86);
  expect(top + height).toBeGreaterThan(100);
});
