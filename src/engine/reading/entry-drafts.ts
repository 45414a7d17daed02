/** One entry from the lines that are its own: its head, its dates, what is said of it. */
import type { SectionKind } from '../../resume/report.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { joinLines } from './bullets.ts';
import { rangesIn, type FoundRange } from './dates.ts';
import type { Item } from './entry-items.ts';
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

function withoutRange(line: Line, range: FoundRange | null, lexicon: Lexicon): string[] {
  if (!range) return line.cells.map((cell) => cell.text);
  const texts = line.cells.map((cell) => withoutDates(cell.text, lexicon));
  // The words may stand in a cell of their own.
  return texts.filter((text) => !OPENING.test(text) || text.trim().length > 6);
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
}

/** `items`: from one start to the next. */
export function entryOf(items: readonly Item[], section: SectionKind, lexicon: Lexicon): Draft {
  const bodyAt = items.findIndex((item) => item.role === 'bullet' || item.role === 'prose');
  const header = items.filter(
    (item, at) => (bodyAt < 0 || at < bodyAt || item.field) && (item.role === 'header' || item.role === 'dated'),
  );
  const ranges = header.flatMap((item) => item.range ?? []);
  const range = ranges.find((found) => found.isRange) ?? ranges[0] ?? null;
  const second = range && !range.isRange ? ranges.find((found) => found !== range && !found.isRange) : undefined;
  const texts = header.flatMap((item) => (item.field ? [] : withoutRange(item.line, item.range, lexicon)));
  const told = isStudies(section, lexicon) ? schoolHeadOf(texts, lexicon) : headOf(texts, section, lexicon);
  const head = withFields(told, header, section, lexicon);
  return {
    head,
    texts,
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
