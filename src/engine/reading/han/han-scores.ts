/** How much a piece of a Chinese or Japanese head reads like an employer or a post. */
import { u } from '../../../resume/patterns.ts';
import {
  HAN_DEPARTMENT,
  HAN_EMPLOYER_ENDS,
  HAN_HOUSEHOLD,
  HAN_LATIN_EMPLOYER,
  HAN_OFFICE,
  HAN_OPENS,
  HAN_POST_END,
  HAN_PRACTICE,
} from '../../lexicons/han-heads.ts';
import {
  JAPANESE_FIELD_HOUSE,
  JAPANESE_HOUSE,
  JAPANESE_HOUSE_OPENS,
  JAPANESE_NO_HOUSE,
} from '../../lexicons/japanese-employers.ts';
import {
  JAPANESE_DUTIES,
  JAPANESE_LOAN_POST,
  JAPANESE_NO_POST,
  JAPANESE_POST_END,
} from '../../lexicons/japanese-posts.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { HAN_COMMITTEE, HAN_HOUSES, HAN_NUMBERED_SCHOOL } from '../../lexicons/han-trades.ts';
import { holdsCjk } from '../text/characters.ts';
import { key, keysOf } from '../text/fold.ts';
import { isHanBranch, isTownOffice, NAMELESS_BRANCH } from './han-branch.ts';
import { marksFor, roleScore } from '../heads/head-marks.ts';
import { isNoZhPost, isZhTrade } from './han-trades.ts';

/** Before or behind a firm's name, these leave no doubt. */
export const LEGAL =
  /株式会社|有限会社|合同会社|合資会社|相互会社|公司|集团|集團|\((?:株|有|同)\)|(?<=[\u4e00-\u9fffA-Za-z]\s?)法人(?!営業|担当|企画|顧客|取引|契約|販売|向け|事業|渉外|部|課)|事務所$|事务所$/u;
/** "Harcourt LLP 香港办事处": what stands behind it is a part of it. */
export function isLatinEmployer(text: string): boolean {
  const latin = text.replace(/\s?[(（\u3040-\u9fff].*$/u, '');
  return latin !== '' && HAN_LATIN_EMPLOYER.test(latin);
}

/** "自营“贵记私房菜”" */
const OWN_HOUSE = /^(?:自营|自營|个体|自创|自有)[“"'‘].{2,16}[”"'’]$/u;

function endsAny(text: string, ends: readonly string[]): boolean {
  return ends.some((end) => text.endsWith(end));
}

/** "月刊まちなみ編集部", no "書籍編集部". */
const EDITORS = /^.{4,}編集部$/u;

/** Longer names of departments may be names of firms. */
const LONGEST_PART = 5;

/** `text`: folded. */
export function startsAtPlace(text: string, lexicon: Lexicon): boolean {
  return keysOf(lexicon.places).some((place) => place.length > 1 && holdsCjk(place) && text.startsWith(place));
}

/** By its end, whatever it opens with. */
export function closesAsEmployer(text: string, lexicon: Lexicon): boolean {
  const bare = key(text);
  const closes = endsAny(bare, HAN_EMPLOYER_ENDS) || keysOf(lexicon.companyWords).some((word) => word.length > 1 && bare.endsWith(word)); // prettier-ignore
  return closes || (lexicon.language === 'ja' && JAPANESE_HOUSE.test(bare));
}

/** "公司負責人": what one was in a firm that is not named. */
const OF_FIRM = /^(?:[分子总總母本]?公司|集团|集團)(?!.{0,12}(?:公司|集团|集團))/u;

/** 3: says so by its legal form; 2: by its end; 1: a branch, or a word within. */
export function employerScore(text: string, lexicon: Lexicon): number {
  if (OF_FIRM.test(text) && HAN_POST_END.test(text)) return 0;
  if (NAMELESS_BRANCH.test(text)) return 1;
  if (LEGAL.test(text)) return 3;
  if (HAN_HOUSEHOLD.test(text) || isLatinEmployer(text) || OWN_HOUSE.test(text)) return 2;
  if (isTownOffice(text)) return 2;
  const folded = key(text);
  const words = keysOf(lexicon.companyWords);
  if (lexicon.language === 'zh' && isZhHouse(folded.replace(/\s*\([^)]*\)$/u, ''))) return 2;
  // "西安利群物流部": with its town before it no part of a firm that another line names.
  if (text.length > LONGEST_PART && HAN_DEPARTMENT.test(folded) && startsAtPlace(folded, lexicon)) return 1.5;
  const bare = folded.replace(/\s*\([^)]*\)$/u, '');
  if (lexicon.language === 'ja') {
    if (JAPANESE_NO_HOUSE.test(bare)) return 0;
    if (EDITORS.test(bare)) return 1;
    if (JAPANESE_HOUSE.test(bare) || JAPANESE_HOUSE_OPENS.test(bare)) return 2;
  }
  if (isHanBranch(bare)) return 1;
  if (HAN_PRACTICE.test(bare) || HAN_OFFICE.test(bare)) return 2;
  if (
    HAN_OPENS.test(bare) ||
    endsAny(bare, HAN_EMPLOYER_ENDS) ||
    words.some((word) => word.length > 1 && bare.endsWith(word))
  )
    return 2;
  if (/大学|大學|病院|医院|學院|学院|研究所|銀行|银行/u.test(bare)) return 1.5;
  const held = words.some((word) => word.length > 1 && bare.includes(word));
  return held || (lexicon.language === 'ja' && JAPANESE_FIELD_HOUSE.test(bare)) ? 1 : 0;
}

