import type { Sounds } from '../../sounds';
import type { Happened } from './engine';

export default {
  roll: 'dice',
  reroll: 'dice',
  money: 'coin',
  pay: 'coin',
  buy: 'coin',
  win: 'coin',
  rob: 'coin',
  'forum-pays': 'coin',
  over: 'end',
} satisfies Sounds<Happened['event']>;
