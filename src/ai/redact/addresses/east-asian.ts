/** Japanese and Chinese addresses: from the town to the room, without a space between. Prefecture, province, town and Tokyo's ward stay. */
import type { TextLine } from '../contact-lines.ts';

type Place = readonly [start: number, end: number];

const POSTCODES = [
  /(?:〒|郵便番号\s*[:：]?)\s?\d{3}\s?[-‐–−ー－]\s?\d{4}/gu,
  /(?<![\d-])\d{3}-\d{4}(?=\s{0,3}\p{Script=Han}{2,3}[都道府県市])/gu,
  /(?<=[:：]\s?)\d{3,6}(?=\s{0,2}\p{Script=Han}{2,3}[市縣县])/gu,
  /(?:邮\s*编|郵\s*編|郵遞區號|邮政编码|郵政編碼)\s*[:：]?\s*\d{3,6}(?!\d)/gu,
];

/** How an address is read, in kana over it: longer than any name. */
const READING =
  /(?:ふりがな|フリガナ)\s{0,6}[:：]?\s{0,6}(?<kana>[\p{Script=Hiragana}\p{Script=Katakana}ー]{9,}[\p{Script=Hiragana}\p{Script=Katakana}ー\d\s-]{0,24})/gu;
/** From the prefecture to the block: nothing else is written so, wherever it stands. */
const WHOLE =
  /(?:東京都|北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)\p{L}{1,10}?[市区町村郡](?<street>\p{L}{1,14}(?:\d{1,4}[-‐–−－]\d{1,4}(?:[-‐–−－]\d{1,4})?|\d{1,2}丁目[\d\p{L}-]{0,12}))/gu;

/** What parts an address from its neighbours, and what follows it in a line. */
const PARTS =
  /[|｜;；,，、。\t\uFFFC•·]|\s[/／]\s|／|(?:電話|携帯|TEL|Tel|メール|E-?mail|电话|手机|手機|邮箱|電郵|电邮|行動|微信)/gu;
/** Said without a contact line around. */
const CUE = /(?:住在|家住|现住|現住|现居|現居|居住于|居住在|住んで|在住|居住し)/u;
const LABEL =
  /^\s*(?:[^:：\d]{0,16}[:：]\s*)?(?:現?住\s*所|现?住\s*址|(?:通讯|家庭|聯絡|联系|通訊|戶籍|户籍)?地\s*址|居住地|现居住地)?[:：]?\s*/u;

const DASH = String.raw`\s?[-‐–−ー－の之]\s?`;
/** A block, a house, a room; and such numbers in characters. */
const NUMBER = new RegExp(
  String.raw`(?<![\d-])(?:[A-Z]-?)?\d{1,6}(?:${DASH}(?:\d{1,5}|[イロハニホヘト甲乙丙](?=${DASH}\d))){0,4}(?![\d-])|[一二三四五六七八九十百]{1,4}(?=丁目|番|号|號|弄|巷|栋|棟|幢|楼|樓|室|组|組|段\d)`,
  'gu',
);
/** What counts something else than houses. */
const COUNTED =
  /^\s?(?:年|月|日|歳|才|岁|歲|周|[%％]|万|萬|億|亿|千|人|名|件|回|点|點|分|元|円|級|级|社|か国|個|个|校|度|时|時|小时|学分|期生|位|倍|店|ヶ月|か月|个月|名様|冊|册|本|篇|項|项|款|台)/u;
const MARK =
  /(?<=[\p{L}\d])(?:[都道府県省市区區县縣郡町村镇鎮乡鄉里街路道巷弄条條丁段州]|通り?|大字|新村|花园|花園|小区|小區|大厦|大廈|胡同)/u;
/** Straight behind letters, without any such word: "みなとみらい3-4-5". */
const BLOCKS = /^\d{1,4}(?:\s?[-‐–−ー－]\s?\d{1,5}){1,4}$|^\d{1,4}$/u;
/** "2014–2016": of a school. */
const YEARS = /^(?:19|20)\d{2}\s?[-–−]\s?(?:19|20)\d{2}$/u;
const BLOCK_WORD = /^\s?(?:丁目|番地?|号|號|弄|栋|棟|楼|樓|室|组|組)/u;

const TOWNS = [
  /(?:東京都\p{Script=Han}{1,4}区|(?:北海道|(?:京都|大阪)府|\p{Script=Han}{2,3}県)?[\p{Script=Han}ヶケぁ-ん]{1,6}?市)/gu,
  /(?:\p{Script=Han}{2,3}(?:省|自治区))?(?:\p{Script=Han}{2,4}州)?\p{Script=Han}{2,3}市/gu,
];
const SUFFIX =
  /^\s?(?:丁目|番地の?|番|号室|号楼|号院|号|號|室|楼|樓|层|層|栋|棟|幢|座|单元|單元|门|門|户|戶|组|組|期|階|[FＦ]|弄|巷|段|房|奥){0,3}(?:[イロハニホヘト]号?)?(?:\s?[（(](?:\d{3,6}|\p{Script=Han}{2,8})[)）])?(?:[A-Z](?![\p{Script=Latin}])(?:室|座|棟|栋)?)?/u;
