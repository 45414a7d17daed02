/** Years of the Republic written with two digits, "86年9月～90年6月", "92/9 ~ 95/6", in a resume whose later years have three. */
import type { Lexicon } from '../lexicons/lexicon.ts';
import { rangesIn } from './dates.ts';
import type { Entry } from './reading.ts';

const TOLD = /民國|民国|(?<![\d./])1[01]\d(?:\s?年|[./]\d{1,2}(?!\d))/u;
const OF_TWO = /(?<![\d./])(\d{2})(?=\s?年)/gu;
/** "92/9 ~ 95/6" */
const OF_TWO_AND_MONTH = /(?<![\d./])(\d{2})\/(\d{1,2})(?![\d/])/gu;

/** The entries of the whole resume, in Chinese. */
export function withRepublicYears(entries: readonly Entry[], lexicon: Lexicon): Entry[] {
  if (lexicon.language !== 'zh' || !entries.some(({ dates }) => dates && TOLD.test(dates.text))) return [...entries];
  return entries.map((entry) => {
    const { dates } = entry;
    if (!dates) return entry;
    const told = dates.text.replace(OF_TWO, '民國$1').replace(OF_TWO_AND_MONTH, '民國$1年$2月');
    if (told === dates.text) return entry;
    const ranges = rangesIn(told, lexicon);
    const range = ranges.find(({ isRange }) => isRange);
    return range ? { ...entry, dates: { start: range.start, end: range.end, text: dates.text } } : entry;
  });
}
