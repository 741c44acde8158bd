/** The cards as they are drawn. */

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
import { FACTS, type CardName } from './engine';

/** The figure in each card's niche. */
const ICONS: Record<CardName, string> = {
  sicarius,
  architectus,
  consiliarius,
  legat,
  gladiator,
  mercator,
  consul,
  legionarius,
  nero,
  praetorianus,
  scaenicus,
  haruspex,
  senator,
  velites,
  essedum,
  tribunus,
  centurio,
  aesculapinum,
  basilica,
  machina,
  forum,
  mercatus,
  onager,
  templum,
  turris,
};

/** What is printed on a card, with its figure. */
export function printed(card: CardName) {
  return { ...FACTS.cards[card], icon: ICONS[card] };
}

/** Whether a word is the name of a card. */
export function isCard(word: string): word is CardName {
  return word in FACTS.cards;
}

export function nameOf(card: CardName): string {
  return t(`roma-card-${card}`);
}

/** What the card does, in two short lines. */
export function briefOf(card: CardName): string {
  return t(`roma-brief-${card}`);
}
