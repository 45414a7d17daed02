/** Headings in Chinese and Japanese in words of one's own, "做过的工作", "しごと", "职业轨迹": told by how they are set and by what stands below them. */
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { hanRole } from '../han/han-fields.ts';
import { namesHanEmployer } from '../han/han-pieces.ts';
import { namesHead, namesPost } from '../heads/headers.ts';
import type { Heading, Line } from '../reading.ts';
import { schoolMarks, schoolScore } from '../schools/school-marks.ts';
import { bare } from './heading-text.ts';
import { untoldLines, type Untold } from './untold-headings.ts';

/** Longer lines are prose. */
const LONGEST = 70;
/** Lines around a date that may name its post, its house or its school. */
const NEAR = 1;
const LEAST_SCHOOL = 0.5;
/** What is called something, and remarks, name no house. */
const ASIDES = /[「『《“][^「」『』《》“”]*[」』》”]|[(（][^()（）]*[)）]/gu;
const YEAR = /(?:19|20)\d{2}|(?:昭和|平成|令和|民國|民国)\s?\d/u;
/** "走过的公司", "通った学校": a clause before the noun, as no house is called. */
const CLAUSE = /[过過]的|[っんいきし]た/u;

/** A house of one's own, "なぎさ商店", or a field of the jobs, "業務内容". */
function namesOther(text: string, lexicon: Lexicon): boolean {
  const label = bare(text);
  if (hanRole(label) !== null) return true;
  return !CLAUSE.test(label) && (namesHead(label, 'experience', lexicon) || namesHanEmployer(label, lexicon));
}

interface Below {
  readonly jobs: number;
  readonly schools: number;
  readonly ranges: number;
}

/** Which dated lines there are, by whether a school stands in them or beside them, or a post or house. */
function belowOf(own: readonly Line[], lexicon: Lexicon): Below {
  const marks = schoolMarks(lexicon);
  let [jobs, schools, ranges] = [0, 0, 0];
  for (const [at, { text }] of own.entries()) {
    if (text.length > LONGEST || !YEAR.test(text)) continue;
    const isRange = rangesIn(text, lexicon).some((range) => range.isRange);
    const near = own
      .slice(Math.max(0, at - NEAR), at + NEAR + 1)
      .flatMap((line) => (line.text.length > LONGEST ? [] : line.text.replace(ASIDES, ' ')));
    const names = (tells: (text: string) => boolean): boolean => near.some(tells);
    const isSchool = (said: string): boolean => schoolScore(said, marks) > LEAST_SCHOOL;
    if (isRange) ranges += 1;
    // The school of its own line; beside a post it employs.
    if (isSchool(text) || (names(isSchool) && !names((said) => namesPost(said, lexicon)))) schools += 1;
    else if (isRange && names((said) => namesPost(said, lexicon) || namesHanEmployer(said, lexicon))) jobs += 1;
  }
  return { jobs, schools, ranges };
}

function kindOf({ line, own }: Untold, known: readonly Heading[], lexicon: Lexicon): SectionKind | null {
  if (namesOther(line.text, lexicon)) return null;
  const { jobs, schools } = belowOf(own, lexicon);
  const kind = jobs > 0 && jobs >= schools ? 'experience' : schools > 0 ? 'education' : null;
  return kind !== null && known.some(({ kinds }) => kinds.includes(kind)) ? null : kind;
}

/** Headings of jobs and of schools, of a resume in which none that anybody knows stands over them. */
export function hanUntoldHeadings(lines: readonly Line[], known: readonly Heading[], lexicon: Lexicon): Heading[] {
  const has = (kind: SectionKind): boolean => known.some(({ kinds }) => kinds.includes(kind));
  if (has('experience') && has('education')) return [];
  return untoldLines(lines, known, lexicon).flatMap((untold): Heading[] => {
    const kind = kindOf(untold, known, lexicon);
    return kind === null ? [] : [{ line: untold.line, kinds: [kind] }];
  });
}

/** Places of those that end the jobs above them: "担当した主な展覧会" over dated titles that neither post nor house stands beside. */
export function hanClosingLines(lines: readonly Line[], known: readonly Heading[], lexicon: Lexicon): number[] {
  return untoldLines(lines, known, lexicon).flatMap((untold) => {
    const { line, own } = untold;
    const above = known.findLast((heading) => heading.line.index < line.index);
    if (own.length === 0 || !above || namesOther(line.text, lexicon)) return [];
    // Firms may be set as the headings are: then nothing stands between the heading of the jobs and the first.
    const before = belowOf(lines.slice(above.line.index + 1, line.index), lexicon);
    const { jobs, schools } = belowOf(own, lexicon);
    return before.ranges > 0 && jobs + schools === 0 ? [line.index] : [];
  });
}
