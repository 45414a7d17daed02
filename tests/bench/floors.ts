/**
 * The committed figures, `floors.json`: what the engine reaches, which no change may fall short of. `npm run bench:engine -- --write-floors`
 * writes them anew from what is measured, and prints what rose and what fell; the diff tells it to whoever reads the commit.
 */
import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BOARDS, type Board, type Boards } from './figures.ts';

const FILE = path.resolve(import.meta.dirname, 'floors.json');
/** Figures of which less is better. */
const FAULTS: ReadonlySet<string> = new Set(['invented', 'alarms', 'alarms in blind']);
/** Figures are kept to a thousandth, on the side that what was measured passes. */
const PLACES = 1000;

export interface Change {
  /** As "held · ja · titles". */
  readonly figure: string;
  /** Null where there was none. */
  readonly floor: number | null;
  /** Null where it is measured no more. */
  readonly measured: number | null;
  readonly better: boolean;
}

const committed = (): Partial<Boards> => JSON.parse(readFileSync(FILE, 'utf8')) as Partial<Boards>;

const isFault = (measure: string): boolean => FAULTS.has(measure);

function rounded(measure: string, value: number): number {
  // A share of thirds times a thousand may lie a hair beside its whole number.
  const scaled = Number((value * PLACES).toFixed(6));
  return (isFault(measure) ? Math.ceil(scaled) : Math.floor(scaled)) / PLACES;
}

function changesIn(name: string, floors: Board, measured: Board): Change[] {
  return Object.entries(measured).flatMap(([row, figures]) =>
    Object.entries(figures).flatMap(([measure, value]): Change[] => {
      const floor = floors[row]?.[measure] ?? null;
      const now = rounded(measure, value);
      if (now === floor) return [];
      const better = floor !== null && (isFault(measure) ? now < floor : now > floor);
      return [{ figure: `${name} · ${row} · ${measure}`, floor, measured: now, better }];
    }),
  );
}

/** Figures that differ from the committed ones; one without a floor counts as fallen, so that none is forgotten. */
export function changes(measured: Partial<Boards>, floors: Partial<Boards> = committed()): Change[] {
  return BOARDS.flatMap((name) => changesIn(name, floors[name] ?? {}, measured[name] ?? {}));
}

/** For a test: what fell below its floor, to be compared with nothing. */
export function fallen(measured: Partial<Boards>): string[] {
  return changes(measured)
    .filter(({ better }) => !better)
    .map(told);
}

const told = ({ figure, floor, measured }: Change): string =>
  `${figure}: ${floor === null ? 'no floor' : String(floor)} → ${measured === null ? 'not measured' : String(measured)}`;

/** What rose and what fell, as lines for a terminal. */
export function changeBoard(all: readonly Change[]): string {
  const part = (title: string, some: readonly Change[]): string[] =>
    some.length === 0 ? [] : [`\n${title}`, ...some.map((change) => `  ${told(change)}`)];
  const better = all.filter((change) => change.better);
  const worse = all.filter((change) => !change.better);
  const lines = [...part('Above the committed floors:', better), ...part('Below the committed floors:', worse)];
  return lines.length === 0 ? '\nEvery figure is at its committed floor.' : lines.join('\n');
}

/** Figures that were committed and are measured no more. */
export function gone(measured: Boards, floors: Partial<Boards> = committed()): Change[] {
  return changes(floors, measured)
    .filter(({ floor }) => floor === null)
    .map((change) => ({ ...change, floor: change.measured, measured: null }));
}

export async function writeFloors(measured: Boards): Promise<void> {
  const figures = (row: Board[string]): Board[string] =>
    Object.fromEntries(Object.entries(row).map(([measure, value]) => [measure, rounded(measure, value)]));
  const board = (rows: Board): Board =>
    Object.fromEntries(Object.entries(rows).map(([row, own]) => [row, figures(own)]));
  const floors = Object.fromEntries(BOARDS.map((name) => [name, board(measured[name])]));
  await writeFile(FILE, `${JSON.stringify(floors, null, 2)}\n`);
}
