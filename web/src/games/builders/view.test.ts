import { expect, it } from 'vitest';
import type { Happening } from '../../api/types';
import { yard } from './fixture';
import { asTaken } from './view';

const started = (...sites: string[]) =>
  sites.map((site) => ({ what: 'action', events: [{ event: { event: 'start', seat: 0, site } }] })) as unknown as Happening[];

it('sites lie in the order in which they were taken', () => {
  const sites = [yard('house', [0, 1, 1, 0]), yard('palace', [3, 1, 4, 2]), yard('tower', [3, 1, 5, 3])];
  const names = (told: Happening[]) => asTaken(sites, told).map(({ site }) => site);
  expect(names(started('tower', 'house', 'palace'))).toEqual(['tower', 'house', 'palace']);
  expect(names([])).toEqual(['house', 'palace', 'tower']); // nothing is told: as they come
});
