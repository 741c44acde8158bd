/** How big things are on the table, from the room there is and from how many cards are held. */

/** How cards lie in a space: as whole cards side by side, or lying down in rows where that is too small. */
export interface Spread {
  standing: boolean;
  columns: number;
  gap: number;
  width: number;
  height: number;
  /** Whether there is room for what they do. */
  words: boolean;
}

export interface Layout {
  /** The board stands in columns; in rows on what is upright; in columns beside the hand on a phone that lies. */
  shape: 'columns' | 'rows' | 'beside';
  width: number;
  /** A card at a disc, and whether it is drawn whole. */
  card: number;
  tall: number;
  whole: boolean;
  disc: number;
  die: number;
  ends: number;
  /** Around the slab, and within it. */
  margin: number;
  pad: number;
  /** The rival's strip, and the prompt: of no height where it stands in the strip. */
  strip: number;
  ask: number;
  /** The near player: at the foot, or the width of what is beside the board. */
  foot: number;
  /** A row of the turned board. */
  row: number;
  /** Whether the words on a card at a disc are big enough to be read. */
  words: boolean;
  hand: Spread;
  /** Whether the buttons have a row of their own, being several. */
  several: boolean;
  /** A card of the set-up's first step. */
  passing: number;
}

const READABLE = 113; // a card's width from which its words are read: 11.5 pixels high
const TALL = 1.4; // a card's height, of its width
const DISC = 0.65; // a disc's width, of a card's
const LYING = 56; // the height of a card that lies down, at most
const LINES = 39; // at least, for a name and two lines
const LINE = 150; // the width in which two lines are enough
const GAP = 11; // between cards that lie down
const NEAR = 7; // the same on a phone
const ME = 236; // the width of one's own plate and dice
const DOING = 170; // of the buttons
const BUTTONS = 48; // the height of a row of them on a phone

const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

/** The layout for this room, with n kinds of card in hand and so many buttons. */
export function layout(width: number, height: number, held: number, buttons = 1): Layout {
  if (height < 460 && width > height) return beside(width, height, held);
  return columns(width, height, held) ?? rows(width, height, held, buttons);
}

/** How n cards lie in this room: as tall as can be, and so that they can be read. */
export function spread(count: number, width: number, height: number, gap = GAP): Spread {
  const card = Math.min((height - 18) / TALL, 126);
  if (card >= READABLE && count * card + 16 <= width)
    return { standing: true, columns: count, gap: 0, width: card, height: card * TALL, words: true };
  let best: Spread | undefined;
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const of = lying(count, columns, width, height, gap);
    const better = !best || (of.words && !best.words) || (of.words === best.words && of.height > best.height);
    if (better && (of.width >= 110 || !best)) best = of;
  }
  return best!;
}

function lying(count: number, columns: number, width: number, height: number, gap: number): Spread {
  const rows = Math.ceil(Math.max(1, count) / columns);
  const wide = Math.min((width - gap * (columns - 1)) / columns, 260);
  const high = Math.min((height - gap * (rows - 1)) / rows, LYING);
  // a name and two lines below it, or one line that is longer
  const words = (wide >= LINE && high >= LINES) || (wide >= 228 && high >= 26);
  return { standing: false, columns, gap, width: wide, height: high, words };
}

