/** What stands among schools and is no schooling. */
import { u } from '../../../resume/patterns.ts';
import { NO_SCHOOLING } from '../../lexicons/education-words.ts';
import { openingOf } from '../items/bullets.ts';
import { key, keysOf } from '../text/fold.ts';

const NO_STUDIES = keysOf(NO_SCHOOLING);

/** "Servicio Militar cumplido en Cerro Muriano, 1997": told among schools, and no schooling. */
export function isNoStudies(text: string): boolean {
  const { glyph, text: words } = openingOf(text);
  const plain = key(glyph === null ? text : words);
  return NO_STUDIES.some((word) => plain.startsWith(word) && !u`^\p{L}`.test(plain.slice(word.length)));
}
