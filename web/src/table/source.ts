/** Where positions of the past and what is asked about a whole game come from: a table, or a record. */

import type { Analysis, Course, GameRecord, Happening, Past } from '../api/types';
import { transport } from '../transport';
import { wholeTable } from '../transport/whole';

export interface Source {
  past(ply: number, seat: number | null): Promise<Past>;
  /** The log as a seat knows it; without a seat as whoever asks does. */
  story(seat: number | null): Promise<Happening[]>;
  course(): Promise<Course>;
  record(): Promise<GameRecord>;
  /** How far the analysis is: it goes on a little each time. */
  analysis(): Promise<Analysis>;
}

/** A table as a source of what was. */
export function served(table: string, token: string | null): Source {
  return {
    past: (ply, seat) => transport.ask('past', { table, token, seat, ply }),
    story: async (seat) => (await wholeTable(transport, table, token, seat)).events,
    course: () => transport.ask('course', { table, token }),
    record: () => transport.ask('record', { table, token }),
    analysis: () => transport.ask('analyse', { table, token }),
  };
}
