/** Words that say that something goes on to this day. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { datesIn } from './date-tokens.ts';

/** Whether a text is such words alone: "Actual", "atualmente". */
export function tellsPresent(text: string, lexicon: Lexicon): boolean {
  return datesIn(`2000 – ${text}`, lexicon)[1]?.present === true;
}
