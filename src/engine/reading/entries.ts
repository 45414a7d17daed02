/** Jobs, degrees and projects: header lines with their dates, then what is said of them. */
import { isCjk } from '../../resume/language.ts';
import type { SectionKind } from '../../resume/report.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { joinLines } from './bullets.ts';
import { rangesIn, type FoundRange } from './dates.ts';
import { itemsOf, type Item } from './entry-items.ts';
import { startsOf } from './entry-starts.ts';
import { key } from './fold.ts';
import { formEntries, isFormTable } from './form-rows.ts';
import { likeTheOthers, withFields } from './head-habits.ts';
import { headOf, namesDegree, type EntryHead } from './headers.ts';
import type { Bullet, DateRange, Entry, Line, Section } from './reading.ts';

const WITH_ENTRIES: readonly SectionKind[] = ['experience', 'education', 'projects', 'volunteering'];
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

interface Draft {
  readonly entry: Entry;
  readonly head: EntryHead;
  /** The texts that the head was read from. */
  readonly texts: readonly string[];
}

function entryOf(items: readonly Item[], section: SectionKind, lexicon: Lexicon): Draft {
  const bodyAt = items.findIndex((item) => item.role === 'bullet' || item.role === 'prose');
  const header = items.filter(
    (item, at) => (bodyAt < 0 || at < bodyAt || item.field) && (item.role === 'header' || item.role === 'dated'),
  );
  const ranges = header.flatMap((item) => item.range ?? []);
  const range = ranges.find((found) => found.isRange) ?? ranges[0] ?? null;
  const second = range && !range.isRange ? ranges.find((found) => found !== range && !found.isRange) : undefined;
  const texts = header.flatMap((item) => (item.field ? [] : withoutRange(item.line, item.range, lexicon)));
  const head = withFields(headOf(texts, section, lexicon), header, section, lexicon);
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

const HANGING = /[-–—−‒~～〜]\s*$/u;

/** In ja and zh a dash may hang before the employer's name: of the latest job it means now, of those before it the end was left out. */
function hanEnds(entries: readonly Entry[], lexicon: Lexicon): readonly Entry[] {
  if (!isCjk(lexicon.language)) return entries;
  const latest =
    entries
      .map((entry) => entry.dates?.start ?? '')
      .toSorted()
      .at(-1) ?? '';
  return entries.map((entry) => {
    const { dates } = entry;
    const open = dates?.end === 'present' && HANGING.test(dates.text) && (dates.start ?? '') < latest;
    return open ? { ...entry, dates: { ...dates, end: null } } : entry;
  });
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
  const schooled = sections.some(({ kind }) => kind === 'education');
  const entries = sections.flatMap((section) => {
    if (!WITH_ENTRIES.includes(section.kind) || done.has(section.heading.line.index)) return [];
    done.add(section.heading.line.index);
    if (isFormTable(section.lines)) return formEntries(section.lines, section.kind, lexicon);
    const items = itemsOf(section, byLine, lexicon);
    const starts = startsOf(items, section.kind, lexicon);
    const drafts = starts.map((start, i) => {
      const own = items.slice(start, starts[i + 1] ?? items.length);
      const draft = entryOf(own, section.kind, lexicon);
      // Without a heading for them, degrees stand among the jobs.
      const degree = !schooled && section.kind === 'experience' && namesDegree(draft.texts, lexicon);
      return degree ? entryOf(own, 'education', lexicon) : draft;
    });
    const heads = likeTheOthers(drafts, section.kind, lexicon);
    const entries = drafts.map(({ entry }, i) => ({
      ...entry,
      title: heads[i]?.title ?? null,
      organisation: heads[i]?.organisation ?? null,
    }));
    return inherit(hanEnds(entries, lexicon).filter((entry) => entry.header.length > 0));
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
