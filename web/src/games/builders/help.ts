/** What every element is, what it costs and what it does. */

import { points as decimal } from '../../table/points';
import { t } from '../../text/texts.svelte';
import type { Help } from '../board';
import { inWords } from '../topics';
import { FACTS, type BuildersView, type SiteName, type TopicName, type WorkerName } from './engine';
import type { Seen } from './labels';
import { amounts, counted, less, resourceName, siteName, toolName, workerName } from './names';
import { siteAt, toolAt, universityAt, workerAt, type Table } from './view';

/** A topic's text and clauses, as the game gives them. */
const about = (topic: TopicName, params?: Record<string, string | number>) => inWords(FACTS.help[topic], params);

export function help(el: string, table: Seen & Pick<Table, 'view'>): Help | null {
  const view = table.view;
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
        ...about('actions', { free: FACTS.turn.actions, price: FACTS.turn.price }),
        facts: [t('builders-fact-left', { actions: counted('actions', view.actions.left) })],
      };
    case 'bank':
      return { title: t('builders-bank'), ...about('bank') };
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
  const { rule } = FACTS.sites[site.site];
  const title = siteName(site.site);
  const machine = site.becomes ? t('builders-help-machine', { supply: amounts(FACTS.workers[site.becomes].supply) }) : '';
  if (at === 'row') {
    const { text, rules } = about('site-row');
    return { title, kind: t('builders-kind-row'), text: [text, machine].join(' '), rules: [...rules, rule].filter(once), facts };
  }
  const name = table.names[found.seat] ?? '';
  const own = found.seat === table.seat;
  if (at === 'built') {
    const rules = [rule, ...about('site-built').rules].filter(once);
    return { title, kind: t(own ? 'builders-kind-built-own' : 'builders-kind-built', { name }), text: machine, rules, facts };
  }
  const { next, missing, crew } = found.site;
  const { text, rules } = about('site-yard', { missing: amounts(missing), crew: crew.length });
  return {
    title,
    kind: t(own ? 'builders-kind-yard-own' : 'builders-kind-yard', { name }),
    text: [text, own ? price(next.actions, next.money) : '', machine].join(' '),
    rules,
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
  const there = about(`worker-${at}`);
  const { wage, release, end_cost } = FACTS.slave;
  const slaves = slave ? about('slave', { wage, release, left: less(end_cost) }) : { text: '', rules: [] };
  const text = [
    (at !== 'team' || seat === table.seat) && there.text,
    slaves.text,
    worker.kind === 'machine' && t('builders-help-machine-works'),
    worker.learns && t('builders-help-learns', { amounts: amounts(worker.learns) }),
  ].filter(Boolean);
  return {
    title: workerName(worker.worker, worker.freed),
    kind,
    text: text.join(' '),
    rules: [FACTS.workers[worker.worker].rule, ...there.rules, ...slaves.rules].filter(once),
    facts: [
      t('builders-fact-supplies', { supply: amounts(worker.supply) }),
      t('builders-fact-wage', { wage: counted('sesterces', worker.wage) }),
      ...(worker.schooled ? [t('builders-schooled', { resource: resourceName(worker.schooled) })] : []),
      ...(worker.tool ? [t('builders-carries', { tool: toolName(worker.tool.tool) })] : []),
    ],
  };
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
    ...about('tool', { resource: resourceName(tool.resource) }),
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
    ...about('university', { resource }),
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
    ...about(sites ? 'deck-sites' : 'deck-workers', { cards: cards.join(', ') }),
    ...(deck.count === 0 ? { text: about('deck-empty').text } : {}),
  };
}

function stackHelp(view: BuildersView, of: string): Help {
  const { slave, tool, university } = FACTS;
  const money = { slaves: slave.price, tools: tool.price, loans: 0, universities: university.price }[of]!;
  const done = view.invested ? [t('builders-fact-invested')] : [];
  const facts =
    of === 'loans'
      ? [t('builders-fact-loans', { count: view.loans.count })]
      : [t('builders-fact-price', { money: counted('sesterces', money) })];
  return { title: t(`builders-stack-${of}`), ...about(`stack-${of}` as TopicName), facts: [...facts, ...done] };
}

function seatHelp(view: BuildersView, table: Seen, seat: number): Help {
  const { money, points, score } = view.seats[seat]!;
  return {
    title: table.names[seat] ?? '',
    ...about('seat', { goal: FACTS.goal }),
    facts: [counted('points', points), counted('sesterces', money), t('builders-fact-score', { total: decimal(score.total, FACTS.scale) })],
  };
}

function loansHelp(view: BuildersView, table: Seen, seat: number): Help {
  const { count, end_cost } = view.seats[seat]!.loans;
  return {
    title: t('builders-label-loans', { name: table.names[seat] ?? '', count }),
    ...about('loans'),
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
    ...about('take'),
    facts: bought > 0 ? [t('builders-fact-bought', { money: counted('sesterces', bought) })] : [],
  };
}
