import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Bots } from './bots';
import type { FromBots, ToBots } from './said';

/** Workers that were begun, and what each was asked. */
let begun: Begun[] = [];

class Begun {
  asked: ToBots[] = [];
  ended = false;
  onmessage: (event: { data: FromBots }) => void = () => {};
  onerror: (event: { preventDefault(): void }) => void = () => {};
  constructor() {
    begun.push(this);
  }
  postMessage(asked: ToBots): void {
    this.asked.push(asked);
  }
  terminate(): void {
    this.ended = true;
  }
  answers(at: number, thought: FromBots['thought']): void {
    this.onmessage({ data: { id: this.asked[at]!.id, thought } });
  }
  fails(): void {
    this.onerror({ preventDefault: () => {} });
  }
}

const QUESTION = new Uint8Array();

beforeEach(() => {
  begun = [];
  vi.useFakeTimers();
  vi.stubGlobal('Worker', Begun);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a worker answers one question after the other', async () => {
  const bots = new Bots();
  const thoughts = [bots.think(QUESTION), bots.advise(QUESTION)];
  begun[0]!.answers(0, [7]);
  begun[0]!.answers(1, '{}');
  expect(await Promise.all(thoughts)).toEqual([[7], '{}']);
  expect(begun).toHaveLength(1);
});

test('one that could not begin is replaced, and what was asked is asked again', async () => {
  const bots = new Bots();
  const thought = bots.think(QUESTION);
  begun[0]!.fails();
  expect(begun[0]!.ended).toBe(true);
  vi.runAllTimers();
  begun[1]!.answers(0, [7]);
  expect(await thought).toEqual([7]);
});

test('where none can begin, nobody waits for ever', async () => {
  const bots = new Bots();
  const thought = bots.think(QUESTION);
  for (let at = 0; at < begun.length; at++) {
    begun[at]!.fails();
    vi.runAllTimers();
  }
  expect(begun).toHaveLength(3);
  expect(await thought).toBeNull();
});

test('one that has failed at a question is replaced, and others are asked anew', async () => {
  const bots = new Bots();
  const [first, second] = [bots.think(QUESTION), bots.think(QUESTION)];
  begun[0]!.answers(0, null);
  expect(await first).toBeNull();
  expect(begun[0]!.ended).toBe(true);
  begun[1]!.answers(0, [7]);
  expect(await second).toEqual([7]);
});
