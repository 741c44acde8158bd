import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lines } from '../../parts/card';

const HERE = '../../../../src/lusoria/games/roma';
const source = (path: string) => readFileSync(new URL(`${HERE}/${path}`, import.meta.url), 'utf8');

describe('cards', () => {
  it.each(['en', 'it', 'fr'])('say in two lines of 19 letters what they do (%s)', (language) => {
    for (const [, card, text] of source(`text/${language}.ftl`).matchAll(/^roma-brief-(\w+) = (.*)$/gm)) {
      const told = lines(text!, 19);
      expect([card, told.length <= 2 && told.every((line) => line.length <= 19)]).toEqual([card, true]);
    }
  });
});
