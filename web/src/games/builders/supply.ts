/** Need meets supply: what a worker would do for a site, and who would do most. All of it is the engine's. */

import type { BuildersView, Help, Seat, Worker, WorkerName, Yard } from './engine';

/** What sending a worker to a site would do and cost. */
export interface Offer {
  /** Nothing, if it brings nothing that is missing. */
  help: Help | null;
  /** Whether the worker is of the team already: who is on offer cannot be sent yet. */
  idle: boolean;
  actions: number;
  /** Actions that would have to be bought, and what they and the wage cost together. */
  buy: number;
  money: number;
  /** How much of that the seat does not have. */
  short: number;
}

export function offer(yard: Yard, worker: Worker, purse: number): Offer {
  const { actions, buy, money } = yard.next;
  const of = (list: readonly Help[]) => list.find((one) => one.worker === worker.worker) ?? null;
  const own = of(yard.help);
  const help = own ?? of(yard.offers);
  const whole = money + worker.wage;
  return { help, idle: own !== null, actions, buy, money: whole, short: Math.max(0, whole - purse) };
}

/** The worker that the sites speak of: the one being sent, in hand, or else the one pointed at, on offer as well. */
export function subject(view: BuildersView, seat: number, chosen: readonly string[], pointed: string | null): Worker | null {
  const { team } = view.seats[seat]!;
  if (view.sending && view.active === seat) return team.find((one) => one.worker === view.sending) ?? null;
  const els = [...chosen, pointed];
  const known = [...team, ...view.worker_row, ...view.slaves.cards];
  return known.find((worker) => worker && els.includes(worker.el)) ?? null;
}

/** The idle workers that bring most of what a site is missing. */
export function best(yard: Yard): Set<WorkerName> {
  const most = Math.max(0, ...yard.help.map(({ adds }) => sum(adds)));
  return new Set(most === 0 ? [] : yard.help.filter(({ adds }) => sum(adds) === most).map(({ worker }) => worker));
}

/** The site of the seat that the team speaks of: the one pointed at. */
export function pointedSite(of: Seat, pointed: string | null): Yard | null {
  return of.sites.find((site) => site.el === pointed) ?? null;
}

/** What there is of each resource already. */
export function there({ needs, missing }: Pick<Yard, 'needs' | 'missing'>): number[] {
  return needs.map((need, i) => need - missing[i]!);
}

export function sum(of: readonly number[]): number {
  return of.reduce((all, one) => all + one, 0);
}
