/** What each element is, what it does, and the clauses that say so. */

import { t } from '../../text/texts.svelte';
import type { Help } from '../board';
import { FACTS, type Building, type CharacterName, type Hex, type Kind, type People, type Resource, type RomoloView } from './engine';
import { figureHelp } from './figures';
import {
  about,
  cubes,
  groundOf,
  inEdition,
  topicIn,
  resourceName,
  sideOf,
  storeLabel,
  troopLabel,
  unitState,
  whoOf,
  type Seen,
} from './labels';
import { editionOf, hexOf, isDie, silver, storesIn, unitOf, type Table } from './view';

type Looked = Seen & Pick<Table, 'view' | 'position'> & Partial<Pick<Table, 'only' | 'tag'>>;

/** What an element is, with the clauses that hold in the edition that is played. */
export function help(el: string, table: Looked): Help | null {
  const view = table.view;
  if (!view) return null;
  const edition = editionOf(table);
  const [zone, of = '', third = ''] = el.split(':') as [string, string?, string?];
  if (zone === 'hex') return hexHelp(view, table, of);
  if (zone === 'unit') {
    const unit = unitOf(view, el);
    return unit ? { ...unitHelp(unit.kind, table), kind: unitState(unit, table) } : null;
  }
  if (zone === 'ai') {
    const hex = hexOf(view, of);
    const troop = hex?.troops.find((one) => one.el === el);
    return troop
      ? {
          title: troopLabel(troop, of.toUpperCase()),
          ...about('troop', table),
          facts: [t('romolo-fact-value', { value: edition.ai_unit })],
        }
      : null;
  }
  if (zone === 'piece') return { ...buildingHelp(third as Building, table), kind: of.toUpperCase() };
  if (zone === 'side')
    return { ...buildingHelp('wall', table), kind: t('romolo-label-side', { hex: of.toUpperCase(), side: t(`romolo-side-${third}`) }) };
  if (zone === 'tower')
    return {
      title: t('romolo-name-tower'),
      kind: whoOf(Number(of), table),
      ...about('tower', table),
      facts: [t('romolo-fact-value', { value: edition.tower })],
    };
  if (zone === 'store') {
    const store = view.stores.find((one) => one.el === el);
    return store ? { title: storeLabel(store), ...about('store', table) } : null;
  }
  if (zone === 'bank') return bankHelp(view, table, el, of);
  if (zone === 'market') return marketHelp(view, of as Resource, table);
  if (zone === 'slot') {
    const character = view.display[Number(of) - 1]?.character;
    return character ? characterHelp(character, table) : { title: t('romolo-no-character'), ...about('slot-empty', table) };
  }
  if (zone === 'character') return characterHelp(of as CharacterName, table);
  if (zone === 'praepositus') return characterHelp('praepositus', table);
  if (zone === 'pile') return { title: t('romolo-label-pile', { count: view.pile.count }), ...about('pile', table) };
  if (zone === 'water-pile') return { title: t('romolo-label-water', { count: view.water_pile.count }), ...about('water-pile', table) };
  if (zone === 'res')
    return {
      title: cubes(view.seats[Number(of)]!.resources.find((one) => one.el === el)!.count, third as Resource),
      kind: whoOf(Number(of), table),
      ...about('res', table),
      text: t(inEdition(`romolo-help-${third}`, table)),
    };
  if (zone === 'coins') {
    const half = view.seats[Number(of)]!.coins.half_silver;
    return {
      title: t('romolo-silver', { coins: half === null ? '?' : silver(half) }),
      kind: whoOf(Number(of), table),
      ...about('coins', table),
    };
  }
  if (zone === 'seat') return seatHelp(view, table, Number(of));
  if (zone === 'token' && isDie(of)) return { title: t('romolo-label-die', { die: of }), ...about('die', table) };
  if (zone === 'token') return { title: t(`romolo-name-${of}`), ...about('token', table) };
  if (zone === 'target') return { title: t('romolo-target', { number: of }), ...about('target', table) };
  if (zone === 'battle') return { title: t('romolo-phase-war'), ...about('battle', table) };
  if (zone === 'people') return peopleHelp(of as People, table);
  if (zone === 'terrain') return { title: t(`romolo-terrain-${of}`), ...about('terrain', table) };
  if (zone === 'about') return figureHelp(of, view, table);
  if (zone === 'cube') return { title: t('romolo-to-lay'), ...about('cube', table) };
  return null;
}

function hexHelp(view: RomoloView, table: Looked, name: string): Help | null {
  const hex = hexOf(view, name);
  if (!hex) return null;
  const title = `${name.toUpperCase()} · ${groundOf(hex)}`;
  const controller = hex.controller === null ? [] : [t('romolo-in-control', { name: sideOf(hex.controller, view, table) })];
  if (!hex.up)
    return {
      title,
      ...about('hex-hidden', table),
      facts: [...controller, ...multiplierFacts(hex)],
    };
  const lines = [
    ...(hex.room
      ? [
          t(hex.room.aqueducts.length > 0 ? 'romolo-help-room-aqueducts' : 'romolo-help-room', {
            power: hex.room.power,
            count: hex.room.constructions,
            limit: hex.room.limit,
            aqueducts: hex.room.aqueducts.length,
          }),
        ]
      : []),
    ...(hex.yields
      ? [t(hex.yields.exploited ? 'romolo-help-exploited' : 'romolo-help-yields', { cubes: cubes(hex.yields.count, hex.yields.resource) })]
      : []),
    ...(hex.meals ? [t('romolo-help-meals', { places: hex.meals.places, count: hex.meals.units.length })] : []),
    ...(hex.fair ? [t('romolo-help-fair', { count: hex.fair.exchanges, coins: hex.fair.forum })] : []),
    ...storesIn(view, name).map((store) => `${storeLabel(store)}.`),
  ];
  const influence = hex.influence.map(({ seat, points, capital, units }) =>
    t('romolo-fact-influence', { name: whoOf(seat, table), points, capital, units }),
  );
  return {
    title,
    ...about('hex', table),
    text: lines.join(' '),
    facts: [...(controller.length > 0 ? controller : [t('romolo-fact-nobody')]), ...influence, ...multiplierFacts(hex)],
  };
}

