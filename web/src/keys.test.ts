import { beforeAll, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
let keys: typeof import('./keys');
beforeAll(async () => {
  keys = await import('./keys');
});

test('every command has a key of its own', () => {
  const all = Object.values(keys.FIRST);
  expect(new Set(all).size).toBe(all.length);
  for (const [command, key] of Object.entries(keys.FIRST)) expect(keys.commandOf(key)).toBe(command);
  expect(keys.commandOf('x')).toBeNull();
});

test('digits are for what is offered', () => {
  expect(keys.numberOf('1')).toBe(0);
  expect(keys.numberOf('9')).toBe(8);
  expect(keys.numberOf('0')).toBeNull();
  expect(keys.numberOf('e')).toBeNull();
});

test('a key is given to another command', () => {
  const first = keys.keys();
  const other = keys.given(first, 'end', 'x')!;
  expect(keys.commandOf('x', other)).toBe('end');
  expect(keys.commandOf('e', other)).toBeNull();
});

test('two commands change keys rather than share one', () => {
  const swapped = keys.given(keys.keys(), 'end', 'u')!;
  expect([swapped.end, swapped.undo]).toEqual(['u', 'e']);
});

test('a board has keys of its own, which are given away like the others', () => {
  const first = keys.keys({ 'game-next': { key: 'n', say: 'game-press-next' } });
  expect(keys.commandOf('n', first)).toBe('game-next');
  expect(keys.commandOf('n')).toBeNull();
  const swapped = keys.given(first, 'end', 'n')!;
  expect([swapped.end, swapped['game-next']]).toEqual(['n', 'e']);
});

test('keys that always mean the same are not given away', () => {
  for (const key of ['1', 'Enter', 'Escape', 'Tab', 'Shift', ' ']) expect(keys.given(keys.keys(), 'end', key)).toBeNull();
});

test('keys are written as on a keyboard', () => {
  expect(['e', 'U', 'ArrowLeft', '?'].map(keys.written)).toEqual(['E', '⇧ U', '←', '?']);
});