/** Not by a kind alone: "健身". */
function isZhHouse(text: string): boolean {
  if (HAN_NUMBERED_SCHOOL.test(text) || HAN_COMMITTEE.test(text)) return true;
  return HAN_HOUSES.some((end) => text.length > end.length && text.endsWith(end));
}

/** "顺达物流" is a firm, "物流" a trade. */
const LEAST_FIRM = 4;
/** "高级会计 Senior Accountant". */
const GLOSS = /(?<=[\u4e00-\u9fff])\s[a-z][a-z .&/-]{3,40}$/u;

/** "理学博士": what was taken, no post. */
const DEGREE = /(?:学士|學士|硕士|碩士|博士|修士)$/u;

/** In Japanese the endings are many, and so are the words that end like them. */
function endsAsPost(bare: string, { language }: Lexicon): boolean {
  if (language !== 'ja') return HAN_POST_END.test(bare);
  if (JAPANESE_NO_POST.test(bare)) return false;
  return HAN_POST_END.test(bare) || JAPANESE_POST_END.test(bare) || JAPANESE_LOAN_POST.test(bare);
}

/** 3: a known post closes it, 2.5: a known function; 2: it ends like one; 1: it holds one. */
export function postScore(text: string, lexicon: Lexicon): number {
  // "工程师->研发经理->运维"
  if (text.includes('->')) return Math.max(...text.split(/-+>/u).map((part) => postScore(part.trim(), lexicon)));
  const bare = key(text)
    .replace(/\s*\([^)]*\)$/u, '')
    .replace(GLOSS, '');
  if (!holdsCjk(bare)) return latinScore(bare, lexicon);
  if (DEGREE.test(bare)) return 0;
  const zh = lexicon.language === 'zh';
  if (zh && isNoZhPost(bare)) return 0;
  const words = keysOf(lexicon.titleWords);
  const person = endsAsPost(bare, lexicon);
  const ends = person || u`[\p{Script=Katakana}ー]$`.test(bare);
  // A function alone ("仓库", "経理") may close the name of a firm as well.
  if (words.some((word) => word.length > 1 && bare.endsWith(word)))
    return !ends && !zh && WORK.test(bare)
      ? 1
      : ends
        ? 3
        : bare.length >= LEAST_FIRM && endsAny(bare, HAN_EMPLOYER_ENDS)
          ? 1
          : 2.5;
  if (person || (lexicon.language === 'ja' && JAPANESE_DUTIES.test(bare))) return 2;
  if (zh && isZhTrade(bare)) return 2;
  return words.some((word) => word.length > 1 && bare.includes(word)) ? 1 : 0;
}

/** "食品会社向けの営業", "勤怠の管理": what was done. */
const WORK = /.(?:の|向け).{2}/u;

/** "Demand Planner"; a word that stands before the name of a firm says less than one that closes a post. */
function latinScore(text: string, lexicon: Lexicon): number {
  const marks = marksFor(lexicon, false);
  if (roleScore(text, marks) === 0) return 0;
  return roleScore(text.split(/\s/u).at(-1) ?? text, marks) > 0 ? 3 : 1;
}
