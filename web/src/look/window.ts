/** What the window allows. */

import { MediaQuery } from 'svelte/reactivity';
import { BREAKPOINTS } from './breakpoints';

/** Whether there is no side: what is told of an element comes in a sheet. */
export const narrow = new MediaQuery(BREAKPOINTS.narrow);
/** Whether nothing stands beside the board. */
export const column = new MediaQuery(BREAKPOINTS.column);
/** Whether it is low, as on a laptop, or too low for all that could be said of many. */
export const lower = new MediaQuery(BREAKPOINTS.lower);
export const lowish = new MediaQuery(BREAKPOINTS.lowish);
/** Whether a finger is all there is: it touches, and points at nothing. */
export const finger = new MediaQuery('(hover: none)');
