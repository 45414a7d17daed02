/** The lines in which contact data stand: above the first heading of each column, under a label of their own. */
import { u } from '../../../resume/patterns.ts';
import { emailIn } from './addresses.ts';
import { isBodyLabel } from '../entries/fields.ts';
import { hanRole } from '../han/han-fields.ts';
import { key } from '../text/fold.ts';
import type { Heading, Line } from '../reading.ts';
import { alikeLines } from '../sections/like-headings.ts';
import { isSideHeading } from '../sections/side-labels.ts';
import { mayOpen } from '../text/word-starts.ts';

/** Contact data stands in the first lines, in a sidebar, or under its own label; not in the middle of a job. */
const MAX_BLOCK = 25;

/** Lines of personal data under a heading of their own. */
const MAX_PERSONAL = 8;

/** No label is longer than this. */
const LABEL_REACH = 60;
/** Letters below which a label needs its colon. */
const SHORT_LABEL = 3;

/** Lines before the first heading of each column of page 1; the whole first page where there are no headings. */
export function contactBlock(lines: readonly Line[], headings: readonly Heading[]): Line[] {
  const first = lines.filter((line) => line.page === 1);
  const columns = [...new Set(first.map((line) => line.column))];
  const marked = new Set(headings.map((heading) => heading.line.index));
  const top = columns.flatMap((column) => {
    const own = first.filter((line) => line.column === column);
    const end = own.findIndex((line) => marked.has(line.index));
    return own.slice(0, Math.min(end === -1 ? own.length : end, MAX_BLOCK));
  });
  const known = new Set(top.map((line) => line.index));
  // Web pages close with whom to write to.
  const told = first.some(({ text }) => emailIn(text) !== null);
  const foot = told ? first : lines.filter((line) => line.page === lines.at(-1)?.page);
  const more = [
    ...underSideHeadings(first, marked),
    ...underOwnWords(first, headings),
    ...besideAddress(foot, headings),
  ];
  return [...top, ...more.filter(({ index }) => !known.has(index) && known.add(index))];
}

/** Lines under "Kontakt" on a later page, where one is reached. */
export function closingBlock(lines: readonly Line[], headings: readonly Heading[]): Line[] {
  const later = lines.filter((line) => line.page > 1);
  const marked = new Set(headings.map((heading) => heading.line.index));
  const sides = later.filter((line) => !marked.has(line.index) && isSideHeading(line.text));
  const blocks = sides.map((side) => underSideHeadings(later.filter(({ index }) => index >= side.index), marked).slice(0, MAX_PERSONAL)); // prettier-ignore
  const reached = blocks.filter((block) => block.some(({ text }) => emailIn(text) !== null || DIALLED.test(text)));
  return reached.flat();
}

/** Lines around an e-mail address set in the same letters. */
const AROUND = 1;

/** A row of contact data at the foot of the page, or anywhere but among the references. */
function besideAddress(first: readonly Line[], headings: readonly Heading[]): Line[] {
  return first.flatMap((line, at) => {
    const foot = line.baseline < FOOT && at >= first.length - LAST && DIALLED.test(line.text);
    if (!foot && !emailIn(line.text)) return [];
    const above = headings.findLast((heading) => heading.line.index < line.index);
    const others = above?.kinds.includes('references') === true;
    const apart = line.running || above === undefined || line.baseline < FOOT || at >= first.length - LAST;
    if (others || !apart) return [];
    return first.slice(Math.max(0, at - AROUND), at + AROUND + 1).filter((near) => near === line || near.size === line.size);
  }); // prettier-ignore
}

/** A number of more digits than years have. */
const DIALLED = /\d(?:[\s()/.-]{0,3}\d){7,}/u;
/** Points from the foot of the page. */
const FOOT = 90;
/** Lines that close the page. */
const LAST = 3;

/** What one looks for, and where. */
const WISH = /期望|意向|目标|目標|应聘|應徵|希望/u;

