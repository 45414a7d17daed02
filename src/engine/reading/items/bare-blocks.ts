/** Where the list of a job without glyphs stands: the rows below its date, set in from the head or each telling a deed. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { fieldOf } from '../entries/fields.ts';
import { namesHead } from '../heads/headers.ts';
import { isCapital } from '../sections/heading-text.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { readOpening } from './openings.ts';
import type { Line } from '../reading.ts';

/** Points that a list is set in from its head at least; lines of one list agree this far. */
const INSET = 5;
const SAME_EDGE = 2;
/** Header lines between a date and the list. */
const MOST_HEADERS = 3;

export interface Row {
  readonly line: Line;
  readonly range: FoundRange | null;
  /** A date stands at one of its ends: a job of its own, however short it was. */
  readonly dated: boolean;
  /** Left edge of the words, dates before them aside. */
  readonly left: number;
}

/** `line`: of a section of work. */
export function rowOf(line: Line, lexicon: Lexicon): Row {
  const dates = rangesIn(line.text, lexicon);
  const range = dates.find(({ isRange }) => isRange) ?? null;
  const dated = dates.some(({ index, length }) => index === 0 || index + length >= line.text.length - 1);
  const [first, second] = line.cells;
  const opening = first && second ? rangesIn(first.text, lexicon)[0] : undefined;
  const beside = opening !== undefined && first !== undefined && first.text.length - opening.length < 4;
  return { line, range, dated, left: (beside ? second : first)?.box.x ?? line.box.x };
}

function isPlain({ line, range, dated }: Row): boolean {
  return (
    range === null && !dated && line.cells.length === 1 && !line.bold && !isCapital(line.text) && fieldOf(line) === null
  );
}

/** Whether a text names what was done, or ends as items of a list do. */
export function tellsDeed(text: string, lexicon: Lexicon): boolean {
  return /[.;]$/u.test(text) || readOpening(text, lexicon).kind !== 'none';
}

/** An employer's line may be set in as well. */
const NAME_WORDS = 6;

function isName(text: string, lexicon: Lexicon): boolean {
  if (tellsDeed(text, lexicon)) return false;
  return namesHead(text, 'experience', lexicon) || (text.split(' ').length < NAME_WORDS && !/\d/u.test(text));
}

/** A deed at the margin; "Leitung Einkauf" is a post. */
function opensList(text: string, lexicon: Lexicon): boolean {
  const short = text.split(' ').length < NAME_WORDS;
  return tellsDeed(text, lexicon) && !isClosedName(text) && !(short && namesHead(text, 'experience', lexicon));
}

export interface Block {
  readonly lines: readonly Line[];
  readonly inset: boolean;
  /** Rows between the date and the list; -1 without one. */
  readonly start: number;
  /** Ends with its job, not before the head of the next. */
  readonly whole: boolean;
}

/** The rows from a date to the next. */
function rowsBelow(rows: readonly Row[], at: number): Row[] {
  const below = rows.slice(at + 1);
  const end = below.findIndex((row) => row.range !== null);
  return end < 0 ? below : below.slice(0, end);
}

/** The rows below a date that may be its list: set in, or at the margin behind the rest of the head. `start`: where the others begin theirs. */
function blockBelow(rows: readonly Row[], at: number, lexicon: Lexicon, start?: number): Block {
  const head = rows[at] as Row;
  const bare = rangesIn(head.line.text, lexicon)[0]?.length === head.line.text.length;
  const left = bare ? (rows[at + 1]?.left ?? head.left) : head.left;
  const own = rowsBelow(rows, at);
  const from = own.findIndex((row) => isPlain(row) && row.left >= left + INSET && !isName(row.line.text, lexicon));
  const inset = from >= 0 && from <= MOST_HEADERS;
  const begin = inset ? from : (start ?? own.findIndex((row) => isPlain(row) && opensList(row.line.text, lexicon)));
  const first = own[begin];
  if (!first || begin > MOST_HEADERS) return { lines: [], inset, start: -1, whole: false };
  const rest = own.slice(begin);
  const stop = rest.findIndex(
    (row) =>
      !isPlain(row) ||
      Math.abs(row.left - first.left) > SAME_EDGE ||
      Math.abs(row.line.size - first.line.size) > SAME_EDGE / 4,
  );
  const after = stop < 0 ? [] : rest.slice(stop);
  // What stands in among other things is no list.
  if (inset && after.some((row) => row.left > first.left - SAME_EDGE))
    return { lines: [], inset, start: -1, whole: false };
  return {
    lines: rest.slice(0, rest.length - after.length).map(({ line }) => line),
    inset,
    start: begin,
    whole: false,
  };
}

/** The lists of a section by the rows they stand below. Where every job opens with its date, those at the margin begin alike and end with the job. */
export function blocksOf(rows: readonly Row[], lexicon: Lexicon): Map<number, Block> {
  const dated = rows.flatMap(({ range }, at) => (range ? [at] : []));
  const first = dated.map((at) => blockBelow(rows, at, lexicon));
  const starts = first.flatMap(({ start, inset }) => (start < 0 || inset ? [] : [start])).sort((a, b) => a - b);
  const common = starts[Math.floor(starts.length / 2)];
  const whole = rows[0]?.range !== null && common !== undefined && first.every(({ inset }) => !inset);
  return new Map(
    dated.map((at, n) => {
      const block = whole ? blockBelow(rows, at, lexicon, common) : (first[n] as Block);
      return [at, { ...block, whole }];
    }),
  );
}
