/** Names in Chinese characters: by family name, by the space within them, by their label, or by the size they are set in. */
import { u } from '../../../resume/patterns.ts';
import { HAN_PERSONAL } from '../../lexicons/han-fields.ts';
import { HAN_KIND } from '../../lexicons/han-heads.ts';
import { hanRole } from '../han/han-fields.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { CJK } from '../text/fold.ts';
import type { Line } from '../reading.ts';
import { sharingFirst } from '../text/word-starts.ts';

/** `sure`: by its family name or its space; `turned`: with a family name at the end; `bare`: of the length of one, nothing else. */
export type HanName = 'sure' | 'turned' | 'bare';

const SHAPE = u`^[\p{Script=Han}々ヶケツッノ]{1,5}[\s・]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶー]{0,6}$`;
/** Two parts with a space between. */
const PARTED = u`^([\p{Script=Han}々ヶケツッノ]{1,5})[\s・]([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{1,5})$`;
/** What stands in the first lines of a resume and is no name: sex, descent, party, schooling, marks of a form. */
const OTHER =
  /^(?:[男女]性?|.族|.{0,2}党员|群众|共青团员|团员|已婚|未婚|本科|硕士|博士|大专|中专|应届|在职|离职|健康|良好|現在|现在|高中|初中|男女|照片|寫真|写真|[今本来先昨明每毎][年月日]|[一二三四五六七八九十]{1,3}[年月日歳岁]|.{2}[省市区县縣府]|.{2,3}[都道府県].{1,6}[市区町村郡])$/u;
/** Ends of sections' names, of departments, firms and schools. */
const NOT_CLOSING =
  /(?:[部課科室系局厅院校司社店所厂会業业历歴歷价書书表信息况料力能技格证職职位績绩験验愿望标標的界法]|職種|岗位|崗位|経歴|方式|希望|中心|公司|大学|教育|开发|開発|管理|运营|支援|研究|工程|设计|設計|制作|経験)$/u;

/** "マリア・サントス". */
const FOREIGN = u`^[\p{Script=Katakana}ー]{2,7}(?:[・=＝][\p{Script=Katakana}ー]{2,7}){1,3}$`;

/** "阿依古丽·买买提", "扎西·次仁·多吉". */
const TRANSCRIBED = u`^[\p{Script=Han}]{2,6}(?:[·•・][\p{Script=Han}]{2,6}){1,2}$`;

/** Of people with family in two countries: "大友 ヘンリー 健", "ペレイラ マルコス 健二". */
const MIXED = u`^(?:[\p{Script=Han}々ヶケツッノ]{1,4}\s[\p{Script=Katakana}ー]{2,10}|[\p{Script=Katakana}ー]{2,10}(?:\s[\p{Script=Katakana}ー]{2,10})?)\s[\p{Script=Han}々ヶケツッノ]{1,4}$`;

/** "性别", "生年月日". */
export const PERSONAL_LABELS: ReadonlySet<string> = new Set([
  ...HAN_PERSONAL,
  '英文姓名',
  '写真を貼る位置',
  '写真をはる位置',
]);

export interface HanWords {
  readonly taken: ReadonlySet<string>;
}

function familyOf(tight: string, lexicon: Lexicon): string | undefined {
  return sharingFirst(tight, lexicon.surnames)
    .filter((surname) => tight.startsWith(surname))
    .reduce<string | undefined>((longest, name) => (name.length > (longest?.length ?? 0) ? name : longest), undefined);
}

/** Given names have one or two characters in Chinese, up to three in Japanese or any kana. */
function fits(rest: string, chinese: boolean): boolean {
  const length = Array.from(rest).length;
  return chinese ? length >= 1 && length <= 2 : length >= 1 && length <= 4;
}

/** "北京·朝阳" is a place. */
function isTranscribed(text: string, { places }: Lexicon): boolean {
  return TRANSCRIBED.test(text) && !sharingFirst(text, places).some((place) => text.startsWith(place));
}

/** Whether a text without blanks is a word that stands where names do, or ends like one. */
export function isOtherHan(tight: string, lexicon: Lexicon, { taken }: HanWords): boolean {
  return OTHER.test(tight) || NOT_CLOSING.test(tight) || taken.has(tight) || lexicon.titleWords.some((word) => word.length > 1 && tight.endsWith(word)); // prettier-ignore
}

