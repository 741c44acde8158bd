/** How big things are on the table, from the room there is. */

export interface Layout {
  /** One thing after the other, behind tabs: phones and tall tablets. */
  narrow: boolean;
  width: number;
  height: number;
  /** The width of a card in the market, and of one in the team. */
  card: number;
  team: number;
  /** A tessera of a ledger. */
  tessera: number;
  ask: number;
  head: number;
  gap: number;
  pad: number;
  /** The room of the investments, beside the rows. */
  stacks: number;
  /** Whether the stacks have room to say what they do. */
  words: boolean;
}

const RATIO = 1.4; // height of a card, of its width
const TESSERA = 0.175; // of a card's width
const LEAST_TESSERA = 14;
const AROUND = 114; // a ledger without its tesserae, and around the team and the yard
const LEAST_STACKS = 262; // pixels
const LYING = 480; // the height of a phone that lies
const READABLE = 82; // the width of a card beside which the stacks have room for words

const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

export function layout(width: number, height: number): Layout {
  if (width < 880) return narrow(width, height);
  const pad = within(10, width * 0.02, 24);
  const gap = within(6, height * 0.0105, 11);
  const ask = within(44, height * 0.062, 58);
  const head = within(48, height * 0.064, 58);
  // two rows of the market, a ledger of four rows and the team share what is left
  const left = height - ask - head - 4 * gap - AROUND;
  const high = Math.min((left - 4 * LEAST_TESSERA) / (3 * RATIO), left / (3 * RATIO + 4 * TESSERA));
  const wide = (width - 2 * pad - LEAST_STACKS - 7 * gap) / 6;
  const card = within(58, Math.min(wide, high), 170);
  const beside = width - 2 * pad - 6 * card - 7 * gap;
  return {
    narrow: false,
    width,
    height,
    card,
    team: card,
    tessera: within(LEAST_TESSERA, card * TESSERA, 28),
    ask,
    head,
    gap,
    pad,
    stacks: Math.min(beside, Math.max(card * 3.4, 330)),
    words: card >= READABLE,
  };
}

function narrow(width: number, height: number): Layout {
  const card = within(88, (width - 20 - 2 * 8) / 3.75, 150);
  return {
    narrow: true,
    width,
    height,
    card,
    team: within(84, width / 4.2, height < LYING ? 88 : 120),
    tessera: 18,
    ask: 50,
    head: 50,
    gap: 8,
    pad: 10,
    stacks: width - 20,
    words: true,
  };
}

/** The layout as CSS variables. */
export function styleOf(of: Layout): string {
  const px = { card: of.card, team: of.team, tessera: of.tessera, ask: of.ask, head: of.head, gap: of.gap, pad: of.pad, stacks: of.stacks };
  return Object.entries(px)
    .map(([name, value]) => `--${name}-size: ${value.toFixed(1)}px`)
    .join('; ');
}
