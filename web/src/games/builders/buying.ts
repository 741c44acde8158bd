/** Buying actions and doing with them what would take them, as one decision. */

import type { Legal } from '../../api/types';
import type { Table } from '../../table/table.svelte';
import type { Remedy } from '../board';
import { siteAt, viewOf } from './view';

const MOST = 6; // actions bought at once: more than any move takes

/** The ways to do with bought actions what is refused for want of them. */
export async function remedies(el: string, table: Table): Promise<Remedy[]> {
  const view = viewOf(table);
  if (view?.step === 'act') {
    const plans = await bought(table, (legal) => legal.on.includes(el));
    return plans.map(({ actions, buy, money, doing }) => remedy(buy, money, doing.message, () => table.act(actions[0]!, actions.slice(1))));
  }
  if (view?.step !== 'site' || !view.sending) return [];
  // the worker is under way: he comes back for a moment, as actions are bought before a move
  const found = siteAt(view, el);
  const worker = `worker:${view.sending}`;
  const wage = view.seats[view.active]!.team.find((one) => one.el === worker)?.wage ?? 0;
  if (found?.at !== 'yard' || found.seat !== view.active) return [];
  const { buy, money } = found.site.next;
  const helps = found.site.help.some((one) => one.worker === view.sending);
  if (!helps || buy === 0 || money + wage > view.seats[view.active]!.money) return [];
  return [
    remedy(buy, money, { id: `builders-card-${found.site.site}` }, async () => {
      await table.putDown();
      const [plan] = await bought(table, (legal) => legal.verb === 'send' && legal.on.includes(worker), buy);
      if (!plan) return;
      const to = (await table.after(plan.actions))?.legal.find(({ on }) => on.includes(el));
      await table.act(plan.actions[0]!, [...plan.actions.slice(1), ...(to ? [to.action] : [])]);
    }),
  ];
}

interface Plan {
  actions: number[];
  buy: number;
  money: number;
  doing: Legal;
}

/** What is wanted, with as few bought actions as it takes, at least some; buying itself is not. */
async function bought(table: Table, wanted: (legal: Legal) => boolean, least = 1): Promise<Plan[]> {
  const buying = table.position.legal.find(({ verb }) => verb === 'buy');
  if (!buying) return [];
  for (let buy = least; buy <= MOST; buy++) {
    const actions = Array<number>(buy).fill(buying.action);
    const then = await table.after(actions);
    if (!then || then.played < buy) return [];
    const money = then.events.reduce((all, { event }) => all + Number(event.event === 'buy' ? event.money : 0), 0);
    const found = then.legal.filter((legal) => legal.verb !== 'buy' && wanted(legal));
    if (found.length > 0) return found.map((doing) => ({ actions: [...actions, doing.action], buy, money, doing }));
  }
  return [];
}

function remedy(buy: number, money: number, doing: Remedy['say'], act: () => Promise<void>): Remedy {
  return { say: { id: 'builders-buy-and', params: { buy, money, doing } }, do: act };
}
