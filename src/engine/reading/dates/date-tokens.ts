/** Single dates as resumes write them, in every form of the eight languages. */
import { isCjk } from '../../../resume/language.ts';
import { gu, iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { holdsCjk } from '../text/characters.ts';
import { grammarFor } from './date-grammar.ts';
import { hanDateOf, hanMonth, hanNumber, withDashes } from './han-dates.ts';
import { validities } from './validity.ts';
import { matchesOf } from '../text/matches.ts';
import { oncePer, recalled } from '../text/once.ts';

export interface DateToken {
  readonly index: number;
  readonly length: number;
  /** Null for a month that leans on the year of the date after it ("Jan – Mar 2020"). */
  readonly year: number | null;
  readonly month: number | null;
  readonly present: boolean;
}

/** Emperors' reigns: year 1 is the year given plus one (Japanese calendar law of 1979 and its predecessors). */
const ERAS: Readonly<Record<string, number>> = {
  令和: 2018,
  平成: 1988,
  昭和: 1925,
  令: 2018,
  平: 1988,
  昭: 1925,
  r: 2018,
  h: 1988,
  s: 1925,
};

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}

/** "03/04/2021": day first everywhere but in English, unless the numbers say otherwise. */
function monthOfDay(first: number, second: number, monthFirst: boolean): number | null {
  const month = (monthFirst && first <= 12) || second > 12 ? first : second;
  return month >= 1 && month <= 12 ? month : null;
}

/** Two digits past the middle of the century belong to the last one. */
function centuryOf(year: number): number {
  return year > 50 ? 1900 + year : 2000 + year;
}

function yearOf(digits: string): number {
  return digits.length < 3 ? centuryOf(Number(digits)) : Number(digits);
}

/** "令和", "2" -> 2020; "平成", "元" -> 1989; "平成", "二十五" -> 2013. */
export function yearOfEra(era: string, year: string): number {
  return (ERAS[era.toLowerCase()] ?? 0) + hanNumber(year);
}

function tokenOf(match: RegExpExecArray, months: ReadonlyMap<string, number>, monthFirst: boolean): DateToken | null {
  const g = match.groups ?? {};
  const at = { index: match.index, length: match[0].length, present: false };
  const told = (year: number | null, month: number | null): DateToken => ({
    ...at,
    year,
    month: month !== null && month >= 1 && month <= 12 ? month : null,
  });
  if (g['present'] !== undefined) return { ...at, year: null, month: null, present: true };
  const han = hanDateOf(g);
  if (han) return told(han.year, han.month);
  if (g['era'] !== undefined) {
    return told(yearOfEra(g['era'], g['eraYear'] ?? ''), hanMonth(g['eraMonth']));
  }
  if (g['cjkYear'] !== undefined)
    return told(Number(g['cjkYear']), months.get(g['cjkSeason'] ?? '') ?? hanMonth(g['cjkMonth']));
  if (g['dYear'] !== undefined)
    return told(yearOf(g['dYear']), monthOfDay(Number(g['d1']), Number(g['d2']), monthFirst));
  if (g['isoYear'] !== undefined) return told(Number(g['isoYear']), numberOf(g['isoMonth']));
  if (g['numYear'] !== undefined) return told(Number(g['numYear']), numberOf(g['numMonth']));
  if (g['shortYear'] !== undefined) return told(centuryOf(Number(g['shortYear'])), numberOf(g['numMonth2']));
  if (g['nameYear'] !== undefined)
    return told(yearOf(g['nameYear']), months.get((g['name'] ?? '').toLowerCase()) ?? null);
  if (g['headYear'] !== undefined)
    return told(Number(g['headYear']), months.get(g['headMonth'] ?? g['headMonth2'] ?? '') ?? null);
  const pair = g['pairYear'] ?? g['pairYear2'];
  if (pair !== undefined) return told(centuryOf(Number(pair)), numberOf(g['pairMonth'] ?? g['pairMonth2']));
  const two = g['twoYear'] ?? g['twoYear2'];
  if (two !== undefined) return told(centuryOf(Number(two)), numberOf(g['twoMonth'] ?? g['twoMonth2']));
  if (g['markedYear'] !== undefined) return told(centuryOf(Number(g['markedYear'])), null);
  if (g['bareMonth'] !== undefined) return told(null, months.get(g['bareMonth'].toLowerCase()) ?? null);
  if (g['dayMonth'] !== undefined) return told(null, Number(g['dayMonth']));
  if (g['bareNumber'] !== undefined) return told(null, Number(g['bareNumber']));
  return g['year'] === undefined ? null : told(Number(g['year']), null);
}

/** What every date has in it: a year of four digits or two, or one of a reign, the first of which is 元年. */
const NUMBERED = iu`(?:19[5-9]|20[0-4])\d|\d[./]\d{2}|\d{2}\/\d\s?[-~～〜–—至]|(?:[’'‘]|\p{L}\.?[-/])\d{2}|(?<!\p{L})(?:ws|wise|ss|sose)\s\d{2}|\p{L}\.?\s?\d{2}\s?(?:[-–—→➔]|\p{L}{1,6}\s)|(?:令和?|平成?|昭和?|[rhs])\s?(?:\d|元)|(?:令和|平成|昭和)\s?[一二三四五六七八九十]|[一二][〇零○一二三四五六七八九]{3}年|\d\s?年\s?\d{1,2}\s?月`;

/** Without capitals and as long as before: patterns that need not heed case are ready in half the time. A Master of Architecture is no month. */
export function lowered(text: string): string {
  return text
    .replaceAll('MArch', 'M-rch')
    .replaceAll('İ', 'I')
    .toLowerCase()
    .replace(gu`(?<![\p{L}\d])mi-(?=(?:19|20)\d{2})`, 'mi ');
}

