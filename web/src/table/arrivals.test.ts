import { expect, test, vi } from 'vitest';
import type { Happening, Past, Position } from '../api/types';
import type { Board } from '../games/board';
import { Arrivals } from './arrivals.svelte';
import type { Connection } from './connection.svelte';
import type { Motion } from './motion';
import { Seen } from './seen.svelte';
import type { Source } from './source';

const happened = (revision: number, seat: number | null, what = 'action') =>
  ({ revision, ply: revision, what, seat, move: revision, events: [] }) as unknown as Happening;

const at = (revision: number, events: Happening[]) =>
  ({
    id: 'T',
    revision,
    ply: revision,
    events,
    seat: 0,
    you: [0],
    player: 0,
    status: 'running',
    view: {},
    seats: [{ name: 'Ada' }, { name: 'Livia' }],
  }) as unknown as Position;

/** A table at which Livia has moved since Ada did; an earlier position is told when it is let go. */
function table() {
  const seen = new Seen(at(3, [happened(1, null, 'start'), happened(2, 0), happened(3, 1)]));
  let tell = (): void => undefined;
  const told = new Promise<void>((resolve) => (tell = resolve));
  const source = { past: (ply: number) => told.then(() => ({ ply, player: 1, view: {} }) as unknown as Past) } as unknown as Source;
  const connection = { busy: false, try: (asked: () => Promise<unknown>) => asked() } as unknown as Connection;
  const motion = { before: () => [], after: async () => undefined, skip: () => undefined } as unknown as Motion;
  const arrivals = new Arrivals({ seen, board: {} as Board, source, motion, connection, drop: () => undefined, settled: () => undefined });
  return { seen, connection, arrivals, tell };
}

test('what others did is shown again, and then the present', async () => {
  const { seen, arrivals, connection, tell } = table();
  const shown = arrivals.showAgain();
  await vi.waitFor(() => expect(connection.busy).toBe(true));
  tell();
  await shown;
  await vi.waitFor(() => expect(arrivals.showing).toBe(false));
  expect(seen.position.revision).toBe(3);
  expect(connection.busy).toBe(false);
});

test('what comes while it is asked for is not lost behind it', async () => {
  const { seen, arrivals, connection, tell } = table();
  const shown = arrivals.showAgain();
  await vi.waitFor(() => expect(connection.busy).toBe(true));
  arrivals.receive(at(4, [happened(4, 1)]));
  await vi.waitFor(() => expect(seen.position.revision).toBe(4));
  tell();
  await shown;
  expect(arrivals.recalling).toBe(false);
  expect(seen.position.revision).toBe(4);
});
