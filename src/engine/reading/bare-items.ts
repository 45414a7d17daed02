/** List items without a glyph: short paragraphs below the head of a job, set in from it or each telling a deed. */
import { isCjk } from '../../resume/language.ts';
import type { SectionKind } from '../../resume/report.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { joinLines } from './bullets.ts';
import { rangesIn, type FoundRange } from './dates.ts';
import { fieldOf } from './fields.ts';
import { namesHead } from './headers.ts';
import { isCapital } from './headings.ts';
import { isClosedName } from './legal-forms.ts';
import { readOpening } from './openings.ts';
import type { Bullet, Line, Section } from './reading.ts';

const WORK: ReadonlySet<SectionKind> = new Set(['experience', 'volunteering', 'projects']);
/** Points that a list is set in from its head at least; lines of one list agree this far. */
const INSET = 5;
const SAME_EDGE = 2;
/** Lines of an item in the mean: longer ones are paragraphs. */
const MOST_LINES = 2.6;
const LEAST_WORDS = 3;
/** Items of a section, and of one job among them: fewer are remarks. */
const LEAST_ITEMS = 3;
const LEAST_IN_ONE = 2;
/** Of the jobs that have any. */
const LEAST_MEAN = 1.7;
/** Header lines between a date and the list. */
const MOST_HEADERS = 3;
/** Share of the items at the margin that must tell a deed. */
const MOST_DEEDS = 0.7;
/** And of those that are set in. */
const SOME_DEEDS = 0.4;

interface Row {
  readonly line: Line;
  readonly range: FoundRange | null;
  /** A date stands at one of its ends: a job of its own, however short it was. */
  readonly dated: boolean;
  /** Left edge of the words, dates before them aside. */
  readonly left: number;
}

function rowOf(line: Line, lexicon: Lexicon): Row {
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

/** Letters may be wider than in the mean of their line: room left over, in sizes. */
const SLACK = 0.6;

/** Whether the line ends before the next one's first word had to. */
function endsEarly({ box, text, size }: Line, next: Line, edge: number): boolean {
  const letter = box.width / Math.max(1, text.length);
  const [word = ''] = next.text.split(' ', 1);
  return box.x + box.width + (word.length + 1) * letter + SLACK * size <= edge;
}

/** Lines one below the other as paragraphs. */
function paragraphsOf(lines: readonly Line[], edge: number): Line[][] {
  return lines.reduce<Line[][]>((paragraphs, line) => {
    const own = paragraphs.at(-1);
    const last = own?.at(-1);
    const goesOn = last && line.page === last.page && (!endsEarly(last, line, edge) || /^\p{Ll}/u.test(line.text));
    if (own && goesOn) own.push(line);
    else paragraphs.push([line]);
    return paragraphs;
  }, []);
}

function textOf(lines: readonly Line[]): string {
  return joinLines(lines.map(({ text }) => text));
}

function tellsDeed(text: string, lexicon: Lexicon): boolean {
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

/** The rows below a date that may be its list: set in, or at the margin behind the rest of the head. */
function blockBelow(
  rows: readonly Row[],
  at: number,
  lexicon: Lexicon,
): { readonly lines: Line[]; readonly inset: boolean } {
  const head = rows[at] as Row;
  const bare = rangesIn(head.line.text, lexicon)[0]?.length === head.line.text.length;
  const left = bare ? (rows[at + 1]?.left ?? head.left) : head.left;
  const below = rows.slice(at + 1);
  const end = below.findIndex((row) => row.range !== null);
  const own = end < 0 ? below : below.slice(0, end);
  const from = own.findIndex((row) => isPlain(row) && row.left >= left + INSET && !isName(row.line.text, lexicon));
  const inset = from >= 0 && from <= MOST_HEADERS;
  const start = inset ? from : own.findIndex((row) => isPlain(row) && opensList(row.line.text, lexicon));
  const first = own[start];
  if (!first || start > MOST_HEADERS) return { lines: [], inset };
  const rest = own.slice(start);
  const stop = rest.findIndex(
    (row) =>
      !isPlain(row) ||
      Math.abs(row.left - first.left) > SAME_EDGE ||
      Math.abs(row.line.size - first.line.size) > SAME_EDGE / 4,
  );
  const after = stop < 0 ? [] : rest.slice(stop);
  // What stands in among other things is no list.
  if (inset && after.some((row) => row.left > first.left - SAME_EDGE)) return { lines: [], inset };
  return { lines: rest.slice(0, rest.length - after.length).map(({ line }) => line), inset };
}

/** Paragraphs of a block up to the first that is none of the list: the next job's head, which is not set in. */
function itemsOf(lines: readonly Line[], inset: boolean, edge: number, lexicon: Lexicon): Line[][] {
  const paragraphs = paragraphsOf(lines, edge);
  if (inset) return paragraphs;
  const end = paragraphs.findLastIndex((own) => tellsDeed(textOf(own), lexicon));
  return paragraphs.slice(0, end + 1);
}

function itemsIn(section: Section, lexicon: Lexicon): Line[][] {
  const rows = section.lines.filter(({ running }) => !running).map((line) => rowOf(line, lexicon));
  const edges = new Map<number, number>();
  for (const { line } of rows)
    edges.set(line.column, Math.max(edges.get(line.column) ?? 0, line.box.x + line.box.width));
  const jobs = rows.flatMap(({ range, line }, at) => {
    if (!range) return [];
    const { lines, inset } = blockBelow(rows, at, lexicon);
    const items = itemsOf(lines, inset, edges.get(line.column) ?? 0, lexicon);
    return items.length > 0 ? [{ items, inset }] : [];
  });
  const items = jobs.flatMap((job) => job.items);
  const texts = items.map(textOf);
  const deeds = texts.filter((text) => tellsDeed(text, lexicon)).length;
  const listed =
    items.length >= Math.max(LEAST_ITEMS, LEAST_MEAN * jobs.length) &&
    jobs.some((job) => job.items.length >= LEAST_IN_ONE) &&
    items.flat().length <= MOST_LINES * items.length &&
    texts.every((text) => /^["“«(]?[\p{Lu}\p{N}]/u.test(text)) &&
    texts.filter((text) => text.split(' ').length >= LEAST_WORDS).length >= MOST_DEEDS * items.length &&
    deeds >= (jobs.every(({ inset }) => inset) ? SOME_DEEDS : MOST_DEEDS) * items.length;
  return listed ? items : [];
}

/** The items with those of sections of work that list without a glyph; sections that have one anywhere list by it. */
export function withBareItems(bullets: readonly Bullet[], sections: readonly Section[], lexicon: Lexicon): Bullet[] {
  if (isCjk(lexicon.language)) return [...bullets];
  const taken = new Set(bullets.flatMap(({ lines }) => lines.map(({ index }) => index)));
  const bare = sections.flatMap((section) => {
    if (!WORK.has(section.kind) || section.lines.some(({ index }) => taken.has(index))) return [];
    return itemsIn(section, lexicon).map((lines) => ({
      text: textOf(lines),
      lines,
      glyph: null,
      section: section.kind,
    }));
  });
  if (bare.length === 0) return [...bullets];
  const placeOf = ({ lines: [first] }: Bullet): number => first?.index ?? 0;
  return [...bullets, ...bare].toSorted((a, b) => placeOf(a) - placeOf(b));
}
