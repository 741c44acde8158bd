import { expect, test } from 'vitest';
import type { Happening } from '../../../api/types';
import { bySeat, recapped } from './recap';

const event = (name: string, fields = {}) => ({ event: { event: name, ...fields }, message: { id: `romolo-log-${name}` } });
const done = (ply: number, seat: number, move: number, ...events: ReturnType<typeof event>[]) =>
  ({ revision: ply, at: 0, what: 'action', seat, ply, move, events }) as unknown as Happening;
const ids = (story: Happening[], seat: number) => recapped(story, seat, () => false).map(({ message }) => message.id);

test('a line for each move of the others since one decided', () => {
  const story = [
    done(1, 0, 1, event('move', { seat: 0 }), event('turn', { seat: 1 })),
    done(2, 1, 2, event('move', { seat: 1, hex: 'c4' }), event('lie-down')),
    done(3, 1, 3, event('pay', { seat: 1 }), event('build', { seat: 1, hex: 'd5' })),
  ];
  expect(ids(story, 0)).toEqual(['romolo-log-move', 'romolo-log-build']);
  expect(recapped(story, 0, () => false).map(({ hex }) => hex)).toEqual(['c4', 'd5']);
  expect(ids([...story, done(4, 0, 4, event('move'))], 0)).toEqual([]);
});

test('the A.I. acts after the last decision: each of its doings is told, none of one’s own', () => {
  const story = [
    done(1, 0, 1, event('feed'), event('turn-ai'), event('move-ai', { hex: 'b2' }), event('event'), event('turn', { seat: 0 })),
  ];
  expect(ids(story, 0)).toEqual(['romolo-log-move-ai', 'romolo-log-event']);
});

test('the event is told after a battle with the A.I. too, which is told elsewhere', () => {
  const story = [done(1, 0, 1, event('turn-ai'), event('battle')), done(2, 0, 1, event('values'), event('event'), event('price-ai'))];
  const [line, ...more] = recapped(story, 0, (id) => id === 'romolo-came-price-ai');
  expect(line!.message.id).toBe('romolo-log-event');
  expect(line!.tags.map(({ id }) => id)).toEqual(['romolo-came-price-ai']);
  expect(more).toEqual([]);
});

test('who explores goes there: that is one line, and another who goes has one too', () => {
  const story = [
    done(
      1,
      0,
      1,
      event('turn-ai'),
      event('explore-ai', { hex: 'b2' }),
      event('reveal', { hex: 'b2' }),
      event('flood', { hex: 'b3' }),
      event('move-ai', { hex: 'b2' }),
      event('move-ai', { hex: 'c4' }),
    ),
  ];
  const lines = recapped(story, 0, (id) => id === 'romolo-came-reveal');
  expect(lines.map(({ message }) => message.id)).toEqual(['romolo-log-explore-ai', 'romolo-log-move-ai']);
  expect(lines[0]!.tags.map(({ id }) => id)).toEqual(['romolo-came-reveal']);
  expect(lines[0]!.details.length).toBe(4);
});

test('what an opponent answers in one’s own battle is told elsewhere', () => {
  const story = [
    done(1, 0, 1, event('battle', { seat: 0 })),
    done(2, 0, 1, event('choose', { seat: 0 })),
    done(3, 1, 2, event('choose', { seat: 1 }), event('values')),
    done(4, 1, 3, event('move', { seat: 1 })),
  ];
  expect(ids(story, 0)).toEqual(['romolo-log-move']);
});

test('whom one could not feed or pay is told', () => {
  const story = [done(1, 0, 1, event('collect'), event('starve', { seat: 0 }), event('turn', { seat: 1 })), done(2, 1, 2, event('move'))];
  expect(ids(story, 0)).toEqual(['romolo-log-starve', 'romolo-log-move']);
});

test('a line a seat, the weightiest first, and steps that are counted', () => {
  const story = [
    done(1, 0, 1, event('feed'), event('turn', { seat: 1 })),
    done(2, 1, 2, event('move', { seat: 1 })),
    done(3, 1, 3, event('move', { seat: 1 })),
    done(4, 1, 4, event('build', { seat: 1 }), event('price')),
    done(5, 1, 5, event('turn', { seat: 2 })),
    done(6, 2, 6, event('recruit', { seat: 2 })),
  ];
  const [first, second, ...more] = bySeat(recapped(story, 0, () => false));
  expect(more).toEqual([]);
  expect([first!.seat, second!.seat]).toEqual([1, 2]);
  expect(first!.gist.map(({ id }) => id)).toEqual(['romolo-gist-build', 'romolo-gist-move']);
  expect(first!.gist[1]!.params!.times).toBe(2);
  expect(first!.lines.length).toBe(3);
});

test('what is nobody’s stands by itself', () => {
  const story = [done(1, 0, 1, event('turn-ai'), event('move-ai', { hex: 'b2' }), event('event'))];
  expect(bySeat(recapped(story, 0, () => false)).map(({ lines }) => lines.length)).toEqual([1, 1]);
});
