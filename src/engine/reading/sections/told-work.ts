/** Headings that say something else and stand over the jobs, where no other heading does: "Qualificações profissionais", "Resumen". */
import { isCjk } from '../../../resume/language.ts';
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { namesPost } from '../heads/headers.ts';
import type { Heading, Line } from '../reading.ts';
import { degreeScore, schoolMarks, TRADE } from '../schools/school-marks.ts';

const VAGUE: ReadonlySet<SectionKind> = new Set(['summary', 'skills']);
/** Longer lines are prose. */
const LONGEST = 90;
/** Characters beside a range at the edge of its line, and lines between it and its post. */
const BESIDE = 3;
const NEAR = 2;
const LEAST = 2;

function isDated({ text }: Line, lexicon: Lexicon): boolean {
  const [range] = text.length <= LONGEST ? rangesIn(text, lexicon) : [];
  return range?.isRange === true && (range.index < BESIDE || text.length - range.index - range.length < BESIDE);
}

function datedPosts(own: readonly Line[], lexicon: Lexicon): number {
  const dated = own.flatMap((line, at) => (isDated(line, lexicon) ? [at] : []));
  const near = (at: number): readonly Line[] => own.slice(Math.max(0, at - NEAR), at + NEAR + 1);
  return dated.filter((at) => near(at).some(({ text }) => text.length <= LONGEST && namesPost(text, lexicon))).length;
}

/** `headings`: all of the resume, in order. */
export function withWorkTold(headings: readonly Heading[], lines: readonly Line[], lexicon: Lexicon): Heading[] {
  if (isCjk(lexicon.language) || headings.some(({ kinds }) => kinds.includes('experience'))) return [...headings];
  const marks = schoolMarks(lexicon);
  return headings.map((heading, at) => {
    if (!heading.kinds.every((kind) => VAGUE.has(kind))) return heading;
    const own = lines.slice(heading.line.index + 1, headings[at + 1]?.line.index);
    const posts = datedPosts(own, lexicon);
    const studies = own.filter(({ text }) => text.length <= LONGEST && degreeScore(text, marks) > TRADE).length;
    return posts >= LEAST && posts > studies ? { ...heading, kinds: ['experience'] } : heading;
  });
}
