import { beforeAll, describe, expect, it } from 'vitest';
import { choicesOf } from './choices';
import { helper, legal, position, speak, tools, worker } from './fixture';
import { offer, pointedSite, subject } from './supply';
import { siteTag, tagOf, toolTag } from './tags';

beforeAll(speak);

const view = position();
const [lighthouse, townHouse] = view.seats[0]!.sites as [(typeof view.seats)[0]['sites'][0], (typeof view.seats)[0]['sites'][0]];

describe('need meets supply', () => {
  it('tells of the worker being sent, in hand, pointed at, and on offer', () => {
    expect(subject(view, 0, [], null)).toBeNull();
    expect(subject(view, 0, [], 'worker:labourer-1')?.worker).toBe('labourer-1');
    expect(subject(view, 0, [], 'worker:apprentice-3')?.worker).toBe('apprentice-3');
    expect(subject(view, 0, [], 'worker:master-2')).toBeNull(); // a rival's
    expect(subject(view, 0, ['worker:slave-3'], 'site:lighthouse')?.worker).toBe('slave-3');
    expect(subject(position({ sending: 'saw' }), 0, [], 'worker:labourer-1')?.worker).toBe('saw');
  });

  it('knows the site pointed at', () => {
    expect(pointedSite(view.seats[0]!, 'site:lighthouse')).toBe(lighthouse);
    expect(pointedSite(view.seats[0]!, 'site:sphinx')).toBeNull();
  });

  it('tells those who can be sent from those on offer', () => {
    expect(offer(townHouse, worker('slave-3'))).toMatchObject({ help: { money: 5 }, idle: true });
    expect(offer(lighthouse, worker('apprentice-3'))).toMatchObject({ help: { worker: 'apprentice-3' }, idle: false });
    expect(offer(townHouse, worker('labourer-1'))).toEqual({ help: null, idle: false });
  });
});

describe('tags', () => {
  const tag = (site: typeof lighthouse, who: Parameters<typeof worker>[0]) => siteTag(offer(site, worker(who)), site);

  it('say whether a site is completed, what it costs, and what is still missing', () => {
    expect(tag(lighthouse, 'labourer-1')).toEqual({
      effect: 'completes it: +14, 5 points',
      price: '1 action, −3',
      good: true,
      short: undefined,
    });
    expect(tag(lighthouse, 'companion-6')).toMatchObject({ effect: 'completes it with a tool', price: '1 action, −4' });
    expect(tag(townHouse, 'slave-3')).toMatchObject({ price: '3 actions, 1 bought: −5', short: undefined });
    const poor = { help: helper('slave-3', [0, 0, 2, 0], [0, 0, 0, 0], { money: 5, short: 1 }), idle: true };
    expect(siteTag(poor, townHouse)).toMatchObject({ short: '1 short' });
    expect(tag(townHouse, 'labourer-1')).toEqual({ effect: 'adds nothing missing', good: false });
  });

  it('of tools stand where they are asked about', () => {
    const help = helper('labourer-1', [0, 1, 0, 0], [1, 0, 0, 1], { tools: tools(1, 'brush', 'mallet') });
    expect([toolTag(help, null), toolTag(help, 'brush')]).toEqual(['2 still missing', '1 still missing']);
    expect(toolTag(helper('labourer-1', [0, 1, 0, 0], [0, 0, 0, 1], { tools: tools(0, 'brush') }), 'brush')).toBe('completes it');
    const told = { only: () => legal('with', ['tool:brush']), tag: () => '+1' };
    expect(tagOf('tool:brush', told)).toBeNull();
    expect(tagOf('worker:saw', { ...told, only: () => legal('school', []) })).toBe('+1');
  });
});

describe('what is asked in words', () => {
  const told = (...found: ReturnType<typeof legal>[]) => ({ legal: found, say: ({ id }: { id: string }) => id, tag: () => 'score +0.5' });

  it('offers each tool beside what comes of it', () => {
    const asked = position({ step: 'tool', sending: 'companion-6', target: 'lighthouse' });
    const found = choicesOf(asked, asked.seats[0]!, told(legal('alone', ['worker:companion-6'], 1), legal('with', ['tool:brush'], 2)));
    expect(found.map(({ say, effect }) => [say, effect])).toEqual([
      ['Without a tool', '1 still missing'],
      ['Brush', 'completes it'],
    ]);
  });

  it('settles with the effect on the score', () => {
    const asked = position({ step: 'settle' });
    const found = choicesOf(asked, asked.seats[0]!, told(legal('done', []), legal('release', ['worker:slave-3'], 4)));
    expect(found.map(({ say, effect }) => [say, effect])).toEqual([['release', 'score +0.5']]);
  });

  it('is nothing in an ordinary turn', () => {
    expect(choicesOf(view, view.seats[0]!, told(legal('take', ['take:1'])))).toEqual([]);
  });
});
