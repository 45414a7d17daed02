/** Headings whose words no list knows, "Mes saisons", "Mostre": told by how they are set and by what stands below them. */
import { u } from '../../../resume/patterns.ts';
import { GROUP_OPENINGS, WAY_NOUNS, WORK_NOUNS } from '../../lexicons/department-words.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isBodyLabel } from '../entries/fields.ts';
import { careerHeadings } from './career-headings.ts';
import { rangesIn } from '../dates/dates.ts';
import { marksFor, opensAsEmployer } from '../heads/head-marks.ts';
import { hanRole } from '../han/han-fields.ts';
import { namesHead, namesPost } from '../heads/headers.ts';
import { alikeLines } from './like-headings.ts';
import type { Heading, Line } from '../reading.ts';
import { degreeScore, schoolMarks, schoolScore, TRADE } from '../schools/school-marks.ts';
import { key, keysOf } from '../text/fold.ts';
import { bare, upToComma } from './heading-text.ts';
import { isSideHeading } from './side-labels.ts';

/** Longer lines are prose. */
const LONGEST = 90;
/** Lines around a date that may name its post. */
const NEAR = 2;
/** No resume has more lines set so. */
const MOST = 60;
/** Headings whose setting is a habit. */
const LEAST_KNOWN = 3;

function namesStudies({ text }: Line, lexicon: Lexicon): boolean {
  const marks = schoolMarks(lexicon);
  return text.length <= LONGEST && (degreeScore(text, marks) > TRADE || schoolScore(text, marks) > 0.5);
}

/** "Bénévole aux maraudes, depuis 2020": no work. */
function opensAsVolunteer(text: string, { headingWords }: Lexicon): boolean {
  const first = u`\p{L}+`.exec(key(text))?.[0];
  return first !== undefined && keysOf(headingWords.volunteering ?? []).includes(first);
}

/** A range with a post in its line or beside it. */
function isDatedPost(own: readonly Line[], at: number, lexicon: Lexicon): boolean {
  const line = own[at];
  const said = line ? upToComma(line.text, LONGEST) : '';
  const ranges = said !== '' && said.length <= LONGEST ? rangesIn(said, lexicon) : [];
  // In a table its two ends may stand apart.
  if (ranges.length < 2 && !ranges.some(({ isRange }) => isRange)) return false;
  if (opensAsVolunteer(ranges.reduce((rest, { text }) => rest.replace(text, ''), said), lexicon)) return false; // prettier-ignore
  return own
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .some((near) => (near === line ? said.length : near.text.length) <= LONGEST && namesPost(near === line ? said : near.text, lexicon)); // prettier-ignore
}

export interface Untold {
  readonly line: Line;
  readonly own: readonly Line[];
  /** Between two of what a section lists, and no name of one of them. */
  readonly parts: boolean;
}

/** Lines set as the known headings are, each with the lines up to the next heading. */
export function untoldLines(lines: readonly Line[], known: readonly Heading[], lexicon: Lexicon): Untold[] {
  const marked = known.map(({ line }) => line);
  const all = alikeLines(lines, marked);
  if (all.length > MOST) return [];
  const alike = all.filter(({ text }) => !isSideHeading(text));
  const ends = new Set([...marked, ...alike].map(({ index }) => index));
  const opening = [...ends].filter((index) => opensWithName(index, ends, lines, lexicon));
  return alike.map((line) => {
    const below = lines.slice(line.index + 1);
    const end = below.findIndex(({ index }) => ends.has(index));
    const own = end < 0 ? below : below.slice(0, end);
    const above = marked.findLast(({ index }) => index < line.index);
    return { line, own, parts: above !== undefined && known.length >= LEAST_KNOWN && !opening.includes(above.index) && isNoName(line, lines, lexicon) }; // prettier-ignore
  });
}

/** Whether what stands right below a heading, or below a date there, is set as it is: so the entries of its section are. */
function opensWithName(index: number, ends: ReadonlySet<number>, lines: readonly Line[], lexicon: Lexicon): boolean {
  if (ends.has(index + 1)) return true;
  const between = lines[index + 1];
  return ends.has(index + 2) && between !== undefined && !namesPost(between.text, lexicon);
}

const WORKS: ReadonlySet<string> = new Set(keysOf(WORK_NOUNS));

const WAYS: ReadonlySet<string> = new Set(keysOf(WAY_NOUNS));

/** "Trabajos en enseñanza y música", "Principali lavori", "Parcours en boulangerie": what is done, and nobody who does it. */
function namesWork(text: string): boolean {
  const [first = '', second = ''] = bare(text).split(' ');
  return WORKS.has(first) || WORKS.has(second) || (WAYS.has(first) && second !== '');
}

/** Neither post nor degree, nor a firm by its first word, and no date stands alone beside it. */
function isNoName(line: Line, lines: readonly Line[], lexicon: Lexicon): boolean {
  const { text, index } = line;
  if (namesWork(text)) return true;
  if (namesPost(text, lexicon) || namesStudies(line, lexicon) || opensAsEmployer(text, marksFor(lexicon, false))) return false; // prettier-ignore
  const [above, below] = [lines[index - 1], lines[index + 1]];
  if (below !== undefined && isDateAlone(below, lexicon)) return false;
  return above === undefined || !isDateAlone(above, lexicon) || closesEntry(above, line, lines[index - 2]);
}

