/** How long a job lasted, told beside its dates or instead of them: "(3 años 2 meses)", "1 yr 4 mos", "7 Jahre". */
import { patternOf } from '../../../resume/patterns.ts';
import { DURATION_JOINTS, DURATION_NUMBERS, DURATION_OPENINGS, DURATION_UNITS } from '../../lexicons/duration-words.ts';

const oneOf = (words: readonly string[]): string => words.toSorted((a, b) => b.length - a.length).join('|');

const COUNT = String.raw`(?:\d{1,2}(?:[.,]\d{1,2})?|(?:${oneOf(DURATION_NUMBERS)})(?=\s))\s?(?:${oneOf(DURATION_UNITS)})(?!\p{L})\.?`;
const OPENING = String.raw`(?:(?<!\p{L})(?:${oneOf(DURATION_OPENINGS)})\.?\s?:?\s|[~≈]\s?)?`;
const DURATION = String.raw`${OPENING}(?<![\p{L}\d.,])${COUNT}(?:\s?(?:,|&|\+|(?:${oneOf(DURATION_JOINTS)})(?=\s))?\s?${COUNT})?`;

const BRACKETED = patternOf(String.raw`[(\[]\s?${DURATION}\s?[)\]]`, 'giu');
/** Alone, or at an end of the text and parted from the rest of it. */
const ALONE = patternOf(String.raw`^[\s·•|,;:–—-]*${DURATION}[\s·•|,;:–—-]*$`, 'iu');
const AT_END = patternOf(String.raw`(?:\s{2,}|\s?[·•|,;–—]\s?|\s-\s)${DURATION}\s*$`, 'iu');
const AT_START = patternOf(String.raw`^\s*${DURATION}(?:\s{2,}|\s?[·•|,;:–—]\s?|\s-\s)`, 'iu');
/** Longer texts are no head. */
const LONGEST = 300;
/** In each of them, and in few other texts: the patterns above take long to compile. */
const COUNTED = patternOf(String.raw`(?:\d|(?:${oneOf(DURATION_NUMBERS)})\s)\s?(?:${oneOf(DURATION_UNITS)})`, 'iu');

/** A head's text without them; empty where it is nothing else. */
export function withoutDurations(text: string): string {
  if (text.length > LONGEST || !COUNTED.test(text)) return text;
  const bare = text.replace(BRACKETED, '  ');
  return ALONE.test(bare) ? '' : bare.replace(AT_END, '').replace(AT_START, '');
}
