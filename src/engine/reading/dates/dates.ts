/** Ranges of dates, and lone dates: which two belong together, which is open. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { ResumeDate } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { grammarFor } from './date-grammar.ts';
import { andBetween, barBetween } from './bar-between.ts';
import { areDaysOfMonth } from './days-of-month.ts';
import { datesIn, lowered, type DateToken } from './date-tokens.ts';
import { withDashes } from './han-dates.ts';
import { withHanWords } from './han-words.ts';
import { LONGEST_OPENING, sinceSchoolYear, winterOf, withoutSeasons } from './season-years.ts';
import { oncePer, recalled } from '../text/once.ts';
import type { DateRange } from '../reading.ts';

export interface FoundRange extends DateRange {
  readonly index: number;
  readonly length: number;
  /** Two dates, or one and an opening or closing word; a lone date is none. */
  readonly isRange: boolean;
}

function written(token: DateToken, yearIfNone: number | null = null): ResumeDate | null {
  if (token.present) return 'present';
  const year = token.year ?? yearIfNone;
  if (year === null) return null;
  return token.month === null ? String(year) : `${String(year)}-${String(token.month).padStart(2, '0')}`;
}

/** "2016-18", "2019/20": the second half of a range of years. */
const SHORT_END = /^\s?[-–/]\s?(\d{2})(?![\d./-])/u;

/** Behind the digits of a year; a dash other than the mark before it joins two months. */
const MONTHS_OF_YEAR =
  /^\s?(?:年\s?(\d{1,2})\s?[-–—~～〜至到]\s?(\d{1,2})\s?月|[./]\s?(0?[1-9]|1[0-2])\s?[-–—~～〜至]\s?(0?[1-9]|1[0-2])(?!\d|\s?[./年]\s?\d))/u;

const SAME_YEAR = /^\s?[-–—‒~～〜至到]\s?(?:同年\s?)?(1[0-2]|0?[1-9])\s?月/u;

/** "2015/16": a school year. */
const SCHOOL_YEAR = /^\/\d{2}(?![\d./-])/u;

/** Characters behind a year that make it a school year, which ends in the next; 0 where there are none. */
function endOfSchoolYear(text: string, { index, length, year, month }: DateToken): number {
  const behind = year === null || month !== null ? undefined : SCHOOL_YEAR.exec(text.slice(index + length))?.[0];
  return behind !== undefined && Number(behind.slice(1)) === ((year ?? 0) + 1) % 100 ? behind.length : 0;
}

/** "Été 2010 et 2011:", "2010 und 2011": at the head of a line or of a season, the years of something that came back. */
const AND_YEAR = /^\s(?:and|&|y|et|e|und)\s(?=(?:19|20)\d{2}\s?(?:$|[:|·,–—-]))/u;
/** "juillet et août 2019", "juillet/août 2019", "juillet, août 2019". */
const AND_MONTH = /^(?:\s(?:and|&|y|et|e|und)\s|\s?[/,]\s?)/u;
/** "2019/2020 e 2020/2021". */
const AND_SCHOOL_YEAR = /^\s(?:and|&|y|et|e|und)\s(?=(?:19|20)\d{2}\/)/u;
const SEASON = u`(?<!\p{L})(?:étés?|hivers?|saisons?|estat[ei]|stagion[ei]|veranos?|temporadas?|verão|verões|sommer|summers?|seasons?|vendanges?|vendemmi[ae]|vendimias?|récoltes?|moissons?|campañas?)(?:\s\p{L}{1,12})?\s\d{4}$`;

/** "2018.12から2020.02まで" */
const TO = /^\s?まで/u;

