/** The Builders' icons (game-icons.net, CC BY 3.0). */

import anchor from 'icon:anchor';
import ancientColumns from 'icon:ancient-columns';
import archeryTarget from 'icon:archery-target';
import armorBlueprint from 'icon:armor-blueprint';
import basket from 'icon:basket';
import battleGear from 'icon:battle-gear';
import byzantinTemple from 'icon:byzantin-temple';
import camel from 'icon:camel';
import classicalKnowledge from 'icon:classical-knowledge';
import columnVase from 'icon:column-vase';
import crane from 'icon:crane';
import crosscutSaw from 'icon:crosscut-saw';
import dramaMasks from 'icon:drama-masks';
import egyptianSphinx from 'icon:egyptian-sphinx';
import egyptianTemple from 'icon:egyptian-temple';
import familyHouse from 'icon:family-house';
import fist from 'icon:fist';
import flatHammer from 'icon:flat-hammer';
import granary from 'icon:granary';
import greatPyramid from 'icon:great-pyramid';
import greekTemple from 'icon:greek-temple';
import handSaw from 'icon:hand-saw';
import hangingSign from 'icon:hanging-sign';
import hillFort from 'icon:hill-fort';
import hut from 'icon:hut';
import laddersPlatform from 'icon:ladders-platform';
import lighthouse from 'icon:lighthouse';
import log from 'icon:log';
import manacles from 'icon:manacles';
import breakingChain from 'icon:breaking-chain';
import mayanPyramid from 'icon:mayan-pyramid';
import miner from 'icon:miner';
import paintBrush from 'icon:paint-brush';
import paintedPottery from 'icon:painted-pottery';
import pencilRuler from 'icon:pencil-ruler';
import philosopherBust from 'icon:philosopher-bust';
import pisaTower from 'icon:pisa-tower';
import pulleyHook from 'icon:pulley-hook';
import receiveMoney from 'icon:receive-money';
import scales from 'icon:scales';
import spartanHelmet from 'icon:spartan-helmet';
import stoneBlock from 'icon:stone-block';
import stoneCrafting from 'icon:stone-crafting';
import stonePile from 'icon:stone-pile';
import torch from 'icon:torch';
import triangleTarget from 'icon:triangle-target';
import trireme from 'icon:trireme';
import twoCoins from 'icon:two-coins';
import vines from 'icon:vines';
import vitruvianMan from 'icon:vitruvian-man';
import well from 'icon:well';
import wheelbarrow from 'icon:wheelbarrow';
import type { Resource, SiteName, ToolName, Worker, WorkerKind } from './engine';

export const SITE_ICONS: Record<SiteName, string> = {
  house: hut,
  market: basket,
  quarry: stonePile,
  'watering-trough': well,
  'trading-post': hangingSign,
  'camel-stable': camel,
  shop: scales,
  'rural-house': granary,
  armoury: battleGear,
  shipyard: trireme,
  port: anchor,
  'archery-range': archeryTarget,
  'town-hall': byzantinTemple,
  'noble-house': columnVase,
  'town-house': familyHouse,
  temple: greekTemple,
  barracks: spartanHelmet,
  fortress: hillFort,
  philosophy: philosopherBust,
  forum: ancientColumns,
  ziggurat: mayanPyramid,
  palace: egyptianTemple,
  lighthouse,
  theatre: dramaMasks,
  tower: pisaTower,
  sphinx: egyptianSphinx,
  gardens: vines,
  colossus: torch,
  pyramid: greatPyramid,
  saw: crosscutSaw,
  table: armorBlueprint,
  scaffold: laddersPlatform,
  hoist: pulleyHook,
};

const WORKER_ICONS: Record<Exclude<WorkerKind, 'machine'>, string> = {
  apprentice: wheelbarrow,
  labourer: miner,
  companion: stoneCrafting,
  master: vitruvianMan,
  slave: manacles,
};

export function workerIcon({ worker, kind, freed }: Pick<Worker, 'worker' | 'kind' | 'freed'>): string {
  if (kind === 'machine') return SITE_ICONS[worker as SiteName];
  return freed ? breakingChain : WORKER_ICONS[kind];
}

export const RESOURCE_ICONS: Record<Resource, string> = {
  stone: stoneBlock,
  wood: log,
  architecture: pencilRuler,
  decoration: paintedPottery,
};

export const TOOL_ICONS: Record<ToolName, string> = {
  mallet: flatHammer,
  saw: handSaw,
  'set-square': triangleTarget,
  brush: paintBrush,
};

export const STACK_ICONS = { slaves: manacles, tools: flatHammer, loans: receiveMoney, universities: classicalKnowledge };
export const SCHOOL = classicalKnowledge;
export const ACTION = fist;
export const SITES = crane;
export const WORKERS = stoneCrafting;
export const MONEY = twoCoins;
