/** What the window has room for. */

import { MediaQuery } from 'svelte/reactivity';

/** Whether there is a side beside the board: then the rivals stand there. */
export const wide = new MediaQuery('min-width: 1280px');

/** Whether the side is too low for all that could be said of three rivals. */
export const low = new MediaQuery('max-height: 1000px');
