/** Finds a game's board. */

import type { Board } from './board';

const FOUND = import.meta.glob<{ default: Board }>('./*/index.ts');

export async function boardOf(game: string): Promise<Board> {
  const read = FOUND[`./${game}/index.ts`] ?? FOUND['./plain/index.ts']!;
  return (await read()).default;
}
