/** Heads in Chinese or Japanese that break in the middle of a word where their column is narrow: "看護学科 | なぎさ" over "大学 | 高知市". */
import { unionOf } from '../../../resume/document.ts';
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Line } from '../reading.ts';
import { sameSize } from '../schools/line-room.ts';
import { isHanPlace } from './han-places.ts';

/** Points by which edges are one; of the letters' size, between the lines of one head. */
const SAME_EDGE = 2;
const LEADING = 1.6;
/** Letters that a full line leaves free. */
const FREE = 1.2;
/** Characters of a line of a narrow column. */
const LONGEST = 36;

const JOINT = /\s?[|｜/／·•,，:：]\s?|\s[-–—]\s/u;
const OPENS = /^[|｜/／,，]/u;
const CLOSES = /[|｜/／·•,，]$|\s[-–—]$/u;
const SCHOOL = /(?:大学|大學|学院|學院|学校|學校|高校|高専|短大|中学|中學|高中|学園|スクール|カレッジ)$/u;
/** What may be left of one. */
const END_OF_SCHOOL = /^(?:(?:専門|高等|职业|中等)?学?校|(?:短期)?大?学|(?:职业|技术|师范|职业技术)?学?院|中学)$/u;
const STUDIED =
  /(?:学部|学科|研究科|専攻|課程|コース|科|系|专业|專業|本科|大专|中专|专科|硕士|碩士|博士|学士|學士|修士)$/u;
const TOWN = /^[都道府県市区町村县縣省]$/u;
/** "技术 大专" below the half of a subject. */
const REST_OF_SUBJECT = /^\p{sc=Han}{1,6}\s(?:本科|大专|中专|专科|硕士|博士|学士|研究生)$/u;

const piecesOf = (text: string): string[] => text.split(JOINT).map((piece) => piece.trim());

/** Whether the last word of a line goes on in the line below. */
function goesOn(above: string, below: string, lexicon: Lexicon): boolean {
  if (OPENS.test(below) || CLOSES.test(above)) return true;
  const pieces = piecesOf(above);
  const [last = '', first = ''] = [pieces.at(-1)?.split(/\s/u).at(-1), piecesOf(below)[0]];
  if (TOWN.test(first)) return pieces.length > 1 && isHanPlace(last + first, lexicon);
  if (pieces.length > 1 && REST_OF_SUBJECT.test(first)) return !STUDIED.test(last) && !SCHOOL.test(last);
  if (
    !SCHOOL.test(last + first) ||
    SCHOOL.test(last) ||
    (STUDIED.test(last) && !END_OF_SCHOOL.test(first)) ||
    isHanPlace(last, lexicon)
  )
    return false;
  // Below what was studied; "荣誉：三好学生" over "青禾大学" are two.
  return END_OF_SCHOOL.test(first) || pieces.slice(0, -1).some((piece) => STUDIED.test(piece));
}

/** "(2012-04 - 2014-03)" below what it dates. */
function isDateAlone(text: string, lexicon: Lexicon): boolean {
  const [range, more] = /^\(.*\)$/u.test(text) ? rangesIn(text, lexicon) : [];
  return range?.isRange === true && !more && range.length >= text.length - 3;
}

function joined(above: Line, below: Line, text: string): Line {
  const box = unionOf([above.box, below.box]);
  const spans = [...above.cells, ...below.cells].flatMap((cell) => cell.spans);
  return { ...above, text, box, baseline: below.baseline, cells: [{ text, box, spans }] };
}

function wholeOf(above: Line, below: Line, right: number, lexicon: Lexicon): Line | null {
  if (above.cells.length + below.cells.length !== 2 || above.place || below.place || below.mark) return null;
  if (above.page !== below.page || above.column !== below.column || !sameSize(above, below)) return null;
  const step = above.baseline - below.baseline;
  if (Math.abs(above.box.x - below.box.x) > SAME_EDGE || step <= 0 || step > LEADING * above.size) return null;
  if (above.text.length > LONGEST || /[。；;]/u.test(above.text + below.text)) return null;
  const end = above.box.x + above.box.width;
  if (isDateAlone(below.text, lexicon)) {
    const word = (below.box.width * below.text.split(' ', 1).join('').length) / below.text.length;
    return end + word > right && rangesIn(above.text, lexicon).length === 0 ? joined(above, below, `${above.text} ${below.text}`) : null; // prettier-ignore
  }
  const full = end + FREE * above.size > right;
  if (!full || rangesIn(below.text, lexicon).length > 0 || !goesOn(above.text, below.text, lexicon)) return null;
  return joined(above, below, above.text + (CLOSES.test(above.text) || OPENS.test(below.text) ? ' ' : '') + below.text);
}

/** The lines with such heads whole. */
export function joinHanWraps(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  if (!isCjk(lexicon.language)) return lines;
  const rights = new Map<string, number>();
  const column = ({ page, column }: Line): string => `${String(page)} ${String(column)}`;
  for (const line of lines)
    rights.set(column(line), Math.max(rights.get(column(line)) ?? 0, line.box.x + line.box.width));
  const whole = lines.reduce<Line[]>((kept, line) => {
    const above = kept.at(-1);
    const one = above ? wholeOf(above, line, rights.get(column(line)) ?? 0, lexicon) : null;
    if (one === null) kept.push(line);
    else kept[kept.length - 1] = one;
    return kept;
  }, []);
  return whole.length === lines.length ? lines : whole.map((line, index) => ({ ...line, index }));
}
