/** What each element is, what it does, and the clauses that say so. */

import { t } from '../../text/texts.svelte';
import type { Table } from '../../table/table.svelte';
import type { Help } from '../board';
import { FACTS, type Building, type CharacterName, type Hex, type Kind, type People, type Resource, type RomoloView } from './engine';
import { figureHelp } from './figures';
import {
  clauseIn,
  clauseText,
  cubes,
  groundOf,
  inEdition,
  resourceName,
  sideOf,
  storeLabel,
  troopLabel,
  unitState,
  whoOf,
  type Seen,
} from './labels';
import { editionOf, hexOf, isDie, silver, storesIn, unitOf } from './view';

const RULES: Record<Building, string> = {
  farm: 'RR12.4',
  warehouse: 'RR8.3',
  harbor: 'RR6.2',
  temple: 'RR7.5',
  sawmill: 'RR8.2',
  quarry: 'RR8.2',
  aqueduct: 'RR7.3',
  forum: 'RR10.3',
  wall: 'RR6.4',
};

type Looked = Seen & Pick<Table, 'view' | 'position'> & Partial<Pick<Table, 'only' | 'tag'>>;

/** What an element is, with the clauses that hold in the edition that is played. */
export function help(el: string, table: Looked): Help | null {
  const found = helpOf(el, table);
  return found && { ...found, rules: [...new Set(found.rules?.map((rule) => clauseIn(rule, table)))] };
}

function helpOf(el: string, table: Looked): Help | null {
  const view = table.view as RomoloView | null;
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
          text: t('romolo-rule-RR16-3'),
          rules: ['RR16.3', 'RR16.5'],
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
      text: clauseText('RR11.14', table),
      rules: ['RR11.14', 'RR11.12'],
      facts: [t('romolo-fact-value', { value: edition.tower })],
    };
  if (zone === 'store') {
    const store = view.stores.find((one) => one.el === el);
    return store ? { title: storeLabel(store), text: t('romolo-rule-RR12-1'), rules: ['RR8.3', 'RR12.1'] } : null;
  }
  if (zone === 'bank') return bankHelp(view, table, el, of);
  if (zone === 'market') return marketHelp(view, of as Resource, table);
  if (zone === 'slot') {
    const character = view.display[Number(of) - 1]?.character;
    return character ? characterHelp(character, table) : { title: t('romolo-no-character'), rules: ['RR9.7'] };
  }
  if (zone === 'character') return characterHelp(of as CharacterName, table);
  if (zone === 'praepositus') return characterHelp('praepositus', table);
  if (zone === 'pile')
    return { title: t('romolo-label-pile', { count: view.pile.count }), text: t('romolo-rule-RR9-7'), rules: ['RR9.7', 'RR14.1'] };
  if (zone === 'water-pile')
    return { title: t('romolo-label-water', { count: view.water_pile.count }), text: t('romolo-rule-RR6-8'), rules: ['RR6.8'] };
  if (zone === 'res')
    return {
      title: cubes(view.seats[Number(of)]!.resources.find((one) => one.el === el)!.count, third as Resource),
      kind: whoOf(Number(of), table),
      text: t(inEdition(`romolo-help-${third}`, table)),
      rules: ['RR8.1', 'RR10.1'],
    };
  if (zone === 'coins') {
    const half = view.seats[Number(of)]!.coins.half_silver;
    return {
      title: t('romolo-silver', { coins: half === null ? '?' : silver(half) }),
      kind: whoOf(Number(of), table),
      text: clauseText('RR14.9', table),
      rules: ['RR14.9'],
    };
  }
  if (zone === 'seat') return seatHelp(view, table, Number(of));
  if (zone === 'token' && isDie(of))
    return { title: t('romolo-label-die', { die: of }), text: t('romolo-rule-RR19-7'), rules: ['RR19.7', 'RR19.30'] };
  if (zone === 'token') return { title: t(`romolo-name-${of}`), text: t('romolo-rule-RR11-4'), rules: ['RR11.4', 'RR11.6'] };
  if (zone === 'target') return { title: t('romolo-target', { number: of }), text: t('romolo-rule-RR19-3'), rules: ['RR19.3', 'RR19.26'] };
  if (zone === 'battle') return { title: t('romolo-phase-war'), text: clauseText('RR11.13', table), rules: ['RR11.13', 'RR11.3'] };
  if (zone === 'people') return peopleHelp(of as People);
  if (zone === 'terrain') return { title: t(`romolo-terrain-${of}`), text: t('romolo-third-why'), rules: ['RR2.3', 'RR8.1'] };
  if (zone === 'about') return figureHelp(of, view, table);
  if (zone === 'cube') return { title: t('romolo-to-lay'), text: t('romolo-rule-RR10-2'), rules: ['RR10.2'] };
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
      text: t(inEdition('romolo-help-hidden', table)),
      rules: ['RR6.6', 'RR6.7'],
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
    text: lines.join(' '),
    rules: ['RR13.5', 'RR7.3', 'RR8.1'],
    facts: [...(controller.length > 0 ? controller : [t('romolo-fact-nobody')]), ...influence, ...multiplierFacts(hex)],
  };
}

