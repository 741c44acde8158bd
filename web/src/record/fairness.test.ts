import { describe, expect, test } from 'vitest';
import type { GameRecord, Proof } from '../api/types';
import { check } from './fairness';
import file from './roma.json'; // a game of one round, played and verified by the Python package

const RECORD = file as unknown as GameRecord & { proof: Proof };
const copy = () => structuredClone(RECORD);

test('an honest record is fair', () => {
  expect(check(RECORD)).toEqual({ fair: true, outcomes: RECORD.proof.draws.length });
  expect(check(RECORD, RECORD.proof.commitment)).toMatchObject({ fair: true });
});

describe('what is not', () => {
  test('another outcome than the secret gives', () => {
    for (const number of [0, RECORD.proof.draws.length - 1]) {
      const forged = copy();
      const [position, table] = forged.proof.draws[number]!;
      const other = forged.proof.tables[table]!.find(([outcome]) => outcome !== forged.actions[position]);
      if (!other) continue;
      forged.actions[position] = other[0];
      expect(check(forged)).toEqual({ fair: false, why: 'outcome', number });
    }
  });
  test('other weights, other nonces', () => {
    const loaded = copy();
    for (const weights of loaded.proof.tables) if (weights.length > 2) weights[0]![1] += 1000;
    expect(check(loaded)).toMatchObject({ fair: false, why: 'outcome' });
    const nonces = copy();
    nonces.proof.nonces = ['00', '00'];
    expect(check(nonces)).toMatchObject({ fair: false, why: 'outcome' });
  });
  test('a secret that is not the one committed to', () => {
    const other = copy();
    other.proof.secret = '11'.repeat(32);
    expect(check(other)).toEqual({ fair: false, why: 'commitment' });
  });
  test('a commitment that is not the one shown before the first action', () => {
    expect(check(RECORD, '00'.repeat(32))).toEqual({ fair: false, why: 'commitment' });
  });
  test('weights that are missing', () => {
    const empty = copy();
    empty.proof.tables = [];
    expect(check(empty)).toMatchObject({ fair: false, why: 'outcome' });
  });
});

test('without a proof nothing can be said', () => {
  const open = copy();
  open.proof.secret = '';
  expect(check(open)).toEqual({ fair: false, why: 'nothing' });
  const { proof: _, ...bare } = copy(); // as the arena writes it
  expect(check(bare)).toEqual({ fair: false, why: 'nothing' });
});
