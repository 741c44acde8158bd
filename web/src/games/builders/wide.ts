/** Whether there is a side beside the board: then the rivals stand there. */

import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('min-width: 1280px');
