import { describe, expect, test } from 'vitest';
import type { Happening } from '../api/types';
import { keeping, sign, told, type Line } from './telling';

const event = (name: string, seat?: number) => ({ event: { event: name, seat }, message: { id: `g-log-${name}`, params: {} } });
const done = (revision: number, move: number | undefined, ...events: ReturnType<typeof event>[]) =>
  ({ revision, at: 0, what: 'action', seat: 0, ply: revision, move, events }) as unknown as Happening;

describe('the log', () => {
  const story = [
    { ...done(1, undefined, event('begins', 1)), what: 'start', message: { id: 'table-log-start' } } as Happening,
    done(2, 1, event('activate', 0)),
    done(3, 1, event('forum', 0), event('pays', 0)),
    done(4, 2, event('end', 0), event('turn', 1), event('roll', 1)),
  ];
  const lines = told(story, 'g', (id) => id === 'g-tag-pays');

  test('has a line a move, which tells what came of it', () => {
    const line = lines.find((one) => 'message' in one && one.message.id === 'g-log-activate') as Line;
    expect(line.tags.map((tag) => tag.id)).toEqual(['g-tag-pays']);
    expect(line.details.map((one) => one.id)).toEqual(['g-log-activate', 'g-log-forum', 'g-log-pays']);
    expect(line.ply).toBe(3);
  });

  test('does not tell as a consequence that the same was done again', () => {
    const story = [done(1, 1, event('pays', 0)), done(2, 1, event('pays', 0))];
    const [line] = told(story, 'g', (id) => id === 'g-tag-pays') as Line[];
    expect(line!.tags).toEqual([]);
    expect(line!.details.length).toBe(2);
  });

  test('names what there is a text for in it, each time, unless it is hidden', () => {
    const hidden = { event: { event: 'keeps', seat: 0 }, message: { id: 'g-log-keeps-hidden', params: {} } };
    const [line] = told([done(1, 1, event('keeps'), event('keeps'), hidden)], 'g', (id) => id === 'g-came-keeps') as Line[];
    expect(line!.tags.map((tag) => tag.id)).toEqual(['g-came-keeps']);
  });

  test('is told by what was done, not by what it cost', () => {
    const story = [done(1, 1, event('pays', 0)), done(2, 1, event('pays', 0), event('builds', 0), event('feeds', 0))];
    const [line] = told(story, 'g', (id) => id === 'g-tag-pays', { aside: ['pays'] }) as Line[];
    expect(line!.message.id).toBe('g-log-builds');
    expect(line!.tags.map((tag) => tag.id)).toEqual(['g-tag-pays', 'g-tag-pays']);
    const [paid] = told(story.slice(0, 1), 'g', () => true, { aside: ['pays'] }) as Line[];
    expect(paid!.message.id).toBe('g-log-pays');
  });

  test('has headings for the turns, and what follows them stands by itself', () => {
    expect(lines.map((one) => ('turn' in one ? `turn ${one.turn} of ${one.seat}` : one.message.id))).toEqual([
      'table-log-start',
      'g-log-begins',
      'g-log-activate',
      'g-log-end',
      'turn 1 of 1',
      'g-log-roll',
    ]);
  });

  test('keeps the lines to which nothing has come', () => {
    const keep = keeping();
    const before = keep(told(story.slice(0, 2), 'g', () => false));
    const now = keep(told(story, 'g', () => false));
    expect(now[0]).toBe(before[0]);
    expect(now[1]).toBe(before[1]);
    expect(now[2]).not.toBe(before[2]); // more came of it
    const other = story.map((one) => ({ ...one, events: one.events.map((told) => ({ ...told, message: { ...told.message } })) }));
    expect(keep(told(other, 'g', () => false))[1]).not.toBe(now[1]); // as other eyes are told it
  });

  test('leaves out what needs no word', () => {
    const calm = told(story, 'g', () => true, { quiet: ['pays', 'roll'] });
    expect(calm.flatMap((one) => ('details' in one ? one.details.map(({ id }) => id) : []))).not.toContain('g-log-pays');
    expect(calm.at(-1)).toMatchObject({ turn: 1 });
  });

  test('tells one by one what the game itself does', () => {
    const alone = told([done(1, 1, event('end', 0), event('ai'), event('marches'), event('attacks'))], 'g', () => false, {
      begins: ['ai'],
    });
    expect(alone.map((one) => ('message' in one ? one.message.id : ''))).toEqual([
      'g-log-end',
      'g-log-ai',
      'g-log-marches',
      'g-log-attacks',
    ]);
  });

  test('marks what was taken back without stressing it', () => {
    const undone = { ...done(5, undefined), what: 'undo', message: { id: 'table-log-undo' } } as unknown as Happening;
    expect(told([...story, undone], 'g', () => false).at(-1)).toMatchObject({ quiet: true, message: { id: 'table-log-undo' } });
    expect((lines[0] as Line).quiet).toBe(false);
  });

  test('knows gains from losses', () => {
    expect([sign('+3'), sign('−2, covers it'), sign('block')]).toEqual(['gain', 'loss', '']);
  });
});
