/** Under which name people work for themselves: "Selbständig: Metzgerei Vogt, Emsau". */
import { gu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { SELF_EMPLOYED } from '../../lexicons/self-employment.ts';
import { key, keysOf } from '../text/fold.ts';
import { marksFor, opensAsEmployer } from './head-marks.ts';
import { namesPost } from './headers.ts';
import { isClosedName } from './legal-forms.ts';

/** Words of a name open with a capital, those between them aside. */
export function isName(text: string, { stopWords }: Lexicon): boolean {
  const small = keysOf(stopWords);
  const words = text.match(gu`\p{L}[\p{L}'’-]*`) ?? [];
  return words.length > 1 && words.every((word) => u`^\p{Lu}`.test(word) || small.includes(key(word)));
}

/** Whether what stands before a colon says that one works for oneself, and behind it the name of a house opens. */
export function isOwnHouse(left: string, right: string, lexicon: Lexicon): boolean {
  if (!keysOf(SELF_EMPLOYED).some((word) => key(left).startsWith(word))) return false;
  const [name = ''] = right.split(/,\s|\s\(/u, 1);
  const house = isClosedName(name) || opensAsEmployer(name, marksFor(lexicon, false)) || isName(name, lexicon);
  return house && !namesPost(name, lexicon);
}
