/** The date of a line that dates its entry, among those told of something else. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { finestOf } from '../dates/finest-range.ts';
import { withoutDurations } from '../dates/durations.ts';
import { openCell } from '../dates/open-cells.ts';
import { tellsPresent } from '../dates/present-words.ts';
import type { Line } from '../reading.ts';
import { opensDated } from './post-lines.ts';
import { isAside as isStudyAside } from '../schools/school-asides.ts';

/** What one became then. */
const LATER = u`^\s?(?:より|から|に|起)?\s?(?:晋升|晉升|升任|升职|昇格|昇進|就任|任命|異動|(?!入社|入職|入职|卒業|修了|毕业|畢業|設立|現在|取得|予定|見込|预计|預計|生まれ|年生|頃|以降)[\p{sc=Han}\p{sc=Katakana}ー]{2})`;

/** "(acquired by Corvex, 2023)", "(gegr. 1998)": a year told of something else. */
function isAside(text: string, { index, length }: FoundRange): boolean {
  const open = text.lastIndexOf('(', index);
  const close = text.indexOf(')', index + length);
  if (open < 0 || close < 0 || text.slice(open, index).includes(')')) return false;
  // "(conclusão em 2023)" is when a degree was taken.
  if (isStudyAside(text.slice(open + 1, close)) || SCHOOL_BEFORE.test(text.slice(open, index))) return false;
  // "主任（2022年4月より）" is when one began, "保育士（2022年4月よりリーダー）" something else.
  // "(15 days, June 2023)" is when and for how long.
  return (
    u`\p{L}{3}`.test(withoutDurations(text.slice(open + 1, index))) || LATER.test(text.slice(index + length, close))
  );
}

/** "博士（文学）（湾岸大学、2019年3月）" */
const SCHOOL_BEFORE = /(?:大学院?|学校|高校|学院)[、,\s]*$/u;

const GOES_ON = u`[,(–—-]\s?(\p{L}{3,14})\)?$`;

/** "Hospital Acme - Braga, Presente": one works there still, and does not say since when. */
function presentAtEnd({ text, cells }: Line, lexicon: Lexicon): FoundRange | null {
  const word = cells.length === 1 && text.length <= LONGEST && !/\d/.test(text) ? GOES_ON.exec(text)?.[1] : undefined;
  if (word === undefined || !tellsPresent(word, lexicon)) return null;
  return { start: null, end: 'present', text: word, index: text.lastIndexOf(word), length: word.length, isRange: true };
}

/** "Actualmente: Universidad del Lago" among lines that their years open so. */
export function presentAtStart({ text, cells }: Line, lexicon: Lexicon): FoundRange | null {
  const [, word] =
    cells.length === 1 && text.length <= LONGEST && text.includes(':') ? (LABELLED.exec(text) ?? []) : [];
  if (word === undefined || !tellsPresent(word, lexicon)) return null;
  return { start: null, end: 'present', text: word, index: 0, length: word.length, isRange: true };
}

const LABELLED = u`^(\p{Lu}\p{L}{2,13})\s?:\s(?=\p{L})[^:]{3,}$`;
const LONGEST = 100;

/** "Bac pro (Lycée Sabin, 2006)", "Ofimática (Academia Lumen, 2019, 60 h)": behind a name in brackets, when studies ended. */
function isBehindSchool(text: string, { index, length }: FoundRange): boolean {
  const behind = /^([^()]{0,24})\)\.?$/u.exec(text.slice(index + length));
  return (
    behind !== null &&
    withoutDurations(behind[1] ?? '').replace(/[\s,;]/gu, '') === '' &&
    IN_BRACKETS.test(text.slice(0, index))
  );
}

const IN_BRACKETS = u`\S\s\(\p{Lu}[^()]{2,60},\s$`;

/** The widest date of a line: a range before a lone date. `schooling`: of a section of education. */
export function rangeOf(line: Line, lexicon: Lexicon, schooling = false): FoundRange | null {
  const open = line.cells.length > 1 ? openCell(line, lexicon) : null;
  if (open) return open;
  const ranges = rangesIn(line.text, lexicon).filter(
    (range) => range.isRange || !isAside(line.text, range) || (schooling && isBehindSchool(line.text, range)),
  );
  // "Monteurin (ab Mai 2026) ¦ März 2025 – heute": a range in a cell of its own before one told within words.
  const own = line.cells.length > 1 ? ranges.find(({ isRange, text }) => isRange && line.cells.some((cell) => cell.text.trim() === text.trim())) : undefined; // prettier-ignore
  if (own) return own;
  const [first] = ranges;
  if (!first) return presentAtEnd(line, lexicon) ?? presentAtStart(line, lexicon);
  return finestOf(ranges) ?? (opensDated(line, first) ? first : ranges.at(-1)) ?? null;
}
