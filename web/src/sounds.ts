/** Short sounds, made on the spot; silent unless switched on. */

import { settings } from './settings.svelte';

type Sound = 'place' | 'dice' | 'coin' | 'turn' | 'refuse' | 'end';

/** Each sound as strokes: when, how high, how long, how loud. */
const STROKES: Record<Sound, [number, number, number, number][]> = {
  place: [[0, 180, 0.07, 0.5]],
  dice: [[0, 320, 0.03, 0.3], [0.06, 260, 0.03, 0.3], [0.13, 300, 0.03, 0.25], [0.2, 240, 0.05, 0.2]],
  coin: [[0, 1500, 0.08, 0.12], [0.05, 2100, 0.12, 0.1]],
  turn: [[0, 520, 0.12, 0.2], [0.12, 780, 0.18, 0.2]],
  refuse: [[0, 140, 0.12, 0.4]],
  end: [[0, 392, 0.2, 0.2], [0.18, 494, 0.2, 0.2], [0.36, 588, 0.4, 0.2]],
};

/** What is heard when something happens: as `games/<id>/sounds.ts` says, else as a piece put down. */
export type Sounds<Event extends string = string> = Partial<Record<Event, Sound>>;

const FOUND = import.meta.glob<{ default: Sounds }>('./games/*/sounds.ts', { eager: true });

export function soundOf(game: string, event: string): Sound {
  return FOUND[`./games/${game}/sounds.ts`]?.default[event] ?? 'place';
}

let context: AudioContext | undefined;

export function sound(name: Sound): void {
  if (!settings.sounds) return;
  context ??= new AudioContext();
  for (const [when, pitch, long, loud] of STROKES[name]) {
    const begin = context.currentTime + when;
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.type = pitch > 1000 ? 'sine' : 'triangle';
    tone.frequency.setValueAtTime(pitch, begin);
    gain.gain.setValueAtTime(loud, begin);
    gain.gain.exponentialRampToValueAtTime(0.001, begin + long);
    tone.connect(gain).connect(context.destination);
    tone.start(begin);
    tone.stop(begin + long);
  }
}
