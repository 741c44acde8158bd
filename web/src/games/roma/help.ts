/** What every element is, what it costs and what it does. */

import { t } from '../../text/texts.svelte';
import type { Help } from '../board';
import { isCard, nameOf, printed } from './cards';
import type { CardName, Defence, Neighbours, RomaView } from './engine';
import { dieLabel, sortOf, type Seen } from './labels';
import type { Table } from '../../table/table.svelte';
import { placeAt, viewOf } from './view';

export function help(el: string, table: Seen & Pick<Table, 'view'>): Help | null {
  const view = viewOf(table);
  if (!view) return null;
  const [zone, of = ''] = el.split(':') as [string, string?];
  const name = table.names[Number(of)] ?? '';
  if (zone === 'place') return placeHelp(view, table, el);
  if (zone === 'disc') return discHelp(of);
  if (zone === 'die') {
    const die = view.dice.find((other) => other.el === el);
    if (!die) return null;
    const kind = t(die.used ? 'roma-kind-die-used' : 'roma-kind-die-unused');
    return { title: dieLabel({ ...die, used: false }), kind, text: t('roma-help-die'), rules: ['R7', 'R6'] };
  }
  if (zone === 'seat') {
    const { points, money } = view.seats[Number(of)]!;
    const facts = [t('roma-fact-points', { points }), t('roma-fact-money', { money })];
    return { title: name, text: t('roma-help-seat'), rules: ['R17', 'R19'], facts };
  }
  if (zone === 'pile') return pileHelp(view, of);
  if (zone === 'stockpile') {
    const facts = [t('roma-fact-points', { points: view.stockpile.points })];
    return { title: t('roma-stock'), text: t('roma-help-stockpile'), rules: ['R17', 'R18'], facts };
  }
  if (zone === 'battle')
    return {
      title: t('roma-label-battle', { roll: view.battle?.roll ?? '?', defence: view.battle?.defence ?? '' }),
      text: t('roma-help-battle'),
      rules: ['R13', 'R36'],
    };
  if (zone === 'hand' && isCard(of)) return { ...cardHelp(of), kind: t('roma-kind-hand', { sort: sortOf(of) }) };
  if (zone === 'hand') {
    const facts = [t('roma-fact-cards', { count: view.seats[Number(of)]!.hand.count })];
    return { title: name, kind: t('roma-in-hand'), text: t('roma-help-hand'), rules: ['R10'], facts };
  }
  if (zone === 'passed' && isCard(of)) return { ...cardHelp(of), text: t('roma-help-passed'), rules: ['R3'] };
  return isCard(of) ? cardHelp(of) : null;
}

/** What is printed on a card. */
function cardHelp(card: CardName): Help {
  const { price, defence, rule } = printed(card);
  return {
    title: nameOf(card),
    kind: sortOf(card),
    text: ruleOf(card),
    rules: [rule],
    facts: [t('roma-fact-price', { price }), t('roma-fact-defence', { defence })],
  };
}

/** The card's clause without its name, which is the title. */
function ruleOf(card: CardName): string {
  const text = t(`roma-rule-${printed(card).rule}`);
  const rest = text.replace(/^[^:]+:\s*/, '');
  return rest.charAt(0).toUpperCase() + rest.slice(1);
}

function placeHelp(view: RomaView, table: Seen, el: string): Help | null {
  const at = placeAt(view, el);
  if (!at) return null;
  const { seat, disc, place } = at;
  const blocked = view.discs[disc - 1]!.blocked.includes(seat) ? [t('roma-fact-blocked')] : [];
  const params = { disc, name: table.names[seat] ?? '' };
  const whose = seat === table.seat ? 'own' : 'other';
  if (!place.card) {
    if (!place.empty) return { title: t('roma-label-down-other', params), text: t('roma-help-down'), rules: ['R4'] };
    const facts = blocked;
    const rules = ['R5', 'R8', ...(blocked.length > 0 ? ['R29'] : [])];
    return { title: t(`roma-label-empty-${whose}`, params), text: t('roma-help-empty'), rules, facts };
  }
  const found = cardHelp(place.card);
  const neighbours = place.forum && !place.down ? forumFacts(place.forum) : [];
  const rules = [...found.rules!];
  if (neighbours.length > 0) rules.push('R38', 'R43');
  if (blocked.length > 0) rules.push('R29');
  return {
    ...found,
    kind: t(`roma-kind-place-${whose}`, { ...params, sort: sortOf(place.card) }),
    text: place.down ? t('roma-help-down') : found.text!,
    rules,
    facts: [...(place.defence ? defenceFacts(place.defence) : []), ...neighbours, ...blocked],
  };
}

/** The defence with its reasons. */
function defenceFacts({ value, turris, essedum }: Defence): string[] {
  const facts = [t('roma-fact-defence', { defence: value })];
  if (turris > 0) facts.push(t('roma-fact-turris', { value: turris }));
  if (essedum > 0) facts.push(t('roma-fact-siege', { value: essedum }));
  return facts;
}

function forumFacts({ basilica, templum }: Neighbours): string[] {
  return [...(basilica > 0 ? [t('roma-fact-basilica', { points: basilica })] : []), ...(templum ? [t('roma-fact-templum')] : [])];
}

function discHelp(of: string): Help {
  if (of === 'money') return { title: t('roma-label-money'), text: t('roma-rule-R9'), rules: ['R9'] };
  if (of === 'cards') return { title: t('roma-label-cards'), text: t('roma-rule-R10'), rules: ['R10'] };
  return { title: t('roma-label-disc', { disc: of }), text: t('roma-help-disc', { disc: of }), rules: ['R12', 'R2'] };
}

function pileHelp(view: RomaView, of: string): Help {
  if (of === 'draw') {
    const { count } = view.draw_pile;
    return { title: t('roma-label-draw-pile', { count }), text: t('roma-help-draw-pile'), rules: ['R11'] };
  }
  const { count, cards } = view.discard_pile;
  const facts = (cards ?? []).map((some) =>
    some.count > 1 ? t('roma-fact-card-count', { count: some.count, card: nameOf(some.card) }) : nameOf(some.card),
  );
  return { title: t('roma-label-discard-pile', { count }), text: t('roma-help-discard-pile'), rules: ['R10', 'R11'], facts };
}
