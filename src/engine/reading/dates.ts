/** Dates as resumes write them, in every form of the eight languages. */
import type { ResumeDate } from '../../resume/report.ts';
import { LEXICONS } from '../lexicons/index.ts';
import type { Lexicon } from '../lexicons/lexicon.ts';
import { CJK } from './fold.ts';
import type { DateRange } from './reading.ts';

export interface DateToken {
  readonly index: number;
  readonly length: number;
  /** Null for a month that leans on the year of the date after it ("Jan – Mar 2020"). */
  readonly year: number | null;
  readonly month: number | null;
  readonly present: boolean;
}

export interface FoundRange extends DateRange {
  readonly index: number;
  readonly length: number;
  /** Two dates, or one and an opening or closing word; a lone date is none. */
  readonly isRange: boolean;
}

const YEAR = String.raw`(?:19[5-9]\d|20[0-4]\d)`;
/** Chinese and Japanese words and their commas touch a date. A hyphen may stand before one only as the dash of a range: "2016-2018", "06/19-08/21". */
const NOT_AFTER = String.raw`(?<![\p{Lu}\p{Ll}\d.$€£¥#+@_]|(?<!\p{sc=Han}),)(?<!(?<!(?<!\d)(?:19|20)\d{2}(?:[./]\d{1,2})?|(?<![\d./-])\d{2}\/\d{2})-)`;
/** Emperors' reigns: year 1 is the year given plus one (Japanese calendar law of 1979 and its predecessors). */
const ERAS: Readonly<Record<string, number>> = { 令和: 2018, 平成: 1988, 昭和: 1925, r: 2018, h: 1988, s: 1925 };

/** Of an end that is still to come: "10/2023 – voraussichtlich 09/2026". */
const EXPECTED = String.raw`(?:voraussichtlich|vsl\.|vorauss\.|expected|anticipated|exp\.|est\.|prévue?|previsto|prevista|estimado|in corso, fine)`;

interface Grammar {
  readonly date: RegExp;
  readonly months: ReadonlyMap<string, number>;
  readonly joint: RegExp;
  readonly since: RegExp;
  readonly open: RegExp;
}

function escaped(words: Iterable<string>): string {
  return [...new Set(words)]
    .filter((word) => word !== '')
    .sort((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replace(/ /g, String.raw`\s+`))
    .join('|');
}

/** Also without its accents, as capitals are often typed. */
function bothSpellings(words: readonly string[]): string[] {
  return words.flatMap((word) => [
    word.toLowerCase(),
    CJK.test(word) ? word : word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
  ]);
}

function monthsOf(lexicon: Lexicon): Map<string, number> {
  const months = new Map<string, number>();
  for (const source of [lexicon, LEXICONS.en]) {
    for (const [name, month] of [...Object.entries(source.months), ...Object.entries(source.seasons)]) {
      for (const spelling of bothSpellings([name])) if (!months.has(spelling)) months.set(spelling, month);
    }
  }
  return months;
}

function wordPattern(words: readonly string[]): string {
  const spelled = bothSpellings(words);
  const latin = escaped(spelled.filter((word) => !CJK.test(word)));
  const cjk = escaped(spelled.filter((word) => CJK.test(word)));
  // "dall'aprile": an elided word ends in its apostrophe and touches the next.
  const parts = [latin === '' ? '' : String.raw`(?<![\p{L}])(?:${latin})(?:(?<=['’])|(?![\p{L}]))`, cjk];
  return parts.filter((part) => part !== '').join('|') || '(?!)';
}

function grammarOf(lexicon: Lexicon): Grammar {
  const months = monthsOf(lexicon);
  const month = escaped([...months.keys()].filter((name) => !CJK.test(name)));
  const present = wordPattern([...lexicon.present, ...LEXICONS.en.present]);
  const until = wordPattern([...lexicon.until, ...LEXICONS.en.until]);
  // "2018-heute" is a range, "2018-bis" and "2018er" are words.
  const notBefore = String.raw`(?![\d%€$£]|[.,]\d|_?\p{L}|-(?!${present})\p{L})`;
  const forms = [
    String.raw`(?<era>令和|平成|昭和|(?<![\p{L}])[rhs](?=\d))\s?(?<eraYear>元|\d{1,2})\s?[年./](?:\s?(?<eraMonth>\d{1,2})\s?月?)?(?:\s?\d{1,2}\s?日)?`,
    String.raw`(?<cjkYear>${YEAR})\s?年度?(?:\s?(?<cjkMonth>\d{1,2})\s?月)?(?:\s?\d{1,2}\s?日)?`,
    String.raw`${NOT_AFTER}(?<d1>\d{1,2})[./-](?<d2>\d{1,2})[./-](?<dYear>${YEAR})(?!\d)`,
    String.raw`${NOT_AFTER}(?<isoYear>${YEAR})\s?[-./]\s?(?<isoMonth>1[0-2]|0?[1-9])(?:[-./]\d{1,2})?(?![\d%]|[.,/]\d)`,
    String.raw`${NOT_AFTER}(?<numMonth>1[0-2]|0?[1-9])\s?[./-]\s?(?<numYear>${YEAR})(?!\d)`,
    String.raw`(?<![\p{L}])(?:\d{1,2}(?:st|nd|rd|th|er|º|\.)?\s+(?:de\s+)?)?(?<name>${month})\.?(?:\s+\d{1,2}(?:st|nd|rd|th)?,)?,?\s*[/-]?\s*(?:de\s+|del\s+|of\s+)?[’']?(?<nameYear>${YEAR}|(?<=[’']|\p{L}-)\d{2})(?!\d)(?:\/\d{2}(?![\d/]))?`,
    String.raw`(?<present>${present})`,
    String.raw`${NOT_AFTER}(?<numMonth2>1[0-2]|0[1-9])\/(?<shortYear>\d{2})(?![\d/])`,
    // "17.01-17.12": years of two digits, told by the pair.
    String.raw`${NOT_AFTER}(?<twoYear>\d{2})\.(?<twoMonth>0[1-9]|1[0-2])(?=\s?[-–—~～至]\s?(?:\d{2}\.(?:0[1-9]|1[0-2])(?!\d)|${present}))`,
    String.raw`(?<=(?<!\d)\d{2}\.\d{2}\s?[-–—~～至]\s?)(?<twoYear2>\d{2})\.(?<twoMonth2>0[1-9]|1[0-2])(?!\d)`,
    String.raw`${NOT_AFTER}(?<year>${YEAR})${notBefore}`,
    // "Jan – Mar 2020", "janvier à juin 2013", "von Mai bis 3. Juli 2020".
    String.raw`(?<![\p{L}])(?<bareMonth>${month})\.?(?=\s*(?:[-–—]|${until})\s*(?:\d{1,2}\.?\s+)?(?:de\s+)?(?:${month})\.?[\s,])`,
  ];
  return {
    date: new RegExp(forms.join('|'), 'gu'),
    months,
    joint: new RegExp(
      String.raw`^\s*[)\]]?\s*(?:,\s*)?(?:[-–—−‒―ー~～〜→➔>至]{1,3}|/(?=\s?${YEAR})|${until})\s*[(\[]?\s*(?:${EXPECTED}\s*)?`,
      'u',
    ),
    since: new RegExp(String.raw`(?:${wordPattern(lexicon.since)})\s*[:：]?\s*$`, 'u'),
    // Before Japanese or Chinese words a dash that hangs on the date parts it from no second one.
    open: /^(?:\s*[)\]]?\s*[-–—−‒~～〜]\s*(?:…|\.{3})?\s*(?=$|[)\]|,;·])|[–—](?=\s\p{L})|\s?[~～〜]\s*(?=[(\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])|\s?[-–—−‒](?=\s[(\p{sc=Han}\p{sc=Katakana}]))/u,
  };
}

