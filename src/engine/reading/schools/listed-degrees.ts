/** Degrees that stand as list items below their school: "Universidade Acme" over "– Engenharia Civil" over "– 2017-2019". */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Bullet, DateRange, Entry } from '../reading.ts';
import { degreeOf } from '../han/han-school.ts';
import { degreeScore, schoolMarks, schoolScore, TRADE } from './school-marks.ts';

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

/** An item that names a degree and its dates: "MSc Geology, 2019 – 2021", "Diploma in Nursing (2015)". */
function datedDegree(bullet: Bullet, lexicon: Lexicon): { title: string; dates: DateRange } | null {
  const [range, more] = rangesIn(bullet.text, lexicon);
  if (!range || more) return null;
  const behind = bullet.text.slice(range.index + range.length);
  const before = bullet.text.slice(0, range.index);
  // What follows the dates is said of the studies; what they follow is the degree.
  const title = (before.trim() === '' ? behind : before).replace(BESIDE_DATES, '');
  if (title === '' || (before.trim() !== '' && behind.replace(BESIDE_DATES, '').length > MOST_BESIDE)) return null;
  if (title.split(/\s+/u).length > MOST_DATED_WORDS || /[:;]/u.test(title) || !u`^\p{Lu}`.test(title)) return null;
  const marks = schoolMarks(lexicon);
  if (degreeScore(title, marks) <= TRADE || schoolScore(title, marks) > 0) return null;
  return { title, dates: { start: range.start, end: range.end, text: range.text } };
}

const MOST_DATED_WORDS = 14;
const BESIDE_DATES = /^[\s,.;:|·•()[\]–—-]+|[\s,.;:|·•([–—-]+$/gu;

/** Each degree of a school that names none itself, where its items tell them with their dates; what else is listed stays with the one above. */
function eachListed(entry: Entry, lexicon: Lexicon): Entry[] | null {
  const found: Entry[] = [];
  for (const bullet of entry.bullets) {
    const told = datedDegree(bullet, lexicon);
    const last = found.at(-1);
    if (told) found.push({ ...entry, ...told, bullets: [], paragraphs: [] });
    else if (last) found[found.length - 1] = { ...last, bullets: [...last.bullets, bullet] };
    else return null;
  }
  return found.length > 0 ? found : null;
}

/** Schools of which nothing else tells the degree or its dates, with those that open their list. */
export function withListedDegrees(entries: readonly Entry[], lexicon: Lexicon): Entry[] {
  return entries.flatMap((entry) => {
    const [first, second] = entry.bullets;
    if (entry.section !== 'education' || entry.organisation === null || !first) return [entry];
    if (isCjk(lexicon.language)) return [{ ...entry, title: entry.title ?? hanDegree(first, lexicon) }];
    const each = entry.title === null ? eachListed(entry, lexicon) : null;
    if (each) return each;
    const title = entry.title ?? (namesDegree(first, lexicon) ? first.text : null);
    if (title === null) return [entry];
    const dates = entry.dates ?? periodOf(first, lexicon) ?? (second ? periodOf(second, lexicon) : null);
    return [{ ...entry, title, dates }];
  });
}
