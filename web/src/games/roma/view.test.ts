import { expect, test } from 'vitest';
import type { RomaView } from './engine';
import { relaid } from './view';

test('cards that are laid again lie with the one who took them up', () => {
  const cards = [{ el: 'held:nero', card: 'nero', count: 1 }];
  const view = { step: 'relay', active: 1, held: { count: 1, cards } } as unknown as RomaView;
  expect(relaid(view, 1)).toEqual(cards);
  expect(relaid(view, 0)).toBeNull();
  expect(relaid({ ...view, step: 'keep' }, 1)).toBeNull();
});
