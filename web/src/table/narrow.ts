/** Whether there is no room beside the board: what is told of an element comes in a sheet. */

import { MediaQuery } from 'svelte/reactivity';

export const narrow = new MediaQuery('max-width: 1279px');
