import type { Sounds } from '../../sounds';

export default {
  take: 'coin',
  buy: 'coin',
  complete: 'coin',
  loan: 'coin',
  repay: 'coin',
  win: 'end',
} satisfies Sounds;
