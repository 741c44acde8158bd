import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Language } from './texts.svelte';

const FILES = import.meta.glob<string>(['../../../src/lusoria/text/*/*.ftl', '../../../src/lusoria/games/*/text/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const SOURCES = import.meta.glob<string>(['../**/*.svelte', '../**/*.ts', '!../**/*.test.ts', '!../**/*.d.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

const GAMES = Object.keys(FILES).flatMap((path) => /games\/(\w+)\/text\/en\.ftl$/.exec(path)?.[1] ?? []);

let texts: typeof import('./texts.svelte').texts;
let t: typeof import('./texts.svelte').t;

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  ({ texts, t } = await import('./texts.svelte'));
});

function ids(language: string, of: RegExp): string[] {
  const bundle = new FluentBundle(language);
  for (const [path, source] of Object.entries(FILES)) {
    if (of.test(path)) expect(bundle.addResource(new FluentResource(source)), path).toEqual([]);
  }
  return [...bundle._messages.keys()].sort();
}

describe('every language says the same', () => {
  test.each(['it', 'fr'])('the page in %s', (language) => {
    const english = ids('en', /\/text\/en\/page\.ftl$/);
    expect(english.length).toBeGreaterThan(100);
    expect(ids(language, new RegExp(`/text/${language}/page\\.ftl$`))).toEqual(english);
  });
  test.each(GAMES)('%s', (game) => {
    const english = ids('en', new RegExp(`/games/${game}/text/en\\.ftl$`));
    for (const language of ['it', 'fr']) {
      expect(ids(language, new RegExp(`/games/${game}/text/${language}\\.ftl$`))).toEqual(english);
    }
  });
});

test('every text that the page asks for by its name is there', () => {
  const known = new Set(ids('en', /\/text\/en\.ftl$|\/text\/en\/\w+\.ftl$/));
  const asked = Object.entries(SOURCES).flatMap(([path, source]) =>
    [...source.matchAll(/\bt\('([\w-]+)'/g)].map((match) => [path, match[1]!] as const),
  );
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(([, id]) => !known.has(id))).toEqual([]);
});

describe('speaking', () => {
  test.each<[Language, string]>([
    ['en', 'Ada'],
    ['it', 'Ada'],
    ['fr', 'Ada'],
  ])('%s', async (language, name) => {
    await texts.speak(language);
    await texts.learn('roma');
    expect(texts.language).toBe(language);
    expect(document.documentElement.lang).toBe(language);
    expect(texts.say({ id: 'page-not-your-turn', params: { name: { seat: 0 } } }, [name])).toContain(name);
    expect(t('page-undo')).not.toBe('page-undo');
    expect(texts.has('roma-card-forum')).toBe(true);
  });
  test('an unknown text is its id', () => {
    expect(t('page-nothing-of-the-kind')).toBe('page-nothing-of-the-kind');
  });
  test('a number is counted by, and stands out', async () => {
    await texts.speak('en');
    await texts.learn('roma');
    expect([0, '1', 2].map((points) => t('roma-fact-points', { points }))).toEqual(['0 points', '1 point', '2 points']);
    expect(texts.pieces({ id: 'roma-fact-points', params: { points: '1' } })).toEqual([
      { text: '1', strong: true },
      { text: ' point', strong: false },
    ]);
    await texts.speak('fr');
    expect([0, 1, 2].map((points) => t('roma-fact-points', { points }))).toEqual(['0 point', '1 point', '2 points']);
    expect(t('page-looking-back', { ply: 1234 })).toContain('1234');
  });
  test('a name follows the count of the message around it', async () => {
    await texts.speak('en');
    await texts.learn('romolo');
    const resource = { id: 'romolo-resource-refined' };
    expect(['1', '2'].map((count) => texts.say({ id: 'romolo-cubes', params: { count, resource } }))).toEqual([
      '1 refined good',
      '2 refined goods',
    ]);
    expect(texts.say(resource)).toBe('refined goods');
  });
  test('what a sentence is about stands out, and the pieces are the sentence', async () => {
    await texts.speak('en');
    const message = { id: 'page-not-your-turn', params: { name: { seat: 1 } } };
    const pieces = texts.pieces(message, ['Ada', 'Ben']);
    expect(pieces.find((piece) => piece.strong)?.text).toBe('Ben');
    expect(pieces.map((piece) => piece.text).join('')).toBe(texts.say(message, ['Ada', 'Ben']));
  });
});

test('no line begins with a sign that French sets apart', async () => {
  await texts.speak('fr');
  expect(t('page-house-rules-changed', { count: 2 })).toBe('changées\u00a0: 2');
  const apart = texts.idsOf('').filter((id) => / [:;?!%»]|« /.test(t(id)));
  expect(apart).toEqual([]);
});
