/** Strips beside a text that are no columns: dates, labels, places, bullet glyphs. */
import { patternOf, u } from '../../../resume/patterns.ts';
import { edgeShare, heightOf, lengthOf, median, type Row } from './column-rows.ts';
import { closesInContact, contactRowsAtHead } from './contact-blocks.ts';
import { isFormLabel } from '../entries/fields.ts';
import { fold } from '../text/fold.ts';
import { hanRole, isHanPersonal } from '../han/han-fields.ts';

/** "Oct 14", "a oct 14": a month and the end of its year. */
const MONTH = 'Jan|Ene|Gen|F[eé][bv]|M[aäé][riygi]|A[pbv]r|Ju[nli]|Giu|Lug|Aug|Ago|Aoû|Se[pt]|O[ckut]t|Nov|D[eéi][cz]';
const YEAR_OR_DAY = String.raw`(?:19|20)\d{2}|\d{1,2}[./]\d{2,4}|\d\s*(年|月)|(?<!\p{L})[HRS]\s?\d{1,2}[./]\d`;

export const DATE_LIKE = patternOf(
  String.raw`${YEAR_OR_DAY}|^(?:\p{L}{1,5} )?(?:${MONTH}|${MONTH.toLowerCase()})\p{L}{0,7}\.? ['’]?\d{2}$`,
  'u',
);

const YEARS = /(?<!\d)(?:19|20)\d{2}(?!\d)/u;

/** Characters that the narrower column must have in a row, in the middle: less is labels, dates or places. */
const MIN_MEDIAN_CHARACTERS = 12;
const FEW_ROWS = 5;

/** Share of the rows of `side` that stand level with a row of `other`. */
export function levelShare(side: readonly Row[], other: readonly Row[]): number {
  const level = side.filter((row) => other.some((peer) => Math.abs(peer.baseline - row.baseline) < 2.5));
  return side.length === 0 ? 0 : level.length / side.length;
}

const NOW = /^(?:至今|今|現在|现在|在職中|present|now|heute|actualidad|actual|atual|aujourd|oggi|[-–—~～〜至↓|])/iu;
/** "23 years", "5 yrs 3 mos", "2年6か月": how long, below from when to when. */
const LASTED = u`^\(?\d{1,2}\s?(?:(?:years?|yrs?|months?|mos?|años?|anos?|mes(?:es)?|ans?|mois|anni|anno|mesi?|jahre?n?|monate?n?)(?!\p{L})|年|[か个ヶカヵケ]月)`;

function isDated({ text }: Row): boolean {
  return DATE_LIKE.test(text) || NOW.test(fold(text)) || LASTED.test(text.toLowerCase());
}

/** Dates and nothing else. */
export function isDateStrip(side: readonly Row[]): boolean {
  return side.length >= 2 && side.every(isDated);
}

/** Rows this near to one of the text, in sizes, stand beside it. */
const NEAR = 0.9;

function isBeside(row: Row, other: readonly Row[]): boolean {
  return other.some((peer) => Math.abs(peer.baseline - row.baseline) < NEAR * row.size);
}

/** Shares of a side's rows: those level with the text beside them, those that are a form's labels or dates. */
const LEVEL_LABELS = 0.55;
const LABELS = 0.6;

/** What a form asks for, in any language. */
export function isLabel(text: string): boolean {
  return isFormLabel(text) || hanRole(text) !== null || isHanPersonal(text);
}

/** The end of a paragraph of the whole width is none of the rows. */
function labelShare(side: readonly Row[], other: readonly Row[]): number {
  // "Celular ¦ : 987 654 321".
  const valued = other.filter(({ text }) => /^\s*[:：]\s/u.test(text));
  const labels = (row: Row): boolean =>
    DATE_LIKE.test(row.text) || isLabel(fold(row.text)) || (valued.length > 0 && isBeside(row, valued));
  const rows = side.filter((row) => labels(row) || isBeside(row, other));
  return rows.length === 0 ? 0 : rows.filter(labels).length / rows.length;
}

/** Characters of a label, and share of dates among labels, of a rail whose every row is level with the text or stands beside nothing. */
const MOST_LABEL = 20;
const SOME_DATES = 0.33;

