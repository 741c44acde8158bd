/** How much room there is: beside the map for all, for one panel, or for none. */

import { MediaQuery } from 'svelte/reactivity';

export const wide = new MediaQuery('(min-width: 1280px)', true);
export const panelled = new MediaQuery('(min-width: 900px)', true);
