/** Jobs, degrees and projects: header lines with their dates, then what is said of them. */
import type { SectionKind } from '../../resume/report.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { joinLines, noteBeside } from './bullets.ts';
import { rangesIn, type FoundRange } from './dates.ts';
import { CJK, key } from './fold.ts';
import { formEntries, isFormTable } from './form-rows.ts';
import { headOf, namesHead } from './headers.ts';
import type { Bullet, DateRange, Entry, Line, Section } from './reading.ts';

const WITH_ENTRIES: readonly SectionKind[] = ['experience', 'education', 'projects', 'volunteering'];
/** Header lines between an entry's first line and its date. */
const MAX_LEAD = 3;
/** Longer lines without a date are prose. */
const PROSE_CHARACTERS = 85;
const PROSE_CJK = 45;

type Role = 'dated' | 'header' | 'bullet' | 'carried' | 'prose';

interface Item {
  readonly line: Line;
  readonly role: Role;
  readonly bullet: Bullet | null;
  readonly range: FoundRange | null;
}

/** The widest date of a line: a range before a lone date. */
function rangeOf(line: Line, lexicon: Lexicon): FoundRange | null {
  const ranges = rangesIn(line.text, lexicon);
  return ranges.find((range) => range.isRange) ?? ranges.at(-1) ?? null;
}

function isProse(line: Line): boolean {
  const length = Array.from(line.text).length;
  if (line.bold) return false;
  return length > (CJK.test(line.text) ? PROSE_CJK : PROSE_CHARACTERS) || (/[.。;；]$/u.test(line.text) && length > 50);
}

function itemsOf(section: Section, bullets: ReadonlyMap<number, Bullet>, lexicon: Lexicon): Item[] {
  const items: Item[] = [];
  for (const line of section.lines) {
    const bullet = bullets.get(line.index) ?? null;
    if (bullet) {
      const first = bullet.lines[0]?.index === line.index;
      dateFromNote(items, line, lexicon);
      items.push({ line, role: first ? 'bullet' : 'carried', bullet, range: null });
      continue;
    }
    const range = rangeOf(line, lexicon);
    // Of prose that mentions a year only a range at its edge dates an entry.
    const dates =
      range !== null &&
      (range.isRange || section.kind === 'education' || line.cells.length > 1 || line.text.length - range.length < 60);
    const before = items.at(-1);
    if (range && dates && !(isProse(line) && line.cells.length === 1 && !range.isRange))
      items.push({ line, role: 'dated', bullet: null, range });
    else if (isProse(line) || (before?.role === 'prose' && continuesProse(before.line, line)))
      items.push({ line, role: 'prose', bullet: null, range: null });
    else items.push({ line, role: 'header', bullet: null, range: null });
  }
  return items;
}

/** Dates set to the right of the first list item date the head above it. */
function dateFromNote(items: Item[], line: Line, lexicon: Lexicon): void {
  const before = items.at(-1);
  const note = before?.role === 'header' ? noteBeside(line) : null;
  const range = note === null ? undefined : rangesIn(note, lexicon).find((found) => found.length >= note.length - 4);
  if (before && range) items[items.length - 1] = { ...before, role: 'dated', range };
}

/** The short last line of a paragraph. */
function continuesProse(prose: Line, line: Line): boolean {
  return (
    !line.bold &&
    line.page === prose.page &&
    line.size === prose.size &&
    prose.baseline - line.baseline < 1.7 * line.size &&
    Math.abs(line.box.x - prose.box.x) < 3
  );
}

/** How many header lines stand above the date in the section's first entry: the custom of this resume. */
function leadOf(items: readonly Item[]): number {
  const first = items.findIndex((item) => item.role === 'dated');
  if (first < 0) return 0;
  let lead = 0;
  for (let i = first - 1; i >= 0 && items[i]?.role === 'header' && lead < MAX_LEAD; i -= 1) lead += 1;
  return lead;
}

/** Whether an undated header line after a body opens an entry of its own: it is set in bold, or names a post, an employer or a degree. */
function opensUndated(items: readonly Item[], at: number, kind: SectionKind, lexicon: Lexicon): boolean {
  const { line } = items[at] as Item;
  if (/[:：]$/u.test(line.text) || line.text.length > PROSE_CHARACTERS) return false;
  const below = items[at + 1];
  // The employer's name may tell nothing where the post below it does.
  const named =
    namesHead(line.text, kind, lexicon) || (below?.role === 'header' && namesHead(below.line.text, kind, lexicon));
  if (kind === 'education') return namesHead(line.text, kind, lexicon);
  const next = items.slice(at + 1).findIndex((item) => item.role !== 'header');
  const follows = next < 0 || next >= MAX_LEAD ? undefined : items[at + 1 + next]?.role;
  return (follows === 'bullet' || follows === 'prose') && (line.bold || named);
}