function multiplierFacts({ multiplier }: Hex): string[] {
  if (!multiplier) return [];
  return [multiplier.value ? t('romolo-in-multiplier', { value: multiplier.value }) : t('romolo-in-multiplier-unknown')];
}

function unitHelp(kind: Kind, table: Looked): Help {
  const { actions, value, cost } = editionOf(table).units[kind];
  const facts = [t('romolo-fact-actions', { count: actions }), t('romolo-fact-value', { value })];
  if (cost) facts.push(t('romolo-fact-cost', { cost: cubes(cost.count, cost.resource) }));
  return { title: t(`romolo-name-${kind}`), text: t(inEdition(`romolo-help-${kind}`, table)), rules: ['RR5.1', 'RR11.3'], facts };
}

function buildingHelp(building: Building, table: Looked): Help {
  const { terrain, unique } = editionOf(table).buildings[building];
  const facts = [
    t('romolo-fact-cost', { cost: costOf(building, table) }),
    ...(terrain ? [t(`romolo-terrain-${terrain}`)] : []),
    ...(unique ? [t('romolo-fact-unique')] : []),
  ];
  const text = t(inEdition(`romolo-help-${building}`, table));
  return { title: t(`romolo-title-${building}`), text, rules: ['RR7.1', RULES[building], ...(unique ? ['RR19.24'] : [])], facts };
}

function costOf(building: Building, table: Looked): string {
  const { stone, wood } = editionOf(table).buildings[building];
  return building === 'wall'
    ? t('romolo-either', { count: 1 })
    : t('romolo-both', { one: cubes(stone, 'stone'), other: cubes(wood, 'wood') });
}

function bankHelp(view: RomoloView, table: Looked, el: string, of: string): Help {
  const stock = view.bank.pieces.find((one) => one.el === el);
  if (!stock) return { title: t('romolo-bank'), text: clauseText('RR14.1', table), rules: ['RR14.1'], facts: endFacts(view) };
  const facts = [t('romolo-label-bank', { piece: t(`romolo-piece-${stock.piece}`), count: stock.count, all: stock.all })];
  if (of === 'mercenary') return { ...unitHelp('mercenary', table), facts };
  if (of === 'battle') return { title: t('romolo-piece-battle'), text: t('romolo-rule-RR14-8'), rules: ['RR14.8'], facts };
  if (of === 'plant') {
    const costs = { sawmill: costOf('sawmill', table), quarry: costOf('quarry', table) };
    return { title: t('romolo-piece-plant'), text: t('romolo-help-plant', costs), rules: ['RR7.1', RULES.sawmill], facts };
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
    text: t(inEdition(`romolo-help-${resource}`, table)),
    rules: ['RR10.1', 'RR10.4', 'RR12.5'],
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

function peopleHelp(people: People): Help {
  return { title: t(`romolo-people-${people}`), text: t(`romolo-people-${people}-about`), rules: ['RR19.19', 'RR19.39'] };
}

function seatHelp(view: RomoloView, table: Looked, seat: number): Help {
  const { limits, battles, hand, people } = view.seats[seat]!;
  const facts = [
    ...(limits ? [t('romolo-power-of', { power: limits.power })] : []),
    t('romolo-fact-hand', { workers: hand.worker, soldiers: hand.soldier }),
    ...(editionOf(table).bank[0]!.battle > 0 ? [t('romolo-fact-battles', { count: battles })] : []),
    ...(people ? [`${t(`romolo-people-${people}`)}: ${t(`romolo-people-${people}-about`)}`] : []),
  ];
  return { title: whoOf(seat, table), text: t('romolo-rule-RR5-8'), rules: ['RR5.8', 'RR9.1'], facts };
}
