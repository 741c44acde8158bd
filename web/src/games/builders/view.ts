/** The Builders' view, and where things are in it. */

import type { Happening } from '../../api/types';
import type { Table as AnyTable } from '../../table/table.svelte';
import type { BuildersView, Seat, Site, Tool, University, Worker, Yard } from './engine';

/** A table that shows this view. */
export type Table = AnyTable<BuildersView>;

/** The seat whose yard is the board's. */
export function nearSeat(table: Pick<Table, 'seat'>): number {
  return table.seat ?? 0;
}

/** The other seats, in the order in which they play after this one. */
export function rivalsOf(view: BuildersView, near: number): number[] {
  return view.seats
    .map((_, i) => i)
    .map((i) => (near + i) % view.seats.length)
    .slice(1);
}

/** Sites in the order in which they were taken, as far as it is told. */
export function asTaken(sites: readonly Yard[], told: readonly Happening[]): Yard[] {
  const taken = told.flatMap(({ events }) => events.flatMap(({ event }) => (event.event === 'start' ? [event.site] : [])));
  return [...sites].sort((a, b) => taken.lastIndexOf(a.site) - taken.lastIndexOf(b.site));
}

/** A worker and where it is: in the row, in the stack, idle with a seat, or on a site of one. */
export interface FoundWorker {
  worker: Worker;
  at: 'row' | 'stack' | 'team' | 'site';
  seat?: number;
  site?: Yard;
}

export function workerAt(view: BuildersView, el: string): FoundWorker | null {
  const is = (worker: Worker | null): worker is Worker => worker?.el === el;
  const row = view.worker_row.find(is);
  if (row) return { worker: row, at: 'row' };
  const slave = view.slaves.cards.find(is);
  if (slave) return { worker: slave, at: 'stack' };
  for (const [seat, of] of view.seats.entries()) {
    const idle = of.team.find(is);
    if (idle) return { worker: idle, at: 'team', seat };
    for (const site of of.sites) {
      const busy = site.crew.find(is);
      if (busy) return { worker: busy, at: 'site', seat, site };
    }
  }
  return null;
}

/** A site and where it is: in the row, under way or built. */
export type FoundSite = { site: Site; at: 'row' } | { site: Yard; at: 'yard'; seat: number } | { site: Site; at: 'built'; seat: number };

export function siteAt(view: BuildersView, el: string): FoundSite | null {
  const row = view.site_row.find((site) => site?.el === el);
  if (row) return { site: row, at: 'row' };
  for (const [seat, of] of view.seats.entries()) {
    const open = of.sites.find((site) => site.el === el);
    if (open) return { site: open, at: 'yard', seat };
    const built = of.built.find((site) => site.el === el);
    if (built) return { site: built, at: 'built', seat };
  }
  return null;
}

/** A tool and where it is: in the stack, at hand, or with a worker on a site. */
export function toolAt(view: BuildersView, el: string): { tool: Tool; seat?: number; worker?: Worker } | null {
  const stack = view.tools.cards.find((tool) => tool.el === el);
  if (stack) return { tool: stack };
  for (const [seat, of] of view.seats.entries()) {
    const idle = of.tools.find((tool) => tool.el === el);
    if (idle) return { tool: idle, seat };
    const worker = of.sites.flatMap((site) => site.crew).find((one) => one.tool?.el === el);
    if (worker) return { tool: worker.tool!, seat, worker };
  }
  return null;
}

export function universityAt(view: BuildersView, el: string): University | null {
  return view.universities.cards.find((one) => one.el === el) ?? null;
}

/** The site of the seat to which a worker is being sent, with the tools asked for. */
export function targetOf(view: BuildersView, of: Seat): Yard | null {
  return of.sites.find((site) => site.site === view.target) ?? null;
}
