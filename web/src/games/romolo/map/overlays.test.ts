import { expect, test } from 'vitest';
import { Overlays, OVERLAYS } from './overlays.svelte';

test('one set of figures at a time, over whatever else is shown', () => {
  const overlays = new Overlays();
  overlays.turn('influence');
  overlays.turn('threats');
  expect(OVERLAYS.filter((name) => overlays.has(name))).toEqual(['control', 'threats']);
  overlays.turn('threats');
  overlays.turn('control');
  expect(OVERLAYS.filter((name) => overlays.has(name))).toEqual([]);
});
