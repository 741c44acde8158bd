/** Need meets supply: what a worker would do for a site. All of it is the engine's. */

import type { BuildersView, Help, Seat, Worker, Yard } from './engine';

/** What sending a worker to a site would do. */
export interface Offer {
  /** Nothing, if it brings nothing that is missing. */
  help: Help | null;
  /** Whether the worker is of the team already: who is on offer cannot be sent yet. */
  idle: boolean;
}

export function offer(yard: Yard, worker: Worker): Offer {
  const of = (list: readonly Help[]) => list.find((one) => one.worker === worker.worker) ?? null;
  const own = of(yard.help);
  return { help: own ?? of(yard.offers), idle: own !== null };
}

/** The worker that the sites speak of: the one being sent, in hand, or else the one pointed at, on offer as well. */
export function subject(view: BuildersView, seat: number, chosen: readonly string[], pointed: string | null): Worker | null {
  const { team } = view.seats[seat]!;
  if (view.sending && view.active === seat) return team.find((one) => one.worker === view.sending) ?? null;
  const els = [...chosen, pointed];
  const known = [...team, ...view.worker_row, ...view.slaves.cards];
  return known.find((worker) => worker && els.includes(worker.el)) ?? null;
}

/** The site of the seat that the team speaks of: the one pointed at. */
export function pointedSite(of: Seat, pointed: string | null): Yard | null {
  return of.sites.find((site) => site.el === pointed) ?? null;
}
