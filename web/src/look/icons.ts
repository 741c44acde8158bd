/** The icons of the shell, by name (game-icons.net, CC BY 3.0). A board brings its own. */

import backForth from 'icon:back-forth';
import boar from 'icon:boar';
import checkMark from 'icon:check-mark';
import eagle from 'icon:eagle-emblem';
import horse from 'icon:horse-head';
import flag from 'icon:flying-flag';
import hourglass from 'icon:hourglass';
import laurels from 'icon:laurels';
import lightBulb from 'icon:light-bulb';
import padlock from 'icon:padlock';
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
  'check-mark': checkMark,
  eagle,
  flag,
  horse,
  hourglass,
  laurels,
  'light-bulb': lightBulb,
  padlock,
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
