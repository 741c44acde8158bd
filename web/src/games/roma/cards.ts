/** What is printed on the 25 kinds of card. */

import aesculapinum from 'icon:rod-of-asclepius';
import architectus from 'icon:pencil-ruler';
import basilica from 'icon:ionic-column';
import centurio from 'icon:crested-helmet';
import consiliarius from 'icon:scroll-quill';
import consul from 'icon:stone-throne';
import essedum from 'icon:chariot';
import forum from 'icon:ancient-columns';
import gladiator from 'icon:battle-gear';
import haruspex from 'icon:egyptian-bird';
import legat from 'icon:tied-scroll';
import legionarius from 'icon:centurion-helmet';
import machina from 'icon:crane';
import mercator from 'icon:scales';
import mercatus from 'icon:amphora';
import nero from 'icon:lyre';
import onager from 'icon:catapult';
import praetorianus from 'icon:roman-shield';
import scaenicus from 'icon:drama-masks';
import senator from 'icon:roman-toga';
import sicarius from 'icon:hooded-assassin';
import templum from 'icon:greek-temple';
import tribunus from 'icon:public-speaker';
import turris from 'icon:stone-tower';
import velites from 'icon:spears';
import { t } from '../../text/texts.svelte';

export interface CardFacts {
  sort: 'character' | 'building';
  price: number;
  defence: number;
  rule: string;
  icon: string;
}

const character = (price: number, defence: number, rule: string, icon: string): CardFacts => ({
  sort: 'character', price, defence, rule, icon,
});
const building = (price: number, defence: number, rule: string, icon: string): CardFacts => ({
  sort: 'building', price, defence, rule, icon,
});

export const CARDS = {
  sicarius: character(9, 2, 'R20', sicarius),
  architectus: character(3, 4, 'R21', architectus),
  consiliarius: character(4, 4, 'R22', consiliarius),
  legat: character(5, 2, 'R23', legat),
  gladiator: character(6, 5, 'R24', gladiator),
  mercator: character(7, 2, 'R25', mercator),
  consul: character(3, 3, 'R26', consul),
  legionarius: character(4, 5, 'R27', legionarius),
  nero: character(8, 9, 'R28', nero),
  praetorianus: character(4, 4, 'R29', praetorianus),
  scaenicus: character(8, 3, 'R30', scaenicus),
  haruspex: character(4, 3, 'R31', haruspex),
  senator: character(3, 3, 'R32', senator),
  velites: character(5, 3, 'R33', velites),
  essedum: character(6, 3, 'R34', essedum),
  tribunus: character(5, 5, 'R35', tribunus),
  centurio: character(9, 5, 'R36', centurio),
  aesculapinum: building(5, 2, 'R37', aesculapinum),
  basilica: building(6, 5, 'R38', basilica),
  machina: building(4, 4, 'R39', machina),
  forum: building(5, 5, 'R40', forum),
  mercatus: building(6, 3, 'R41', mercatus),
  onager: building(5, 4, 'R42', onager),
  templum: building(2, 2, 'R43', templum),
  turris: building(6, 6, 'R44', turris),
};
export type CardName = keyof typeof CARDS;

export function nameOf(card: CardName): string {
  return t(`roma-card-${card}`);
}

/** What the card does, in two short lines. */
export function briefOf(card: CardName): string {
  return t(`roma-brief-${card}`);
}
