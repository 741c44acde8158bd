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
  /** Whether the words on a card are big enough to be read. */
  words: boolean;
}

const RATIO = 1.4; // height of a card, of its width
const LEAST_STACKS = 262; // pixels
const READABLE = 112; // the width of a card on which small words can be read

const within = (low: number, value: number, high: number) => Math.max(low, Math.min(value, high));

export function layout(width: number, height: number): Layout {
  if (width < 880) return narrow(width, height);
  const pad = within(10, width * 0.02, 24);
  const gap = within(6, height * 0.0105, 11);
  const ask = within(44, height * 0.062, 58);
  const head = within(48, height * 0.064, 58);
  // two rows of the market, a ledger of four rows and the team share what is left
  const high = (height - ask - head - 5 * gap - 44) / (2 * RATIO + RATIO + 1.48);
  const wide = (width - 2 * pad - LEAST_STACKS - 7 * gap) / 6;
  const card = within(70, Math.min(wide, high), 170);
  return {
    narrow: false,
    width,
    height,
    card,
    team: card,
    tessera: within(14, card * 0.175, 28),
    ask,
    head,
    gap,
    pad,
    stacks: Math.min(width - 2 * pad - 6 * card - 7 * gap, card * 3.4),
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
    team: within(84, width / 4.2, 120),
    tessera: 18,
    ask: 50,
    head: 50,
    gap: 8,
    pad: 10,
    stacks: width - 20,
    words: false,
  };
}

/** The layout as CSS variables. */
export function styleOf(of: Layout): string {
  const px = { card: of.card, team: of.team, tessera: of.tessera, ask: of.ask, head: of.head, gap: of.gap, pad: of.pad, stacks: of.stacks };
  return Object.entries(px).map(([name, value]) => `--${name}-size: ${value.toFixed(1)}px`).join('; ');
}
