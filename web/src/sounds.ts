/**
 * Short sounds of wood, bone, bronze and paper, made on the spot; silent unless switched on.
 *
 * A thing that is struck rings in a few damped partials of its own, which stand in no simple
 * proportion to each other; a thing that is brushed is noise in a band. No two strokes are quite alike.
 */

import { settings } from './settings.svelte';

/** A struck thing: its partials as proportion, loudness and seconds until it is still; the click of the stroke. */
interface Struck {
  partials: readonly (readonly [number, number, number])[];
  click: number;
}
/** Noise in a band around a pitch, which swells for some seconds and dies away. */
interface Brushed {
  band: number;
  swell: number;
  fade: number;
}

// prettier-ignore
const THINGS = {
  wood: { partials: [[1, 0.6, 0.09], [1.83, 0.35, 0.06], [3.02, 0.2, 0.035]], click: 0.5 },
  bone: { partials: [[1, 0.4, 0.045], [2.21, 0.3, 0.03], [3.7, 0.18, 0.02]], click: 0.6 },
  bronze: { partials: [[1, 0.3, 0.4], [2.76, 0.22, 0.26], [5.4, 0.14, 0.15], [8.93, 0.06, 0.07]], click: 0.12 },
  string: { partials: [[1, 0.5, 0.9], [2, 0.22, 0.5], [3, 0.12, 0.3], [4.02, 0.06, 0.2]], click: 0.05 },
} satisfies Record<string, Struck>;
const PAPER: Brushed = { band: 3400, swell: 0.025, fade: 0.09 };

/** When, what, how high in hertz, how loud. */
type Stroke = [number, keyof typeof THINGS | 'paper', number, number];

// prettier-ignore
export const STROKES = {
  wood: [[0, 'wood', 210, 0.7], [0.055, 'wood', 240, 0.18]],
  card: [[0, 'paper', 3400, 0.3], [0.1, 'wood', 330, 0.14]],
  dice: [[0, 'bone', 900, 0.4], [0.06, 'bone', 1120, 0.34], [0.13, 'bone', 980, 0.3], [0.22, 'bone', 1060, 0.22], [0.33, 'bone', 940, 0.16], [0.36, 'wood', 260, 0.2]],
  coin: [[0, 'bronze', 2150, 0.16], [0.07, 'bronze', 2480, 0.13]],
  turn: [[0, 'string', 440, 0.22], [0.14, 'string', 587, 0.22]],
  talk: [[0, 'wood', 420, 0.3], [0.11, 'wood', 520, 0.26]],
  refuse: [[0, 'wood', 120, 0.55], [0.09, 'wood', 110, 0.4]],
  end: [[0, 'string', 294, 0.24], [0.16, 'string', 370, 0.24], [0.32, 'string', 440, 0.24], [0.48, 'string', 587, 0.28]],
} satisfies Record<string, Stroke[]>;

export type Sound = keyof typeof STROKES;

/** What is heard when something happens: as `games/<id>/sounds.ts` says, else as a piece put down. */
export type Sounds<Event extends string = string> = Partial<Record<Event, Sound>>;

const FOUND = import.meta.glob<{ default: Sounds }>('./games/*/sounds.ts', { eager: true });

export function soundOf(game: string, event: string): Sound {
  return FOUND[`./games/${game}/sounds.ts`]?.default[event] ?? 'wood';
}

interface Room {
  context: AudioContext;
  out: GainNode;
  noise: AudioBuffer;
}
let room: Room | undefined;

export function sound(name: Sound): void {
  if (!settings.sounds || settings.volume === 0) return;
  room ??= open();
  const { context, out } = room;
  void context.resume();
  out.gain.value = settings.volume ** 2; // as the ear hears it
  for (const [when, thing, pitch, loud] of STROKES[name] as Stroke[]) {
    const at = context.currentTime + 0.01 + when * vary(0.08);
    if (thing === 'paper') brush(room, at, { ...PAPER, band: pitch * vary(0.1) }, loud);
    else strike(room, at, THINGS[thing], pitch * (thing === 'string' ? 1 : vary(0.05)), loud * vary(0.15));
  }
}

function open(): Room {
  const context = new AudioContext();
  const out = context.createGain();
  const soft = context.createDynamicsCompressor(); // many strokes at once are no louder than a few
  out.connect(soft).connect(context.destination);
  const noise = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
  const data = noise.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  return { context, out, noise };
}

/** A little more or less than one. */
function vary(by: number): number {
  return 1 + (Math.random() * 2 - 1) * by;
}

function strike(room: Room, at: number, { partials, click }: Struck, pitch: number, loud: number): void {
  const { context, out } = room;
  for (const [proportion, part, long] of partials) {
    const tone = context.createOscillator();
    const gain = context.createGain();
    tone.frequency.value = pitch * proportion;
    gain.gain.setValueAtTime(0, at);
    gain.gain.linearRampToValueAtTime(loud * part, at + 0.002);
    gain.gain.exponentialRampToValueAtTime(0.0001, at + long);
    tone.connect(gain).connect(out);
    tone.start(at);
    tone.stop(at + long);
  }
  brush(room, at, { band: pitch * 4, swell: 0.001, fade: 0.012 }, loud * click);
}

function brush({ context, out, noise }: Room, at: number, { band, swell, fade }: Brushed, loud: number): void {
  const source = context.createBufferSource();
  const filter = context.createBiquadFilter();
  const gain = context.createGain();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = band;
  filter.Q.value = 0.9;
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + swell);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + swell + fade);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, Math.random() * 0.2);
  source.stop(at + swell + fade);
}
