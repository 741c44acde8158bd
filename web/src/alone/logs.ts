/** The tables and their logs, kept in the browser: what was acknowledged is still there after it was closed. */

export interface KeptEntry {
  table: string;
  revision: number;
  /** When it was added, in seconds. */
  at: number;
  [field: string]: unknown;
}
export interface Write {
  tables: { id: string; made: number; setup: { lesson: string; puzzle: string } }[];
  entries: KeptEntry[];
}

const NAME = 'lusoria';
const MOST = 200; // tables
const LATELY = 24 * 3600; // seconds: what may be open in a page stays

export class Logs {
  #opened: Promise<IDBDatabase>;

  constructor() {
    this.#opened = new Promise((resolve, reject) => {
      const opening = indexedDB.open(NAME, 1);
      opening.onupgradeneeded = () => {
        opening.result.createObjectStore('tables', { keyPath: 'id' });
        opening.result.createObjectStore('entries', { keyPath: ['table', 'revision'] });
      };
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error!);
    });
  }

  /** A table with the log as far as it is kept; nothing if there is no such table. */
  async table(id: string): Promise<{ table: unknown; entries: KeptEntry[] } | null> {
    const at = (await this.#opened).transaction(['tables', 'entries']);
    const [table, entries] = await Promise.all([
      done<unknown>(at.objectStore('tables').get(id)),
      done<KeptEntry[]>(at.objectStore('entries').getAll(after(id, 0))),
    ]);
    return table ? { table, entries } : null;
  }

  /** The entries of a table's log after a revision. */
  async entries(id: string, revision: number): Promise<KeptEntry[]> {
    const at = (await this.#opened).transaction('entries');
    return done(at.objectStore('entries').getAll(after(id, revision)));
  }

  /** Keeps all of it, or nothing; false if another page was faster. */
  async write({ tables, entries }: Write): Promise<boolean> {
    const at = (await this.#opened).transaction(['tables', 'entries'], 'readwrite', { durability: 'strict' });
    for (const table of tables) at.objectStore('tables').add(table);
    for (const entry of entries) at.objectStore('entries').add(entry);
    return new Promise((resolve, reject) => {
      at.oncomplete = () => resolve(true);
      at.onabort = () => (at.error?.name === 'ConstraintError' ? resolve(false) : reject(at.error ?? new Error('aborted')));
    });
  }

  /** Forgets tables where there are very many: lessons and puzzles first, then what has rested longest. */
  async tidy(): Promise<void> {
    const at = (await this.#opened).transaction(['tables', 'entries'], 'readwrite');
    const tables = await done<Write['tables']>(at.objectStore('tables').getAll());
    if (tables.length <= MOST) return;
    const found = await Promise.all(
      tables.map(async ({ id, made, setup }) => {
        const last = await done<IDBCursorWithValue | null>(at.objectStore('entries').openCursor(after(id, 0), 'prev'));
        const used = (last?.value as KeptEntry | undefined)?.at ?? made;
        return { id, used, counts: !setup.lesson && !setup.puzzle };
      }),
    );
    const lately = Date.now() / 1000 - LATELY;
    found.sort((a, b) => Number(b.counts) - Number(a.counts) || b.used - a.used);
    for (const { id } of found.slice(MOST).filter(({ used }) => used < lately)) {
      at.objectStore('tables').delete(id);
      at.objectStore('entries').delete(after(id, 0));
    }
  }
}

function after(table: string, revision: number): IDBKeyRange {
  return IDBKeyRange.bound([table, revision], [table, Infinity], true);
}

function done<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result as T);
    request.onerror = () => reject(request.error!);
  });
}
