import type { Box } from '../box';
import cover from './cover.svg';

export default { cover, pigment: 'tyrian', first: 'solitaire' } satisfies Box;