function multiplierFacts({ multiplier }: Hex): string[] {
  if (!multiplier) return [];
  return [multiplier.value ? t('romolo-in-multiplier', { value: multiplier.value }) : t('romolo-in-multiplier-unknown')];
}

function unitHelp(kind: Kind, table: Looked): Help {
  const { actions, value, cost, help: topic } = editionOf(table).units[kind];
  const facts = [t('romolo-fact-actions', { count: actions }), t('romolo-fact-value', { value })];
  if (cost) facts.push(t('romolo-fact-cost', { cost: cubes(cost.count, cost.resource) }));
  return { title: t(`romolo-name-${kind}`), ...topicIn(topic, table), facts };
}

function buildingHelp(building: Building, table: Looked): Help {
  const { terrain, unique, help: topic } = editionOf(table).buildings[building];
  const facts = [
    t('romolo-fact-cost', { cost: costOf(building, table) }),
    ...(terrain ? [t(`romolo-terrain-${terrain}`)] : []),
    ...(unique ? [t('romolo-fact-unique')] : []),
  ];
  return { title: t(`romolo-title-${building}`), ...topicIn(topic, table), facts };
}

function costOf(building: Building, table: Looked): string {
  const { stone, wood, either } = editionOf(table).buildings[building];
  return either !== null
    ? t('romolo-either', { count: either })
    : t('romolo-both', { one: cubes(stone, 'stone'), other: cubes(wood, 'wood') });
}

function bankHelp(view: RomoloView, table: Looked, el: string, of: string): Help {
  const stock = view.bank.pieces.find((one) => one.el === el);
  if (!stock) return { title: t('romolo-bank'), ...about('bank', table), facts: endFacts(view) };
  const facts = [t('romolo-label-bank', { piece: t(`romolo-piece-${stock.piece}`), count: stock.count, all: stock.all })];
  if (of === 'mercenary') return { ...unitHelp('mercenary', table), facts };
  if (of === 'battle') return { title: t('romolo-piece-battle'), ...about('battle-token', table), facts };
  if (of === 'plant') {
    const costs = { sawmill: costOf('sawmill', table), quarry: costOf('quarry', table) };
    return { title: t('romolo-piece-plant'), ...about('plant', table, costs), facts };
  }
  const found = buildingHelp(of as Building, table);
  return { ...found, facts: [...facts, ...found.facts!] };
}

/** How near the end is: what has run out, and how many characters are left. */
function endFacts({ ends }: RomoloView): string[] {
  const kinds = ends.out.map((piece) => t(`romolo-piece-${piece}`)).join(', ') || t('romolo-nothing');
  return [t('romolo-fact-out', { kinds, count: ends.kinds }), t('romolo-fact-characters', { count: ends.characters })];
}

function marketHelp(view: RomoloView, resource: Resource, table: Looked): Help {
  const column = view.market.find((one) => one.resource === resource)!;
  const soon = view.forecast?.market.changes ? [t('romolo-fact-price-soon', { price: view.forecast.market.prices[resource] })] : [];
  const bought = table.only?.(column.el);
  const would = (bought && table.tag?.(bought)) ?? '';
  return {
    title: resourceName(resource),
    ...about('market', table),
    text: t(inEdition(`romolo-help-${resource}`, table)),
    facts: [t('romolo-fact-price', { price: column.price }), ...soon, ...(would ? [would] : [])],
  };
}

function characterHelp(character: CharacterName, table: Looked): Help {
  const { types_show, powers_in } = editionOf(table);
  return {
    title: t(`romolo-character-${character}`),
    ...(types_show ? { kind: t('romolo-pile-next', { type: FACTS.characters[character].type }) } : {}),
    text: t(inEdition(`romolo-power-${character}`, table)),
    rules: [powers_in[character]],
  };
}

function peopleHelp(people: People, table: Looked): Help {
  return { title: t(`romolo-people-${people}`), ...about('people', table), text: t(`romolo-people-${people}-about`) };
}

function seatHelp(view: RomoloView, table: Looked, seat: number): Help {
  const { limits, battles, hand, people } = view.seats[seat]!;
  const facts = [
    ...(limits ? [t('romolo-power-of', { power: limits.power })] : []),
    t('romolo-fact-hand', { workers: hand.worker, soldiers: hand.soldier }),
    ...(editionOf(table).battle_tokens ? [t('romolo-fact-battles', { count: battles })] : []),
    ...(people ? [`${t(`romolo-people-${people}`)}: ${t(`romolo-people-${people}-about`)}`] : []),
  ];
  return { title: whoOf(seat, table), ...about('seat', table), facts };
}
