/** The degree of a school whose head names none: the first words of what is said below it, "Licence de chimie. Option …". */
import { u } from '../../../resume/patterns.ts';
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Item } from '../entries/entry-items.ts';
import { isAside } from './school-asides.ts';
import { degreeScore, schoolMarks, TRADE } from './school-marks.ts';

const LONGEST = 80;
const SENTENCE = u`(?<=\p{L}{3}|\))\.(?:\s|$)|[;:]\s`;
/** Words among which a degree is named. */
const OPENING_WORDS = 3;

/** `body`: what stands below the head, in order. */
export function degreeBelow(body: readonly Item[], lexicon: Lexicon): string | null {
  const [first] = body;
  if (isCjk(lexicon.language) || first?.role !== 'prose' || first.field) return null;
  const marks = schoolMarks(lexicon);
  const [sentence = ''] = first.line.text.split(SENTENCE, 1);
  const [part = ''] = sentence.split(/,\s/u, 1);
  const opening = part.split(/\s+/u, OPENING_WORDS).join(' ');
  const named =
    u`^\p{Lu}`.test(part) && part.length <= LONGEST && !isAside(part) && degreeScore(opening, marks) > TRADE;
  return named ? part.trim() : null;
}
