import { describe, expect, test } from 'vitest';
import type { Legal } from '../api/types';
import { candidates, click, drag, targets } from './choosing';

function legal(action: number, ...on: string[]): Legal {
  return { action, on, verb: 'do', notation: '', message: { id: 'x' } } as unknown as Legal;
}

// a die on a disc, a card on a place, two ways to use one card, and the end of the turn
const END = legal(0);
const DICE = [legal(1, 'die:0', 'disc:3'), legal(2, 'die:0', 'disc:money'), legal(3, 'die:1', 'disc:money')];
const CARD = [legal(4, 'hand:forum', 'place:0:1'), legal(5, 'hand:forum', 'place:0:2')];
const TWICE = [legal(6, 'disc:5'), legal(7, 'disc:5')];
const ALL = [END, ...DICE, ...CARD, ...TWICE];

const numbers = (actions: Legal[] | undefined) => actions?.map((one) => one.action);

describe('what is left', () => {
  test('everything, when nothing is chosen', () => {
    expect(candidates(ALL, [])).toEqual(ALL);
  });
  test('what touches all that is chosen', () => {
    expect(numbers(candidates(ALL, ['die:0']))).toEqual([1, 2]);
    expect(numbers(candidates(ALL, ['die:0', 'disc:3']))).toEqual([1]);
    expect(candidates(ALL, ['die:2'])).toEqual([]);
  });
});

describe('what glows', () => {
  test('every element that an action touches, once each', () => {
    const found = targets([...ALL, legal(8, 'seat:0', 'seat:0')], []);
    expect([...found.keys()].sort()).toEqual([
      'die:0',
      'die:1',
      'disc:3',
      'disc:5',
      'disc:money',
      'hand:forum',
      'place:0:1',
      'place:0:2',
      'seat:0',
    ]);
    expect(numbers(found.get('die:0'))).toEqual([1, 2]);
    expect(numbers(found.get('seat:0'))).toEqual([8]);
  });
  test('what comes next, when something is chosen', () => {
    expect([...targets(ALL, ['die:0']).keys()]).toEqual(['disc:3', 'disc:money']);
  });
  test('not what all that is left touches: it tells nothing apart', () => {
    const both = [legal(1, 'a', 'both', 'x'), legal(2, 'a', 'both', 'y')];
    expect([...targets(both, ['a']).keys()]).toEqual(['x', 'y']);
  });
  test('nothing when nothing is legal', () => {
    expect(targets([], []).size).toBe(0);
  });
});

describe('a click', () => {
  test('does what alone fits', () => {
    expect(click(ALL, [], 'die:1')).toEqual({ kind: 'do', legal: DICE[2] });
    expect(click(ALL, [], 'place:0:2')).toEqual({ kind: 'do', legal: CARD[1] });
  });
  test('chooses, where the rest can be told by elements', () => {
    expect(click(ALL, [], 'die:0')).toEqual({ kind: 'choose', chosen: ['die:0'] });
    expect(click(ALL, ['die:0'], 'disc:3')).toEqual({ kind: 'do', legal: DICE[0] });
  });
  test('asks with a menu where nothing on the board tells them apart', () => {
    expect(click(ALL, [], 'disc:5')).toEqual({ kind: 'menu', actions: TWICE });
    const mixed = [legal(1, 'a'), legal(2, 'a', 'b')];
    expect(click(mixed, [], 'a')).toEqual({ kind: 'menu', actions: mixed });
  });
  test('on what is chosen puts it back', () => {
    expect(click(ALL, ['die:0'], 'die:0')).toEqual({ kind: 'drop' });
  });
  test('elsewhere begins afresh', () => {
    expect(click(ALL, ['die:0'], 'hand:forum')).toEqual({ kind: 'choose', chosen: ['hand:forum'] });
    expect(click(ALL, ['hand:forum'], 'die:1')).toEqual({ kind: 'do', legal: DICE[2] });
  });
  test('on a place does nothing that needs care until its card is chosen too', () => {
    const careful = () => true;
    expect(click(ALL, [], 'place:0:2', careful)).toEqual({ kind: 'choose', chosen: ['place:0:2'] });
    expect([...targets(ALL, ['place:0:2']).keys()]).toEqual(['hand:forum']);
    expect(click(ALL, ['place:0:2'], 'hand:forum', careful)).toEqual({ kind: 'do', legal: CARD[1] });
  });
  test('on what nothing touches is refused', () => {
    expect(click(ALL, [], 'disc:1')).toEqual({ kind: 'refuse' });
    expect(click(ALL, ['die:0'], 'disc:1')).toEqual({ kind: 'refuse' });
    expect(click([], [], 'die:0')).toEqual({ kind: 'refuse' });
  });
  test('every action can be reached by clicks, or by its button', () => {
    for (const action of ALL.filter((one) => one.on.length > 0)) {
      let chosen: string[] = [];
      let done = false;
      for (const el of action.on) {
        const meant = click(ALL, chosen, el);
        if (meant.kind === 'choose') chosen = meant.chosen;
        else if (meant.kind === 'do') done = meant.legal === action;
        else if (meant.kind === 'menu') done = meant.actions.includes(action);
        if (done) break;
      }
      expect(done, `action ${action.action}`).toBe(true);
    }
  });
});

describe('a drag', () => {
  test('does what clicks on both ends would do', () => {
    expect(drag(ALL, [], 'die:0', 'disc:3')).toEqual({ kind: 'do', legal: DICE[0] });
    expect(drag(ALL, ['die:0'], 'die:0', 'disc:money')).toEqual({ kind: 'do', legal: DICE[1] });
    expect(drag(ALL, ['hand:forum'], 'die:1', 'disc:money')).toEqual({ kind: 'do', legal: DICE[2] });
  });
  test('asks where several fit, and refuses where nothing does', () => {
    const both = [legal(1, 'a', 'b'), legal(2, 'a', 'b')];
    expect(drag(both, [], 'a', 'b')).toEqual({ kind: 'menu', actions: both });
    expect(drag(ALL, [], 'die:1', 'disc:3')).toEqual({ kind: 'refuse' });
  });
});
