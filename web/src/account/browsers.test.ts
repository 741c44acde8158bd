import { expect, test } from 'vitest';
import { browserOf } from './browsers';

test('a browser is called by its name and its system, not by all that it claims to be', () => {
  expect(browserOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/120.0 Safari/537.36 Edg/120.0')).toBe(
    'Edge · Windows',
  );
  expect(browserOf('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Mobile/15E148 Safari/604.1')).toBe('Safari · iOS');
  expect(browserOf('Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0')).toBe('Firefox · Linux');
});

test('what is not known is called as it calls itself', () => {
  expect(browserOf('my own program')).toBe('my own program');
  expect(browserOf('')).toBe('');
});