export function hanName(text: string, lexicon: Lexicon, { taken }: HanWords): HanName | null {
  const tight = text.replace(/[\s・]/gu, '');
  const length = Array.from(tight).length;
  if (
    (FOREIGN.test(text) || MIXED.test(text) || (lexicon.language === 'zh' && isTranscribed(text, lexicon))) &&
    !taken.has(tight) &&
    !lexicon.titleWords.some((word) => tight.endsWith(word))
  )
    return 'bare';
  if (
    length < 2 ||
    length > 8 ||
    !SHAPE.test(text) ||
    OTHER.test(tight) ||
    PERSONAL_LABELS.has(tight) ||
    taken.has(tight)
  )
    return null;
  // "経歴の概要"
  if (u`\p{Script=Han}{2}の\p{Script=Han}`.test(tight)) return null;
  if (lexicon.titleWords.some((word) => word.length > 1 && tight.endsWith(word))) return null;
  const chinese = lexicon.language === 'zh';
  const family = familyOf(tight, lexicon);
  const parted = PARTED.exec(text);
  if (parted) {
    const [, first = '', second = ''] = parted;
    // "割烹 やまぶき" is a house.
    if (HAN_KIND.test(first)) return null;
    // "年月 所属": the head of a table.
    if (hanRole(first) !== null && hanRole(second) !== null) return null;
    const known = family === first;
    if (known || (!taken.has(first) && !taken.has(second) && !NOT_CLOSING.test(tight) && fits(second, chinese)))
      return known || length <= (chinese ? 4 : 7) ? 'sure' : null;
  }
  if (family !== undefined && fits(tight.slice(family.length), chinese) && (!NOT_CLOSING.test(tight) || length <= 3))
    return 'sure';
  if (length <= 3 && lexicon.surnames.some((surname) => tight.endsWith(surname))) return 'turned';
  return length <= (chinese ? 3 : 5) && !NOT_CLOSING.test(tight) && !/[学學]$/u.test(tight) ? 'bare' : null;
}

const LABEL =
  /^(?:姓\s*名|氏\s*名|お?名\s*前|お?なまえ|名\s*字|(?:中文|本人|应聘人|應徵者|求职者|真实)?姓\s*名|中文名|氏\s*名\s*\(漢字\)|本\s*名|(?:full\s)?name(?=\s*[:：]|$))\s*[:：]?\s*(.*)$/iu;
