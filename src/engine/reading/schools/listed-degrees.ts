/** Degrees that stand as list items below their school: "Universidade Acme" over "– Engenharia Civil" over "– 2017-2019". */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Bullet, DateRange, Entry } from '../reading.ts';
import { degreeOf } from '../han/han-school.ts';
import { degreeScore, schoolMarks } from './school-marks.ts';

/** Longer ones tell of the studies. */
const MOST_WORDS = 9;
/** Characters beside the dates: "(Interrompido)". */
const MOST_BESIDE = 18;

function namesDegree({ text }: Bullet, lexicon: Lexicon): boolean {
  if (text.split(/\s+/u).length > MOST_WORDS || /[:;]|\.$/u.test(text) || !u`^\p{Lu}`.test(text)) return false;
  return degreeScore(text, schoolMarks(lexicon)) > 0;
}

function periodOf({ text }: Bullet, lexicon: Lexicon): DateRange | null {
  const [range] = rangesIn(text, lexicon);
  if (!range?.isRange || range.index > 0 || text.length - range.length > MOST_BESIDE) return null;
  return { start: range.start, end: range.end, text: range.text };
}

/** "- 计算机科学（硕士）", "・経済学部 経営学科": what was taken and nothing more. */
function hanDegree({ text }: Bullet, lexicon: Lexicon): string | null {
  const whole = text.length <= LONGEST_HAN && !/[，,、。;；:：]/u.test(text) && HAN_DEGREE.test(text);
  return whole ? degreeOf([text], lexicon).title : null;
}

const LONGEST_HAN = 30;
const HAN_DEGREE =
  /(?:本科|专科|大专|專科|硕士|碩士|博士|学士|學士|学位|學位|专业|專業|学系|學系|学部|学科|研究科|専攻|課程)(?:研究生)?[)）]?(?:\s?(?:毕业|畢業|卒業|修了))?$/u;

/** Schools of which nothing else tells the degree or its dates, with those that open their list. */
export function withListedDegrees(entries: readonly Entry[], lexicon: Lexicon): Entry[] {
  return entries.map((entry) => {
    const [first, second] = entry.bullets;
    if (entry.section !== 'education' || entry.organisation === null || !first) return entry;
    if (isCjk(lexicon.language)) return { ...entry, title: entry.title ?? hanDegree(first, lexicon) };
    const title = entry.title ?? (namesDegree(first, lexicon) ? first.text : null);
    if (title === null) return entry;
    const dates = entry.dates ?? periodOf(first, lexicon) ?? (second ? periodOf(second, lexicon) : null);
    return { ...entry, title, dates };
  });
}