function rangeFrom(text: string, one: DateToken, other: DateToken | undefined, lexicon: Lexicon): FoundRange | null {
  const [token, next] = withoutSeasons(text, one, other, lexicon);
  const { joint, since, open, months: named, monthsWithin } = grammarFor(lexicon);
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
  const school = token.month === null ? (SCHOOL_YEAR.exec(rest)?.[0].length ?? 0) : 0;
  const joins = (from: string): string | undefined => joint.exec(from)?.[0];
  const back = token.index === 0 || isSeason(text, token);
  const gap =
    joins(rest) ??
    barBetween(text, token, next) ??
    andBetween(text, token) ??
    (token.year === null ? AND_MONTH : back ? AND_YEAR : null)?.exec(rest)?.[0];
  const beyond = rest.slice(school);
  const farther = school > 0 ? (joins(beyond) ?? AND_SCHOOL_YEAR.exec(beyond)?.[0]) : undefined;
  const sinceYear = sinceSchoolYear(text, token, next, lexicon);
  if (sinceYear) return { ...sinceYear, start: written(token), end: 'present', isRange: true };
  const reach = gap?.length ?? (farther === undefined ? undefined : school + farther.length);
  if (reach !== undefined && next && next.index >= end && next.index <= end + reach && !token.present) {
    const second = endOfSchoolYear(text, next);
    const to = second > 0 && next.year !== null ? { ...next, year: next.year + 1 } : next;
    const turned = token.year === null && next.year !== null && (token.month ?? 0) > (next.month ?? 12);
    const last = next.index + next.length + second;
    const closing = TO.exec(text.slice(last))?.[0].length ?? 0;
    return found(written(token, turned ? next.year - 1 : next.year), written(to), last + closing - token.index, true);
  }
  if (token.present) return null;
  const winter = winterOf(text.slice(token.index, end));
  if (winter) return found(winter[0], winter[1], token.length, true);
  // "2016 (Atual)"
  const still =
    next?.present === true && text[next.index + next.length] === ')' && /^\s?\($/.test(text.slice(end, next.index));
  if (still) return found(written(token), 'present', next.index + next.length + 1 - token.index, true);
  const short = token.month === null ? SHORT_END.exec(rest) : null;
  if (short && token.year !== null) {
    const to = Math.floor(token.year / 100) * 100 + Number(short[1]);
    const opened =
      to === token.year + 1 && since.test(text.slice(Math.max(0, token.index - LONGEST_OPENING), token.index));
    if (!opened && to > token.year && to - token.year < 15)
      return found(String(token.year), String(to), token.length + short[0].length, true);
  }
  // "2024年7-9月", "2024.07-09"
  const months = MONTHS_OF_YEAR.exec(text.slice(token.index + 4));
  if (months && token.year !== null && isCjk(lexicon.language)) {
    const [whole, first, second] = [months[0], Number(months[1] ?? months[3]), Number(months[2] ?? months[4])];
    if (first < second && second <= 12)
      return found(written({ ...token, month: first }), written({ ...token, month: second }), whole.length + 4, true);
  }
  // "2024年8月–9月": the month of the same year.
  const same = token.month === null ? null : SAME_YEAR.exec(rest);
  if (same && token.year !== null && Number(same[1]) > (token.month ?? 12))
    return found(written(token), written({ ...token, month: Number(same[1]) }), token.length + same[0].length, true);
  const opening = since.exec(text.slice(Math.max(0, token.index - LONGEST_OPENING), token.index));
  if (opening) {
    // "seit der Spielzeit 2022/23"
    const tail = short && token.year !== null && Number(short[1]) === (token.year + 1) % 100 ? short[0].length : 0;
    const index = token.index - opening[0].length;
    return {
      ...found(written(token), 'present', token.length, true),
      index,
      length: token.length + tail + opening[0].length,
      text: text.slice(index, end + tail),
    };
  }
  const trailing = open.exec(rest);
  if (trailing) return found(written(token), 'present', token.length + trailing[0].length, true);
  const within = token.year === null ? null : monthsWithin.exec(rest);
  if (within) {
    const [first, last] = [within[1], within[2]].map((name) => named.get(name ?? '') ?? null);
    return found(written({ ...token, month: first ?? null }), written({ ...token, month: last ?? null }), token.length + within[0].length, true); // prettier-ignore
  }
  const leading = /(?:^|[(|·,])\s*[-–—‒～〜]\s*$/u.exec(text.slice(0, token.index));
  if (leading) return found(null, written(token), token.length, true);
  if (token.month !== null && !isCjk(lexicon.language) && areDaysOfMonth(text.slice(0, end)))
    return found(written(token), written(token), token.length, true);
  return found(null, written(token), token.length, false);
}

/** "2021/2022 – in corso", "2019/2020 e 2020/2021": from the beginning of one school year to now, or to the end of another. */
function schoolYears(text: string, tokens: readonly DateToken[], at: number, lexicon: Lexicon): FoundRange | null {
  const [first, second, third, fourth] = tokens.slice(at, at + 4);
  const isYear = (from: DateToken | undefined, to: DateToken | undefined): boolean =>
    from?.month === null && from.year !== null && to?.month === null && to.year === from.year + 1 &&
    text.slice(from.index + from.length, to.index) === '/'; // prettier-ignore
  if (!first || !second || !third || !isYear(first, second)) return null;
  const end = second.index + second.length;
  const rest = text.slice(end);
  const gap = (grammarFor(lexicon).joint.exec(rest) ?? AND_SCHOOL_YEAR.exec(rest))?.[0];
  const last = third.present ? third : isYear(third, fourth) ? fourth : undefined;
  if (gap === undefined || !last || third.index > end + gap.length) return null;
  const { index } = first;
  const length = last.index + last.length - index;
  return { start: written(first), end: written(last), text: text.slice(index, index + length), index, length, isRange: true };
} // prettier-ignore

/** Between the years of a list. */
const NEXT_YEAR = /^\s?(?:,|;|&|(?:,\s)?(?:and|y|et|e|und)(?=\s))\s?$/u;
/** Years one after the other; two may be anything, but at the end of a line or of a season that came back. */
const LEAST_YEARS = 3;
const LEAST_LAST = 2;
const LEAST_SEASONS = 2;

function isSeason(text: string, { index, length }: DateToken): boolean {
  const end = index + length;
  return SEASON.test(text.slice(Math.max(0, end - LONGEST_OPENING), end));
}

/** "2006, 2007 et 2008": from the first to the last. */
function yearsListed(text: string, tokens: readonly DateToken[], at: number): FoundRange | null {
  const rest = tokens.slice(at);
  const end = rest.findIndex((token, n) => {
    const before = rest[n - 1];
    if (!before) return token.year === null;
    const gap = text.slice(before.index + before.length, token.index);
    return token.month !== null || before.year === null || token.year !== before.year + 1 || !NEXT_YEAR.test(gap);
  });
  const list = end < 0 ? rest : rest.slice(0, end);
  const [first, last] = [list[0], list.at(-1)];
  if (!first || !last) return null;
  const least = isSeason(text, first) ? LEAST_SEASONS : last.index + last.length === text.length ? LEAST_LAST : LEAST_YEARS;
  if (list.length < least) return null;
  const { index } = first;
  const length = last.index + last.length - index;
  return { start: written(isSeason(text, first) ? { ...first, month: null } : first), end: written(last), text: text.slice(index, index + length), index, length, isRange: true };
} // prettier-ignore

/** Between the months of a list whose last tells the year. */
const NEXT_MONTH = /^\s?(?:[-–—,/&]|(?:,\s)?(?:and|y|et|e|und)(?=\s))\s?$/u;

/** "Janvier-février, avril et juin 2019": from the first to the last of them. */
function monthsListed(text: string, tokens: readonly DateToken[], at: number): FoundRange | null {
  const rest = tokens.slice(at);
  const end = rest.findIndex(({ year }) => year !== null);
  const list = rest.slice(0, end + 1);
  const [first, last] = [list[0], list.at(-1)];
  if (list.length < LEAST_MONTHS || !first || !last) return null;
  const follow = list.every((token, n) => {
    const before = list[n - 1];
    if (!before) return !token.present;
    return NEXT_MONTH.test(text.slice(before.index + before.length, token.index)) && (token.month ?? 0) > (before.month ?? 12);
  });
  if (!follow) return null;
  const { index } = first;
  const length = last.index + last.length - index;
  return { start: written(first, last.year), end: written(last), text: text.slice(index, index + length), index, length, isRange: true };
} // prettier-ignore

/** Two are a range, or joined by a word. */
const LEAST_MONTHS = 3;

function rangesOf(text: string, lexicon: Lexicon): readonly FoundRange[] {
  const tokens = datesIn(text, lexicon);
  if (tokens.length === 0) return [];
  const lower = isCjk(lexicon.language) ? withDashes(lowered(text)) : lowered(text);
  const ranges: FoundRange[] = [];
  let consumed = 0;
  tokens.forEach((token, i) => {
    if (token.index < consumed) return;
    const range =
      schoolYears(lower, tokens, i, lexicon) ??
      yearsListed(lower, tokens, i) ??
      monthsListed(lower, tokens, i) ??
      rangeFrom(lower, token, tokens[i + 1], lexicon);
    if (!range) return;
    ranges.push({ ...range, text: text.slice(range.index, range.index + range.length) });
    consumed = range.index + range.length;
  });
  return isCjk(lexicon.language) ? ranges : withReturns(ranges, text);
}

/** Between the times of a job that one came back to. */
const AGAIN = /^\s?(?:[,;/+&]|(?:,\s)?(?:and|y|et|e|und)(?=\s))\s?$/u;
const MONTHLY = /^\d{4}-\d{2}$/u;
const YEARLY = /^\d{4}$/u;
const LONGEST_GAP = 8;

/** "a.s. 2019/2020 – a.s. 2021/2022", "Schuljahr 2019/20 bis Schuljahr 2021/22". */
const SCHOOL_YEARS = /^\d{4}\/\d{2}(?:\d{2})?$/u;
const TO_SCHOOL_YEAR =
  /^\s?(?:[-–—]|all['’]|al?|bis|à|to)\s?(?:a\.\s?[asl]\.|anno (?:scolastico|accademico)|(?:schul|studien)jahr|année scolaire|curso(?: escolar)?|ano le[ct]tivo|(?:school|academic) year)\s?$/iu;

/** "Dic. 2021 – apr. 2022, dic. 2022 – apr. 2023", "09/2019 et 09/2020", "juillet-août 2021 et 2022": from the first time to the last. */
function withReturns(ranges: readonly FoundRange[], text: string): FoundRange[] {
  const union = ({ index }: FoundRange, start: ResumeDate | null, end: ResumeDate, to: FoundRange): FoundRange => {
    const length = to.index + to.length - index;
    return { start, end, index, length, text: text.slice(index, index + length), isRange: true };
  };
  /** The two in one; null where they are apart. */
  const joined = (last: FoundRange, range: FoundRange): FoundRange | null => {
    const gap = text.slice(last.index + last.length, range.index);
    const years = SCHOOL_YEARS.test(last.text) && SCHOOL_YEARS.test(range.text) && TO_SCHOOL_YEAR.test(gap);
    if (years && range.end && (last.start ?? '') < range.end)
      return union(last, last.start ?? last.end?.slice(0, YEAR) ?? null, range.end, range);
    if (!last.end || !range.end || last.end === 'present' || range.end === 'present' || gap.length > LONGEST_GAP)
      return null;
    if (last.isRange && !range.isRange) {
      const later = YEARLY.test(range.end) && (last.start ?? '') <= last.end && last.end.slice(0, 4) < range.end;
      const again = AGAIN.test(gap) || /^\s?[-–]\s?$/u.test(gap);
      return later && again ? union(last, last.start, range.end + last.end.slice(4), range) : null;
    }
    if (!AGAIN.test(gap) || last.isRange !== range.isRange) return null;
    const both = range.isRange && range.start !== null && last.end <= range.start;
    const months = !range.isRange && MONTHLY.test(last.end) && MONTHLY.test(range.end) && !/[,;]/u.test(gap) && last.end < range.end; // prettier-ignore
    return both || months ? union(last, last.isRange ? last.start : last.end, range.end, range) : null;
  };
  const told: FoundRange[] = [];
  for (const range of ranges) {
    const last = told.at(-1);
    const whole = last ? joined(last, range) : null;
    if (whole) told[told.length - 1] = whole;
    else told.push(range);
  }
  return told;
}

const recalledRanges = oncePer((lexicon: Lexicon) => recalled((text) => withHanWords(rangesOf(text, lexicon), text, lexicon))); // prettier-ignore

/** Ranges and lone dates of a folded text; of a range both ends are one find. */
export function rangesIn(text: string, lexicon: Lexicon): readonly FoundRange[] {
  return recalledRanges(lexicon)(text);
}

const YEAR = 4;

/** "2022 –" over "2021": two halves of which the second is the earlier are no period, but the dates of two. */
export function runsBackward({ start, end }: DateRange): boolean {
  return start !== null && end !== null && start.slice(0, YEAR) > end.slice(0, YEAR);
}

/** Comparable number of a date: months since year 0; a lone year counts from its start or to its end. */
export function monthsSinceZero(date: ResumeDate, asOf: string, end: boolean): number {
  const [year = '0', month] = (date === 'present' ? asOf : date).split('-');
  return Number(year) * 12 + (month === undefined ? (end ? 11 : 0) : Number(month) - 1);
}
