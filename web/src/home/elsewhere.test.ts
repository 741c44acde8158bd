import { expect, test } from 'vitest';
import { addressOf } from './elsewhere';

test('an address is taken as people write it', () => {
  expect(addressOf(' lusoria.example.org ')).toBe('https://lusoria.example.org/');
  expect(addressOf('http://192.168.0.7:8753')).toBe('http://192.168.0.7:8753/');
  expect(addressOf('http://localhost:8753/')).toBe('http://localhost:8753/');
});

test('what is no address of a server leads nowhere', () => {
  for (const typed of ['', 'friends', 'javascript:alert(1)', 'https://', 'ftp:// x']) expect(addressOf(typed)).toBeNull();
});