const grammars = new Map<string, Grammar>();
function grammarFor(lexicon: Lexicon): Grammar {
  const known = grammars.get(lexicon.language) ?? grammarOf(lexicon);
  grammars.set(lexicon.language, known);
  return known;
}

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

/** "03/04/2021": day first everywhere but in English, unless the numbers say otherwise. */
function monthOfDay(first: number, second: number, english: boolean): number | null {
  const month = (english && first <= 12) || second > 12 ? first : second;
  return month >= 1 && month <= 12 ? month : null;
}

/** Two digits past the middle of the century belong to the last one. */
function centuryOf(year: number): number {
  return year > 50 ? 1900 + year : 2000 + year;
}

/** "令和", "2" -> 2020; "平成", "元" -> 1989. */
export function yearOfEra(era: string, year: string): number {
  return (ERAS[era.toLowerCase()] ?? 0) + (year === '元' ? 1 : Number(year));
}

function tokenOf(match: RegExpExecArray, lexicon: Lexicon, months: ReadonlyMap<string, number>): DateToken | null {
  const g = match.groups ?? {};
  const at = { index: match.index, length: match[0].length, present: false };
  const told = (year: number | null, month: number | null): DateToken => ({
    ...at,
    year,
    month: month !== null && month >= 1 && month <= 12 ? month : null,
  });
  if (g['present'] !== undefined) return { ...at, year: null, month: null, present: true };
  if (g['era'] !== undefined) {
    return told(yearOfEra(g['era'], g['eraYear'] ?? ''), numberOf(g['eraMonth']));
  }
  if (g['cjkYear'] !== undefined) return told(Number(g['cjkYear']), numberOf(g['cjkMonth']));
  if (g['dYear'] !== undefined)
    return told(Number(g['dYear']), monthOfDay(Number(g['d1']), Number(g['d2']), lexicon.language === 'en'));
  if (g['isoYear'] !== undefined) return told(Number(g['isoYear']), numberOf(g['isoMonth']));
  if (g['numYear'] !== undefined) return told(Number(g['numYear']), numberOf(g['numMonth']));
  if (g['shortYear'] !== undefined) return told(centuryOf(Number(g['shortYear'])), numberOf(g['numMonth2']));
  if (g['nameYear'] !== undefined) {
    const year = Number(g['nameYear']);
    return told(year < 100 ? centuryOf(year) : year, months.get((g['name'] ?? '').toLowerCase()) ?? null);
  }
  const two = g['twoYear'] ?? g['twoYear2'];
  if (two !== undefined) return told(centuryOf(Number(two)), numberOf(g['twoMonth'] ?? g['twoMonth2']));
  if (g['bareMonth'] !== undefined) return told(null, months.get(g['bareMonth'].toLowerCase()) ?? null);
  return g['year'] === undefined ? null : told(Number(g['year']), null);
}

