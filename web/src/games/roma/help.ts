/** What every element is, what it costs and what it does. */

import { t } from '../../text/texts.svelte';
import type { Help } from '../board';
import { inWords } from '../topics';
import { isCard, nameOf, printed } from './cards';
import { FACTS, type CardName, type Defence, type Neighbours, type RomaView, type TopicName } from './engine';
import { dieLabel, sortOf, type Seen } from './labels';
import { placeAt, type Table } from './view';

/** A topic's text and clauses, as the game gives them. */
const about = (topic: TopicName, params?: Record<string, string | number>) => inWords(FACTS.help[topic], params);

export function help(el: string, table: Seen & Pick<Table, 'view'>): Help | null {
  const view = table.view;
  if (!view) return null;
  const [zone, of = ''] = el.split(':') as [string, string?];
  const name = table.names[Number(of)] ?? '';
  if (zone === 'place') return placeHelp(view, table, el);
  if (zone === 'disc') return discHelp(of);
  if (zone === 'die') {
    const die = view.dice.find((other) => other.el === el);
    if (!die) return null;
    const kind = t(die.used ? 'roma-kind-die-used' : 'roma-kind-die-unused');
    return { title: dieLabel({ ...die, used: false }), kind, ...about('die') };
  }
  if (zone === 'seat') {
    const { points, money } = view.seats[Number(of)]!;
    const facts = [t('roma-fact-points', { points }), t('roma-fact-money', { money })];
    return { title: name, ...about('seat'), facts };
  }
  if (zone === 'pile') return pileHelp(view, of);
  if (zone === 'stockpile') {
    const facts = [t('roma-fact-points', { points: view.stockpile.points })];
    return { title: t('roma-stock'), ...about('stockpile'), facts };
  }
  if (zone === 'battle')
    return {
      title: t('roma-label-battle', { roll: view.battle?.roll ?? '?', defence: view.battle?.defence ?? '' }),
      ...about('battle'),
    };
  if (zone === 'hand' && isCard(of)) return { ...cardHelp(of), kind: t('roma-kind-hand', { sort: sortOf(of) }) };
  if (zone === 'hand') {
    const facts = [t('roma-fact-cards', { count: view.seats[Number(of)]!.hand.count })];
    return { title: name, kind: t('roma-in-hand'), ...about('hand'), facts };
  }
  if (zone === 'passed' && isCard(of)) return { ...cardHelp(of), ...about('passed') };
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
  const blocked = view.discs[disc - 1]!.blocked.includes(seat) ? [about('blocked').text] : [];
  const barred = blocked.length > 0 ? about('blocked').rules : [];
  const params = { disc, name: table.names[seat] ?? '' };
  const whose = seat === table.seat ? 'own' : 'other';
  if (!place.card) {
    if (!place.empty) return { title: t('roma-label-down-other', params), ...about('down') };
    const { text, rules } = about('empty');
    return { title: t(`roma-label-empty-${whose}`, params), text, rules: [...rules, ...barred], facts: blocked };
  }
  const found = cardHelp(place.card);
  const neighbours = place.forum && !place.down ? forumFacts(place.forum) : [];
  return {
    ...found,
    kind: t(`roma-kind-place-${whose}`, { ...params, sort: sortOf(place.card) }),
    text: place.down ? about('down').text : found.text!,
    rules: [...found.rules!, ...(neighbours.length > 0 ? about('forum').rules : []), ...barred],
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
  if (of === 'money') return { title: t('roma-label-money'), ...about('money-disc') };
  if (of === 'cards') return { title: t('roma-label-cards'), ...about('cards-disc') };
  return { title: t('roma-label-disc', { disc: of }), ...about('disc', { disc: of }) };
}

function pileHelp(view: RomaView, of: string): Help {
  if (of === 'draw') {
    const { count } = view.draw_pile;
    return { title: t('roma-label-draw-pile', { count }), ...about('draw-pile') };
  }
  const { count, cards } = view.discard_pile;
  const facts = (cards ?? []).map((some) =>
    some.count > 1 ? t('roma-fact-card-count', { count: some.count, card: nameOf(some.card) }) : nameOf(some.card),
  );
  return { title: t('roma-label-discard-pile', { count }), ...about('discard-pile'), facts };
}
