/** Years of the Republic written with two digits, "86年9月～90年6月", in a resume whose later years have three. */
import type { Lexicon } from '../lexicons/lexicon.ts';
import { rangesIn } from './dates.ts';
import type { Entry } from './reading.ts';

const TOLD = /民國|民国|(?<!\d)1[01]\d\s?年/u;
const OF_TWO = /(?<![\d.])(\d{2})(?=\s?年)/gu;

/** The entries of the whole resume, in Chinese. */
export function withRepublicYears(entries: readonly Entry[], lexicon: Lexicon): Entry[] {
  if (lexicon.language !== 'zh' || !entries.some(({ dates }) => dates && TOLD.test(dates.text))) return [...entries];
  return entries.map((entry) => {
    const { dates } = entry;
    if (!dates || dates.text.search(OF_TWO) < 0) return entry;
    const ranges = rangesIn(dates.text.replace(OF_TWO, '民國$1'), lexicon);
    const range = ranges.find(({ isRange }) => isRange);
    return range ? { ...entry, dates: { start: range.start, end: range.end, text: dates.text } } : entry;
  });
}
