/** Where studies without dates begin in Chinese or Japanese: a line that tells a school, and what was taken there, below one that tells another. */
import { HAN_FACULTY } from '../../lexicons/han-heads.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { setting } from '../entries/opening-lines.ts';
import type { Item } from '../entries/entry-items.ts';
import type { Line } from '../reading.ts';
import { degreeParts } from './han-degree-parts.ts';
import { degreeOf } from './han-school.ts';
import { schoolParts, type SchoolPart } from './zh-school-parts.ts';

const LONGEST = 60;
const FACULTY = /(?:学院|學院|学部|研究科)$/u;
/** "教育行政研究所" of a university. */
const INSTITUTE = /研究所$/u;
const LONGEST_INSTITUTE = 9;
const TAKEN = /本科|专科|專科|大专|硕士|碩士|修士|博士|学士|學士|研究生|学科|専攻/u;
const UNIVERSITY = /(?:大学|大學|大学院)$/u;
/** Letters of "文学院", of what no word tells, and pieces of a line that tells a degree and nothing else. */
const SHORT_FACULTY = 3;
const SHORT = 4;
const MOST_PIECES = 7;

interface Told {
  readonly school: string;
  /** What was taken as well as where. */
  readonly both: boolean;
}

/** "文学院", "金融学院": a part of some school. */
function isFacultyAlone(text: string): boolean {
  return FACULTY.test(text) && (text.length <= SHORT_FACULTY || (HAN_FACULTY.test(text) && !/大学|大學/u.test(text)));
}

const partsOf = (text: string): readonly SchoolPart[] => degreeParts(text).flatMap(schoolParts);

/** "建築" of "建築學士": what no word tells is studied where a level follows. */
function isSubject(part: SchoolPart, next: SchoolPart | undefined): boolean {
  return part.kind === 'unknown' && next?.kind === 'level' && next.touches;
}

/** The school that a line of a head tells in Chinese, alone or with what was taken there and nothing else. */
function toldInChinese(texts: readonly string[]): Told | null {
  const pieces = texts.flatMap(partsOf);
  const school = pieces.find(({ kind, text }, at) => kind === 'school' && !isFacultyAlone(text) && (at === 0 || !INSTITUTE.test(text))); // prettier-ignore
  if (!school || pieces.length > MOST_PIECES) return null;
  const kinds = pieces.map((piece, at) => (isSubject(piece, pieces[at + 1]) ? 'subject' : piece.kind));
  const said = pieces.some(({ text }, at) => kinds[at] === 'unknown' && (at === 0 || text.length > SHORT));
  if ((said || texts.some((text) => /[:：]/u.test(text))) && pieces[0] !== school) return null;
  return { school: school.text, both: kinds.includes('subject') || kinds.includes('level') };
}

/** The school that ends in one of these, and nothing told of it at length. */
const JAPANESE_SCHOOL =
  /(?:大学|大学院|学校|学院|高校|短大|高専|高等部|カレッジ|アカデミー|スクール|University|College|School)$/iu;
const LEAVING = /(?:卒業|修了|中退|中途退学|在学中|卒業見込み?|修了見込み?|卒)\s?[)）]?$/u;

/** "北浜大学 経済学部 卒業", "なぎさ高等学校 卒業" */
function toldInJapanese(texts: readonly string[], lexicon: Lexicon): Told | null {
  if (texts.some((text) => /[:：]/u.test(text))) return null;
  const { title, organisation } = degreeOf(texts, lexicon);
  if (organisation === null || !organisation.split(' ').some((name) => JAPANESE_SCHOOL.test(name))) return null;
  return { school: organisation, both: title !== null || texts.some((text) => LEAVING.test(text)) };
}

/** The cells of a line without its dates. */
function undatedTexts({ line, range }: Item): string[] {
  const dates = range?.text ?? '';
  return line.cells.map(({ text }) => text.replace(dates, '').trim()).filter((text) => !(text === '' || dates.includes(text))); // prettier-ignore
}

function toldIn(item: Item | undefined, lexicon: Lexicon): Told | null {
  if (!item || (item.role !== 'header' && item.role !== 'dated') || item.field !== null) return null;
  const texts = undatedTexts(item);
  if (item.line.text.length > LONGEST || texts.some((text) => text.includes('。'))) return null;
  return lexicon.language === 'zh' ? toldInChinese(texts) : toldInJapanese(texts, lexicon);
}

