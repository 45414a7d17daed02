/** The degree of a school whose head names none: the first words of what is said below it, "Licence de chimie. Option …". */
import { u } from '../../../resume/patterns.ts';
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Item } from '../entries/entry-items.ts';
import { isAside } from './school-asides.ts';
import type { Line } from '../reading.ts';
import { degreeScore, schoolMarks, schoolScore, TRADE } from './school-marks.ts';
import type { Marks } from '../heads/head-marks.ts';

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

/** "Ingeniería. Universidad del Lago. Calbuco." below "Educación profesional" in bold: a level as a heading of its own. */
export function isUnderLevel(line: Line, { role, line: above }: Item, marks: Marks): boolean {
  return role === 'header' && above.bold && !line.bold && degreeScore(above.text, marks) > TRADE && schoolScore(above.text, marks) <= 0 && schoolScore(line.text, marks) > 0.5; // prettier-ignore
}
