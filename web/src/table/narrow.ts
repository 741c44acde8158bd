/** What the window allows. */

import { MediaQuery } from 'svelte/reactivity';

/** Whether there is no room beside the board: what is told of an element comes in a sheet. */
export const narrow = new MediaQuery('max-width: 1279px');
/** Whether a finger is all there is: it touches, and points at nothing. */
export const finger = new MediaQuery('hover: none');
