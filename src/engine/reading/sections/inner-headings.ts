/** Heads of jobs and labels within them, set smaller than the headings of sections: "Software Specialist", "Technologies & outils :". */
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { namesHead } from '../heads/headers.ts';
import { kindsAsWritten } from './heading-kinds.ts';
import { bare, isCapital } from './heading-text.ts';
import { alikeLines } from './like-headings.ts';
import type { Heading, Line } from '../reading.ts';

/** Points. */
const SMALLER = 0.5;
const SAME_EDGE = 3;
/** Headings whose setting is a habit. */
const LEAST_MAIN = 3;

/** What a job may tell of itself under a label. */
const OF_A_JOB: ReadonlySet<SectionKind> = new Set(['skills', 'projects', 'summary', 'awards']);
const HOLDS_JOBS: ReadonlySet<SectionKind> = new Set(['experience', 'volunteering']);

/** Whether a line stands under a heading, in its column and at its edge, or indented where it ends in a colon, in smaller letters. */
function isUnder({ line, kinds }: Heading, above: Line | undefined): boolean {
  return (
    above !== undefined &&
    kinds.length === 1 &&
    line.cells.length === 1 &&
    line.size < above.size - SMALLER &&
    line.column === above.column &&
    (Math.abs(line.box.x - above.box.x) < SAME_EDGE || (line.text.endsWith(':') && line.box.x > above.box.x))
  );
}

/** Posts set alike that are a habit. */
const LEAST_POSTS = 2;

/** "INDUSTRIAL PLACEMENT" over its dates, set as the posts above it are, each over its own. */
function isSetAsPosts(line: Line, above: Line, lines: readonly Line[], lexicon: Lexicon): boolean {
  const isDated = ({ index }: Line): boolean => rangesIn(lines[index + 1]?.text ?? '', lexicon)[0]?.isRange === true;
  const font = (own: Line): number | undefined => own.cells[0]?.spans[0]?.font;
  if (!isDated(line)) return false;
  const alike = lines
    .slice(above.index + 1, line.index)
    .filter((other) => font(other) === font(line) && Math.abs(other.size - line.size) < SMALLER && Math.abs(other.box.x - line.box.x) < SAME_EDGE && isCapital(other.text) === isCapital(line.text)); // prettier-ignore
  return alike.filter(isDated).length >= LEAST_POSTS;
}

/** Without what one word makes a heading below a larger one over jobs, and without labels that end in a colon or return. */
export function withoutInner(told: readonly Heading[], lines: readonly Line[], lexicon: Lexicon): Heading[] {
  const named = new Set(told.filter(({ line }) => kindsAsWritten(line.text, lexicon).length > 0));
  const over = [...named].filter(({ kinds }) => kinds.some((kind) => HOLDS_JOBS.has(kind)));
  const least = Math.max(0, ...over.map(({ line }) => line.size)) - SMALLER;
  const main = [...named].filter(({ line }) => line.size >= least);
  if (over.length === 0 || main.length < LEAST_MAIN || main.length === told.length) return [...told];
  const known = main.map(({ line }) => line);
  // "Sonstiges", set as they are, ends the jobs.
  const ends = [...known, ...alikeLines(lines, known)].sort((a, b) => a.index - b.index);
  const jobs = new Set(over.map(({ line }) => line));
  const times = (text: string): number => told.filter(({ line }) => bare(line.text) === text).length;
  return told.filter((heading) => {
    const { line, kinds } = heading;
    const above = ends.findLast(({ index }) => index < line.index);
    if (!above || !jobs.has(above) || !isUnder(heading, above)) return true;
    if (!named.has(heading) || isSetAsPosts(line, above, lines, lexicon)) return false;
    return !kinds.every((kind) => OF_A_JOB.has(kind)) || !(line.text.endsWith(':') || times(bare(line.text)) > 1);
  });
}

/** Whether a line is dated at its end: "Red Cross ¦ Mar 2017 – Apr 2019". */
export function isDatedAtEnd(line: Line | undefined, lexicon: Lexicon): boolean {
  const last = line && line.cells.length > 1 ? (line.cells.at(-1)?.text ?? '') : '';
  const [range] = rangesIn(last, lexicon);
  return range?.isRange === true && range.length === last.length;
}

/** "Volunteer" over a dated line, in smaller letters than "Experience" above and in those of the posts there, is such a post. */
export function withoutVolunteers(told: readonly Heading[], lines: readonly Line[], lexicon: Lexicon): Heading[] {
  return told.filter(({ line, kinds }, at) => {
    const above = told[at - 1];
    if (kinds[0] !== 'volunteering' || line.cells.length > 1 || above?.kinds.includes('experience') !== true)
      return true;
    if (line.size > above.line.size - SMALLER || !isDatedAtEnd(lines[line.index + 1], lexicon)) return true;
    const between = lines.slice(above.line.index + 1, line.index);
    return !between.some(
      (other) =>
        other.bold === line.bold &&
        Math.abs(other.size - line.size) < SMALLER &&
        isDatedAtEnd(lines[other.index + 1], lexicon),
    );
  });
}

/** A degree below the heading of schooling, in letters smaller than all headings whose whole words are known, or larger, "Bachiller académico", is none by one of its words. */
export function withoutDegrees(told: readonly Heading[], lexicon: Lexicon): Heading[] {
  const byWord = ({ line, kinds }: Heading): boolean =>
    kinds[0] === 'education' && kindsAsWritten(line.text, lexicon).length === 0;
  if (!told.some(byWord)) return [...told];
  const named = told.filter((heading) => !byWord(heading));
  const sizes = named.map(({ line }) => line.size);
  const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
  const capital = named.every(({ line }) => isCapital(line.text));
  return told.filter((heading, at) => {
    const { size } = heading.line;
    const above = told[at - 1]?.line;
    // "Graduação em Botânica" in smaller letters right below "Formação".
    const first = above?.index === heading.line.index - 1 && size < above.size - SMALLER;
    // "Mestrado em Estudos da Cultura" below "FORMAÇÃO", where all headings are in capitals.
    const small = capital && !isCapital(heading.line.text);
    const other = first || (named.length >= LEAST_MAIN && (small || size < least - SMALLER || size > most + SMALLER));
    const within = told[at - 1]?.kinds.includes('education') === true;
    return !(other && within && byWord(heading) && namesHead(heading.line.text, 'education', lexicon));
  });
}

/** "Graduação" below "Universidade Acme ¦ 2016 – 2020", in smaller letters than "Formação" above, is what was taken there. */
export function withoutLevels(told: readonly Heading[], lines: readonly Line[], lexicon: Lexicon): Heading[] {
  return told.filter(({ line, kinds }, at) => {
    const above = told[at - 1];
    if (kinds[0] !== 'education' || above?.kinds.includes('education') !== true) return true;
    return line.size > above.line.size - SMALLER || !isDatedAtEnd(lines[line.index - 1], lexicon);
  });
}

/** "订单中台项目" in smaller letters than "工作经历" above it is what was done in a job. */
export function withoutProjectsBelow(told: readonly Heading[]): Heading[] {
  const sizes = told.filter(({ kinds }) => !kinds.includes('projects')).map(({ line }) => line.size);
  const least = Math.min(...sizes) - SMALLER;
  let job = false;
  return told.filter(({ kinds, line }) => {
    const own = kinds.includes('projects');
    if (own && job && line.size < least) return false;
    job = kinds.includes('experience');
    return true;
  });
}
