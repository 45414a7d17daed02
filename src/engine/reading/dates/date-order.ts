/** How numeric dates of a resume are meant, one custom from its first line to its last: whether day or month leads, and whether "2008-12" and "2009/10" are two years. */
import { gu } from '../../../resume/patterns.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { oncePer } from '../text/once.ts';

const NUMERIC = gu`(?<![\d./-])(?<first>\d{1,2})(?<mark>[./-])(?<second>\d{1,2})\k<mark>(?:(?:19|20)\d{2}|(?<=\/)\d{2})(?![\d./-])`;

/** English is written there, and the month leads. */
const MONTH_FIRST: ReadonlySet<string> = new Set(['US', 'PH', 'PR']);

/** Made once: what is indexed for a lexicon is kept with it. */
const DAY_FIRST: Lexicon = { ...LEXICONS.en, dayFirst: true };
const MOST_MONTHS = 12;

/** The lexicon that reads the dates of a whole text in the order that its plainest dates show, or its market's. `marketOf`: null where nothing tells it. */
export function inDateOrder(lexicon: Lexicon, text: string, marketOf: () => string | null): Lexicon {
  const own = inSchoolCustom(inYearCustom(lexicon, text), text);
  if (lexicon.language !== 'en') return own;
  let [doubtful, days, months] = [false, 0, 0];
  for (const { groups } of text.matchAll(NUMERIC)) {
    const [first, second] = [Number(groups?.['first']), Number(groups?.['second'])];
    if (first > MOST_MONTHS) days += 1;
    else if (second > MOST_MONTHS) months += 1;
    else doubtful ||= first !== second;
  }
  if (!doubtful || months > 0) return own;
  if (days > 0) return inSchoolCustom(inYearCustom(DAY_FIRST, text), text);
  const market = marketOf();
  return market === null || MONTH_FIRST.has(market) ? own : inSchoolCustom(inYearCustom(DAY_FIRST, text), text);
}

const HYPHENED = gu`(?<![\d./-])(?:19|20)(?<from>\d{2})-(?<to>\d{2})(?![\d./-])`;
const withShortEnds = oncePer((lexicon: Lexicon): Lexicon => ({ ...lexicon, shortEnds: true }));

const SLASHED = gu`(?<![\d./-])(?:19|20)(?<from>\d{2})\/(?<to>\d{2})(?![\d./-])`;
const withSchoolYears = oncePer((lexicon: Lexicon): Lexicon => ({ ...lexicon, schoolYears: true }));

/** "2012/13" can be nothing but a school year, and then "2009/10" is none of October either, unless "2019/03" can be nothing but a month. */
function inSchoolCustom(lexicon: Lexicon, text: string): Lexicon {
  let schooled = false;
  for (const { groups } of text.matchAll(SLASHED)) {
    const [from, to] = [Number(groups?.['from']), Number(groups?.['to'])];
    if (to !== (from + 1) % 100 && to > 0 && to <= MOST_MONTHS) return lexicon;
    schooled ||= to > MOST_MONTHS && to === from + 1;
  }
  return schooled ? withSchoolYears(lexicon) : lexicon;
}

/** "2016-17" can be nothing but two years, and then "2008-12" is none of December either, unless "2019-03" can be nothing but a month. */
function inYearCustom(lexicon: Lexicon, text: string): Lexicon {
  let years = false;
  for (const { groups } of text.matchAll(HYPHENED)) {
    const [from, to] = [Number(groups?.['from']), Number(groups?.['to'])];
    if (to > 0 && to <= MOST_MONTHS && to <= from) return lexicon;
    years ||= to > MOST_MONTHS && to > from;
  }
  return years ? withShortEnds(lexicon) : lexicon;
}
