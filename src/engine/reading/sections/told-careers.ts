/** What Japanese headings stand over, by what is told below them: a 略歴 that is the whole career, a 教育歴 of what one taught. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { rowOf } from '../entries/form-rows.ts';
import { hanPieces, namesHanEmployer } from '../han/han-pieces.ts';
import { bare } from './heading-text.ts';
import type { Heading, Line, Section } from '../reading.ts';

/** Of a life: a paragraph, or rows of it. */
const LIFE =
  /^(?:(?:主な|個人|代表|本人)?(?:略歴|経歴概要|経歴要約|プロフィール|自己紹介|人物紹介|あゆみ|沿革)|profile|biography)$/u;
const STUDIED = /入学|卒業|修了|中退|学部|研究科/u;
const COURSE = /^(?:来歴|経歴|履歴|略歴|あゆみ)$/u;
const BORN = /生まれ|出生/u;
/** Rows that make a career, and their share. */
const LEAST_ROWS = 3;
const MOST = 0.6;

function isDated(line: Line, lexicon: Lexicon): boolean {
  if (rowOf(line) !== null) return true;
  const [range] = rangesIn(line.text, lexicon);
  return range?.isRange === true && (range.index < 3 || line.text.length - range.index - range.length < 3);
}

/** Its rows, where most lines at its edge are such. */
function careerRows(own: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const dated = own.filter((line) => isDated(line, lexicon));
  const left = Math.min(...dated.map(({ box }) => box.x));
  const edge = own.filter(({ box, size }) => box.x < left + 3 * size);
  return dated.length >= LEAST_ROWS && dated.length >= MOST * edge.length ? dated : [];
}

const ENDED = /入学|卒業|修了|中退|退学/u;

/** "2012年4月 浜辺総合病院 医長", and of a university, whose faculties are studied in as well, "2016年4月 北浜大学文学部 助教". */
function employs(row: Line, lexicon: Lexicon): boolean {
  if (ENDED.test(row.text)) return false;
  if (!STUDIED.test(row.text)) return namesHanEmployer(row.text, lexicon);
  return hanPieces([rowOf(row)?.text ?? row.text], lexicon).some(({ post }) => post >= POST);
}

/** See `HanPiece.post`. */
const POST = 2;

/** `headings`: all of the resume, in order. */
export function withCareersTold(headings: readonly Heading[], lines: readonly Line[], lexicon: Lexicon): Heading[] {
  if (lexicon.language !== 'ja') return [...headings];
  const has = (kind: 'education' | 'experience'): boolean => headings.some(({ kinds }) => kinds.includes(kind));
  const employed = headings.filter(({ kinds }) => kinds.includes('experience')).length;
  const schooled = headings.some(({ line }) => /^学\s?歴/u.test(bare(line.text)));
  return headings.map((heading, at) => {
    const name = bare(heading.line.text);
    // "教育歴" beside "学歴": what one taught.
    if (schooled && /^(?:教育歴|教歴|教育活動|教育経験)$/u.test(name)) return { ...heading, kinds: [] };
    const own = (): readonly Line[] => careerRows(lines.slice(heading.line.index + 1, headings[at + 1]?.line.index), lexicon); // prettier-ignore
    // "来歴" over schools alone, beside "職歴".
    if (COURSE.test(name) && heading.kinds[0] === 'experience' && !has('education') && employed > 1) {
      const rows = own().filter(({ text }) => !BORN.test(text));
      return rows.length > 0 && rows.every(({ text }) => STUDIED.test(text))
        ? { ...heading, kinds: ['education'] }
        : heading;
    }
    if (has('experience') || heading.kinds[0] !== 'summary' || !LIFE.test(name)) return heading;
    const rows = own();
    if (!rows.some((row) => employs(row, lexicon))) return heading;
    const both = !has('education') && rows.some(({ text }) => STUDIED.test(text));
    return { ...heading, kinds: both ? ['education', 'experience'] : ['experience'] };
  });
}

/** What is told of each job, where the jobs themselves are headings. */
const OF_JOB = /^(?:業務|職務|担当|仕事|作業)(?:内容|業務|詳細)$/u;
const LONGEST = 80;

/** "2021/10 - 現在 : 株式会社なぎさ" set as a heading above the first "業務内容": it opens the jobs, and ends what stands before. */
export function withHeadAbove(sections: readonly Section[], lines: readonly Line[], lexicon: Lexicon): readonly Section[] {
  if (lexicon.language !== 'ja') return sections;
  const jobs = sections.find(({ kind }) => kind === 'experience');
  const head = jobs && OF_JOB.test(bare(jobs.heading.line.text)) ? lines[jobs.heading.line.index - 1] : undefined;
  if (!jobs || !head || head.text.length > LONGEST || sections.some(({ heading }) => heading.line === head)) return sections;
  const dated = rangesIn(head.text, lexicon).some(({ isRange }) => isRange);
  if (!dated || !namesHanEmployer(head.text, lexicon)) return sections;
  return sections.map((section) =>
    section === jobs
      ? { ...section, lines: [head, ...section.lines] }
      : { ...section, lines: section.lines.filter((line) => line !== head) },
  );
} // prettier-ignore
