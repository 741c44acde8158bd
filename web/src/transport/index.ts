/** The transport of this page. `maker` is `http`, or `worker` in the page that needs no server. */

import { maker } from 'maker';
import type { Transport } from './transport';

export const transport: Transport = maker;
