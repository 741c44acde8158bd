import type { Sounds } from '../../sounds';

export default {
  roll: 'dice',
  'roll-ai': 'dice',
  recruit: 'card',
  display: 'card',
  token: 'wood',
  coins: 'coin',
  sell: 'coin',
  buy: 'coin',
  wages: 'coin',
  'steal-coin': 'coin',
  'coins-ai': 'coin',
  over: 'end',
} satisfies Sounds;