/** A house's name behind its number. */
const BUILDING =
  /^\s[\p{Script=Katakana}\p{Script=Han}\p{Script=Hiragana}ー・A-Za-z'’-]{2,18}(?:\s[\p{L}ー]{1,8})?(?:\s?[A-Z]?\d{1,4}(?:[-‐－][A-Z\d]{1,4})?(?:号室|号|室|階|F)?)?\s*$/u;

export function findEastAsianAddresses({ text, isContact }: TextLine): Place[] {
  const postcodes = POSTCODES.flatMap((pattern) => [...text.matchAll(pattern)]).map(({ index, 0: match }): Place => [
    index,
    index + match.length,
  ]);
  postcodes.push(...[...text.matchAll(READING)].map((match) => placeOf(match, 'kana')));
  if (!/\p{Script=Han}/u.test(text)) return postcodes;
  if (!(isContact || CUE.test(text)))
    return [...postcodes, ...[...text.matchAll(WHOLE)].map((match) => placeOf(match, 'street'))];
  let at = 0;
  const places = [...text.matchAll(PARTS), { index: text.length, 0: '' }].flatMap(({ index, 0: gap }): Place[] => {
    const from = at;
    at = index + gap.length;
    const place = placeIn(text.slice(from, index));
    return place ? [[from + place[0], from + place[1]]] : [];
  });
  return [...postcodes, ...places];
}

/** An address that a narrow column breaks inside its street: "中央区元町通" over "6-7-8". Ranges of both lines. */
export function brokenOverLines(above: TextLine, below: TextLine): readonly (readonly [TextLine, Place])[] {
  const isShort = [above, below].every(({ text, isContact }) => isContact && text.length <= SHORT_LINE);
  if (!isShort || !/^\s*\d/u.test(below.text) || !/\p{Script=Han}\s*$/u.test(above.text)) return [];
  const head = above.text.trimEnd();
  const [start, end] = placeIn(head + below.text.trimStart()) ?? [0, 0];
  if (start >= head.length || end <= head.length) return [];
  const indent = below.text.length - below.text.trimStart().length;
  return [
    [above, [start, head.length]],
    [below, [0, end - head.length + indent]],
  ];
}
const SHORT_LINE = 18;

function placeOf(match: RegExpExecArray, group: string): Place {
  const value = match.groups?.[group] ?? '';
  const start = match.index + match[0].lastIndexOf(value);
  return [start, start + value.trimEnd().length];
}

function placeIn(part: string): Place | null {
  const label = LABEL.exec(part)?.[0].length ?? 0;
  const numbers = [...part.matchAll(NUMBER)].filter(
    ({ index, 0: match }) => index >= label && !COUNTED.test(part.slice(index + match.length)),
  );
  const mark = MARK.exec(part.slice(label));
  const from = mark ? label + mark.index : null;
  const first = numbers.findIndex((number) => isHouse(part, number, from));
  const last = numbers.at(-1);
  const house = numbers[first];
  if (!house || !last) return null;
  const before = part.slice(label, house.index);
  const towns = TOWNS.flatMap((pattern) => [...before.matchAll(pattern)]).map(
    ({ index, 0: town }) => index + town.length,
  );
  const start = label + Math.max(0, ...towns);
  return [
    start + (/^[^\p{L}\p{N}]*/u.exec(part.slice(start))?.[0].length ?? 0),
    endOf(part, last.index + last[0].length),
  ];
}

/** Behind a word that towns are divided by; or straight behind letters, as blocks are written. */
function isHouse(part: string, { index, 0: match }: RegExpExecArray, mark: number | null): boolean {
  const digits = match.replace(/\D/gu, '');
  if (digits.startsWith('0') || /^\d{6}$/u.test(match) || YEARS.test(match)) return false;
  if (mark !== null && mark < index) return true;
  const isBehindLetters = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]\s?$/u.test(part.slice(0, index));
  if (!isBehindLetters) return false;
  return (BLOCKS.test(match) && /\D/u.test(match)) || BLOCK_WORD.test(part.slice(index + match.length));
}

function endOf(part: string, from: number): number {
  const end = from + (SUFFIX.exec(part.slice(from))?.[0].trimEnd().length ?? 0);
  return BUILDING.test(part.slice(end)) ? part.trimEnd().length : end;
}

const TAIL =
  /^\s*(?!.*(?:年|月|日|歳|岁|歲|[:：@]|電話|电话))[\p{L}ー・][\p{L}ー・\s]{0,16}(?:[A-Z]?\d{1,5}(?:\s?[-‐－]\s?[A-Z\d]{1,4})?|[〇一二三四五六七八九]{2,4})\s?(?:号室|号|號|室|楼|樓|階|[FＦ座])?\s*$/u;

/** "メゾン石嶺 2-C" below a street: the house and its room. */
export function isHouseLine(text: string): boolean {
  return text.length <= 32 && EAST_ASIAN.test(text) && TAIL.test(text);
}
const EAST_ASIAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
