/** Numbered items in Chinese and Japanese that open with a year, which a number before it makes look like a date: "2. 2021年以来整改率96%" below "1. …". */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import type { Line } from '../reading.ts';
import type { OpenedLine } from './bullets.ts';

const NUMBER = /^[(（]?(\d{1,2})[.)、）．]\s*/u;
const YEAR = /^(?:19|20)\d{2}\s?年/u;
/** Lines of the item between. */
const BETWEEN = 4;

function numberOf(line: Line | undefined): number | null {
  const number = NUMBER.exec(line?.text ?? '')?.[1];
  return number === undefined ? null : Number(number);
}

/** The openings, with those of items that stand next to another of their list by their number. */
export function numbersInOrder(
  lines: readonly Line[],
  openings: readonly OpenedLine[],
  lexicon: Lexicon,
): readonly OpenedLine[] {
  const isItem = (at: number, number: number): boolean =>
    openings[at]?.glyph === '1.' && numberOf(lines[at]) === number;
  return openings.map((opening, at) => {
    const line = lines[at];
    const own = line?.text.replace(NUMBER, '') ?? '';
    const number = numberOf(line);
    if (opening.glyph !== null || !line || number === null || line.bold || !YEAR.test(own)) return opening;
    if (rangesIn(own, lexicon).some(({ isRange, index }) => isRange && index === 0)) return opening;
    const near = Array.from({ length: BETWEEN }, (_, n) => n + 1);
    const inOrder = near.some((n) => isItem(at - n, number - 1) || isItem(at + n, number + 1));
    return inOrder ? { glyph: '1.', text: own } : opening;
  });
}
