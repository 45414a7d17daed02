/** What stands among schools and is no schooling. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { NO_SCHOOLING } from '../../lexicons/education-words.ts';
import { LANGUAGE_NAMES } from '../../lexicons/language-names.ts';
import { openingOf } from '../items/bullets.ts';
import { kindsByName } from '../sections/heading-kinds.ts';
import { bare } from '../sections/heading-text.ts';
import { key, keysOf } from '../text/fold.ts';

const NO_STUDIES = keysOf(NO_SCHOOLING);

const LONGEST_LEVEL = 50;
/** Behind the name of a language. */
const LEVEL =
  /^\s?[:–—-]?\s?(?:(?:nivel|niveau|level|livello)\s)?(?:[abc][12]\+?|avan[zc]ad[oa]|advanced|intermedi(?:o|a|ario|ate|aire)|basic[oa]?|nativ[oae]|native|fluent[e]?|fluido|medio|alto)(?:$|[\s(,.;])/u;

/** "Inglés – Nivel B2 (2023)": how well one speaks it. */
function isSpoken(plain: string): boolean {
  const [word = ''] = plain.split(/[\s:]/u, 1);
  return plain.length <= LONGEST_LEVEL && LANGUAGE_NAMES.includes(word) && LEVEL.test(plain.slice(word.length));
}

/** "Durante il dottorato, vincitore …" */
const MEANWHILE = /^(?:durante|während|pendant|during)\s[^,]{3,30},\s/u;

/** "Servicio Militar cumplido en Cerro Muriano, 1997": told among schools, and no schooling. */
export function isNoStudies(text: string): boolean {
  const { glyph, text: words } = openingOf(text);
  const plain = key(glyph === null ? text : words).replace(MEANWHILE, '');
  return (
    isSpoken(plain) ||
    NO_STUDIES.some(
      (word) => plain.startsWith(word) && (word.includes(', ') || !u`^\p{L}`.test(plain.slice(word.length))),
    )
  );
}

/** "Cursos complementares:" over a list among schools: a heading of something else that is set like their heads. */
export function opensOther(text: string, lexicon: Lexicon): boolean {
  const kinds = text.trim().endsWith(':') ? kindsByName(bare(text), lexicon) : [];
  return kinds.length > 0 && !kinds.includes('education') && !kinds.includes('experience');
}
