/** Dates that only Japanese and Chinese resumes write: years in characters, of two digits or of a reign beside that of the calendar, months without a mark. */

/** The years of the Republic of China begin here. */
const REPUBLIC = 1911;

const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
const DASH = String.raw`\s?[-–—‒−―‐─~～〜至]{1,2}\s?`;
const MONTH = String.raw`0[1-9]|1[0-2]`;
const SHORT_MONTH = String.raw`1[0-2]|0?[1-9]`;
/** "(令和元年)" beside 2019, in any brackets that folding leaves. */
export const REIGN = String.raw`(?:\s?\((?:令和|平成|昭和|[rhs])\s?(?:元|\d{1,2})\s?年?度?\)\s?年?)`;
/** "初旬", "末" behind a month. */
export const ABOUT = String.raw`(?:\s?(?:初旬|上旬|中旬|下旬|月?末|頃|ごろ|年[初底]|春[节節][前后後]?|[初底](?=[\s,，、)）–—~～〜至到-]|$)))?(?:まで|迄(?!今))?`;

/** A month in characters. */
export const MONTH_IN_CHARACTERS = '十[一二]?|[一二三四五六七八九]';
/** A year of a reign, a day of a month: "二十五", "二五". */
export const NUMBER_IN_CHARACTERS = '[〇一二三四五六七八九十]{1,3}';
/** "入职：2019.07 离职：2022.05": what parts a start from its end. */
export const LEFT = String.raw`[、,;；/]?\s*(?:离职|離職|离任|退社|退職|结束|終止|终止|毕业|卒業)(?:时间|時間|日期|年月|日)?\s*[:：]\s*`;

const NUMERALS = '〇一二三四五六七八九';

/** Forms of single dates, to be tried before the common ones. `present`: the pattern of the words for now. */
export function hanForms(present: string): string[] {
  return [
    // "201907-202205", "201907-至今": told by the pair.
    String.raw`(?<!\d)(?<compactYear>${YEAR})(?<compactMonth>${MONTH})(?!\d)(?=${DASH}(?:${YEAR}(?:${MONTH})(?!\d)|${present}))`,
    String.raw`(?<=(?<!\d)${YEAR}(?:${MONTH})${DASH})(?<compactYear2>${YEAR})(?<compactMonth2>${MONTH})(?!\d)`,
    String.raw`(?<hanYear>[一二][〇零○一二三四五六七八九]{3})\s?年(?:\s?(?<hanMonth>${MONTH_IN_CHARACTERS})\s?月)?`,
    String.raw`(?:民國|民国)\s?(?<republic>\d{2,3})\s?年(?:\s?(?<republicMonth>\d{1,2})\s?月)?`,
    String.raw`(?<!\d)(?<bareRepublic>1[01]\d)\s?年\s?(?<bareRepublicMonth>\d{1,2})\s?月`,
    // "97年8月～103年3月", "107/08～110/07": told by the pair.
    String.raw`(?<!\d)(?<mixedRepublic>\d{2})\s?年\s?(?<mixedMonth>1[0-2]|0?[1-9])\s?月(?=${DASH}1[01]\d\s?年)`,
    String.raw`(?<![\d./])(?<slashRepublic>\d{2}|1[01]\d)[./](?<slashRepublicMonth>${SHORT_MONTH})(?=${DASH}(?:1[01]\d[./](?:${SHORT_MONTH})(?!\d)))`,
    String.raw`(?<![\d./])(?<openRepublic>1[01]\d)[./](?<openRepublicMonth>${SHORT_MONTH})(?=${DASH}(?:仍|${present}))`,
    String.raw`(?<=(?<![\d./])(?:\d{2}|1[01]\d)[./](?:${SHORT_MONTH})${DASH})(?<slashRepublic2>1[01]\d)[./](?<slashRepublicMonth2>${SHORT_MONTH})(?!\d)`,
    // "92/9 ~ 95/6".
    String.raw`(?<![\d./])(?<oldYear>[5-9]\d)\/(?<oldMonth>${SHORT_MONTH})(?=${DASH}[5-9]\d\/(?:${SHORT_MONTH})(?!\d))`,
    String.raw`(?<=(?<![\d./])[5-9]\d\/(?:${SHORT_MONTH})${DASH})(?<oldYear2>[5-9]\d)\/(?<oldMonth2>${SHORT_MONTH})(?!\d)`,
    // "七月 2022", "7月 2022".
    String.raw`(?<![\d.年]\s?|\p{sc=Han})(?<monthFirst>${MONTH_IN_CHARACTERS}|1[0-2]|0?[1-9])\s?月\s(?<yearBehind>${YEAR})(?!\d|\s?[年./])`,
    // "2018 4月".
    String.raw`(?<!\d)(?<spacedYear>${YEAR})\s(?<spacedMonth>1[0-2]|0?[1-9])\s?月`,
    // "19年7月-22年5月", "'19/07-'22/05".
    String.raw`(?<![\d\p{sc=Han}])(?<yearOfTwo>\d{2})\s?年\s?(?<monthOfTwo>1[0-2]|0?[1-9])\s?月(?=${DASH}(?:\d{2}\s?年|${present}))`,
    String.raw`(?<=(?<!\d)\d{2}\s?年\s?\d{1,2}\s?月${DASH})(?<yearOfTwo2>\d{2})\s?年\s?(?<monthOfTwo2>1[0-2]|0?[1-9])\s?月`,
    // "2019·07", "19/07-22/5".
    String.raw`(?<!\d)(?<dottedYear>${YEAR})[·・](?<dottedMonth>1[0-2]|0?[1-9])(?!\d)`,
    String.raw`(?<![\d./])(?<slashYear>[0-2]\d)\/(?<slashMonth>${SHORT_MONTH})(?=${DASH}[0-2]\d\/(?:${SHORT_MONTH})(?![\d/])|(?:${DASH}|\s?)(?:${present}))`,
    String.raw`(?<=(?<![\d./])[0-2]\d\/(?:${SHORT_MONTH})${DASH})(?<slashYear2>[0-2]\d)\/(?<slashMonth2>${SHORT_MONTH})(?![\d/])`,
    String.raw`[’'](?<shortFirst>\d{2})[./](?<monthSecond>1[0-2]|0?[1-9])(?!\d)`,
  ];
}

