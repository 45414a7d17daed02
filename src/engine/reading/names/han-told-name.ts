/** What tells that a text in Chinese characters is a name, whatever the family: what stands behind it, over it and below it. */
import { patternOf, u } from '../../../resume/patterns.ts';
import { FAMILY_ENDS, GIVEN_ENDS } from '../../lexicons/japanese-name-parts.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { hanRole } from '../han/han-fields.ts';
import type { Line } from '../reading.ts';
import { isDocumentTitle } from './document-titles.ts';
import { hanName, hanPart, isOtherHan } from './han-name.ts';
import type { Candidate } from './name-candidates.ts';
import { nameWords } from './name-words.ts';

/** `person`: what is only said of people stands beside it; `reached`: how to reach them, or the post that they have. */
type Told = 'person' | 'reached';

/** More than the largest letters tell of a text of a name's length, less than those of a known family. */
const PERSON = 4.5;
const REACHED = 1;
/** The title of the document stands above, or nothing does. */
const OPENS = 0.5;
const STEP = 0.15;
/** Lines that a name may stand below. */
const REACH = 8;
const LONGEST = 160;

const HAN_KANA = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ヶー`;
/** Behind a name, which is no part of a longer word. */
const END = String.raw`(?=$|[\s|/,、;·•・()\[\]【】〔〕<>《》〈〉‐-―-])`;
/** "潮 田 か お る": every letter set apart. */
const APART = patternOf(String.raw`^([\p{Script=Han}々](?:\s[\p{Script=Han}\p{Script=Hiragana}々]){2,6})${END}`, 'u');
const PARTED = patternOf(String.raw`^([\p{Script=Han}々ヶ]{1,4}[\s・][${HAN_KANA}]{1,5})${END}`, 'u');
const TIGHT = patternOf(String.raw`^([\p{Script=Han}々ヶ]{1,4}[${HAN_KANA}]{1,5})${END}`, 'u');
const CHINESE = patternOf(String.raw`^(\p{Script=Han}{2,4})${END}`, 'u');
const ORNAMENTS = u`^[^\p{L}\p{N}(【\[]+`;
/** "職務経歴書（潮田 かおる）", "職務経歴書 - 潮田 かおる": whose it is. */
const OWNED = patternOf(
  String.raw`^(?:履歴書|職務経歴書)\s?[|(【\[:‐-―-]\s?([${HAN_KANA}]{1,4}[\s・]?[${HAN_KANA}]{1,5})\s?[)】\]]?$`,
  'u',
);
/** "履歴書 2025年12月1日現在": before whose it is. */
const TITLE = /^(?:(?:履\s?歴\s?書|職\s?務\s?経\s?歴\s?書)\s?[|\s]\s?)?(?:(?:19|20)\d{2}\s?年\s?\d{1,2}\s?月\s?(?:\d{1,2}\s?日)?\s?(?:現在|作成)?\s?[|\s]\s?)?/u; // prettier-ignore

const KANA = String.raw`\p{Script=Hiragana}\p{Script=Katakana}ー`;
const READING = patternOf(
  String.raw`^[\s(【\[〔</|・:]*[${KANA}]{2,10}[\s・]?[${KANA}]{0,10}\s*(?:$|[\s)】\]〕>/|,、])`,
  'u',
);
/** "〒720-0811 広島県福山市紅葉町4-2 潮田 かおる（うしおだ かおる）": its whole reading in brackets tells a name wherever it stands in its row. */
const READ_BEHIND = patternOf(
  String.raw`[\s|]([\p{Script=Han}々ヶ]{1,4}[\s・][${HAN_KANA}]{1,5})\s?[(（][${KANA}]{2,8}[\s・][${KANA}]{2,8}[)）]\s*$`,
  'u',
);
/** Said of people only: sex, age, birth, how they are addressed. */
const PERSONAL =
  /^(?:[男女](?:性|士|生)?|满?\s?\d{2}\s?[岁歳歲].{0,3}|満\s?\d{2}\s?[歳才].{0,3}|(?:19|20)\d{2}(?:[.年/-].{0,8})?\s?(?:生|出生).{0,4}|(?:昭和|平成)\s?(?:元|\d{1,2})年.{0,8}生.{0,4}|先生|女士|小姐|印|㊞)$/u;
const CONTACT = /@|\d(?:[\s()-]?\d){8}/u;
const PARTS = /[\s/|,、;·•・()[\]【】〔〕<>《》〈〉]+/u;
/** A row that holds nothing but a reading: "うしおだ かおる". */
const KANA_ROW = patternOf(
  String.raw`^(?:(?:ふりがな|フリガナ)\s?:?\s?)?(?=.{3,20}$)[${KANA}]{1,10}[\s・][${KANA}]{1,10}$`,
  'u',
);

function toldBehind(behind: string, lexicon: Lexicon): Told | null {
  if (lexicon.language === 'ja' && READING.test(behind)) return 'person';
  const parts = behind.split(PARTS).filter((part) => part !== '');
  const [first = '', second = ''] = parts;
  if (PERSONAL.test(first) || PERSONAL.test(`${first}${second}`)) return 'person';
  const posted = lexicon.titleWords.some((word) => word.length > 1 && first.endsWith(word));
  return posted || CONTACT.test(behind) ? 'reached' : null;
}

function isReading(line: Line | undefined): boolean {
  return line !== undefined && line.cells.some(({ text }) => KANA_ROW.test(text));
}

/** "建築師", "店员" */
const POST_ENDS = /[师師员員匠]$/u;
const GIVEN_KANA = patternOf(String.raw`^[${KANA}]{2,4}$`, 'u');

/** Whether a text is made like a name: in Japanese by the letters that family and given names end in; in Chinese its length is all that tells. */
function isMadeLikeName(name: string, { language }: Lexicon): boolean {
  const letters = Array.from(name.replace(/[\s・]/gu, ''));
  if (language === 'zh') return letters.length < 4 && !POST_ENDS.test(name);
  const [family = '', parted = ''] = name.split(/[\s・]/u);
  const ends = parted === '' ? [2, 3, 1] : [Array.from(family).length];
  return ends.some((at) => {
    const given = letters.slice(at).join('');
    const fits = GIVEN_KANA.test(given) || (given !== '' && given.length < 4 && GIVEN_ENDS.has(letters.at(-1) ?? ''));
    return fits && FAMILY_ENDS.has(letters[at - 1] ?? '');
  });
}

function mayBeName(name: string, lexicon: Lexicon): boolean {
  const tight = name.replace(/[\s・]/gu, '');
  const words = nameWords(lexicon);
  if (hanRole(tight) !== null || isDocumentTitle(tight)) return false;
  return hanName(name, lexicon, words) !== null || (tight.length === 4 && !isOtherHan(tight, lexicon, words));
}

interface Opening {
  readonly name: string;
  readonly behind: string;
}

/** What a row may open with, the longest first. */
function openingsOf(text: string, { language }: Lexicon): Opening[] {
  // The kana behind "比嘉" in "比嘉 さゆり" are no reading.
  const given = PARTED.exec(text)?.[1]?.split(/[\s・]/u)[1] ?? '';
  const japanese = GIVEN_KANA.test(given) ? [APART, PARTED] : [APART, PARTED, TIGHT];
  const shapes = language === 'zh' ? [APART, CHINESE] : japanese;
  return shapes.flatMap((shape) => {
    const name = shape.exec(text)?.[1];
    if (name === undefined) return [];
    return [{ name: shape === APART ? name.replace(/\s/gu, '') : name, behind: text.slice(name.length) }];
  });
}

const FAMILY = u`^[\p{Script=Han}々ヶ]{1,3}$`;
const GIVEN = u`^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}々ー]{1,4}$`;
/** Of the letters below. */
const LARGE = 1.3;
const SAME_SIZE = 0.6;

/** "潮田" over "かおる" in letters of one size, far larger than what follows. */
function overTwoLines(line: Line, below: Line | undefined, more: Line | undefined, lexicon: Lexicon): string | null {
  if (!below || !more || line.size < LARGE * more.size || Math.abs(line.size - below.size) > SAME_SIZE) return null;
  const [family, given] = [line.text.replace(/\s/gu, ''), below.text.replace(/\s/gu, '')];
  if (!FAMILY.test(family) || !GIVEN.test(given)) return null;
  const name = `${family} ${given}`;
  const chinese = lexicon.language === 'zh';
  const made = chinese ? lexicon.surnames.includes(family) && given.length < 3 : isMadeLikeName(name, lexicon);
  return made && mayBeName(name, lexicon) ? (chinese ? family + given : name) : null;
}

function candidateAt(column: readonly Line[], at: number, lexicon: Lexicon): Candidate | null {
  const line = column[at] as Line;
  const whole = line.cells.map(({ text }) => text).join(' | ');
  if (whole.length > LONGEST) return null;
  const bare = whole.replace(ORNAMENTS, '');
  const owned = OWNED.exec(bare)?.[1];
  if (owned !== undefined && mayBeName(owned, lexicon) && isMadeLikeName(owned, lexicon))
    return { value: owned, line, score: PERSON - at * STEP };
  const read = lexicon.language === 'ja' ? READ_BEHIND.exec(bare)?.[1] : undefined;
  if (read !== undefined && mayBeName(read, lexicon)) return { value: read, line, score: PERSON - at * STEP };
  const [above, below, more] = [column[at - 1], column[at + 1], column[at + 2]];
  const opens = (at === 0 || (above !== undefined && column.slice(Math.max(0, at - 2), at).some(({ text }) => isDocumentTitle(text)))) ? OPENS : 0; // prettier-ignore
  // "Xiaomei Tong（仝晓梅）"
  const both = opens > 0 ? hanPart(bare) : null;
  if (both !== null && mayBeName(both, lexicon) && isMadeLikeName(both, lexicon)) return { value: both, line, score: PERSON - at * STEP }; // prettier-ignore
  const split = overTwoLines(line, below, more, lexicon);
  if (split !== null) return { value: split, line, score: PERSON + OPENS - at * STEP };
  for (const { name, behind } of openingsOf(bare.replace(TITLE, ''), lexicon)) {
    if (!mayBeName(name, lexicon)) continue;
    const alone = PARTS.test(behind) ? behind.split(PARTS).join('') === '' : behind === '';
    const over = lexicon.language === 'ja' && alone && (isReading(above) || isReading(below));
    const told = over ? 'person' : toldBehind(behind, lexicon);
    if (told === 'person') return { value: name, line, score: PERSON - at * STEP };
    const reached = told === 'reached' || (alone && opens > 0 && [below, more].some((next) => next !== undefined && CONTACT.test(next.text))); // prettier-ignore
    if (reached && isMadeLikeName(name, lexicon)) return { value: name, line, score: REACHED + opens - at * STEP };
  }
  return null;
}

/** The likeliest of the names that are told by what stands beside them, in the top lines of each column. */
export function toldHanName(columns: readonly (readonly Line[])[], lexicon: Lexicon): Candidate | null {
  const found = columns.flatMap((column) => column.slice(0, REACH).flatMap((_, at) => candidateAt(column, at, lexicon) ?? [])); // prettier-ignore
  return found.reduce<Candidate | null>((best, one) => (best !== null && best.score >= one.score ? best : one), null);
}
