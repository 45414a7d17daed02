/** "dal 01/03/2019 al 28/02/2021 in qualità di Infermiera presso …": jobs told as public tenders ask for them. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn, type FoundRange } from '../dates/dates.ts';
import { namesPost } from '../heads/headers.ts';

/** Characters in which the range ends, and before it. */
const REACH = 40;
const OPENING = 4;
const LONGEST = 320;
const POST_WITHIN = 120;
const SERVED =
  /^[\s,:]{0,2}(?:\S+\s){0,2}(?:in qualità di|con (?:la )?(?:mansione|qualifica|funzione) di|come|als|en calidad de|como|en qualité d[e']|comme|as)\s/iu;

/** The range that opens a sentence, however long, before the words that lead to a post. */
export function servedOf(text: string, lexicon: Lexicon): FoundRange | null {
  const [range] = text.length <= LONGEST ? rangesIn(text.slice(0, REACH), lexicon) : [];
  const behind = range?.isRange === true && range.index <= OPENING ? text.slice(range.index + range.length) : '';
  return range && SERVED.test(behind) && namesPost(behind.slice(0, POST_WITHIN), lexicon) ? range : null;
}