function ofNumerals(text: string): number {
  return Number(Array.from(text, (digit) => String(Math.max(0, NUMERALS.indexOf(digit)))).join(''));
}

/** Of digits or characters; the first year of a reign is 元. */
export function hanNumber(text: string): number {
  if (/^\d+$/u.test(text)) return Number(text);
  if (text === '元') return 1;
  const [tens = '', ones] = text.split('十');
  return ones === undefined ? ofNumerals(text) : 10 * (tens === '' ? 1 : ofNumerals(tens)) + ofNumerals(ones);
}

export function hanMonth(text: string | undefined): number | null {
  return text === undefined ? null : hanNumber(text);
}

function ofTwo(year: string): number {
  return Number(year) > 50 ? 1900 + Number(year) : 2000 + Number(year);
}

const number = (text: string | undefined): number | null => (text === undefined ? null : Number(text));

const REPUBLICS = [
  ['republic', 'republicMonth'],
  ['bareRepublic', 'bareRepublicMonth'],
  ['mixedRepublic', 'mixedMonth'],
  ['slashRepublic', 'slashRepublicMonth'],
  ['openRepublic', 'openRepublicMonth'],
  ['slashRepublic2', 'slashRepublicMonth2'],
] as const;

/** Year and month of a match of one of the forms above; null for any other. */
export function hanDateOf(
  groups: Readonly<Record<string, string | undefined>>,
): { readonly year: number; readonly month: number | null } | null {
  const compact = groups['compactYear'] ?? groups['compactYear2'];
  if (compact !== undefined)
    return { year: Number(compact), month: number(groups['compactMonth'] ?? groups['compactMonth2']) };
  if (groups['hanYear'] !== undefined)
    return { year: ofNumerals(groups['hanYear']), month: hanMonth(groups['hanMonth']) };
  if (groups['yearBehind'] !== undefined)
    return { year: Number(groups['yearBehind']), month: hanMonth(groups['monthFirst']) };
  const republic = REPUBLICS.find(([year]) => groups[year] !== undefined);
  if (republic) return { year: REPUBLIC + Number(groups[republic[0]]), month: number(groups[republic[1]]) };
  if (groups['spacedYear'] !== undefined)
    return { year: Number(groups['spacedYear']), month: number(groups['spacedMonth']) };
  if (groups['dottedYear'] !== undefined)
    return { year: Number(groups['dottedYear']), month: number(groups['dottedMonth']) };
  const two =
    groups['oldYear'] ??
    groups['oldYear2'] ??
    groups['slashYear'] ??
    groups['slashYear2'] ??
    groups['yearOfTwo'] ??
    groups['yearOfTwo2'] ??
    groups['shortFirst'];
  if (two === undefined) return null;
  return {
    year: ofTwo(two),
    month: number(
      groups['oldMonth'] ??
        groups['oldMonth2'] ??
        groups['slashMonth'] ??
        groups['slashMonth2'] ??
        groups['monthOfTwo'] ??
        groups['monthOfTwo2'] ??
        groups['monthSecond'],
    ),
  };
}

/** Hyphens, or the character for one, between two dates. */
const HYPHENS = /(?<=[\d月日年)]\s?)[-一]{1,3}(?=\s?(?:19|20)\d{2}(?!\d|-\d))/gu;

/** "1. 2016年3月至今", "3.2003-2010": the number of an item is no month, unless the end is told so as well, "10.2016-05.2018". */
const ITEM =
  /^\s?\d{1,2}\s?[.．](?=\s?(?:19|20)\d{2}(?:\s?年|[./-]\d{1,2}(?![\d.])|\s?[-–—~～〜至到]{1,2}\s?(?:(?:19|20)\d{2}(?!\d)|至?今|现在|現在)))/u;

/** Dashes where hyphens part two dates, and nothing for the number of an item, so that neither is taken for a part of them; as long as before. */
export function withDashes(text: string): string {
  return text.replace(ITEM, (number) => ' '.repeat(number.length)).replace(HYPHENS, (run) => '–'.repeat(run.length));
}