/** Without the headings of the whole width that stand in a rail, beside nothing: "LINGUE" over "Italiano ¦ madrelingua". */
function withoutHeads(side: readonly Row[], other: readonly Row[]): readonly Row[] {
  return side.filter((row) => isBeside(row, other) || !isFormLabel(fold(row.text)));
}

/** Dates and labels level with their text, and headings of the whole width between them. */
function isHeadedRail(side: readonly Row[], other: readonly Row[]): boolean {
  const rows = side.filter((row) => isBeside(row, other));
  const dated = rows.filter(({ text }) => DATE_LIKE.test(text)).length;
  return (
    rows.length >= 2 &&
    withoutHeads(side, other).length <= other.length &&
    dated >= SOME_DATES * rows.length &&
    levelShare(rows, other) === 1 &&
    rows.every(({ text }) => lengthOf(text) <= MOST_LABEL)
  );
}

/** Of a rail in which starts stand over ends: rows level with the text, rows that are dates, characters of one in the middle. */
const STACKED = 0.3;
const STACKED_DATES = 0.6;
const MOST_STACKED = 12;

function stackedShare(side: readonly Row[]): number {
  return side.filter(isDated).length / side.length;
}

/** Dates beside their text, and headings of the whole width between them: these stand where the text beside leaves room. */
function isInterleaved(side: readonly Row[], other: readonly Row[]): boolean {
  let dated = 0;
  for (const row of side) {
    const gap = Math.min(...other.map((peer) => Math.abs(peer.baseline - row.baseline)));
    if (gap < 2.5 && DATE_LIKE.test(row.text)) dated += 1;
    else if (gap < NEAR * row.size) return false;
  }
  return dated >= 2 && dated >= side.length / 2 && side.length <= other.length;
}

/** Of a column's height, what its rows fill; between the rows of one paragraph this many sizes at most. */
const FILLED = 0.5;
const LEADING = 3;

const MOST_SCATTERED = 6;

/** Contact data at the head and a date here and there: most of the height is empty, while text runs down the other side. */
function isScattered(side: readonly Row[], other: readonly Row[], level: number): boolean {
  const filled = side.slice(1).reduce((sum, row, at) => {
    const gap = (side[at]?.baseline ?? 0) - row.baseline;
    return sum + Math.min(gap, LEADING * row.size);
  }, 0);
  const dated = side.filter((row) => DATE_LIKE.test(row.text)).length;
  // Contact data set to the right edge, and a page number or a cell far below.
  const told = (dated > 0 && level > 0) || (side.length <= MOST_SCATTERED && edgeShare(side) <= 0.5);
  return told && side.length <= 0.6 * other.length && filled < FILLED * heightOf(side);
}

/** Of the rows of a strip of dates, those that are dates: headings may stand between them, and what a narrow cell breaks off. */
const ONLY_DATES = 0.5;
const BROKEN_OFF = /^\d{0,2}\s?[年月日]$|^[今在]$/u;

/** Headings of a rail: so much larger than the text beside them, their baselines this far apart at least, in sizes. */
const LARGER = 1.15;
const FAR = 2;
const MOST_HEADING = 30;

/** Nothing but headings, each far above the next: sections with their labels beside them. */
function isHeadingRail(side: readonly Row[], other: readonly Row[]): boolean {
  const least = LARGER * median(other.map(({ size }) => size));
  const near = side.filter((row, at) => at > 0 && (side[at - 1]?.baseline ?? 0) - row.baseline < FAR * row.size).length;
  return (
    near <= side.length / 4 &&
    side.length <= other.length / 2 &&
    side.every(({ text, size }) => size >= least && lengthOf(text) <= MOST_HEADING)
  );
}

/** A table of labels and their values: rows that it must have, characters that a label may. */
const LEAST_PAIRS = 5;
/** An address of the mail or of the web opens in small letters as well. */
const GOES_ON = u`^(?!\S{1,60}(?:@|\.\p{Ll}{2,}(?:\/|$)))[\p{Ll}•●○▪◦·*–-]`;