/** The board in columns, or nothing if it is too narrow for that. */
function columns(width: number, height: number, held: number): Layout | null {
  const ends = within(80, width * 0.2 - 107, 150);
  const margin = within(8, width * 0.075 - 60, 24);
  const pad = within(8, width * 0.044 - 33, 16);
  const wide = (width - 2 * (margin + pad + ends) - 12) / 6 - 6;
  if (wide < 92) return null;
  const one = height < 730; // the strip and the prompt are one line
  const strip = one ? 50 : within(46, height * 0.076, 66);
  const ask = one ? 0 : within(46, height * 0.06, 54);
  const room = height - strip - ask - 2 * Math.max(12, pad) - 18; // for cards, discs and the foot
  const beside = width - 2 * margin - ME - DOING - 36; // for the hand
  const least = (2 * TALL + DISC) * READABLE;
  const stands = held * READABLE + 16 <= beside && room - least >= READABLE * TALL + 18;
  const lines = Math.ceil(held / Math.floor((beside + GAP) / (LINE + GAP)));
  const low = Math.max(126, lines * (LINES + GAP) + 12);
  const foot = stands
    ? within(READABLE * TALL + 18, height * 0.4 - 120, Math.min(220, room - least))
    : within(low, room - least, Math.max(low, 150));
  const card = within(64, Math.min(wide, (room - foot) / (2 * TALL + DISC)), 176);
  const whole = card >= READABLE;
  const disc = whole ? card * DISC : within(48, (room - foot) * 0.18, 74);
  const tall = whole ? card * TALL : (room - foot - disc) / 2;
  const broad = whole ? card : Math.min(wide, 150);
  return {
    shape: 'columns',
    width,
    card: broad,
    tall,
    whole,
    disc,
    die: within(32, foot * 0.26, 52),
    ends,
    margin,
    pad,
    strip,
    ask,
    foot,
    row: 0,
    words: whole || tall >= 108,
    hand: spread(held, beside, foot - 16),
    several: false,
    passing: Math.min(broad, (room - foot - 90) / TALL),
  };
}

/** The board turned: six rows, the rival at the left; below it what is not at a disc, then dice, several buttons, and hand. */
function rows(width: number, height: number, held: number, buttons: number): Layout {
  const low = height < 680;
  const [strip, ask, bank, me] = low ? [38, 44, 56, 50] : [44, 50, 76, 64];
  const several = buttons > 1;
  const dice = several ? me + BUTTONS : me;
  const most = height - strip - ask - bank - dice - 12;
  const across = width - 20;
  const two = width >= 340 ? 2 : 1;
  const lines = Math.ceil(Math.max(held, 2) / two);
  const wanted = lines * (within(LINES, height * 0.06, LYING) + NEAR);
  const hand = within(60, wanted, most - 6 * 34);
  const row = within(34, (most - hand) / 6, 110);
  return {
    shape: 'rows',
    width,
    card: within(96, (width - 48) / 3, 118),
    tall: row - within(6, row * 0.15, 12),
    whole: false,
    disc: within(28, row - 12, 62),
    die: low ? 32 : 38,
    ends: bank,
    margin: 6,
    pad: 8,
    strip,
    ask,
    foot: dice + hand + 8,
    row,
    words: row >= 60,
    hand: spread(held, across, hand - NEAR, NEAR),
    several,
    passing: (width - 120) / 4,
  };
}

/** For a phone that lies: the board in columns, and beside it dice, hand and buttons. */
function beside(width: number, height: number, held: number): Layout {
  const foot = within(216, width * 0.32, 300);
  const strip = 44;
  const [ends, margin, pad] = [58, 6, 8];
  const room = height - strip - 2 * pad - 22;
  const disc = within(38, room * 0.2, 56);
  const tall = (room - disc) / 2;
  const card = (width - foot - 2 * (margin + pad + ends) - 12) / 6 - 6;
  return {
    shape: 'beside',
    width,
    card,
    tall,
    whole: false,
    disc,
    die: 30,
    ends,
    margin,
    pad,
    strip,
    ask: 0,
    foot,
    row: 0,
    words: false,
    hand: spread(held, foot - 20, height - 118, NEAR),
    several: false,
    passing: Math.min(84, (room - 60) / TALL),
  };
}

/** The layout as CSS variables. */
export function styleOf(of: Layout): string {
  const { card, tall, disc, die, ends, margin, pad, strip, ask, foot, row, passing } = of;
  const px = { card, tall, disc, die, ends, margin, pad, strip, ask, foot, row, passing };
  return Object.entries(px)
    .map(([name, value]) => `--${name}-size: ${value.toFixed(1)}px`)
    .join('; ');
}
