import { expect, test } from 'vitest';
import type { RomaView } from './engine';
import { taken } from './view';

test('cards that are laid again have been taken up', () => {
  const cards = [{ el: 'held:nero', card: 'nero', count: 1 }];
  const view = { step: 'relay', active: 1, held: { count: 1, cards } } as unknown as RomaView;
  expect(taken(view)).toEqual(cards);
  expect(taken({ ...view, step: 'act' })).toBeNull();
});
