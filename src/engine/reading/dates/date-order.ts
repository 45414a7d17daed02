/** Whether day or month leads the numeric dates of a resume: one custom from its first line to its last. */
import { gu } from '../../../resume/patterns.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';

const NUMERIC = gu`(?<![\d./-])(?<first>\d{1,2})(?<mark>[./-])(?<second>\d{1,2})\k<mark>(?:(?:19|20)\d{2}|(?<=\/)\d{2})(?![\d./-])`;

/** English is written there, and the month leads. */
const MONTH_FIRST: ReadonlySet<string> = new Set(['US', 'PH', 'PR']);

/** Made once: what is indexed for a lexicon is kept with it. */
const DAY_FIRST: Lexicon = { ...LEXICONS.en, dayFirst: true };
const MOST_MONTHS = 12;

/** The lexicon that reads the dates of a whole text in the order that its plainest dates show, or its market's. `marketOf`: null where nothing tells it. */
export function inDateOrder(lexicon: Lexicon, text: string, marketOf: () => string | null): Lexicon {
  if (lexicon.language !== 'en') return lexicon;
  let [doubtful, days, months] = [false, 0, 0];
  for (const { groups } of text.matchAll(NUMERIC)) {
    const [first, second] = [Number(groups?.['first']), Number(groups?.['second'])];
    if (first > MOST_MONTHS) days += 1;
    else if (second > MOST_MONTHS) months += 1;
    else doubtful ||= first !== second;
  }
  if (!doubtful || months > 0) return lexicon;
  if (days > 0) return DAY_FIRST;
  const market = marketOf();
  return market === null || MONTH_FIRST.has(market) ? lexicon : DAY_FIRST;
}
