/** What the chosen unit can do but go somewhere: what is of one kind is one button. */

import type { Legal } from '../../../api/types';
import type { CharacterName } from '../engine';

/** The buttons in the order in which they stand, each with the verbs behind it. */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  produce: ['produce'],
  build: ['build'],
  sell: ['sell'],
  buy: ['buy'],
  refine: ['refine'],
  gather: ['gather'],
  create: ['create-worker', 'create-soldier', 'create-explorer', 'convert'],
  engage: ['recruit', 'hire'],
  peek: ['peek'],
  exchange: ['exchange'],
  remodel: ['transform', 'dismantle'],
};

const KIND_OF = new Map(Object.entries(KINDS).flatMap(([kind, verbs]) => verbs.map((verb) => [verb, kind] as const)));

export interface Doing {
  /** The kind, or the verb where there is one of the kind; a character if its power is used. */
  key: string;
  power: CharacterName | null;
  /** One is done at once; of several a menu at the place of work asks. */
  legal: Legal[];
}

/** `told`: kinds that stay even where nothing of them can be done, as why not is told. */
export function doings(legal: readonly Legal[], told: readonly string[] = []): Doing[] {
  const found = new Map<string, Doing>(Object.keys(KINDS).map((key) => [key, { key, power: null, legal: [] }]));
  for (const one of legal) {
    if (one.verb === 'hex' || one.on.length === 0) continue;
    const power = one.verb === 'power' ? (one.on[0]!.slice('character:'.length) as CharacterName) : null;
    const key = power ?? KIND_OF.get(one.verb) ?? one.verb;
    const doing = found.get(key) ?? { key, power, legal: [] };
    found.set(key, { ...doing, legal: [...doing.legal, one] });
  }
  return [...found.values()].filter((doing) => doing.legal.length > 0 || told.includes(doing.key)).map(named);
}

/** What has one verb only is called by it. */
function named(doing: Doing): Doing {
  const [first] = doing.legal;
  if (!first) return doing;
  const { verb } = first;
  return doing.power || doing.legal.some((one) => one.verb !== verb) ? doing : { ...doing, key: verb };
}
