/** The icons of the shell, by name (game-icons.net, CC BY 3.0). A board brings its own. */

import backForth from 'icon:back-forth';
import boar from 'icon:boar';
import chair from 'icon:wooden-chair';
import checkMark from 'icon:check-mark';
import bust from 'icon:philosopher-bust';
import eagle from 'icon:eagle-emblem';
import envelope from 'icon:envelope';
import friends from 'icon:three-friends';
import horse from 'icon:horse-head';
import flag from 'icon:flying-flag';
import hourglass from 'icon:hourglass';
import laurels from 'icon:laurels';
import lightBulb from 'icon:light-bulb';
import person from 'icon:person';
import pauseButton from 'icon:pause-button';
import meeple from 'icon:meeple';
import padlock from 'icon:padlock';
import playButton from 'icon:play-button';
import returnArrow from 'icon:return-arrow';
import scroll from 'icon:scroll-unfurled';
import settingsKnobs from 'icon:settings-knobs';
import speaker from 'icon:speaker';
import speakerOff from 'icon:speaker-off';
import sun from 'icon:sun';
import tabletopPlayers from 'icon:tabletop-players';
import wolf from 'icon:wolf-head';

export const ICONS = {
  'back-forth': backForth,
  boar,
  bust,
  chair,
  'check-mark': checkMark,
  eagle,
  envelope,
  flag,
  friends,
  horse,
  hourglass,
  laurels,
  'light-bulb': lightBulb,
  meeple,
  padlock,
  'pause-button': pauseButton,
  person,
  'play-button': playButton,
  'return-arrow': returnArrow,
  scroll,
  'settings-knobs': settingsKnobs,
  speaker,
  'speaker-off': speakerOff,
  sun,
  'tabletop-players': tabletopPlayers,
  wolf,
};
export type IconName = keyof typeof ICONS;

/** The players' standards, in the order of the seats. */
export const STANDARDS = ['wolf', 'eagle', 'boar', 'horse'] as const;
export type Standard = (typeof STANDARDS)[number];

export function standard(seat: number): Standard {
  return STANDARDS[seat % 4]!;
}
