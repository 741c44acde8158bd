import { beforeAll, expect, test, vi } from 'vitest';

const parsed = vi.hoisted(() => [] as string[]);

vi.mock('@fluent/bundle', async (original) => {
  const fluent = await original<typeof import('@fluent/bundle')>();
  class Counted extends fluent.FluentResource {
    constructor(source: string) {
      super(source);
      parsed.push(source);
    }
  }
  return { ...fluent, FluentResource: Counted };
});

let texts: typeof import('./texts.svelte').texts;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  ({ texts } = await import('./texts.svelte'));
});

test('a source is parsed once, however many games and languages come and go', async () => {
  await texts.speak('en');
  const shared = parsed.length;
  expect(shared).toBeGreaterThan(0);
  await texts.learn('roma');
  expect(parsed.length).toBe(shared + 1);
  await texts.learn('builders');
  expect(parsed.length).toBe(shared + 2);
  await texts.speak('it');
  expect(parsed.length).toBe(2 * (shared + 2));
  await texts.speak('en');
  expect(parsed.length).toBe(2 * (shared + 2));
  expect(texts.has('roma-name')).toBe(true);
  expect(texts.has('builders-name')).toBe(true);
});
