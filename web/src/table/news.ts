/** What has happened since somebody listened last; nothing of what is looked back at. */

import type { Happening } from '../api/types';
import type { Seen } from './seen.svelte';

export class News {
  #heard: number;

  constructor(private readonly seen: Pick<Seen, 'story' | 'ply'>) {
    this.#heard = seen.story.at(-1)?.revision ?? 0;
  }

  /** What is new, each thing once. */
  take(): Happening[] {
    const { story, ply } = this.seen;
    const before = this.#heard;
    this.#heard = story.at(-1)?.revision ?? 0;
    return ply === null ? story.filter(({ revision }) => revision > before) : [];
  }
}
