import { beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../../text/texts.svelte';
import { ask } from './ask';
import { completed } from './feast.svelte';
import { position, speak, table, worker } from './fixture';
import { flight } from './flight';
import { help } from './help';
import { seatLabel, workerLabel, yardLabel } from './labels';
import { amounts, less, shortName, workerName } from './names';
import { tabOf, type Tab } from './tabs';
import { rivalsOf } from './view';

beforeAll(speak);

const view = position();

function els(of: unknown): string[] {
  const found: string[] = [];
  JSON.stringify(of, (key, value: unknown) => (key === 'el' && found.push(String(value)), value));
  return found;
}

describe('help', () => {
  it('knows every element of a position, and only texts and clauses that there are', () => {
    const all = els(view);
    expect(all.length).toBeGreaterThan(30);
    for (const el of all) {
      const found = help(el, table(view));
      const said = [found?.title, found?.kind, found?.text, ...(found?.facts ?? [])].filter((text) => text !== undefined);
      expect([el, said.filter((text) => !text || /builders-/.test(text))]).toEqual([el, found?.text === '' ? [''] : []]);
      expect([el, (found?.rules ?? []).filter((rule) => !texts.has(`builders-rule-${rule}`))]).toEqual([el, []]);
      expect(new Set(found?.rules).size).toBe(found?.rules?.length);
    }
  });

  it('tells what a site is missing and what the next worker takes', () => {
    const found = help('site:town-house', table(view))!;
    expect(found.kind).toBe('your site');
    expect(found.text).toContain('Missing: 2 architecture.');
    expect(found.text).toContain('The next worker takes 3 actions; 5 sesterces for those to be bought.');
    expect(help('site:hoist', table(view))!.text).toContain('supplies 3 stone');
  });

  it('tells what loans and slaves will cost', () => {
    expect(help('loans:1', table(view))!.facts).toEqual(['−2 points at the end']);
    expect(help('worker:slave-3', table(view))!.text).toContain('−1 points');
  });

  it('tells what a university could teach', () => {
    expect(help('worker:companion-6', table(view))!.text).toContain('3 wood');
  });
});

describe('names and labels', () => {
  it('are whole sentences', () => {
    expect(workerLabel(worker('labourer-1'))).toBe('Labourer 1: supplies 1 wood, 2 decoration; wage: 3 sesterces');
    expect(workerLabel(view.seats[0]!.sites[0]!.crew[0]!)).toContain('carries: Hand Saw');
    expect(yardLabel(view.seats[0]!.sites[0]!)).toContain('missing 1 wood, 1 decoration');
    expect(seatLabel(view, table(view), 1)).toBe('Livia: 11 sesterces, 12 points of 17');
  });

  it('know freed slaves and machines', () => {
    expect([workerName('slave-3'), workerName('slave-3', true), workerName('saw')]).toEqual(['Slave 3', 'Freedman 3', 'Saw']);
    expect(ask(['worker:saw'], table(view))).toEqual({ id: 'builders-prompt-site', params: { worker: { id: 'builders-card-saw' } } });
    expect(ask(['site:sphinx'], table(view))).toBeNull();
  });

  it('are short on cards', () => {
    expect([shortName('lighthouse'), shortName('forum')]).toEqual(['Lighthouse', 'Forum']);
    expect([amounts([0, 0, 0, 0]), amounts([2, 0, 1, 0]), less(20), less(5)]).toEqual(['nothing', '2 stone, 1 architecture', '−2', '−0.5']);
  });
});

describe('where things are', () => {
  it('is behind one tab each on a phone', () => {
    const behind = (tab: Tab) => els(view).filter((el) => tabOf(view, 0, el) === tab);
    expect(behind('yard')).toEqual(expect.arrayContaining(['site:lighthouse', 'tool:saw', 'actions', 'take:1']));
    expect(behind('market')).toEqual(
      expect.arrayContaining(['site:house', 'worker:apprentice-3', 'worker:slave-1', 'tool:mallet', 'university:wood']),
    );
    expect(behind('rivals')).toEqual(expect.arrayContaining(['seat:1', 'loans:1', 'site:sphinx', 'worker:master-1', 'worker:master-2']));
  });

  it('the rivals follow in the order of play', () => {
    const four = position({ seats: Array(4).fill(view.seats[0]) });
    expect(rivalsOf(four, 2)).toEqual([3, 0, 1]);
  });
});

describe('what happens', () => {
  it('is drawn as it travels', () => {
    for (const what of ['site:hoist', 'worker:saw', 'worker:slave-1', 'tool:brush', 'university:wood', 'loan'])
      expect(flight(what)?.svg).toContain('niche-');
    expect(flight('coin')).toBeNull();
  });

  it('is celebrated when something is complete', () => {
    const done = { event: 'complete', seat: 0, site: 'saw' };
    expect(completed([{ event: 'send' }, done, { event: 'machine' }])).toBe(done);
    expect(completed([{ event: 'send' }])).toBeNull();
  });
});
