/** A kind of card. It is told by its pigment and its niche, never by colour alone. */
export interface Kind {
  pigment: 'tyrian' | 'terracotta' | 'olive' | 'ochre' | 'blue';
  niche: 'niche-arch' | 'niche-pediment' | 'niche-round';
}

/** What colours a card, or a part of one. */
export function kindStyle({ pigment }: Kind): string {
  return `--kind: var(--${pigment}); --kind-deep: var(--${pigment}-deep)`;
}

/** A text in lines of at most n letters; two lines are made as equal as they can be. */
export function lines(text: string, most: number): string[] {
  const found = filled(text, most);
  if (found.length !== 2) return found;
  const longest = Math.max(...found.map((line) => line.length));
  for (let length = Math.ceil(text.length / 2); length < longest; length++) {
    const even = filled(text, length);
    if (even.length === 2 && even.every((line) => line.length <= length)) return even;
  }
  return found;
}

function filled(text: string, most: number): string[] {
  const found: string[] = [];
  for (const word of text.split(' ')) {
    const last = found.at(-1);
    if (last !== undefined && `${last} ${word}`.length <= most) found[found.length - 1] = `${last} ${word}`;
    else found.push(word);
  }
  return found;
}

/** The size at which a name fits the frame. Over rows of tesserae cards are small: there it fills the breadth. */
export function nameSize(name: string, small = false): number {
  if (name.length > 14) return small ? 9.4 : 8.6;
  if (name.length > 11) return small ? 12 : 9.8;
  if (name.length > 9) return small ? 13 : 10.8;
  return small ? 14.4 : 12;
}
