/** A position in the middle of a game, for the tests. */

import { vi } from 'vitest';
import type { Legal } from '../../api/types';
import { texts } from '../../text/texts.svelte';
import {
  FACTS,
  type BuildersView,
  type Help,
  type Seat,
  type Site,
  type SiteName,
  type ToolName,
  type Worker,
  type WorkerName,
  type Yard,
} from './engine';

/** Speaks English, with the texts of The Builders. */
export async function speak(): Promise<void> {
  vi.stubGlobal('document', { documentElement: {} });
  await texts.learn('builders');
}

export const worker = (name: WorkerName, some: Partial<Worker> = {}): Worker => ({
  el: `worker:${name}`,
  worker: name,
  ...FACTS.workers[name],
  schooled: null,
  freed: false,
  tool: null,
  learns: null,
  end_cost: 0,
  ...some,
});

export const site = (name: SiteName): Site => {
  const { kind, needs, reward, points, becomes } = FACTS.sites[name];
  return { el: `site:${name}`, site: name, kind, needs, reward, points, becomes };
};

const sum = (of: readonly number[]) => of.reduce((all, one) => all + one, 0);

export const helper = (name: WorkerName, adds: number[], missing: number[], some: Partial<Help> = {}): Help => ({
  worker: name,
  adds,
  brings: sum(adds),
  missing,
  lacks: sum(missing),
  completes: sum(missing) === 0,
  tools: [],
  money: FACTS.workers[name].wage,
  short: 0,
  ...some,
});

/** Tools that leave so much missing. */
export const tools = (lacks: number, ...names: ToolName[]): Help['tools'] =>
  names.map((name) => ({ tool: name, lacks, completes: lacks === 0 }));

export const yard = (name: SiteName, missing: number[], some: Partial<Yard> = {}): Yard => ({
  ...site(name),
  missing,
  there: FACTS.sites[name].needs.map((need, r) => need - missing[r]!),
  sent: 0,
  next: { actions: 1, buy: 0, money: 0 },
  crew: [],
  help: [],
  best: [],
  offers: [],
  ...some,
});

const tool = (name: ToolName) => ({ el: `tool:${name}`, tool: name, resource: FACTS.tools[name].resource });

const seat = (i: number, some: Partial<Seat>): Seat => ({
  el: `seat:${i}`,
  money: 11,
  points: 0,
  loans: { el: `loans:${i}`, count: 0, end_cost: 0 },
  sites: [],
  built: [],
  team: [],
  tools: [],
  score: { total: 11, sources: {} },
  to_come: false,
  ...some,
});

/** Seat 0 builds the Lighthouse and the Town House; seat 1 the Sphinx. */
export function position(some: Partial<BuildersView> = {}): BuildersView {
  return {
    player: 0,
    turn: 21,
    in_move: false,
    phase: 'turn',
    step: 'act',
    first: 0,
    active: 0,
    round: 11,
    last_round: false,
    quiet_rounds: 0,
    ends_if_quiet: false,
    actions: { el: 'actions', used: 1, left: 2, price: 5, move: { actions: 1, buy: 0, money: 0 } },
    take: [1, 2, 3].map((actions) => ({
      el: `take:${actions}`,
      money: FACTS.turn.take[actions - 1]!.money,
      price: { actions, buy: Math.max(0, actions - 2), money: 5 * Math.max(0, actions - 2) },
    })),
    invested: false,
    bank: { el: 'bank' },
    site_deck: { el: 'deck:sites', count: 2, cards: ['forum', 'pyramid'] },
    worker_deck: { el: 'deck:workers', count: 0, cards: [] },
    site_row: [site('house'), site('shipyard'), site('hoist'), null, site('tower')],
    worker_row: [worker('apprentice-3'), worker('companion-2'), null, null, null],
    slaves: { el: 'stack:slaves', cards: [worker('slave-1', { end_cost: 10 })] },
    tools: { el: 'stack:tools', cards: [tool('mallet')] },
    loans: { el: 'stack:loans', count: 3 },
    universities: { el: 'stack:universities', cards: [{ el: 'university:wood', resource: 'wood' }] },
    seats: [
      seat(0, {
        points: 9,
        sites: [
          yard('lighthouse', [0, 1, 0, 1], {
            crew: [worker('companion-4', { tool: tool('saw') })],
            help: [
              helper('labourer-1', [0, 1, 0, 1], [0, 0, 0, 0]),
              helper('companion-6', [0, 0, 0, 1], [0, 1, 0, 0], { tools: tools(0, 'brush') }),
            ],
            best: ['labourer-1'],
            offers: [helper('apprentice-3', [0, 0, 0, 0], [0, 1, 0, 1])],
          }),
          yard('town-house', [0, 0, 2, 0], {
            next: { actions: 3, buy: 1, money: 5 },
            help: [helper('slave-3', [0, 0, 2, 0], [0, 0, 0, 0], { money: 5 })],
          }),
        ],
        built: [site('temple'), site('saw')],
        team: [
          worker('labourer-1'),
          worker('companion-6', { schooled: 'decoration', learns: [0, 3, 0, 0] }),
          worker('slave-3', { end_cost: 10 }),
          worker('saw'),
        ],
        tools: [tool('brush')],
      }),
      seat(1, {
        points: 12,
        loans: { el: 'loans:1', count: 1, end_cost: 20 },
        sites: [yard('sphinx', [1, 2, 0, 2], { crew: [worker('master-1')] })],
        team: [worker('master-2')],
      }),
    ],
    sending: null,
    target: null,
    learning: null,
    purchases: [],
    outcome: null,
    ...some,
  };
}

export const legal = (verb: string, on: string[], action = 0): Legal =>
  ({ action, verb, on, message: { id: verb }, text: null }) as unknown as Legal;

export const table = (view: BuildersView) => ({ view, seat: 0, names: ['Marcus', 'Livia'] });
