/** The seats whose tokens this browser holds: "my tables" and "my finished games". */

const KEY = 'lusoria-tables';
const MOST = 60;

export interface Kept {
  id: string;
  game: string;
  /** The token of the seats, or none if the table was only watched. */
  token: string;
  maker?: string;
  /** Links for the others, by seat, as long as they are needed. */
  links?: { seat: number; token: string }[];
  at: number;
  /** The lesson or puzzle that is taken there: it is no table to come back to. */
  lesson?: string;
  /** What was shown of the dice's secret before the first action. */
  commitment?: string;
  status?: string;
  names?: string[];
  seats?: number[];
  winners?: number[];
}

export function kept(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Kept[];
  } catch {
    return [];
  }
}

export function seatsAt(id: string): Kept | undefined {
  return kept().find((table) => table.id === id);
}

/** Keeps a table, the newest first; what is not told anew stays as it was. */
export function remember(table: Kept): void {
  const others = kept().filter((other) => other.id !== table.id);
  save([{ ...seatsAt(table.id), ...table }, ...others].sort((a, b) => b.at - a.at).slice(0, MOST));
}

export function forget(id: string): void {
  save(kept().filter((table) => table.id !== id));
}

function save(tables: Kept[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // a browser that keeps nothing: links still lead back to the table
  }
}
