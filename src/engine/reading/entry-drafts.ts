/** One entry from the lines that are its own: its head, its dates, what is said of it. */
import type { SectionKind } from '../../resume/report.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { joinLines } from './bullets.ts';
import { rangesIn, type FoundRange } from './dates.ts';
import { withoutDurations } from './durations.ts';
import type { Item } from './entry-items.ts';
import { key, keysOf } from './fold.ts';
import { withFields } from './head-habits.ts';
import { headOf, type EntryHead } from './headers.ts';
import type { DateRange, Entry, Line } from './reading.ts';
import { schoolHeadOf } from './school-heads.ts';
import { isStudies } from './school-marks.ts';

/** Words that open a range and are left over when its dates are cut out: "De 09/2017 até 08/2019". */
const OPENING =
  /(?:^|[\s,(])(?:from|between|de|du|des|dès|depuis|desde|entre|von|vom|ab|da|dal|dall['’]|dalla|do)\s*$/iu;

function withoutDates(text: string, lexicon: Lexicon): string {
  let rest = text;
  for (const found of rangesIn(text, lexicon).toReversed()) {
    const before = rest.slice(0, found.index);
    rest = `${found.isRange ? before.replace(OPENING, ' ') : before}   ${rest.slice(found.index + found.length)}`;
  }
  return rest.replace(/[(（]\s*[)）]/gu, ' ');
}

function textsOf({ line, range }: Item, lexicon: Lexicon): string[] {
  if (!range) return line.cells.map((cell) => withoutDurations(cell.text));
  const texts = line.cells.map((cell) => withoutDurations(withoutDates(cell.text, lexicon)));
  // The words may stand in a cell of their own.
  return texts.filter((text) => !OPENING.test(text) || text.trim().length > 6);
}

function alike(a: Line, b: Line): boolean {
  return a.bold === b.bold && a.italic === b.italic && Math.abs(a.size - b.size) < SAME_SIZE && a.page === b.page;
}

const SAME_SIZE = 0.3;
const GOES_ON = /[,&]\s*$|\s[–-]\s*$/u;

/** Whether the first word of the line below would not have fitted. */
function isFull({ box, text }: Line, below: string, edge: number): boolean {
  const letter = box.width / Math.max(1, text.length);
  const word = /^\s*\S+/u.exec(below)?.[0].length ?? 0;
  return box.x + box.width + (word + 1) * letter > edge;
}

/** "… Università" over "dell’Alto Chienti", "Head of" over "Finance": no name opens or ends with such a word. */
function isCut(above: string, below: string, lexicon: Lexicon): boolean {
  const last = /(?<!\p{L})(\p{Ll}+)\s*$/u.exec(above)?.[1];
  const first = /^\s*(\p{Ll}+)(?:[\s’']|$)/u.exec(below)?.[1];
  return [last, first].some((word) => word !== undefined && keysOf(lexicon.stopWords).includes(key(word)));
}

/** The texts of a head, one a cell; a line that carries on the one above is one with it. */
function headTexts(header: readonly Item[], section: SectionKind, lexicon: Lexicon, edge: number): string[] {
  const texts: string[] = [];
  header.forEach((item, at) => {
    if (item.field) return;
    const own = textsOf(item, lexicon);
    const above = header[at - 1];
    const [first = ''] = own;
    const last = texts.at(-1) ?? '';
    const carries =
      section !== 'education' &&
      above !== undefined &&
      !above.field &&
      !above.range &&
      above.line.cells.length === 1 &&
      last.trim() !== '' &&
      (GOES_ON.test(last) ||
        (alike(above.line, item.line) && isFull(above.line, first, edge) && isCut(last, first, lexicon)));
    if (carries) texts.splice(-1, 1, `${last.trimEnd()} ${first.trimStart()}`, ...own.slice(1));
    else texts.push(...own);
  });
  return texts;
}

function paragraphsOf(items: readonly Item[]): { text: string; lines: Line[] }[] {
  const groups: Line[][] = [];
  items.forEach((item, i) => {
    if (item.role !== 'prose') return;
    const group = items[i - 1]?.role === 'prose' ? groups.at(-1) : undefined;
    if (group) group.push(item.line);
    else groups.push([item.line]);
  });
  return groups.map((lines) => ({ text: joinLines(lines.map((line) => line.text)), lines }));
}

export interface Draft {
  readonly entry: Entry;
  readonly head: EntryHead;
  /** The texts that the head was read from. */
  readonly texts: readonly string[];
  /** Named by a line above it, over several posts. */
  readonly employer: string | null;
}

/** `items`: from one start to the next. `edge`: where the section's longest line ends, points. */
export function entryOf(items: readonly Item[], section: SectionKind, lexicon: Lexicon, edge: number): Draft {
  const bodyAt = items.findIndex((item) => item.role === 'bullet' || item.role === 'prose');
  const header = items.filter(
    (item, at) => (bodyAt < 0 || at < bodyAt || item.field) && (item.role === 'header' || item.role === 'dated'),
  );
  const ranges = header.flatMap((item) => item.range ?? []);
  const range = ranges.find((found) => found.isRange) ?? ranges[0] ?? null;
  const second = range && !range.isRange ? ranges.find((found) => found !== range && !found.isRange) : undefined;
  const texts = headTexts(header, section, lexicon, edge);
  const told = isStudies(section, lexicon) ? schoolHeadOf(texts, lexicon) : headOf(texts, section, lexicon);
  const head = withFields(told, header, section, lexicon);
  return {
    head,
    texts,
    employer: null,
    entry: {
      section,
      header: header.map((item) => item.line),
      title: head.title,
      organisation: head.organisation,
      dates: datesOf(range, second, section),
      bullets: items.flatMap((item) => (item.role === 'bullet' && item.bullet ? [item.bullet] : [])),
      paragraphs: paragraphsOf(items),
    },
  };
}

/** Two lone dates are a range, in whichever order they stand; one is when a job began, or when a degree was taken. */
function datesOf(range: FoundRange | null, second: FoundRange | undefined, section: SectionKind): DateRange | null {
  if (!range) return null;
  if (!range.isRange && !second && section !== 'education') return { start: range.end, end: null, text: range.text };
  if (!second?.end || !range.end) return { start: range.start, end: range.end, text: range.text };
  const [start = null, end = null] = [range.end, second.end].sort();
  return { start, end, text: `${range.text} ${second.text}` };
}
