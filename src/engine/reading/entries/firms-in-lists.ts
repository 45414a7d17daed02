/** A section of jobs that only lists employers: "• Umbral Distribuidora Ltda", "• Lumarex (Grupo Alba)". */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { marksFor, organisationScore } from '../heads/head-marks.ts';
import { namesPost } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { unmarked } from '../schools/school-lines.ts';
import type { Item } from './entry-items.ts';

const LEAST = 3;
const LONGEST = 60;
/** Each word has a capital, but for those that join them. */
const NAMED = u`^(?:[\p{Lu}\d][^\s,;:]*)(?:\s(?:[\p{Lu}\d(&][^\s,;:]*|d[aeo]l?s?|del|la|las|los|e|y|[–-]))*$`;

/** Each item as a head, where all are names, half of them of firms by their words, and none tells a post or a date; else null. */
export function firmsInList(items: readonly Item[], lexicon: Lexicon): readonly Item[] | null {
  if (items.length < LEAST || isCjk(lexicon.language)) return null;
  const marks = marksFor(lexicon, false);
  const isName = ({ role, range, bullet, line }: Item): boolean => {
    const text = (bullet?.text ?? '').replace(/\(\s/gu, '(');
    return role === 'bullet' && range === null && line.cells.length === 1 && text.length <= LONGEST && NAMED.test(text) && (isClosedName(text) || !namesPost(text, lexicon)); // prettier-ignore
  };
  if (!items.every(isName)) return null;
  const firms = items.filter(
    ({ bullet }) => isClosedName(bullet?.text ?? '') || organisationScore(bullet?.text ?? '', marks) > 0,
  );
  if (2 * firms.length < items.length) return null;
  return items.map((item) => ({ ...item, line: unmarked(item.line), role: 'header', bullet: null }));
}
