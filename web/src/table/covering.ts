/** What lies over what. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where all that a selector finds is drawn. */
export function boxes(selector: string): Box[] {
  return [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect());
}

/** How much of these a box covers, in square pixels. */
export function covered(box: Box, others: readonly Box[]): number {
  return others.reduce((sum, other) => {
    const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

/** Whether most of an element is to be seen: inside the window, and under nothing. */
export function isSeen(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const parts = [0.15, 0.5, 0.85];
  const points = parts.flatMap((u) => parts.map((v) => [left + u * width, top + v * height] as const));
  const seen = points.filter(([x, y]) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (node.contains(hit) || hit.contains(node));
  });
  return seen.length * 3 > points.length * 2;
}
