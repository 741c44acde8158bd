import type { Sounds } from '../../sounds';

export default {
  deal: 'card',
  'turn-up-site': 'card',
  'turn-up-worker': 'card',
  start: 'card',
  recruit: 'card',
  send: 'card',
  'send-with': 'card',
  tool: 'card',
  slave: 'card',
  school: 'card',
  take: 'coin',
  buy: 'coin',
  complete: 'coin',
  loan: 'coin',
  repay: 'coin',
  win: 'end',
} satisfies Sounds;
