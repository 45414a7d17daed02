/** Headings whose words no list knows, "Mes saisons", "Mostre": told by how they are set and by what stands below them. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isBodyLabel } from '../entries/fields.ts';
import { careerHeadings } from './career-headings.ts';
import { rangesIn } from '../dates/dates.ts';
import { namesHead, namesPost } from '../heads/headers.ts';
import { alikeLines } from './like-headings.ts';
import type { Heading, Line } from '../reading.ts';
import { degreeScore, schoolMarks, schoolScore, TRADE } from '../schools/school-marks.ts';
import { key, keysOf } from '../text/fold.ts';
import { upToComma } from './heading-text.ts';
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

/** A range with a post in its line or beside it. */
function isDatedPost(own: readonly Line[], at: number, lexicon: Lexicon): boolean {
  const line = own[at];
  const said = line ? upToComma(line.text, LONGEST) : '';
  const ranges = said !== '' && said.length <= LONGEST ? rangesIn(said, lexicon) : [];
  // In a table its two ends may stand apart.
  if (ranges.length < 2 && !ranges.some(({ isRange }) => isRange)) return false;
  return own
    .slice(Math.max(0, at - NEAR), at + NEAR + 1)
    .some((near) => (near === line ? said.length : near.text.length) <= LONGEST && namesPost(near === line ? said : near.text, lexicon)); // prettier-ignore
}

interface Untold {
  readonly line: Line;
  readonly own: readonly Line[];
}

/** With the lines up to the next heading. */
function untoldLines(lines: readonly Line[], known: readonly Heading[]): Untold[] {
  const marked = known.map(({ line }) => line);
  const all = alikeLines(lines, marked);
  if (all.length > MOST) return [];
  const alike = all.filter(({ text }) => !isSideHeading(text));
  const ends = new Set([...marked, ...alike].map(({ index }) => index));
  return alike.map((line) => {
    const below = lines.slice(line.index + 1);
    const end = below.findIndex(({ index }) => ends.has(index));
    return { line, own: end < 0 ? below : below.slice(0, end) };
  });
}

/** Those over dated posts. Among jobs such a line may be an employer, among references who is named. */
export function workHeadings(lines: readonly Line[], known: readonly Heading[], lexicon: Lexicon): Heading[] {
  const careers = careerHeadings(lines, known, lexicon);
  const all = [...known, ...careers].sort((a, b) => a.line.index - b.line.index);
  const untold = untoldLines(lines, all).flatMap(({ line, own }) => {
    const above = all.filter((heading) => heading.line.index < line.index).at(-1);
    const within = above?.kinds.some((kind) => kind === 'experience' || kind === 'references');
    const school = above?.kinds.includes('education') === true && namesStudies(line, lexicon);
    if (within || school || namesPost(line.text, lexicon)) return [];
    const posts = own.filter((_, at) => isDatedPost(own, at, lexicon)).length;
    const studies = own.filter((below) => namesStudies(below, lexicon)).length;
    return posts > 0 && posts >= studies ? [{ line, kinds: ['experience'] as const }] : [];
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
  return above?.kinds.includes('experience') === true && isBodyLabel(line);
}

/** Places of those over neither posts nor studies: what stands there is no part of the section before. */
export function closingLines(lines: readonly Line[], known: readonly Heading[], lexicon: Lexicon): number[] {
  if (known.length < LEAST_KNOWN) return [];
  return untoldLines(lines, known).flatMap(({ line, own }) => {
    if (namesHead(line.text, 'experience', lexicon) || headsDuties(line, known)) return [];
    const told = own.some((below, at) => namesStudies(below, lexicon) || isDatedPost(own, at, lexicon));
    return told || own.length === 0 ? [] : [line.index];
  });
}