/** "南岭大学，理论物理" below what was said of the school above. */
export function opensSchool(line: Line, { language }: Lexicon): boolean {
  if (language !== 'zh' || line.text.length > LONGEST || /[:：。；;]/u.test(line.text)) return false;
  const [first] = partsOf(line.cells[0]?.text ?? '');
  return first?.kind === 'school' && !isFacultyAlone(first.text);
}

/** "湘江医学院" below "岭北大学", with no level of its own. */
function isFaculty(school: string, above: string, { line }: Item): boolean {
  return FACULTY.test(school) && UNIVERSITY.test(above) && !TAKEN.test(line.text);
}

/** "新聞研究所 碩士" below "國立海東大學", of which nothing else tells what was taken; "中国科学院物理研究所" is a house of its own. */
function isInstitute(school: string, above: string): boolean {
  return INSTITUTE.test(school) && school.length <= LONGEST_INSTITUTE && !/院|大[学學]/u.test(school) && UNIVERSITY.test(above); // prettier-ignore
}

/** Set as the line that opens the first of them, and otherwise than the line above it. */
function opensAlike(items: readonly Item[], at: number, opening: number | undefined): boolean {
  const [item, above, first] = [items[at], items[at - 1], items[opening ?? -1]];
  if (!item || !above || !first || item === first) return false;
  return setting(item) === setting(first) && setting(above) !== setting(item);
}

/** Whether a line with no school of its own tells what was taken. */
function tellsTaken(item: Item, told: Told | null): boolean {
  return told === null && (item.role === 'header' || item.role === 'dated') && item.field === null && TAKEN.test(item.line.text); // prettier-ignore
}

/** How many lines below the one that opens it a study names its school: "文学士" over "海州大学"; null where now so and now so. */
function schoolBelow(starts: readonly number[], schools: readonly (Told | null)[]): number | null {
  const steps = starts.map((start) => schools.slice(start, start + 2).findIndex((told) => told !== null));
  const [first = 0] = steps;
  return steps.every((step) => step === first) && first >= 0 ? first : null;
}

/** With those lines of schools that no dates open and that stand below a line that opens with another: "北岭大学（本科） 护理学" over "海州卫生学院（专科） 助产". */
export function withUndatedSchools(starts: readonly number[], items: readonly Item[], lexicon: Lexicon): number[] {
  const all = [...starts];
  const dated = items.some(({ role }) => role === 'dated');
  const schools = items.map((item) => toldIn(item, lexicon));
  const step = dated ? schoolBelow(starts, schools) : 0;
  let above: string | null = null;
  /** The line above told school and degree; some line below it told what was taken there. */
  let [whole, taken] = [false, false];
  items.forEach((item, at) => {
    const told = schools[at] ?? null;
    const next = items[at + 1];
    if (starts.includes(at)) above = told?.school ?? null;
    else if (told === null) {
      taken ||= tellsTaken(item, told);
      return;
    } else if (above === null) {
      above = told.school;
      if (!dated) all.push(at);
    } else if (
      (told.school !== above || (told.both && whole && item.range === null)) &&
      (item.range === null || (told.both && whole) || taken) &&
      // What is whole has no part in the dates of another that is.
      (next?.role !== 'dated' || taken || (told.both && schools[at + 1]?.both === true)) &&
      (!isFaculty(told.school, above, item) || taken || opensAlike(items, at, starts[0])) &&
      (!isInstitute(told.school, above) || whole || taken)
    ) {
      all.push(step === 1 && !starts.includes(at - 1) ? at - 1 : at);
      above = told.school;
    }
    [whole, taken] = [told?.both === true, false];
  });
  const first = items.findIndex(({ role }) => role === 'header');
  const opening = Math.min(...all);
  // "行政管理 本科" over "同济", where none has a date.
  if (!dated && first >= 0 && first < opening && opening < Infinity)
    return [first, ...all.filter((at) => at !== opening)].toSorted((a, b) => a - b);
  return [...new Set(all)].toSorted((a, b) => a - b);
}
