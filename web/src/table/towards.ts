/** The element next to another in a direction, as the eye sees it. */

export type Direction = 'left' | 'right' | 'up' | 'down';

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export function towards<T extends { getBoundingClientRect(): Box }>(from: T, all: readonly T[], direction: Direction): T | null {
  const start = middle(from.getBoundingClientRect());
  let best: T | null = null;
  let least = Infinity;
  for (const other of all) {
    if (other === from) continue;
    const box = other.getBoundingClientRect();
    if (box.right === box.left) continue;
    const there = middle(box);
    const x = there.x - start.x;
    const y = there.y - start.y;
    const [along, aside] = direction === 'left' ? [-x, y] : direction === 'right' ? [x, y] : direction === 'up' ? [-y, x] : [y, x];
    if (along < 4) continue;
    const far = along + 2.5 * Math.abs(aside); // what lies straight ahead comes first
    if (far < least) {
      least = far;
      best = other;
    }
  }
  return best;
}

function middle(box: Box): { x: number; y: number } {
  return { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
}
