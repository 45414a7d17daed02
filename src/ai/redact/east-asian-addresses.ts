import type { TextLine } from './contact-lines.ts';

type Place = readonly [start: number, end: number];

const JAPANESE_POSTCODE =
  /(?:〒|郵便番号[:：]?)\s?\d{3}\s?[-‐–−ー－]\s?\d{4}|(?<![\d-])\d{3}-\d{4}(?=\s{0,3}\p{Script=Han}{2,3}[都道府県])/gu;
const CHINESE_POSTCODE = /(?:邮编|郵編|郵遞區號|邮政编码)[:：]?\s?\d{5,6}/gu;

const LETTER = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々ヶケ]`;
/** Prefecture and town, Tokyo's ward: they stay. */
const JAPANESE_TOWN =
  /(?:東京都\p{Script=Han}{1,4}区|(?:北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)?[\p{Script=Han}ヶケぁ-ん]{1,6}?市)/gu;
/** A phone begins with a zero. */
const BLOCKS = String.raw`(?!0)\d{1,4}\s?(?:(?:丁目|番地?の?|号|[-‐–−ー－の])\s?\d{0,4}\s?){1,5}`;
const JAPANESE_STREET = new RegExp(
  String.raw`(?:${LETTER}{1,8}[区町村郡])?(?:(?!年|月|日)${LETTER}){1,16}?(?:[一二三四五六七八九十]+丁目)?\s?${BLOCKS}(?:号|番地)?(?:\s?(?:[\p{L}ー・]{2,14}\s?\d{1,4}(?:号室|号|階)?|\d{1,4}号室))?`,
  'gu',
);

const CHINESE_TOWN = /(?:\p{Script=Han}{2,3}(?:省|自治区))?\p{Script=Han}{2,3}[市]/gu;
const HAN_NUMBER = String.raw`(?:\d{1,5}|[一二三四五六七八九十百]{1,4})`;
const CHINESE_STREET = new RegExp(
  String.raw`(?:\p{Script=Han}{1,6}?[区區县縣镇鎮乡鄉])?\p{Script=Han}{1,10}?(?:路|街|道|巷|弄|里|村|胡同|大道|段)(?:\s?\p{Script=Han}{0,6}?${HAN_NUMBER}\s?(?:段|弄|巷|号楼|号院|號|号|栋|棟|幢|座|单元|單元|楼|樓|层|層|室|户|戶)){1,6}(?:-?\d{2,4}(?![\d年月%％]))?(?:\s?(?:邮编|郵編)?\s?\d{6}(?!\d))?`,
  'gu',
);

/** In contact lines: what follows the town, to the room. */
export function findEastAsianAddresses({ text, isContact }: TextLine): Place[] {
  const postcodes = [JAPANESE_POSTCODE, CHINESE_POSTCODE]
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .map(placeOf);
  if (!isContact || !/\p{Script=Han}/u.test(text)) return postcodes;
  return [
    ...postcodes,
    ...[...text.matchAll(JAPANESE_STREET)].flatMap((match) => afterTown(match, JAPANESE_TOWN, text)),
    ...[...text.matchAll(CHINESE_STREET)].flatMap((match) => afterTown(match, CHINESE_TOWN, text)),
  ];
}

function placeOf({ index, 0: match }: RegExpExecArray): Place {
  return [index, index + match.length];
}

/** Leaves out the town that a match begins with, and what it says before it ("现住", "住所"). */
function afterTown(match: RegExpExecArray, town: RegExp, text: string): Place[] {
  const end = match.index + match[0].length;
  const towns = [...text.slice(0, end).matchAll(town)];
  const last = towns.at(-1);
  const start = last ? Math.max(match.index, last.index + last[0].length) : match.index;
  const label =
    /^(?:[\p{Script=Han}]{0,4}(?:住所|住址|地址|现住|居住地|現住所))/u.exec(text.slice(start, end))?.[0].length ?? 0;
  return [[start + label, end]];
}
