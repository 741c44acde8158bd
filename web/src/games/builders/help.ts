/** What every element is, what it costs and what it does. */

import { points as decimal } from '../../table/points';
import type { Table } from '../../table/table.svelte';
import { t } from '../../text/texts.svelte';
import type { Help } from '../board';
import { FACTS, type BuildersView, type Resource, type SiteName, type Worker, type WorkerName } from './engine';
import type { Seen } from './labels';
import { amounts, counted, less, resourceName, siteName, toolName, workerName } from './names';
import { sum } from './supply';
import { siteAt, toolAt, universityAt, workerAt } from './view';

export function help(el: string, table: Seen & Pick<Table, 'view'>): Help | null {
  const view = table.view as BuildersView | null;
  if (!view) return null;
  const [zone, of = ''] = el.split(':') as [string, string?];
  switch (zone) {
    case 'site':
      return siteHelp(view, table, el);
    case 'worker':
      return workerHelp(view, table, el);
    case 'tool':
      return toolHelp(view, table, el);
    case 'university':
      return universityHelp(view, el);
    case 'deck':
      return deckHelp(view, of);
    case 'stack':
      return stackHelp(view, of);
    case 'seat':
      return seatHelp(view, table, Number(of));
    case 'loans':
      return loansHelp(view, table, Number(of));
    case 'take':
      return takeHelp(view, el);
    case 'actions':
      return {
        title: t('builders-actions'),
        text: t('builders-help-actions', { free: FACTS.turn.actions, price: FACTS.turn.price }),
        rules: ['B5', 'B12'],
        facts: [t('builders-fact-left', { actions: counted('actions', view.actions.left) })],
      };
    case 'bank':
      return { title: t('builders-bank'), text: t('builders-help-bank'), rules: ['B4', 'B10'] };
    default:
      return null;
  }
}

function siteHelp(view: BuildersView, table: Seen, el: string): Help | null {
  const found = siteAt(view, el);
  if (!found) return null;
  const { site, at } = found;
  const facts = [
    t('builders-fact-needs', { needs: amounts(site.needs) }),
    counted('sesterces', site.reward),
    counted('points', site.points),
  ];
  const base = { title: siteName(site.site), rules: [...new Set([FACTS.sites[site.site].rule, 'B13', 'B14'])] };
  const machine = site.becomes ? t('builders-help-machine', { supply: amounts(FACTS.workers[site.becomes].supply) }) : '';
  if (at === 'row')
    return {
      ...base,
      kind: t('builders-kind-row'),
      text: [t('builders-help-site'), machine].join(' '),
      rules: ['B6', ...base.rules],
      facts,
    };
  const name = table.names[found.seat] ?? '';
  const own = found.seat === table.seat;
  if (at === 'built') return { ...base, kind: t(own ? 'builders-kind-built-own' : 'builders-kind-built', { name }), text: machine, facts };
  const { next, missing, crew } = found.site;
  return {
    ...base,
    kind: t(own ? 'builders-kind-yard-own' : 'builders-kind-yard', { name }),
    text: [
      t('builders-help-yard', { missing: amounts(missing), crew: crew.length }),
      own ? price(next.actions, next.money) : '',
      machine,
    ].join(' '),
    rules: ['B8', 'B13', 'B14'],
    facts,
  };
}

function price(actions: number, money: number): string {
  return money > 0
    ? t('builders-help-next-bought', { actions: counted('actions', actions), money: counted('sesterces', money) })
    : t('builders-help-next', { actions: counted('actions', actions) });
}

function workerHelp(view: BuildersView, table: Seen, el: string): Help | null {
  const found = workerAt(view, el);
  if (!found) return null;
  const { worker, at, seat, site } = found;
  const slave = worker.kind === 'slave' && !worker.freed;
  const name = seat === undefined ? '' : (table.names[seat] ?? '');
  const kind = {
    row: () => t('builders-kind-hire'),
    stack: () => t('builders-kind-stack'),
    team: () => t(seat === table.seat ? 'builders-kind-team-own' : 'builders-kind-team', { name }),
    site: () => t('builders-kind-site', { site: siteName(site!.site) }),
  }[at]();
  const text = [
    at === 'row' && t('builders-help-hire'),
    at === 'team' && seat === table.seat && t('builders-help-team'),
    at === 'site' && t('builders-help-busy'),
    slave && t('builders-help-slave', { wage: FACTS.slave.wage, release: FACTS.slave.release, left: less(FACTS.slave.end_cost) }),
    worker.kind === 'machine' && t('builders-help-machine-works'),
    ...lessons(view, worker),
  ].filter((one) => typeof one === 'string');
  return {
    title: workerName(worker.worker, worker.freed),
    kind,
    text: text.join(' '),
    rules: [
      FACTS.workers[worker.worker].rule,
      ...(at === 'row' ? ['B7'] : at === 'site' ? ['B9'] : ['B8']),
      ...(slave ? ['B18', 'B23'] : []),
    ].filter(once),
    facts: [
      t('builders-fact-supplies', { supply: amounts(worker.supply) }),
      t('builders-fact-wage', { wage: counted('sesterces', worker.wage) }),
      ...(worker.schooled ? [t('builders-schooled', { resource: resourceName(worker.schooled) })] : []),
      ...(worker.tool ? [t('builders-carries', { tool: toolName(worker.tool.tool) })] : []),
    ],
  };
}

