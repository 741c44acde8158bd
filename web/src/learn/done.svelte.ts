/** The lessons that were taken to their end, kept in this browser. */

const KEY = 'lusoria-lessons';

type Kept = Partial<Record<string, string[]>>;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

class Done {
  #of = $state.raw<Kept>(read());

  has(game: string, lesson: string): boolean {
    return this.#of[game]?.includes(lesson) ?? false;
  }

  /** The lessons of a game that were taken. */
  of(game: string): string[] {
    return this.#of[game] ?? [];
  }

  get games(): string[] {
    return Object.keys(this.#of);
  }

  add(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    // another tab may have done others
    const kept = read();
    this.keep({ ...kept, [game]: [...(kept[game] ?? []), lesson] });
  }

  /** Keeps this instead of what was kept. */
  keep(all: Kept): void {
    this.#of = all;
    try {
      localStorage.setItem(KEY, JSON.stringify(all));
    } catch {
      // a browser that keeps nothing: it is known until the page is closed
    }
  }
}

export const done = new Done();
