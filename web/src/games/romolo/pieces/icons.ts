/** The icons of this game (game-icons.net, CC BY 3.0). */

import amphora from 'icon:amphora';
import ancientColumns from 'icon:ancient-columns';
import backForth from 'icon:back-forth';
import cavalry from 'icon:cavalry';
import centurionHelmet from 'icon:centurion-helmet';
import chisel from 'icon:chisel';
import coins from 'icon:coins';
import crossedSwords from 'icon:crossed-swords';
import defensiveWall from 'icon:defensive-wall';
import expand from 'icon:expand';
import field from 'icon:field';
import fireBowl from 'icon:fire-bowl';
import flagObjective from 'icon:flag-objective';
import flatHammer from 'icon:flat-hammer';
import footsteps from 'icon:footsteps';
import forest from 'icon:forest';
import gladius from 'icon:gladius';
import granary from 'icon:granary';
import hexes from 'icon:hexes';
import hills from 'icon:hills';
import hood from 'icon:hood';
import laurels from 'icon:laurels';
import log from 'icon:log';
import olive from 'icon:olive';
import pencilRuler from 'icon:pencil-ruler';
import person from 'icon:person';
import pestleMortar from 'icon:pestle-mortar';
import powder from 'icon:powder';
import publicSpeaker from 'icon:public-speaker';
import returnArrow from 'icon:return-arrow';
import robber from 'icon:robber';
import romanShield from 'icon:roman-shield';
import romanToga from 'icon:roman-toga';
import scales from 'icon:scales';
import scroll from 'icon:scroll-unfurled';
import semiClosedEye from 'icon:semi-closed-eye';
import shakingHands from 'icon:shaking-hands';
import siegeRam from 'icon:siege-ram';
import slicedBread from 'icon:sliced-bread';
import stoneBlock from 'icon:stone-block';
import stoneThrone from 'icon:stone-throne';
import swapBag from 'icon:swap-bag';
import tabletopPlayers from 'icon:tabletop-players';
import treasureMap from 'icon:treasure-map';
import trireme from 'icon:trireme';
import trowel from 'icon:trowel';
import twoCoins from 'icon:two-coins';
import verticalBanner from 'icon:vertical-banner';
import walkingBoot from 'icon:walking-boot';
import waves from 'icon:waves';
import wheat from 'icon:wheat';
import wingedSword from 'icon:winged-sword';
import woodenCrate from 'icon:wooden-crate';
import type { Category, CharacterName, People, Resource, Terrain, Token } from '../engine';

export const RESOURCES: Record<Resource, string> = { grain: wheat, wood: log, stone: stoneBlock, salt: powder, refined: amphora };

export const CHARACTERS: Record<CharacterName, string> = {
  aedificator: trowel,
  apothecarius: pestleMortar,
  architectus: pencilRuler,
  artifex: chisel,
  consul: stoneThrone,
  defensor: defensiveWall,
  dux: verticalBanner,
  eques: cavalry,
  foederatus: shakingHands,
  furnarus: slicedBread,
  heros: wingedSword,
  mercator: scales,
  nauta: trireme,
  negotiator: swapBag,
  obsessor: siegeRam,
  patronus: coins,
  praedo: robber,
  praepositus: granary,
  publicus: publicSpeaker,
  sacerdos: fireBowl,
  traductor: backForth,
};

export const TERRAIN_ICONS: Record<Terrain, string> = { plain: field, hill: hills, forest, water: waves };

export const TOKENS: Partial<Record<Token, string>> = { sword: gladius, shield: romanShield, retreat: returnArrow };

export const PEOPLES: Record<People, string> = { latins: gladius, albans: romanShield, sabins: stoneBlock, crustumins: coins };

export const CATEGORIES: Record<Category, string> = {
  characters: romanToga,
  hexes,
  dominion: ancientColumns,
  population: person,
  battles: crossedSwords,
  money: twoCoins,
};

/** What a unit can do, by the verb. */
export const VERBS: Record<string, string> = {
  peek: semiClosedEye,
  dismantle: flatHammer,
  transform: backForth,
  produce: wheat,
  gather: woodenCrate,
  refine: amphora,
  'create-worker': person,
  'create-soldier': centurionHelmet,
  'create-explorer': walkingBoot,
  convert: person,
  create: person,
  engage: romanToga,
  remodel: flatHammer,
  hire: hood,
  recruit: romanToga,
  sell: scales,
  buy: swapBag,
  exchange: shakingHands,
  build: trowel,
  hex: footsteps,
};

export const SIGNS = {
  ancientColumns,
  crossedSwords,
  expand,
  flagObjective,
  hexes,
  laurels,
  olive,
  romanToga,
  scales,
  scroll,
  semiClosedEye,
  slicedBread,
  salt: powder,
  tabletopPlayers,
  treasureMap,
  twoCoins,
  amphora,
  walkingBoot,
  wheat,
};
