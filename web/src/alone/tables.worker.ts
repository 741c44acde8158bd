/**
 * The worker of the tables: the same Python as on a server decides and tells. Nothing is answered before it
 * is kept. Several pages may be open: whoever writes first is right, the others read it and go on from there.
 */

import { upTo } from '../transport/whole';
import type { Position } from '../api/types';
import { Bots } from './bots';
import { Logs, type Write } from './logs';
import { startPython } from './python';
import type { FromTables, Listening, ToldProblem, ToTables } from './said';

type Told = { answer?: unknown; problem?: ToldProblem; write?: Write | null };

const NO_LOG: ToldProblem = { error: 'store', detail: 'This browser could not keep it.' };
const BROKEN = JSON.stringify({ problem: { error: 'broken', detail: 'The analysis failed.' } });
const FASTER: ToldProblem = { error: 'late', detail: 'Another page was faster.' };

const LATER = 1000; // milliseconds: whoever waits for a table has it before bots are got ready

const logs = new Logs();
const bots = new Bots();
const streams = new Map<number, Listening>();
const thinking = new Set<string>();
const others = new BroadcastChannel('lusoria');

const say = (told: FromTables) => self.postMessage(told);

const desk = startPython((share) => say({ what: 'share', share: share * 0.9 })).then((python) => {
  const made = python.pyimport('lusoria.browser.desk').Desk();
  say({ what: 'share', share: 1 });
  setTimeout(() => {
    bots.start();
    void logs.tidy();
  }, LATER);
  return made;
});

desk.catch((error) => {
  console.warn(String(error));
  say({ what: 'failed' });
});

/** One thing after the other: what is being kept is not asked about. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = last.then(work);
  last = done.catch(() => {});
  return done;
}

self.onmessage = ({ data }: MessageEvent<ToTables>) => {
  if (data.what === 'leave') void inTurn(async () => streams.delete(data.id));
  else if (data.what === 'listen')
    void inTurn(() => listen(data.id, data.listened)).catch((error) => say({ what: 'refused', id: data.id, problem: broken(error) }));
  else void answered(data.id, data.operation, data.asked).catch((error) => say({ what: 'problem', id: data.id, problem: broken(error) }));
};

/** What is said of a mistake of ours: whoever asked does not wait for ever. */
function broken(error: unknown): ToldProblem {
  console.warn(String(error));
  return { error: 'broken', detail: String(error) };
}

function answered(id: number, operation: string, asked: Record<string, unknown>): Promise<void> {
  if (operation === 'hint') return hint(id, asked);
  if (operation === 'analysis') return analysis(id, asked['body']);
  if (operation === 'analyse') return analyse(id, asked);
  return inTurn(() => answer(id, operation, asked));
}

others.onmessage = ({ data: id }: MessageEvent<string>) => void inTurn(() => catchUp(id));

async function answer(id: number, operation: string, asked: Record<string, unknown>): Promise<void> {
  const here = await desk;
  for (const table of named(operation, asked)) await load(table);
  const told = JSON.parse(here.ask(operation, JSON.stringify(asked))) as Told;
  const problem = told.problem ?? (await keep(told.write ?? null));
  say(problem ? { what: 'problem', id, problem } : { what: 'answer', id, answer: told.answer });
  if (!problem) await tell(changed(told.write ?? null));
}

/** The tables that are asked about. */
function named(operation: string, asked: Record<string, unknown>): string[] {
  if (operation === 'mine') return (asked['body'] as { tables: { id: string }[] }).tables.map(({ id }) => id);
  return typeof asked['table'] === 'string' ? [asked['table']] : [];
}

/** Takes a table into memory, if there is such a one; its bots go on. */
async function load(id: string): Promise<void> {
  const here = await desk;
  if (here.has(id)) return;
  const kept = await logs.table(id);
  if (!kept) return;
  const write = here.load(JSON.stringify(kept)) as string;
  await keep(write ? (JSON.parse(write) as Write) : null);
  void play(id);
}

/** Keeps what has been decided, and shows it; what went wrong otherwise. */
async function keep(write: Write | null): Promise<ToldProblem | null> {
  if (!write) return null;
  const here = await desk;
  try {
    if (await logs.write(write)) {
      here.committed();
      for (const id of changed(write)) others.postMessage(id);
      return null;
    }
    here.drop();
    for (const id of changed(write)) {
      await load(id);
      await tell([id]);
    }
    return FASTER;
  } catch (error) {
    console.warn(String(error));
    here.drop();
    return NO_LOG;
  }
}

