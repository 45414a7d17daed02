/** Years of the Republic written with two digits, "86年9月～90年6月", "92/9 ~ 95/6", in a resume whose later years have three. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from './dates.ts';
import type { Entry, Line } from '../reading.ts';

const TOLD = /民國|民国|(?<![\d./])1[01]\d(?:\s?年|[./]\d{1,2}(?!\d))/u;
const OF_TWO = /(?<![\d./])(\d{2})(?=\s?年)/gu;
/** "92/9 ~ 95/6" */
const OF_TWO_AND_MONTH = /(?<![\d./])(\d{2})\/(\d{1,2})(?![\d/])/gu;

/** "79.9～82.6" in a cell of its own. */
const DOTTED = /^(\d{2})\.(\d{1,2})\s?([~～〜–—-])\s?(\d{2}|1[01]\d)\.(\d{1,2})$/u;
/** Characters of Taiwan, where years of two digits are its own. */
const TRADITIONAL = /[學歷經職畢業機關稱]/u;

function republicOf(text: string): string {
  return text
    .replace(OF_TWO, '民國$1')
    .replace(OF_TWO_AND_MONTH, '民國$1年$2月')
    .replace(DOTTED, '民國$1年$2月$3民國$4年$5月');
}

/** The cell of an entry's head that holds such a period. */
function periodIn({ header }: Entry): string {
  return header.flatMap(({ cells }) => cells).find(({ text }) => DOTTED.test(text))?.text ?? '';
}

/** The entries of the whole resume, in Chinese. `lines`: of its sections. */
export function withRepublicYears(entries: readonly Entry[], lines: readonly Line[], lexicon: Lexicon): Entry[] {
  if (lexicon.language !== 'zh') return [...entries];
  const own =
    entries.some(({ dates }) => dates && TOLD.test(dates.text)) || lines.some(({ text }) => TRADITIONAL.test(text));
  if (!own) return [...entries];
  return entries.map((entry) => {
    const text = entry.dates?.text ?? periodIn(entry);
    const told = republicOf(text);
    if (told === text) return entry;
    const ranges = rangesIn(told, lexicon);
    const range = ranges.find(({ isRange }) => isRange);
    return range ? { ...entry, dates: { start: range.start, end: range.end, text } } : entry;
  });
}
