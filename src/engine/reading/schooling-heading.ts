/** The heading of education that nobody knows by its words ("Le temps des cours"), told by how it is set and by what stands below it. */
import type { Lexicon } from '../lexicons/lexicon.ts';
import { rangesIn } from './dates.ts';
import { namesPost } from './headers.ts';
import { isSideHeading } from './side-labels.ts';
import { alikeLines } from './like-headings.ts';
import type { Heading, Line } from './reading.ts';
import { degreeScore, schoolMarks, schoolScore, TRADE } from './school-marks.ts';

/** Lines below a heading that are looked at. */
const REACH = 12;
/** Of them, those that name a degree or a school. */
const LEAST_SHARE = 0.4;

function namesStudies(text: string, lexicon: Lexicon): boolean {
  const marks = schoolMarks(lexicon);
  return degreeScore(text, marks) > TRADE || schoolScore(text, marks) > 0.5;
}

/** Null where education has a heading of its own, or no line set like one has studies below it. */
export function schoolingHeading(lines: readonly Line[], known: readonly Heading[], lexicon: Lexicon): Heading | null {
  if (known.some(({ kinds }) => kinds.includes('education'))) return null;
  const marked = new Set(known.map(({ line }) => line.index));
  const alike = alikeLines(lines, known.map(({ line }) => line)); // prettier-ignore
  const ends = new Set([...marked, ...alike.map(({ index }) => index)]);
  for (const line of alike) {
    if (isSideHeading(line.text)) continue;
    const below = lines.slice(line.index + 1, line.index + 1 + REACH);
    const end = below.findIndex(({ index }) => ends.has(index));
    const own = end < 0 ? below : below.slice(0, end);
    const studies = own.filter(({ text }) => namesStudies(text, lexicon));
    const posts = own.filter(({ text }) => !namesStudies(text, lexicon) && namesPost(text, lexicon));
    const dated = own.some(({ text }) => rangesIn(text, lexicon).length > 0);
    if (dated && studies.length >= LEAST_SHARE * own.length && studies.length > posts.length)
      return { line, kinds: ['education'] };
  }
  return null;
}