function changed(write: Write | null): string[] {
  return [...new Set(write?.entries.map(({ table }) => table))];
}

/** Tells whoever listens, and lets bots decide. */
async function tell(tables: string[]): Promise<void> {
  for (const [id, listening] of streams) if (tables.includes(listening.table)) await update(id, listening);
  for (const table of tables) void play(table);
}

/** Reads what another page has written. */
async function catchUp(id: string): Promise<void> {
  const here = await desk;
  if (!here.has(id)) return;
  here.follow(id, JSON.stringify(await logs.entries(id, here.revision(id) as number)));
  await tell([id]);
}

// --- streams ---

async function listen(id: number, listening: Listening): Promise<void> {
  await desk;
  await load(listening.table);
  streams.set(id, listening);
  await update(id, listening);
}

/** Sends all that has happened since the last time. */
async function update(id: number, listening: Listening): Promise<void> {
  const here = await desk;
  const events: Position['events'] = [];
  for (;;) {
    const told = JSON.parse(here.updates(JSON.stringify(listening))) as Told;
    if (told.problem) {
      streams.delete(id);
      say({ what: 'refused', id, problem: told.problem });
      return;
    }
    const position = told.answer as Position;
    events.push(...position.events);
    listening.since = upTo(position);
    if (listening.since < position.revision) continue;
    say({ what: 'position', id, position: { ...position, events } });
    return;
  }
}

// --- bots ---

async function hint(id: number, asked: Record<string, unknown>): Promise<void> {
  const here = await desk;
  const sent = JSON.stringify(asked);
  const found = await inTurn(async () => {
    for (const table of named('hint', asked)) await load(table);
    return here.hint_question(sent);
  });
  if (typeof found === 'string') return say({ what: 'problem', id, problem: (JSON.parse(found) as Told).problem! });
  const [revision, question] = taken(found);
  const advice = await bots.advise(question);
  if (advice === null) {
    say({ what: 'problem', id, problem: { error: 'no-hint', detail: 'The bot has no hint. Try again.' } });
    return;
  }
  const { answer, problem } = JSON.parse(here.hint(sent, revision, advice)) as Told;
  say(problem ? { what: 'problem', id, problem } : { what: 'answer', id, answer });
}

/** The analysis of a table is that of its record. */
async function analyse(id: number, asked: Record<string, unknown>): Promise<void> {
  const here = await desk;
  const told = await inTurn(async () => {
    for (const table of named('analyse', asked)) await load(table);
    return JSON.parse(here.ask('record', JSON.stringify(asked))) as Told;
  });
  if (told.problem) say({ what: 'problem', id, problem: told.problem });
  else await analysis(id, told.answer);
}

async function analysis(id: number, record: unknown): Promise<void> {
  await desk;
  const found = await bots.analyse(JSON.stringify(record));
  const { answer, problem } = JSON.parse(found ?? BROKEN) as Told;
  say(problem ? { what: 'problem', id, problem } : { what: 'answer', id, answer });
}

/** Bots decide until a person has to; in one page only, where the browser can say so. */
async function play(id: string): Promise<void> {
  if (thinking.has(id)) return;
  thinking.add(id);
  const decide = async () => {
    while (await decideOnce(id));
  };
  try {
    if (navigator.locks) await navigator.locks.request(`lusoria ${id}`, decide);
    else await decide();
  } catch (error) {
    lose(id, broken(error));
  } finally {
    thinking.delete(id);
  }
}

async function decideOnce(id: string): Promise<boolean> {
  const here = await desk;
  const found = await inTurn(async () => here.bot_question(id));
  if (!found) return false;
  const [revision, question] = taken(found);
  const [action] = (await bots.think(question)) ?? [];
  return inTurn(async () => {
    const write = here.bot_decides(id, revision, action ?? null) as string;
    if (!write) return true;
    const problem = await keep(JSON.parse(write) as Write);
    if (problem === NO_LOG) lose(id, problem);
    if (problem) return problem !== NO_LOG;
    for (const [stream, listening] of streams) if (listening.table === id) await update(stream, listening);
    return true;
  });
}

/** A bot's turn cannot go on: whoever listens would wait for it in vain. */
function lose(id: string, problem: ToldProblem): void {
  for (const [stream, listening] of streams) {
    if (listening.table !== id) continue;
    streams.delete(stream);
    say({ what: 'refused', id: stream, problem });
  }
}

/** A revision and a question, out of Python's hands. */
function taken(found: { toJs(): [number, Uint8Array]; destroy(): void }): [number, Uint8Array] {
  const plain = found.toJs();
  found.destroy();
  return plain;
}