/** "Databases ¦ PostgreSQL, Oracle": every row of the one side stands beside one short label of the other, and none goes on from the row above. */
function areValues(side: readonly Row[], labels: readonly Row[]): boolean {
  const [first, last] = [side[0], side.at(-1)];
  if (side.length < LEAST_PAIRS || !first || !last || levelShare(side, labels) < 1) return false;
  const beside = labels.filter(({ baseline }) => baseline < first.baseline + 2.5 && baseline > last.baseline - 2.5);
  return (
    beside.length === side.length &&
    beside.every(({ text }) => lengthOf(text) <= MOST_LABEL) &&
    side.every(({ text }) => !GOES_ON.test(text))
  );
}

/** Between rows of a table, as a multiple of what is between the lines of one value. */
const APART = 1.12;

/** The same with values that wrap: each label beside the first line of its own, and the rows farther apart than the lines of a value are. */
function areWrappedValues(side: readonly Row[], labels: readonly Row[]): boolean {
  const [first, last] = [side[0], side.at(-1)];
  if (!first || !last) return false;
  const level = (row: Row): boolean => labels.some(({ baseline }) => Math.abs(baseline - row.baseline) < 2.5);
  const beside = labels.filter(({ baseline }) => baseline < first.baseline + 2.5 && baseline > last.baseline - 2.5);
  if (beside.length < LEAST_PAIRS || !level(first) || levelShare(beside, side) < 1) return false;
  if (beside.some(({ text }) => lengthOf(text) > MOST_LABEL)) return false;
  const steps = side.slice(1).map((row, at) => ({ row, step: (side[at]?.baseline ?? 0) - row.baseline }));
  const wraps = steps.filter(({ row }) => !level(row)).map(({ step }) => step);
  const starts = steps.filter(({ row }) => level(row)).map(({ step }) => step);
  return wraps.length > 0 && Math.min(...starts) > APART * Math.max(...wraps);
}

/** Dates with where it was below them: each block of the text beside begins level with one of so many dates, being apart from the one above. */
const LEAST_BLOCKS = 3;
const BLOCK_GAP = 1.5;

function isDatedStack(side: readonly Row[], other: readonly Row[]): boolean {
  const dated = side.filter(({ text }) => DATE_LIKE.test(text));
  const starts = other.filter((row, at) => at === 0 || (other[at - 1]?.baseline ?? 0) - row.baseline > BLOCK_GAP * row.size); // prettier-ignore
  return starts.length >= LEAST_BLOCKS && dated.length >= starts.length && levelShare(starts, dated) === 1;
}

/** Larger than the text below it. */
const HEADING = 1.08;
/** Sections that a sidebar has, and rows below each of their headings. */
const LEAST_SECTIONS = 2;
const LEAST_BELOW = 2;

/** Headings in larger letters, each over rows of its own, or below a block of contact data: a column, however short its lines and level with the text beside them. */
function holdsSections(side: readonly Row[]): boolean {
  const least = HEADING * median(side.map(({ size }) => size));
  const heads = side.flatMap(({ size, text }, at) => (size > least && isFormLabel(fold(text)) ? [at] : []));
  const below = heads.map((at, n) => (heads[n + 1] ?? side.length) - at - 1);
  const contact = contactRowsAtHead(side) >= LEAST_BELOW ? 1 : 0;
  return below.filter((rows) => rows >= LEAST_BELOW).length + contact >= LEAST_SECTIONS;
}

