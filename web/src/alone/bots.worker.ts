/** The worker of the bots: answers what it is asked, one question after the other. */

import { startPython } from './python';
import type { FromBots, Thought, ToBots } from './said';

const started = startPython(() => {}).then((python) => python.pyimport('lusoria.browser.thinker'));
// who began this worker hears of it, and begins another
started.catch((error) =>
  setTimeout(() => {
    throw error;
  }),
);

self.onmessage = async ({ data: { id, asked } }: MessageEvent<ToBots>) => {
  let thought: Thought | null = null;
  try {
    const thinker = await started;
    if (asked.what === 'think') thought = plain(thinker.think(asked.question));
    else thought = (asked.what === 'advise' ? thinker.advice(asked.question) : thinker.analyse(asked.record)) as string;
  } catch (error) {
    console.warn(String(error));
  }
  self.postMessage({ id, thought } satisfies FromBots);
};

/** Decisions, out of Python's hands. */
function plain(found: { toJs(): number[]; destroy(): void }): number[] {
  const actions = found.toJs();
  found.destroy();
  return actions;
}
