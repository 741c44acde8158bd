/** Checks in the browser that no chance outcome of a finished game was chosen (docs/fair-dice.md). */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { GameRecord } from '../api/types';

const ALL = 1n << 256n;

export type Fairness =
  { fair: true; outcomes: number } | { fair: false; why: 'commitment' | 'nothing' } | { fair: false; why: 'outcome'; number: number };

/** `commitment`: what was shown before the first action, if it was kept. */
export function check(record: GameRecord, commitment?: string): Fairness {
  const { proof } = record;
  if (!proof?.secret || proof.draws.length === 0) return { fair: false, why: 'nothing' };
  const secret = hexToBytes(proof.secret);
  const shown = bytesToHex(sha256(secret));
  if (shown !== proof.commitment || (commitment && shown !== commitment)) return { fair: false, why: 'commitment' };
  for (const [number, [position, table]] of proof.draws.entries()) {
    const weights = proof.tables[table];
    if (!weights || drawn(secret, proof.nonces, number, weights) !== record.actions[position]) {
      return { fair: false, why: 'outcome', number };
    }
  }
  return { fair: true, outcomes: proof.draws.length };
}

/** The outcome that the secret and the nonces give for the n-th time that chance decides. */
function drawn(secret: Uint8Array, nonces: string[], n: number, weights: [number, number][]): number {
  const sum = BigInt(weights.reduce((total, [, weight]) => total + weight, 0));
  let again = 0;
  let x: bigint;
  do {
    const text = `${nonces.join(',')}:${n}:${again++}`;
    x = BigInt(`0x${bytesToHex(hmac(sha256, secret, utf8ToBytes(text)))}`);
  } while (x >= ALL - (ALL % sum));
  let left = Number(x % sum);
  for (const [outcome, weight] of weights) {
    if (left < weight) return outcome;
    left -= weight;
  }
  throw new Error('weights do not add up');
}
