/** How a game's box looks: `games/<id>/box.ts` says it, and a game without one has a plain box. */

export interface Box {
  /** The picture on it: 420 by 290. */
  cover: string;
  /** The colour of the theme that its plate and button have. */
  pigment: string;
  /** The mode that is best for a first game, where it is not the usual one. */
  first?: string;
}

const FOUND = import.meta.glob<{ default: Box }>('./*/box.ts', { eager: true });

export function boxOf(game: string): Box {
  return (FOUND[`./${game}/box.ts`] ?? FOUND['./plain/box.ts']!).default;
}
