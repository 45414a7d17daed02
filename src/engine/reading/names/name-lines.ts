/** Names that stand on two or three lines of their own, the given name above the family name. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { key, wordsOf } from '../text/fold.ts';
import { countriesNamed } from '../contacts/places.ts';
import { namesPost } from '../heads/headers.ts';
import { isDocumentTitle } from './document-titles.ts';
import { agreement, bareName, looksLatin } from './name-shape.ts';
import { nameWords } from './name-words.ts';
import type { Line } from '../reading.ts';

export function medianSize(lines: readonly Line[]): number {
  const sizes = lines.map((line) => line.size).sort((a, b) => a - b);
  return sizes[Math.floor(sizes.length / 2)] ?? 0;
}

/** A name over several lines is set this much larger than the lines around it. */
const LARGE = 1.25;
const MOST_LINES = 3;
const MOST_WORDS = 3;
/** Of the letters' size, between its lines. */
const LEADING = 2.4;
const SAME_SIZE = 0.6;

/** A row that holds nothing but words. */
function isWorded({ text, cells }: Line): boolean {
  const words = wordsOf(bareName(text) || text);
  // "Ana Beatriz de Souza e" over "Silva": small words count for nothing in a name of which a part stands below.
  const large = words.filter((word) => !SMALL.test(word)).length;
  return cells.length === 1 && large <= MOST_WORDS && words.length <= 2 * MOST_WORDS && !/[\d@:：/]/u.test(text);
}

const SMALL = /^(?:de|del|da|das|do|dos|di|e|y|i|la|las|los|le|van|von|der|den|zu|du)$/iu;

/** "Ammerschläger-" over "Hinterhuber" is one name of two parts. */
function joinedRows(rows: readonly string[], texts: readonly string[]): string {
  return texts.reduce((name, text, at) =>
    rows[at - 1]?.endsWith('-') ? `${name.replace(/-$/u, '')}-${text}` : `${name} ${text}`,
  );
}

function goesOn(above: Line, below: Line | undefined, large: number): below is Line {
  return (
    below !== undefined &&
    below.index === above.index + 1 &&
    below.column === above.column &&
    below.size > large &&
    above.baseline - below.baseline < LEADING * Math.max(above.size, below.size) &&
    isWorded(below)
  );
}

export interface SplitName {
  readonly value: string;
  /** The first of them. */
  readonly line: Line;
  readonly rows: readonly string[];
}

/** Large letters beside small ones, in a row with them or between two: "Senior Designer ¦ PRIYA" over "VENKATARAMAN". Each a line of its own. */
function largeCells(lines: readonly Line[], large: number): Line[] {
  const own = lines.flatMap((line) =>
    line.cells.flatMap((cell): Line[] => {
      const size = Math.min(...cell.spans.map((span) => span.size));
      return size > large ? [{ ...line, cells: [cell], text: cell.text, box: cell.box, size, baseline: cell.spans[0]?.baseline ?? line.baseline }] : [];
    }),
  ); // prettier-ignore
  return own.map((line, index) => ({ ...line, index }));
}

/** `clues`: what else tells a name, see `agreement`. */
export function splitName(lines: readonly Line[], lexicon: Lexicon, clues: readonly string[]): SplitName | null {
  const median = medianSize(lines);
  const whole = splitIn(lines, median, lexicon, clues);
  if (whole) return whole;
  const beside = largeCells(lines, LARGE * median);
  const found = splitIn(beside, median, lexicon, clues);
  const [cell] = found?.line.cells ?? [];
  const line = lines.find(({ cells }) => cell && cells.includes(cell));
  return found && line ? { ...found, line: { ...line, size: found.line.size } } : null;
}

/** "Alba Gallardo" over "Ortuño", below a larger title: one more word in the letters of the name, neither post nor place. */
function isFamily([, below = '', ...more]: readonly string[], lexicon: Lexicon): boolean {
  return more.length === 0 && u`^\p{Lu}`.test(below) && wordsOf(below).length === 1 && !namesPost(below, lexicon) && countriesNamed(below, lexicon.language).length === 0; // prettier-ignore
}

const OPENING_BAR = /^[|·•–—\s]+/u;
const BAR = /\s[|·•–—]\s/u;

/** "Ana Beatriz Quintela de" over "Sousa | Engenheira", "Lohe | Lebenslauf": the post or the document's title goes on in the last row of the name. */
function withoutPost(line: Line, above: Line | undefined, lexicon: Lexicon): Line {
  const bar = line.text.search(BAR);
  const behind = bar < 0 ? '' : line.text.slice(bar + 2);
  const goesOn = above !== undefined && Math.abs(above.size - line.size) < SAME_SIZE && !BAR.test(above.text);
  return behind !== '' && (namesPost(behind, lexicon) || (goesOn && isDocumentTitle(behind.replace(OPENING_BAR, ''))))
    ? { ...line, text: line.text.slice(0, bar) }
    : line;
}

function splitIn(page: readonly Line[], median: number, lexicon: Lexicon, clues: readonly string[]): SplitName | null {
  const largest = Math.max(0, ...page.map(({ size }) => size));
  // Of few lines most may be the name's own.
  const large = Math.min(LARGE * median, largest - SAME_SIZE);
  const { headings } = nameWords(lexicon);
  const lines = page.map((line, at) => withoutPost(line, page[at - 1], lexicon));
  for (const [at, first] of lines.entries()) {
    if (first.size <= large || !isWorded(first) || isDocumentTitle(first.text)) continue;
    const own = [first];
    for (
      let next = lines[at + 1];
      own.length < MOST_LINES && goesOn(own.at(-1) as Line, next, large);
      next = lines[at + own.length]
    ) {
      if (headings.has(key(next.text))) break;
      own.push(next);
    }
    for (let count = own.length; count > 1; count -= 1) {
      const rows = own.slice(0, count);
      const texts = rows.map(({ text }) => bareName(text) || text);
      // "Mag. (FH) Lena" over "Hofer": a title of several words before one name.
      const written = rows.map(({ text }) => text);
      const value = [texts, written].map((own) => bareName(joinedRows(written, own))).find((own) => looksLatin(own, lexicon, clues)); // prettier-ignore
      if (value === undefined) continue;
      // A post in smaller letters below, though the file bears its name.
      if (rows.some(({ text, size }) => first.size - size > SAME_SIZE && namesPost(text, lexicon))) continue;
      // "MY MOTTO" of a side column above the whole name in larger letters.
      const alone = ({ size }: Line, row: number): boolean => size - first.size > SAME_SIZE && looksLatin(texts[row] ?? '', lexicon) && agreement(value, clues) <= agreement(texts[row] ?? '', clues); // prettier-ignore
      if (rows.some(alone)) continue;
      const even = rows.every(({ size }) => Math.abs(size - first.size) < SAME_SIZE);
      const short = texts.filter((text) => wordsOf(text).length === 1).length >= count - 1;
      // What is a name by itself, over other large words, goes on only where its address says so.
      const whole = looksLatin(texts[0] ?? '', lexicon) && count > 1;
      const told = agreement(value, clues) > agreement(texts[0] ?? '', clues);
      if (whole ? told || (even && (first.size >= largest - SAME_SIZE || isFamily(texts, lexicon))) : even || short) return { value, line: first, rows: texts }; // prettier-ignore
    }
  }
  return null;
}