/** Indices at which entries begin. */
function startsOf(items: readonly Item[], kind: SectionKind, lexicon: Lexicon): number[] {
  const lead = leadOf(items);
  const dated = items.flatMap((item, i) => (item.role === 'dated' ? [i] : []));
  const starts: number[] = [];
  let floor = 0;
  dated.forEach((at, n) => {
    const previous = dated[n - 1];
    // A second date right below the first, with nothing between, belongs to the same head ("2019" over "2021").
    if (
      previous === at - 1 &&
      starts.length > 0 &&
      !items[previous]?.range?.isRange &&
      !items[at]?.range?.isRange &&
      items[at]?.line.text.length === items[at]?.range?.length
    )
      return;
    let from = at;
    while (from > floor && at - from < lead && items[from - 1]?.role === 'header') from -= 1;
    starts.push(from);
    floor = at + 1;
  });
  items.forEach((item, i) => {
    const afterBody = i > 0 && items[i - 1]?.role !== 'header' && items[i - 1]?.role !== 'dated';
    const next = starts.find((start) => start >= i) ?? Infinity;
    if (
      item.role === 'header' &&
      (afterBody || i === 0) &&
      !starts.includes(i) &&
      next - i > MAX_LEAD - 1 &&
      opensUndated(items, i, kind, lexicon)
    )
      starts.push(i);
  });
  return starts.sort((a, b) => a - b);
}

function withoutRange(line: Line, range: FoundRange | null, lexicon: Lexicon): string[] {
  if (!range) return line.cells.map((cell) => cell.text);
  return line.cells.map((cell) => {
    let text = cell.text;
    for (const found of rangesIn(text, lexicon).toReversed())
      text = text.slice(0, found.index) + '   ' + text.slice(found.index + found.length);
    return text.replace(/[(（]\s*[)）]/gu, ' ');
  });
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

function entryOf(items: readonly Item[], section: SectionKind, lexicon: Lexicon): Entry {
  const bodyAt = items.findIndex((item) => item.role === 'bullet' || item.role === 'prose');
  const header = items
    .slice(0, bodyAt < 0 ? items.length : bodyAt)
    .filter((item) => item.role === 'header' || item.role === 'dated');
  const ranges = header.flatMap((item) => item.range ?? []);
  const range = ranges.find((found) => found.isRange) ?? ranges[0] ?? null;
  const second = range && !range.isRange ? ranges.find((found) => found !== range && !found.isRange) : undefined;
  return {
    section,
    header: header.map((item) => item.line),
    ...headOf(
      header.flatMap((item) => withoutRange(item.line, item.range, lexicon)),
      section,
      lexicon,
    ),
    dates: datesOf(range, second, section),
    bullets: items.flatMap((item) => (item.role === 'bullet' && item.bullet ? [item.bullet] : [])),
    paragraphs: paragraphsOf(items),
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

/** A job that names no employer of its own is one more post at the one before. */
function inherit(entries: readonly Entry[]): Entry[] {
  let last: string | null = null;
  return entries.map((entry) => {
    const organisation: string | null =
      entry.organisation ?? (entry.section === 'experience' && entry.title !== null ? last : null);
    last = organisation;
    return organisation === entry.organisation ? entry : { ...entry, organisation };
  });
}

export function entriesOf(sections: readonly Section[], bullets: readonly Bullet[], lexicon: Lexicon): Entry[] {
  const byLine = new Map(bullets.flatMap((bullet) => bullet.lines.map((line) => [line.index, bullet] as const)));
  const done = new Set<number>();
  const entries = sections.flatMap((section) => {
    if (!WITH_ENTRIES.includes(section.kind) || done.has(section.heading.line.index)) return [];
    done.add(section.heading.line.index);
    if (isFormTable(section.lines)) return formEntries(section.lines, section.kind, lexicon);
    const items = itemsOf(section, byLine, lexicon);
    const starts = startsOf(items, section.kind, lexicon);
    const entries = starts.map((start, i) =>
      entryOf(items.slice(start, starts[i + 1] ?? items.length), section.kind, lexicon),
    );
    return inherit(entries.filter((entry) => entry.header.length > 0));
  });
  return onceEach(entries);
}

function startOf({ dates }: Entry): string | null {
  return dates?.start ?? dates?.end ?? null;
}

/** Of the same employer from the same month on, or of no name at all and dated by the other: told twice, as in a form and the history behind it. */
function tellsAgain(again: Entry, first: Entry): boolean {
  if (again.section !== first.section || first.organisation === null || startOf(again) === null) return false;
  const nameless = again.organisation === null && again.title === null;
  const dated = startOf(again) === startOf(first) || (nameless && startOf(again) === first.dates?.end);
  return dated && (nameless || key(again.organisation ?? '') === key(first.organisation));
}

/** What a resume tells twice is one entry, with what is said of it in either place. */
function onceEach(entries: readonly Entry[]): Entry[] {
  const once: Entry[] = [];
  for (const entry of entries) {
    const at = once.findIndex((first) => first.header[0]?.page !== entry.header[0]?.page && tellsAgain(entry, first));
    const first = once[at];
    if (!first) once.push(entry);
    else
      once[at] = {
        ...first,
        title: first.title ?? entry.title,
        bullets: [...first.bullets, ...entry.bullets],
        paragraphs: [...first.paragraphs, ...entry.paragraphs],
      };
  }
  return once;
}
