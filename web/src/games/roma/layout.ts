/** How big things are on the table, from the room there is. */

export interface Layout {
  /** The board is turned: rows instead of columns, for phones and tall tablets. */
  narrow: boolean;
  width: number;
  card: number;
  disc: number;
  die: number;
  ends: number;
  /** Around the slab, and within it. */
  margin: number;
  pad: number;
  strip: number;
  ask: number;
  foot: number;
  /** A row of the turned board. */
  row: number;
  /** Whether the words on a card are big enough to be read. */
  words: boolean;
}

const WORDS = 12.2 / 120; // the height of a card's text, of its width
const READABLE = 11.5; // pixels

const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

export function layout(width: number, height: number): Layout {
  const strip = within(46, height * 0.076, 66);
  const ask = within(46, height * 0.06, 54);
  const foot = within(118, height * 0.4 - 149, 220);
  const ends = within(80, width * 0.2 - 107, 150);
  const margin = within(8, width * 0.075 - 60, 24);
  const pad = within(8, width * 0.044 - 33, 16);
  const wide = (width - 2 * (margin + pad + ends) - 12) / 6 - 6;
  const high = (height - strip - ask - foot - 58) / 3.48;
  if (wide < 92) return turned(width, height);
  const card = within(64, Math.min(wide, high), 176);
  return {
    narrow: false,
    width,
    card,
    disc: card * 0.65,
    die: within(36, foot * 0.27, 52),
    ends,
    margin,
    pad,
    strip,
    ask,
    foot,
    row: 0,
    words: card * WORDS >= READABLE,
  };
}

/** How the cards drawn lie in the foot: as whole cards, or lying down where there is less room. */
export function drawnCards(count: number, { width, foot }: Pick<Layout, 'width' | 'foot'>): { standing: boolean; columns: number; width: number; height: number } {
  const room = foot - 24; // within the foot, its edge and the glow
  if (count <= 3 && room / 1.4 >= 108) return { standing: true, columns: count, width: room / 1.4, height: room };
  const most = width < 930 && count <= 4 ? 2 : 3;
  const rows = Math.ceil(count / most);
  return { standing: false, columns: Math.ceil(count / rows), width: 150, height: Math.min((room - 10 * (rows - 1)) / rows, 72) };
}

function turned(width: number, height: number): Layout {
  const strip = 44;
  const ask = 50;
  const foot = within(132, height * 0.2, 190);
  const bank = 88;
  const row = within(50, (height - strip - ask - foot - bank - 20) / 6, 110);
  const card = within(96, (width - 48) / 3, 118);
  return {
    narrow: true,
    width,
    card,
    disc: within(46, row - 20, 62),
    die: 38,
    ends: bank,
    margin: 6,
    pad: 8,
    strip,
    ask,
    foot,
    row,
    words: row >= 62,
  };
}

/** The layout as CSS variables. */
export function styleOf(of: Layout): string {
  const px = { card: of.card, disc: of.disc, die: of.die, ends: of.ends, margin: of.margin, pad: of.pad, strip: of.strip, ask: of.ask, foot: of.foot, row: of.row };
  return Object.entries(px).map(([name, value]) => `--${name}-size: ${value.toFixed(1)}px`).join('; ');
}
