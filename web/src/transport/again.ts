/** How long to wait before something is asked again: longer each time, but never long. */

import { Problem, UNREACHABLE } from './transport';

const FIRST = 250; // milliseconds
const MOST = 2500;

/** Somewhat random, so that not all come back at the same moment. */
export function wait(failures: number, random: () => number = Math.random): number {
  return Math.min(MOST, FIRST * 2 ** failures) * (0.5 + random() / 2);
}

/** Asks until the server is reached or nobody wants to know any more; tells `unreached` when it is not. */
export async function untilReached<T>(asked: () => Promise<T>, unreached: () => boolean): Promise<T | undefined> {
  for (let failures = 0; ; failures++) {
    try {
      return await asked();
    } catch (error) {
      if (!(error instanceof Problem) || error.error !== UNREACHABLE) throw error;
      if (!unreached()) return undefined;
      await sooner(wait(failures));
    }
  }
}

/** Waits, but no longer than until the browser is back in the net or before somebody's eyes. */
function sooner(long: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stop();
      clearTimeout(timer);
      resolve();
    };
    const stop = onReturn(done);
    const timer = setTimeout(done, long);
  });
}

/** Calls when the net is back or the page is looked at again; gives back what ends that. */
export function onReturn(call: () => void): () => void {
  const seen = () => !document.hidden && call();
  addEventListener('online', call);
  document.addEventListener('visibilitychange', seen);
  return () => {
    removeEventListener('online', call);
    document.removeEventListener('visibilitychange', seen);
  };
}
