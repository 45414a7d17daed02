/** Lines of an entry in Chinese or Japanese that are no part of its head: facts of the firm, terms, labels over what was done. */
import type { HanFieldRole } from '../../lexicons/han-fields.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { HAN_EMPLOYMENT, HAN_TRADE, HAN_WORKER } from '../../lexicons/han-heads.ts';
import { HAN_INDUSTRY } from '../../lexicons/han-trades.ts';
import { rangesIn } from '../dates/dates.ts';
import { CJK } from '../text/fold.ts';
import { isHanFact } from './han-facts.ts';
import { hanFields, hanRole, type HanField } from './han-fields.ts';
import { hanPieces } from './han-pieces.ts';
import { postScore } from './han-scores.ts';
import type { Line } from '../reading.ts';

/** Longer lines are prose whatever they hold. */
const LONGEST = 400;
const LONGEST_LABEL = 16;
/** A post beyond doubt, see `HanPiece.post`. */
const POST = 2;
const NOTES: ReadonlySet<HanFieldRole> = new Set(['firm', 'terms', 'project']);

/** Closed or opened by a legal form, whatever its trade in brackets. */
const NAMED =
  /(?:公司|集团|集團|株式会社|有限会社|合同会社)(?:\s?[(（][^()（）]{1,20}[)）])?$|^(?:株式会社|有限会社|合同会社)/u;

/** "正社員／看護師": how one was employed, and as what. */
function isPostBehindTerms([terms = '', post = '', more]: readonly string[]): boolean {
  return more === undefined && HAN_EMPLOYMENT.test(terms) && post.length > 1 && !isHanFact(post) && !/\d|(?<!営)業$/u.test(post); // prettier-ignore
}