/** Farther above the line below it than below the line above it, a date belongs to what it follows. */
function closesEntry(date: Line, below: Line, above: Line | undefined): boolean {
  if (!above || [above, below].some(({ page, column }) => page !== date.page || column !== date.column)) return false;
  return date.baseline - below.baseline > APART * (above.baseline - date.baseline);
}

/** More than lines of two sizes differ. */
const APART = 1.3;

function isDateAlone({ text }: Line, lexicon: Lexicon): boolean {
  if (text.length > LONGEST) return false;
  const said = rangesIn(text, lexicon).reduce((rest, range) => rest.replace(range.text, ''), text);
  return said.length < text.length && !u`\p{L}{3}`.test(said);
}

const OTHERS: ReadonlySet<string> = new Set(keysOf(GROUP_OPENINGS));

/** "6. Outros elementos", beside "Outros trabalhos": what has no place elsewhere. */
function isOtherThings(text: string): boolean {
  const [first = '', second = ''] = bare(text).split(' ');
  return OTHERS.has(first) && !WORKS.has(second);
}

/** "Entre 2018 y 2022 llevé la ordenación académica de la facultad …": a paragraph, of whatever it may tell. */
function opensProse(line: Line | undefined, lexicon: Lexicon): boolean {
  return line !== undefined && line.text.length > LONGEST && line.cells.length === 1 && rangesIn(line.text.slice(0, LONGEST), lexicon)[0]?.index !== 0; // prettier-ignore
}

/** Those over dated posts. Among jobs such a line may be an employer, among references who is named. */
export function workHeadings(lines: readonly Line[], known: readonly Heading[], lexicon: Lexicon): Heading[] {
  const careers = careerHeadings(lines, known, lexicon);
  const all = [...known, ...careers].sort((a, b) => a.line.index - b.line.index);
  const untold = untoldLines(lines, all, lexicon).flatMap(({ line, own, parts }) => {
    const above = all.filter((heading) => heading.line.index < line.index).at(-1);
    const within = above?.kinds.includes('references') === true || (above?.kinds.includes('experience') && !parts);
    if (isOtherThings(line.text)) return [];
    const school = above?.kinds.includes('education') === true && namesStudies(line, lexicon);
    if (within || school || (!namesWork(line.text) && namesPost(line.text, lexicon))) return [];
    if (above?.kinds.includes('experience') === true && opensProse(own[0], lexicon)) return [];
    const dated = own.flatMap((_, at) => (isDatedPost(own, at, lexicon) ? [at] : []));
    // A school right beside a dated post is where one worked.
    const studies = own.filter((below, at) => namesStudies(below, lexicon) && !dated.some((post) => post !== at && Math.abs(post - at) < NEAR)).length; // prettier-ignore
    return dated.length > 0 && dated.length >= studies ? [{ line, kinds: ['experience'] as const }] : [];
  });
  return [...careers, ...untold, ...taughtHeadings(lines, known, lexicon)];
}

/** "Esperienze scolastiche" beside "Titoli di studio": of two headings of schooling that over dated posts is of what one taught. */
function taughtHeadings(lines: readonly Line[], known: readonly Heading[], lexicon: Lexicon): Heading[] {
  const schooling = known.filter(({ kinds }) => kinds.length === 1 && kinds[0] === 'education');
  if (schooling.length < 2) return [];
  const words = keysOf(lexicon.headingWords.experience ?? []);
  const taught = schooling.filter(({ line }) => {
    // "Corsi" stands over what one may call oneself behind them.
    if (
      !key(line.text)
        .split(u`[^\p{L}]+`)
        .some((word) => words.includes(word))
    )
      return false;
    const end = known.find((heading) => heading.line.index > line.index)?.line.index ?? lines.length;
    const dated = lines.slice(line.index + 1, end).flatMap(({ text }) => {
      const [range] = rangesIn(text.slice(0, LONGEST), lexicon);
      if (!range) return [];
      const said = range.index < OPENING ? text.slice(range.index + range.length) : text.slice(0, range.index);
      return [said.replace(/^[\s:.,|–—-]+/u, '').split(/[,;]\s/u, 1)[0] ?? ''];
    });
    const marks = schoolMarks(lexicon);
    return dated.length > 1 && dated.every((said) => namesPost(said, lexicon) && degreeScore(said, marks) <= TRADE && schoolScore(said, marks) <= 0.5); // prettier-ignore
  });
  return taught.length < schooling.length ? taught.map(({ line }) => ({ line, kinds: ['experience'] as const })) : [];
}

/** Characters before a date that opens its line: "Anno scolastico". */
const OPENING = 18;

/** "Roles and responsibilities" right behind the jobs, of which it goes on to tell. */
function headsDuties(line: Line, known: readonly Heading[]): boolean {
  const above = known.findLast((heading) => heading.line.index < line.index);
  return above?.kinds.includes('experience') === true && (isBodyLabel(line) || hanRole(line.text) === 'aside');
}

/** Places of those over neither posts nor studies: what stands there is no part of the section before. */
export function closingLines(lines: readonly Line[], known: readonly Heading[], lexicon: Lexicon): number[] {
  if (known.length < LEAST_KNOWN) return [];
  return untoldLines(lines, known, lexicon).flatMap(({ line, own, parts }) => {
    if (own.length === 0 || headsDuties(line, known)) return [];
    if (parts) return [line.index];
    if (namesHead(line.text, 'experience', lexicon)) return [];
    const told = own.some((below, at) => namesStudies(below, lexicon) || isDatedPost(own, at, lexicon));
    return told ? [] : [line.index];
  });
}