/** What every date has in it: a year of four digits or two, or one of a reign, the first of which is 元年. */
const NUMBERED = /(?:19[5-9]|20[0-4])\d|\d[./]\d{2}|(?:[’']|\p{L}-)\d{2}|(?:令和|平成|昭和|[rhs])\s?(?:\d|元)/iu;

/** Without capitals and as long as before: patterns that need not heed case are ready in half the time. */
function lowered(text: string): string {
  return text.replaceAll('İ', 'I').toLowerCase();
}

/** Every date in a folded text, in its order. */
export function datesIn(text: string, lexicon: Lexicon): DateToken[] {
  if (!NUMBERED.test(text)) return [];
  const { date, months } = grammarFor(lexicon);
  return [...lowered(text).matchAll(date)].flatMap((match) => tokenOf(match, lexicon, months) ?? []);
}

function written(token: DateToken, yearIfNone: number | null = null): ResumeDate | null {
  if (token.present) return 'present';
  const year = token.year ?? yearIfNone;
  if (year === null) return null;
  return token.month === null ? String(year) : `${String(year)}-${String(token.month).padStart(2, '0')}`;
}

/** Characters in which "since" and its like stand before a date. */
const LONGEST_OPENING = 48;

/** "2016-18", "2019/20": the second half of a range of years. */
const SHORT_END = /^\s?[-–/]\s?(\d{2})(?![\d./-])/u;

const SAME_YEAR = /^\s?[-–—‒~～〜至到]\s?(1[0-2]|0?[1-9])\s?月/u;

function rangeFrom(text: string, token: DateToken, next: DateToken | undefined, lexicon: Lexicon): FoundRange | null {
  const { joint, since, open } = grammarFor(lexicon);
  const end = token.index + token.length;
  const rest = text.slice(end);
  const found = (start: ResumeDate | null, to: ResumeDate | null, length: number, isRange: boolean): FoundRange => ({
    start,
    end: to,
    text: text.slice(token.index, token.index + length),
    index: token.index,
    length,
    isRange,
  });
  const gap = joint.exec(rest)?.[0];
  if (gap !== undefined && next && next.index >= end && next.index <= end + gap.length && !token.present) {
    return found(written(token, next.year), written(next), next.index + next.length - token.index, true);
  }
  if (token.present) return null;
  const short = token.month === null ? SHORT_END.exec(rest) : null;
  if (short && token.year !== null) {
    const to = Math.floor(token.year / 100) * 100 + Number(short[1]);
    if (to > token.year && to - token.year < 15)
      return found(String(token.year), String(to), token.length + short[0].length, true);
  }
  // "2024年8月–9月": the month of the same year.
  const same = token.month === null ? null : SAME_YEAR.exec(rest);
  if (same && token.year !== null && Number(same[1]) > (token.month ?? 12))
    return found(written(token), written({ ...token, month: Number(same[1]) }), token.length + same[0].length, true);
  const opening = since.exec(text.slice(Math.max(0, token.index - LONGEST_OPENING), token.index));
  if (opening) {
    const index = token.index - opening[0].length;
    return {
      ...found(written(token), 'present', token.length, true),
      index,
      length: token.length + opening[0].length,
      text: text.slice(index, end),
    };
  }
  const trailing = open.exec(rest);
  if (trailing) return found(written(token), 'present', token.length + trailing[0].length, true);
  const leading = /(?:^|[(|·,])\s*[-–—‒～〜]\s*$/u.exec(text.slice(0, token.index));
  if (leading) return found(null, written(token), token.length, true);
  return found(null, written(token), token.length, false);
}

/** Ranges and lone dates of a folded text; of a range both ends are one find. */
export function rangesIn(text: string, lexicon: Lexicon): FoundRange[] {
  const tokens = datesIn(text, lexicon);
  if (tokens.length === 0) return [];
  const lower = lowered(text);
  const ranges: FoundRange[] = [];
  let consumed = 0;
  tokens.forEach((token, i) => {
    if (token.index < consumed) return;
    const range = rangeFrom(lower, token, tokens[i + 1], lexicon);
    if (!range) return;
    ranges.push({ ...range, text: text.slice(range.index, range.index + range.length) });
    consumed = range.index + range.length;
  });
  return ranges;
}

/** Comparable number of a date: months since year 0; a lone year counts from its start or to its end. */
export function monthsSinceZero(date: ResumeDate, asOf: string, end: boolean): number {
  const [year = '0', month] = (date === 'present' ? asOf : date).split('-');
  return Number(year) * 12 + (month === undefined ? (end ? 11 : 0) : Number(month) - 1);
}