/** "事業内容：商業印刷 設立：1978年", "正社員／従業員数 65名／住宅の設計". `text`: without the mark it opens with. */
export function tellsOfFirm(text: string): boolean {
  if (text.length > LONGEST || !CJK.test(text)) return false;
  const told = hanFields(text);
  if (told) return told.lead === '' && told.fields[0]?.role === 'firm';
  // "云帆科技（B轮，200人）" names it before the bracket.
  const bare = text.replace(/(?<=[^\s(（]{3})[(（][^()（）]*[)）]/gu, '');
  const pieces = bare.split(/\s?[/∕|｜、,，]\s?|\s/u).filter((piece) => piece !== '');
  // "禾岳生活股份有限公司 31~50人" names it.
  // "理貨人員（工讀） 零售業" names a post.
  if (pieces.some((piece) => NAMED.test(piece) || (HAN_WORKER.test(piece) && !isHanFact(piece)))) return false;
  if (isNamedBefore(text) || isPostBehindTerms(pieces)) return false;
  // "交通/运输/物流 | 1000-5000人 | 国企"
  const [trade = '', ...facts] = text.split(/\s?[|｜]\s?/u);
  if (facts.length > 0 && isIndustry(trade) && facts.every(isHanFact)) return true;
  return pieces.length > 0 && 2 * pieces.filter(isHanFact).length >= pieces.length;
}

/** "旭宏精密 機械設備製造業 30~100人": before its trade and its size stands the name. */
function isNamedBefore(text: string): boolean {
  const [name = '', ...rest] = text.trim().split(/\s+/u);
  return !isHanFact(name) && !/[:：/|｜、,，]/u.test(name) && rest.length > 0 && rest.every(isHanFact) && rest.some((piece) => HAN_TRADE.test(piece)); // prettier-ignore
}

/** "加工制造(原料加工/模具)", "教育/培训/院校" before "企业性质：民营": the trade by the words of a job board. */
function isIndustry(text: string): boolean {
  const parts = text.replace(/[(（][^()（）]*[)）]/gu, '').split(/\s?[/∕|｜、,，·]\s?/u).filter((part) => part.trim() !== ''); // prettier-ignore
  return (
    parts.length > 0 && parts.every((part) => HAN_INDUSTRY.test(part.trim()) && part.trim().length <= LONGEST_INDUSTRY)
  );
}

const LONGEST_INDUSTRY = 10;

const HEAD_FIELDS: ReadonlySet<HanFieldRole> = new Set([
  'dates', 'title', 'part', 'organisation', 'agency', 'department', 'school', 'degree',
]); // prettier-ignore
const TERMS_OF_TEAM = /^(?:(?:チーム|組織|開発)?(?:規模|体制|人数)|メンバー数?|チーム(?:構成|人数)?|团队规模)/u;
const LONGEST_FIELD = 60;

/** "・在籍期間：2016年9月〜現在", "・雇用形態：正社員": an item of a list that tells one thing a form asks of a job. `text`: without its mark. */
export function isHanFieldItem(text: string, lexicon: Lexicon): boolean {
  if (text.length > LONGEST_FIELD || !CJK.test(text)) return false;
  const told = hanFields(text);
  if (!told || told.lead !== '') return false;
  // "売上：前年比120％" is what was reached.
  const isTerms = (value: string): boolean => !/\d/u.test(value) || TERMS_OF_TEAM.test(text);
  return told.fields.every(
    (field) =>
      field.value !== '' &&
      (HEAD_FIELDS.has(field.role) ||
        (field.role === 'terms' && isTerms(field.value)) ||
        (told.fields.length === 1 && isOwnPost(text, field, lexicon))),
  );
}

/** "・職務：調理師", no "・担当：調理師の指導". */
function isOwnPost(text: string, field: HanField, lexicon: Lexicon): boolean {
  return /^(?:職務|担当職務)\s?[:：]/u.test(text) && isPostField(field, lexicon);
}

/** "（其间：2009.06—2010.06 在白石乡挂职）" within a post. */
const MEANWHILE = /^[(（]?\s?(?:其间|其間)\s?[:：,，]/u;

/** "2008.09 – 2009.06 赴伏尔加国立大学交换一年" below a degree. */
const ABROAD =
  /^[(（]?[\d.年月至–—~\s/-]{0,24}赴.{2,24}(?:交换|交流|访学|訪學|研修|交換)(?:学习|學習)?(?:[一二两三半\d]{1,2}(?:年|个?月|学期|學期))?[)）]?$/u;
/** "木薯块根淀粉代谢；主持青年基金1项（2024—2026，在研）": years of something else, told last. */
const FUNDED =
  /^[^()（）]{4,80}[;；,，][^()（）]{2,80}[(（](?:19|20)\d{2}[^()（）]{1,20}[,，、][^()（）\d]{1,8}[)）]。?$/u;

/** How a line of an entry counts: a `note` on the firm or the terms between the parts of a head, a `label` over what was done, a part of the `head` whose years date nothing. Null for any other. */
export function hanLineOf(line: Line, lexicon: Lexicon): 'note' | 'label' | 'head' | null {
  const text = line.text.slice(0, LONGEST);
  if (MEANWHILE.test(text)) return 'note';
  if (FUNDED.test(text) || ABROAD.test(text)) return 'label';
  const told = hanFields(text);
  if (told) {
    const board = told.fields[0]?.role === 'firm' && told.fields.every(({ role }) => role === 'firm' || role === 'terms') && isIndustry(told.lead); // prettier-ignore
    if (told.lead !== '' && !board && !tellsOfStudies(told.lead)) return null;
    if (told.fields.every(({ role }) => NOTES.has(role)))
      return told.fields.some((field) => postInTerms(field, lexicon) !== null) ? 'head' : 'note';
    if (told.fields[0]?.role === 'firm' && !told.fields.some(({ role }) => role === 'dates'))
      return told.fields.some(({ role }) => role === 'title') ? 'head' : 'note';
    if (told.fields.every(({ role }) => role === 'aside' || NOTES.has(role)))
      return told.fields.some((field) => isPostField(field, lexicon)) ? 'head' : 'label';
    // "役職：主任（2023年4月より）"
    const dated =
      told.fields.some(({ role }) => role === 'dates' || (role === 'school' && rangesIn(text, lexicon).length > 0)) ||
      tellsPeriod(text, lexicon);
    return dated ? null : 'head';
  }
  if (isHanLabel(line)) return 'label';
  return tellsOfFirm(text) && !rangesIn(text, lexicon).some(({ isRange }) => isRange) ? 'note' : null;
}

/** "職務：調理師（給食主任）": what was done there told by the name of the post. */
export function isPostField({ role, value }: HanField, lexicon: Lexicon): boolean {
  if (role !== 'aside' || value.length > LONGEST_LABEL || /[、,，。・]/u.test(value)) return false;
  return hanPieces([value], lexicon).some(({ post, text }) => post >= POST && value.startsWith(text));
}

/** "雇用形態：正社員（生産管理職）": as what, behind how one was employed. */
export function postInTerms({ role, value }: HanField, lexicon: Lexicon): string | null {
  if (role !== 'terms' || lexicon.language !== 'ja') return null;
  const [, terms = '', post = ''] = /^([^\s(（/∕・]{2,8})\s?[(（/∕・]\s?([^()（）/∕]{2,16})[)）]?$/u.exec(value) ?? [];
  return HAN_EMPLOYMENT.test(terms) && postScore(post, lexicon) >= POST ? post : null;
}

/** "绩点 3.62/4.0，专业前 15%" before "主修课程：…". */
function tellsOfStudies(text: string): boolean {
  return text
    .split(/\s?[|｜;；,，、]\s?/u)
    .filter((piece) => piece !== '')
    .every(isHanFact);
}

/** From one date to another or to now, both of them told. */
function tellsPeriod(text: string, lexicon: Lexicon): boolean {
  return rangesIn(text.replace(/※.*$/u, ''), lexicon).some(
    ({ isRange, text }) => isRange && !/(?:[~～〜–—-]|より|から)\s?[)）]?\s?$/u.test(text),
  );
}

/** "担当業務", "【実績】", "<主な担当工事>" alone over what was done. */
export function isHanLabel({ text }: Line): boolean {
  const role = text.length <= LONGEST_LABEL ? hanRole(text) : null;
  return role === 'aside' || role === 'terms' || role === 'firm';
}
