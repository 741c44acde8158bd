import type { Sounds } from '../../sounds';

export default {
  roll: 'dice',
  'ends-ai': 'dice',
  'goes-on-ai': 'dice',
  'takes-ai': 'card',
  'takes-none-ai': 'dice',
  'price-ai': 'dice',
  'price-kept-ai': 'dice',
  'units-ai': 'dice',
  'no-units-ai': 'dice',
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
