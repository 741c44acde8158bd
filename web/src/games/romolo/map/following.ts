/** Where the camera goes by itself: to what happens, to a battle, to what a turn can begin with. */

import type { Camera } from '../../../parts/Zoom.svelte';
import type { Hex, RomoloView } from '../engine';
import { acting, hexOf, placeOf, warAt } from '../view';
import { centre, RADIUS, type Point } from './geometry';

/** What the camera's way follows from. */
export interface Scene {
  view: RomoloView;
  /** The seat before whom the map lies. */
  near: number;
  /** Whether the screen is small. */
  narrow: boolean;
  over: boolean;
  deciding: boolean;
  /** Where a rival has just done something, in a turn of theirs. */
  rival: string | null;
  /** The elements that a decision can touch. */
  offered: readonly string[];
}

/**
 * A place to see: all of the map; home, where a small screen begins; a battle from near; a place, if
 * it is not well in sight; the first of several, if none is.
 */
export type Target =
  { to: 'whole' } | { to: 'home'; at: Point } | { to: 'battle'; at: Point } | { to: 'place'; at: Point } | { to: 'any'; of: Point[] };

const NEAR = 1.75; // times as near as the whole map, where the screen is small
const CLOSE = 42; // pixels from the middle of a hex to its corner: what happens there can be made out
const WELL = 0.85 * RADIUS; // about a place that is seen well; where the screen is small, all those next to it
const AMONG = 2.2 * RADIUS;

export class Follower {
  #begun = false;
  #ended = false;
  /** Whether it has gone near a battle. */
  #neared = false;
  /** The turn whose beginning has been seen. */
  #met = -1;

  /** Follows what happens: returns what is to be seen now, one after the other. */
  follow(scene: Scene): Target[] {
    const { view, narrow } = scene;
    if (scene.over && !this.#ended) {
      this.#ended = this.#begun = true;
      return [{ to: 'whole' }];
    }
    const here = hexOf(view, acting(view)?.hex ?? warAt(view));
    return [...(narrow ? this.#home(here, scene) : []), ...this.#place(here, scene), ...(here ? [] : this.#beginning(scene))];
  }

  #home(here: Hex | null, { view, near }: Scene): Target[] {
    const home = here ?? hexOf(view, view.seats[near]?.capital ?? null);
    if (this.#begun || !home) return [];
    this.#begun = true;
    return [{ to: 'home', at: centre(home) }];
  }

  /** A battle takes room from the map: its place is seen well, and afterwards all of the map again. */
  #place(here: Hex | null, { view, narrow, rival }: Scene): Target[] {
    const battle = narrow ? null : hexOf(view, view.battle?.hex ?? (view.campaign?.attack ? view.campaign.hex : null));
    if (battle) return [{ to: 'battle', at: centre(battle) }];
    if (this.#neared) {
      this.#neared = false;
      return [{ to: 'whole' }];
    }
    const place = here ?? hexOf(view, rival);
    return place ? [{ to: 'place', at: centre(place) }] : [];
  }

  /** Whoever is to begin a turn sees something to begin with, wherever the camera was. */
  #beginning({ view, deciding, offered }: Scene): Target[] {
    if (!deciding || view.turn === this.#met) return [];
    this.#met = view.turn;
    return [{ to: 'any', of: offered.flatMap((el) => hexOf(view, placeOf(view, el)) ?? []).map(centre) }];
  }

  /** Moves the camera, unless it sees the target already. */
  go(camera: Camera, target: Target, narrow: boolean): void {
    const margin = narrow ? AMONG : WELL;
    if (target.to === 'whole') camera.fit();
    else if (target.to === 'home') camera.at(...target.at, NEAR);
    else if (target.to === 'place') camera.show(...target.at, margin);
    else if (target.to === 'any') {
      if (target.of[0] && !target.of.some((at) => isIn(camera.seen, at))) camera.show(...target.of[0], margin);
    } else {
      const factor = camera.fits ? CLOSE / (RADIUS * camera.scale) : 1;
      if (factor > 1) camera.at(...target.at, factor, 320);
      else camera.show(...target.at, margin);
      this.#neared ||= factor > 1;
    }
  }
}

function isIn([left, top, width, height]: Camera['seen'], [x, y]: Point): boolean {
  return x > left && x < left + width && y > top && y < top + height;
}