/** What follows a name in its own cell: its reading, the sex, another field. */
const BEHIND =
  /\s*(?:[(（|｜/,，;；、].*|[A-Za-z].*|(?<=^[^\s]{4,})[男女]$|\s[男女](?:\s.*)?$|\s[^\s:：]{1,8}(?:\s[^\s:：])?\s?[:：].*|(?:性\s*别|性\s*別|年\s*龄|年\s*齡|生年月日|出生|印|\s(?:ご?連絡先|電話|携帯|住所|年齢|メール)).*)$/u;

/** Of people from elsewhere: "グエン・ティ・ホア", "レ ティ ホア". */
const KATAKANA = u`^(?=.*[\p{Script=Katakana}ー]{2})[\p{Script=Katakana}ー]{1,12}(?:[・=＝ ][\p{Script=Katakana}ー]{1,12}){1,4}$`;

function ownName(raw: string): string | null {
  // "姓名 ¦ ：麥頌賢"
  const value = raw
    .replace(/^[:：]\s*/u, '')
    .replace(BEHIND, '')
    .replace(/[㊞印]$/u, '')
    .trim();
  const parts = value.split(' ');
  const tight = parts.length > 2 && parts.every((part) => Array.from(part).length === 1) ? parts.join('') : value;
  if (KATAKANA.test(value) || MIXED.test(value) || TRANSCRIBED.test(value)) return value;
  // A field left empty, before the next label.
  if (PERSONAL_LABELS.has(tight.replace(/[\s・]/gu, '')) || OTHER.test(tight.replace(/[\s・]/gu, ''))) return null;
  return SHAPE.test(tight) && Array.from(tight.replace(/\s/gu, '')).length >= 2 ? tight : null;
}

/** "褚明哲/男/1993": the sex stands behind a name. */
const WITH_SEX = u`^[^\p{L}\p{N}]*(\p{Script=Han}{2,4})\s?[∕/|｜,、]\s?[男女]性?\s?(?=[∕/|｜,、]|$)`;

/** "庹晓岚的简历": whose it is, whatever the family name. */
const OWNED = u`^(?!我的|你的|他的|她的|本人)(\p{Script=Han}{2,4})的(?:个人|個人|求职)?(?:简历|簡歷|履历|履歷)(?:表)?$`;

/** "安城 結の職務経歴書", "安城結の2022年3月5日現在の職務経歴。": whose it is, in Japanese. */
const OWNED_BY = u`^(?!(?:私|自分|本人|現在|過去|最近|以[上下]|[上下]記|別紙|詳細|直近|[前現]職|主|当方|個人)の)([\p{Script=Han}々ヶケツッノ]{1,4}[ ・]?[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{1,4}?)の(?:(?:19|20)\d{2}年[^。の]{0,12}現在の)?(?:職務経歴書?|履歴書)。?$`;

/** Of a list, drawn by whatever face. */
const MARKS = u`^[^\p{L}\p{N}:：(（【\[]+`;

/** The day stands before "氏名：…" in its row. */
const BEFORE_LABEL =
  /^(?:\S{1,6}\s?[:：]\s?)?(?:(?:19|20)\d{2}|(?:令和|平成)\s?\d{1,2})\s?[年./-][^氏姓名]{1,16}(?=(?:(?:氏|姓)\s*名|お?名前)\s*[:：\s])/u;

/** "応募者：潮田 かおる", "应聘者 ¦ 褚海燕": who hands it in; behind a colon or in the next cell. */
const APPLICANT =
  /^(?:応募者|応募者氏名|作成者|記入者|求职者|求職者|应聘者|應聘者|應徵者|申请人|申請人)(?:(?:\s*[:：]\s*|\s(?!.*[表欄栏票書书]$))(.+)|\s*[:：]?\s*)$/u;

function labelled(text: string): string | undefined {
  const bare = text.replace(MARKS, '').replace(BEFORE_LABEL, '').replace(BRACKETED_LABEL, '$1:');
  const applicant = APPLICANT.exec(bare);
  return applicant ? (applicant[1] ?? '') : LABEL.exec(bare)?.[1];
}

/** "【氏名】潮田 かおる" */
const BRACKETED_LABEL = /^[【\[〔]\s?([^】\]〕]{2,6}?)\s?[】\]〕]\s?:?/u;

/** What comes after "姓名" or "氏名": in the same cell, in the next one, or in the row below. Whatever it is, it is the name. */
export function labelledHanName(line: Line, next: Line | undefined): string | null {
  for (const [i, cell] of line.cells.entries()) {
    const rest =
      labelled(cell.text) ??
      WITH_SEX.exec(cell.text)?.[1] ??
      OWNED.exec(cell.text)?.[1] ??
      OWNED_BY.exec(cell.text)?.[1];
    if (rest === undefined) continue;
    const beside = rest === '' ? (line.cells[i + 1]?.text ?? next?.cells[0]?.text ?? '') : rest;
    const value = ownName(beside) ?? hanPart(beside);
    if (value !== null) return value;
  }
  return null;
}

const HAN_FIRST = u`^([\p{Script=Han}々ヶケツッノ][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶー\s・]{0,8}?)\s*[(（|｜/]?\s*\p{Lu}[\p{Script=Latin}\s.,'’-]{2,40}[)）]?$`;
const LATIN_FIRST = u`^\p{Lu}[\p{Script=Latin}\s.,'’-]{2,40}\s*[(（|｜/]?\s*([\p{Script=Han}々ヶケツッノ][\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶー\s・]{0,8}?)[)）]?$`;

/** "結城 麻衣子 Maiko Yuki", "WANG Lei (王磊)": the name in characters of one given in both scripts; null for any other text. */
export function hanPart(text: string): string | null {
  if (text.length > 60 || !CJK.test(text)) return null;
  return (HAN_FIRST.exec(text)?.[1] ?? LATIN_FIRST.exec(text)?.[1])?.trim() ?? null;
}

const CALLED = /(?:我叫|我的名字(?:叫|是)|我名叫)\s?([\u4e00-\u9fff]{2,4})(?=$|[\s，,。.、;；!！(（])/u;

/** "大家好，我叫费雨桐，…": what one says of oneself. */
export function calledName({ text }: Line): string | null {
  return CALLED.exec(text)?.[1] ?? null;
}