/** What the universities that are left could teach an idle worker of a team. */
function lessons(view: BuildersView, worker: Worker): string[] {
  if (!view.seats.some(({ team }) => team.some((one) => one.el === worker.el))) return [];
  const open = new Set<Resource>(view.universities.cards.map(({ resource }) => resource));
  const learns = worker.learns.map((amount, r) => (amount !== null && open.has(FACTS.resources[r]!) ? amount : 0));
  return sum(learns) > 0 ? [t('builders-help-learns', { amounts: amounts(learns) })] : [];
}

function once<T>(one: T, i: number, all: readonly T[]): boolean {
  return all.indexOf(one) === i;
}

function toolHelp(view: BuildersView, table: Seen, el: string): Help | null {
  const found = toolAt(view, el);
  if (!found) return null;
  const { tool, seat, worker } = found;
  const name = seat === undefined ? '' : (table.names[seat] ?? '');
  return {
    title: toolName(tool.tool),
    kind: worker
      ? t('builders-kind-with', { worker: workerName(worker.worker, worker.freed) })
      : seat === undefined
        ? t('builders-kind-stack')
        : t(seat === table.seat ? 'builders-kind-tool-own' : 'builders-kind-tool', { name }),
    text: t('builders-help-tool', { resource: resourceName(tool.resource) }),
    rules: [FACTS.tool.rule],
    facts: seat === undefined ? [t('builders-fact-price', { money: counted('sesterces', FACTS.tool.price) })] : [],
  };
}

function universityHelp(view: BuildersView, el: string): Help | null {
  const found = universityAt(view, el);
  if (!found) return null;
  const resource = resourceName(found.resource);
  return {
    title: t('builders-university-of', { resource }),
    kind: t('builders-kind-stack'),
    text: t('builders-help-university', { resource }),
    rules: [FACTS.university.rule],
    facts: [t('builders-fact-price', { money: counted('sesterces', FACTS.university.price) })],
  };
}

function deckHelp(view: BuildersView, of: string): Help {
  const sites = of === 'sites';
  const deck = sites ? view.site_deck : view.worker_deck;
  const cards = sites
    ? view.site_deck.cards.map((site: SiteName) => siteName(site))
    : view.worker_deck.cards.map((worker: WorkerName) => workerName(worker));
  return {
    title: t(`builders-deck-${of}`, { count: deck.count }),
    text: deck.count > 0 ? t('builders-help-deck', { cards: cards.join(', ') }) : t('builders-help-deck-empty'),
    rules: sites ? ['B1', 'B11'] : ['B2', 'B11'],
  };
}

function stackHelp(view: BuildersView, of: string): Help {
  const { slave, tool, loan, university } = FACTS;
  const rule = { slaves: slave.rule, tools: tool.rule, loans: loan.rule, universities: university.rule }[of]!;
  const money = { slaves: slave.price, tools: tool.price, loans: 0, universities: university.price }[of]!;
  const done = view.invested ? [t('builders-fact-invested')] : [];
  const facts =
    of === 'loans'
      ? [t('builders-fact-loans', { count: view.loans.count })]
      : [t('builders-fact-price', { money: counted('sesterces', money) })];
  return { title: t(`builders-stack-${of}`), text: t(`builders-rule-${rule}`), rules: ['B16', rule], facts: [...facts, ...done] };
}

function seatHelp(view: BuildersView, table: Seen, seat: number): Help {
  const { money, points, score } = view.seats[seat]!;
  return {
    title: table.names[seat] ?? '',
    text: t('builders-help-seat', { goal: FACTS.goal }),
    rules: ['B22', 'B24'],
    facts: [counted('points', points), counted('sesterces', money), t('builders-fact-score', { total: decimal(score.total, FACTS.scale) })],
  };
}

function loansHelp(view: BuildersView, table: Seen, seat: number): Help {
  const { count, end_cost } = view.seats[seat]!.loans;
  return {
    title: t('builders-label-loans', { name: table.names[seat] ?? '', count }),
    text: t(`builders-rule-${FACTS.loan.rule}`),
    rules: [FACTS.loan.rule, 'B23'],
    facts: count > 0 ? [t('builders-fact-costs', { total: less(end_cost) })] : [],
  };
}

function takeHelp(view: BuildersView, el: string): Help | null {
  const found = view.take.find((one) => one.el === el);
  if (!found) return null;
  const {
    money,
    price: { actions, money: bought },
  } = found;
  return {
    title: t('builders-label-take', { money: counted('sesterces', money), actions: counted('actions', actions) }),
    text: t('builders-rule-B10'),
    rules: ['B10'],
    facts: bought > 0 ? [t('builders-fact-bought', { money: counted('sesterces', bought) })] : [],
  };
}
