import { expect, test, vi } from 'vitest';
import type { Camera } from '../../../parts/Zoom.svelte';
import type { RomoloView } from '../engine';
import { Follower, type Scene } from './following';
import { centre, RADIUS } from './geometry';

const HEXES = ['g1', 'g2', 'g3'].map((name, q) => ({ name, el: `hex:${name}`, q, r: 0 }));
const AT = Object.fromEntries(HEXES.map((hex) => [hex.name, centre(hex)]));
const view = (parts: Partial<Record<keyof RomoloView, unknown>> = {}) =>
  ({
    hexes: HEXES,
    units: [],
    stores: [],
    seats: [{ capital: 'g1' }],
    turn: 1,
    move: null,
    battle: null,
    campaign: null,
    ...parts,
  }) as unknown as RomoloView;
const acting = (hex: string) => view({ units: [{ el: 'unit:0', hex }], move: { unit: 'unit:0' } });
const scene = (parts: Partial<Scene> = {}): Scene => ({
  view: view(),
  near: 0,
  narrow: false,
  over: false,
  deciding: false,
  rival: null,
  offered: [],
  ...parts,
});
const camera = (parts: Partial<Camera> = {}) => ({
  fit: vi.fn(),
  show: vi.fn(),
  at: vi.fn(),
  seen: [-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS] as const,
  scale: 0.2,
  fits: true,
  by: vi.fn(),
  centre: vi.fn(),
  ...parts,
});

test('a small screen begins at home, once', () => {
  const follower = new Follower();
  expect(follower.follow(scene({ narrow: true }))).toEqual([{ to: 'home', at: AT.g1 }]);
  expect(follower.follow(scene({ narrow: true }))).toEqual([]);
  expect(new Follower().follow(scene())).toEqual([]);
});

test("who acts is seen, and in others' turns what they did", () => {
  const follower = new Follower();
  expect(follower.follow(scene({ view: acting('g2'), deciding: true }))).toEqual([{ to: 'place', at: AT.g2 }]);
  expect(follower.follow(scene({ rival: 'g3' }))).toEqual([{ to: 'place', at: AT.g3 }]);
});

test('a battle is seen from near, and afterwards all of the map', () => {
  const follower = new Follower();
  const [battle] = follower.follow(scene({ view: view({ battle: { hex: 'g3' } }) }));
  expect(battle).toEqual({ to: 'battle', at: AT.g3 });
  const seen = camera();
  follower.go(seen, battle!, false);
  expect(seen.at).toHaveBeenCalledOnce();
  expect(follower.follow(scene())).toEqual([{ to: 'whole' }]);
  expect(follower.follow(scene())).toEqual([]);
});

test('whoever has the map as it pleases them keeps it in a battle', () => {
  const follower = new Follower();
  const [battle] = follower.follow(scene({ view: view({ battle: { hex: 'g3' } }) }));
  const seen = camera({ fits: false });
  follower.go(seen, battle!, false);
  expect(seen.at).not.toHaveBeenCalled();
  expect(seen.show).toHaveBeenCalledOnce();
  expect(follower.follow(scene())).toEqual([]);
});

test('a turn begins with something in sight, once a turn', () => {
  const follower = new Follower();
  const begin = scene({ deciding: true, offered: ['hex:g3', 'hex:g2'] });
  const [any] = follower.follow(begin);
  expect(any).toEqual({ to: 'any', of: [AT.g3, AT.g2] });
  expect(follower.follow(begin)).toEqual([]);
  const away = camera();
  follower.go(away, any!, true);
  expect(away.show).toHaveBeenCalledWith(...AT.g3!, expect.any(Number));
  const there = camera({ seen: [0, -RADIUS, 3 * RADIUS, 2 * RADIUS] });
  follower.go(there, any!, true);
  expect(there.show).not.toHaveBeenCalled();
});

test('at the end all of the map is seen, once', () => {
  const follower = new Follower();
  expect(follower.follow(scene({ over: true, narrow: true }))).toEqual([{ to: 'whole' }]);
  expect(follower.follow(scene({ over: true, narrow: true }))).toEqual([]);
});