/** "März/March 2014", "heute/today": one date told in two languages. */
function withTwins(tokens: readonly DateToken[], text: string): readonly DateToken[] {
  return tokens.flatMap((token, i) => {
    const [before, next] = [tokens[i - 1], tokens[i + 1]];
    if (next && isTwin(token, next, text)) return [];
    if (!before || !isTwin(before, token, text)) return [token];
    return [{ ...token, index: before.index, length: token.index + token.length - before.index }];
  });
}

function isTwin(first: DateToken, second: DateToken, text: string): boolean {
  const same = first.present ? second.present : first.year === null && first.month === second.month;
  return (
    same &&
    !first.present === !second.present &&
    /^\s?\/\s?$/.test(text.slice(first.index + first.length, second.index))
  );
}

/** Before the month of a day that schools, firms and streets are named for. */
const NAMED_DAY = u`(?<![\p{L}\d])(?:primero|uno|um|dos|dois|tres|três|cuatro|quatro|cinco|seis|siete|sete|ocho|oito|nueve|nove|diez|dez|onze|once|doce|doze|trece|treze|catorce|catorze|quince|quinze|dieciocho|dezoito|vinte|veinte|veinticinco|treinta)\sde\s$`;
const DAY_OF = u`(?<![\p{L}\d])[1-3]?\d\sde\s$`;
const YEAR_APART = /(\s[-–—]\s|,\s)((?:19|20)\d{2})$/u;

/** "E.E. Nove de Julho - 2009", "Escuela 9 de Julio - 2009": the month is of the name, and the year alone a date. */
function withoutNamedDay(token: DateToken, text: string): DateToken {
  const own = text.slice(token.index, token.index + token.length);
  const [gap, joint = '', year = ''] = token.month === null || token.year === null ? [] : (YEAR_APART.exec(own) ?? []);
  if (gap === undefined) return token;
  const before = text.slice(0, token.index);
  // The day may have been taken with its month.
  const day = /^(?:\d{1,2}\sde\s)/u.exec(own)?.[0] ?? '';
  const named = NAMED_DAY.test(before) || (!joint.includes(',') && (day !== '' || DAY_OF.test(before)));
  return named
    ? { ...token, month: null, index: token.index + token.length - year.length, length: year.length }
    : token;
}

const IBERIAN: ReadonlySet<string> = new Set(['es', 'pt']);

/** "Ufficio Futuro 2000 srl": a year before a legal form is of the firm's name. */
const FIRM_BEHIND = u`^\s(?:s\.?\s?r\.?\s?l|s\.?\s?p\.?\s?a|s\.?\s?n\.?\s?c|s\.?a\.?s|gmbh|ltd|limited|inc|llc|ltda|lda|sarl|soc\.?\s?coop|società)(?![\p{L}])`;

/** A word of the name; those that open a period are none. */
const NAME_BEFORE = u`(?<!\p{L})(?!Desde|Depuis|Since|From|Seit|Dall|Anno|Année|Year|Jahr)\p{Lu}[\p{L}'’]{3,}\s$`;

function isOfFirm({ index, length, year, month }: DateToken, own: string, written: string): boolean {
  if (year === null || month !== null || index === 0 || length !== 4 || !FIRM_BEHIND.test(own.slice(index + length))) return false; // prettier-ignore
  return NAME_BEFORE.test(written.slice(0, index));
}

/** The first of two years: "2008" of "2008-12" where the second has two digits. */
function yearOfTwo(token: DateToken, own: string): DateToken {
  const { index, length, month, year } = token;
  const two = month !== null && year !== null && month > year % 100 && SHORT_SECOND.test(own.slice(index, index + length));
  return two ? { ...token, month: null, length: 4 } : token;
} // prettier-ignore
const SHORT_SECOND = /^\d{4}-\d{2}$/u;

/** The first of two years: "2009" of the school year "2009/10". */
function yearOfSchool(token: DateToken, own: string): DateToken {
  const { index, length, month, year } = token;
  const two = month !== null && year !== null && month === (year + 1) % 100 && SLASHED.test(own.slice(index, index + length));
  return two ? { ...token, month: null, length: 4 } : token;
} // prettier-ignore
const SLASHED = /^\d{4}\/\d{2}$/u;

const tokensOf = oncePer((lexicon: Lexicon) =>
  recalled((text): readonly DateToken[] => {
    if (!NUMBERED.test(text)) return [];
    const { dateIn, months } = grammarFor(lexicon);
    const han = isCjk(lexicon.language);
    const own = han ? withDashes(lowered(text)) : lowered(text);
    const found = matchesOf(dateIn(han || holdsCjk(own)), own);
    // "01/03/2012 - 31/08/2019": one that can only begin with its day tells the other.
    const monthFirst =
      lexicon.language === 'en' &&
      lexicon.dayFirst !== true &&
      !found.some(({ groups }) => Number(groups?.['d1'] ?? 0) > 12);
    const all = found.flatMap((match) => tokenOf(match, months, monthFirst) ?? []);
    const valid = validities(own, all);
    const dates = valid.size === 0 ? all : all.filter((token) => !valid.has(token));
    const short = lexicon.shortEnds ? dates.map((token) => yearOfTwo(token, own)) : dates;
    const told = lexicon.schoolYears ? short.map((token) => yearOfSchool(token, own)) : short;
    const tokens = han ? told : told.filter((token) => !isOfFirm(token, own, text));
    return withTwins(IBERIAN.has(lexicon.language) ? tokens.map((token) => withoutNamedDay(token, own)) : tokens, own);
  }),
);

/** Every date in a folded text, in its order. */
export function datesIn(text: string, lexicon: Lexicon): readonly DateToken[] {
  return tokensOf(lexicon)(text);
}