/** Lines under "Contacto", "Persönliche Daten", wherever in the page they stand. */
function underSideHeadings(first: readonly Line[], marked: ReadonlySet<number>): Line[] {
  return first.flatMap((heading, at) => {
    if (
      heading.cells.length > 1 ||
      marked.has(heading.index) ||
      !isSideHeading(heading.text) ||
      isBodyLabel(heading) ||
      WISH.test(heading.text)
    )
      return [];
    const below = first.slice(at + 1, at + 1 + MAX_PERSONAL);
    const end = below.findIndex((line) => marked.has(line.index) || line.column !== heading.column);
    return end === -1 ? below : below.slice(0, end);
  });
}

/** Lines under "Fale comigo", "Dónde encontrarme": set as the headings are, in words of nobody's, over what one is reached by. */
function underOwnWords(first: readonly Line[], headings: readonly Heading[]): Line[] {
  const alike = alikeLines(first, headings.map(({ line }) => line)); // prettier-ignore
  const ends = new Set([...headings.map(({ line }) => line), ...alike].map(({ index }) => index));
  return alike.flatMap((heading) => {
    const below = first.filter(({ index }) => index > heading.index).slice(0, MAX_PERSONAL);
    const end = below.findIndex((line) => ends.has(line.index) || line.column !== heading.column);
    const own = end === -1 ? below : below.slice(0, end);
    return own.some(({ text }) => emailIn(text) !== null) && own.some(({ text }) => DIALLED.test(text)) ? own : [];
  });
}

const LATIN = u`\p{Script=Latin}`;

/** "p" labels "p: 555 …", not "pp. 6017" nor "A.S., Nursing". */
function isLabel(label: string, opening: string): boolean {
  if (!opening.startsWith(label)) return false;
  if (!LATIN.test(label)) return true;
  const rest = opening.slice(label.length);
  return label.length < SHORT_LABEL ? /^\.?\s?[:：]/u.test(rest) : !LATIN.test(rest.charAt(0));
}

/** Lines with a cell that opens with one of the labels. */
export function labelledLines(lines: readonly Line[], labels: readonly string[]): Line[] {
  return lines.filter((line) =>
    line.cells.some((cell) => {
      // "【連絡先】", "■現住所"
      const opening = key(cell.text.slice(0, LABEL_REACH)).replace(/^[【〔[■□◆◇●○▶*]+\s?/u, '');
      return mayOpen(opening, labels).some((label) => isLabel(label, opening));
    }),
  );
}

/** Where an address is an employer's or of who is named as a reference. */
const OF_OTHERS: ReadonlySet<string> = new Set(['experience', 'references', 'volunteering']);

/** `lines` without those that tell of jobs and of other people; a heading of personal data ends them. */
export function ownLines(lines: readonly Line[], headings: readonly Heading[]): Line[] {
  const kinds = new Map(headings.map((heading) => [heading.line.index, heading.kinds]));
  let others = false;
  return lines.filter((line) => {
    const own = kinds.get(line.index);
    if (own) others = own.every((kind) => OF_OTHERS.has(kind));
    else if (others && line.cells.length === 1 && isSideHeading(line.text) && hanRole(line.text) === null) others = false; // prettier-ignore
    return !others;
  });
}

/** `lines` without those of the people who are named as references. */
export function withoutReferences(lines: readonly Line[], headings: readonly Heading[]): readonly Line[] {
  if (!headings.some(({ kinds }) => kinds.includes('references'))) return lines;
  const kinds = new Map(headings.map((heading) => [heading.line.index, heading.kinds]));
  let others = false;
  return lines.filter((line) => {
    others = kinds.get(line.index)?.every((kind) => kind === 'references') ?? others;
    return !others;
  });
}

/** The first line in which something is found. */
export function firstOf<T>(
  lines: readonly Line[],
  find: (text: string) => T | null,
): { readonly found: T; readonly line: Line } | null {
  for (const line of lines) {
    const found = find(line.text);
    if (found !== null) return { found, line };
  }
  return null;
}