/** A strip of dates, labels, places or bullet glyphs that belongs to the rows beside it. */
export function isRail(side: readonly Row[], other: readonly Row[]): boolean {
  const level = levelShare(side, other);
  const characters = median(side.map((row) => lengthOf(row.text)));
  if ((level >= 0.6 && characters <= 3) || isHeadingRail(side, other)) return true;
  if (areValues(side, other) || areWrappedValues(side, other)) return true;
  const dated = side.filter((row) => DATE_LIKE.test(row.text)).length / side.length;
  if (level >= 0.6 && dated >= 0.5 && characters <= 32) return true;
  // Beside the middle of their entries dates are level with nothing.
  const broken = side.filter((row) => BROKEN_OFF.test(fold(row.text))).length / side.length;
  if (dated > 0 && dated + broken >= ONLY_DATES && characters <= 32) return true;
  if (characters <= 32 && (isDatedStack(side, other) || isInterleaved(side, other) || isScattered(side, other, level)))
    return true;
  if ((level >= LEVEL_LABELS && labelShare(side, other) >= LABELS) || isHeadedRail(side, other)) return true;
  // Cells of tables, with a centred head above: rows of a column start at one edge.
  if (level >= 0.5 && dated >= 0.33 && edgeShare(side) < 0.5) return true;
  // Start, end and how long under one another, level with nothing.
  if (characters <= MOST_STACKED && isDateStrip(side)) return true;
  // A start over its end: every second row stands beside nothing.
  if (level >= STACKED && characters <= MOST_STACKED && stackedShare(side) >= STACKED_DATES) return true;
  if (holdsSections(side) || closesInContact(side, (text) => YEARS.test(text))) return false;
  if (level >= 0.75 && characters < MIN_MEDIAN_CHARACTERS * 2 && withoutHeads(side, other).length <= other.length) return true; // prettier-ignore
  // A handful of rows in two parts ("Welding: Advanced … Methods: TIG, MAG"): lists, not columns.
  if (level >= 0.75 && side.length <= FEW_ROWS) return true;
  // Notes set level with a row here and there, not lines that follow one another.
  const leading = heightOf(side) / Math.max(1, side.length - 1);
  if (level >= 0.75 && leading > 2.2 * median(side.map((row) => row.size)) && side.length <= 0.75 * other.length)
    return true;
  // Labels of sections beside their text: few, short, at the height of the first line.
  return level >= 0.5 && side.length <= 0.5 * other.length && characters <= 30;
}

/** Headings of two columns are this level, points. */
const HEADS_LEVEL = 24;

function isHeaded(side: readonly Row[]): boolean {
  const [first, ...rest] = side;
  return (
    first !== undefined && first.size > HEADING * median(rest.map(({ size }) => size)) && isFormLabel(fold(first.text))
  );
}

/** Baselines of one line, points; sizes that are one; share of a side's rows that may be as large as its heading. */
const LEVEL = 2.5;
const SAME_SIZE = 0.2;
const MOST_LARGE = 0.34;

/** Opens with a heading, and most of it is set smaller. */
function opensLarger([first, ...rest]: readonly Row[]): boolean {
  if (first === undefined || DATE_LIKE.test(first.text) || lengthOf(first.text) > MOST_HEADING) return false;
  const large = rest.filter(({ size }) => size > first.size - SAME_SIZE).length;
  return first.size > HEADING * median(rest.map(({ size }) => size)) && large <= MOST_LARGE * rest.length;
}

/** "Über mich" and "Kontakt" on one line, set alike over smaller text: whatever their words, they open two texts. The name may stand above one. */
function openAlike(side: readonly Row[], other: readonly Row[]): boolean {
  const top = Math.min(side[0]?.baseline ?? 0, other[0]?.baseline ?? 0) + LEVEL;
  const [own, beside] = [side, other].map((rows) => rows.filter(({ baseline }) => baseline < top)) as [Row[], Row[]];
  const [first, second] = [own[0], beside[0]];
  if (!first || !second || Math.abs(first.baseline - second.baseline) >= LEVEL) return false;
  return Math.abs(first.size - second.size) < SAME_SIZE && opensLarger(own) && opensLarger(beside);
}

/** Headings and the dates of what stands beside them. */
function isDatesUnderHeadings(side: readonly Row[]): boolean {
  const rest = side.slice(1).filter(({ size }) => size < (side[0]?.size ?? 0) - SAME_SIZE);
  return rest.length > 0 && rest.filter(isDated).length > rest.length / 2;
}

/** Two sections side by side, each under its heading: however short their lines, neither is the other's rail. */
export function areHeaded(side: readonly Row[], other: readonly Row[]): boolean {
  if (isDatesUnderHeadings(side) || isDatesUnderHeadings(other)) return false;
  const level = Math.abs((side[0]?.baseline ?? 0) - (other[0]?.baseline ?? 0)) < HEADS_LEVEL;
  return (level && isHeaded(side) && isHeaded(other)) || openAlike(side, other);
}
