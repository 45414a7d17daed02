/** The employer of all the posts of a table, told in the line right above its head: "Presso il Comune di Alba, in ruolo dal 2003:" over "Dal ¦ Al ¦ Ufficio ¦ Profilo". */
import { isCjk } from '../../../resume/language.ts';
import { iu } from '../../../resume/patterns.ts';
import type { FieldRole } from '../../lexicons/field-labels.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { marksFor, organisationScore } from '../heads/head-marks.ts';
import { namesPost } from '../heads/headers.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import type { Line } from '../reading.ts';

const AT = iu`^(?:(?:presso|chez|at|bei|beim|en|em|na|no)(?:\s(?:il|lo|la|le|gli|i|der|the|el|los|las))?\s|presso\sl['’]|au\ssein\s(?:de\s(?:la\s|l['’])?|du\s|des\s))(?=["“«]?\p{Lu})`;
const LONGEST = 70;

/** Whether the columns of a table leave the employer to be told outside of it. */
function leavesEmployer(roles: readonly (FieldRole | null)[]): boolean {
  return (
    roles.includes('title') && !roles.some((role) => role === null || role === 'organisation' || role === 'school')
  );
}

/** `above`: the line before the head of a table; `roles`: what the head says of its columns. */
export function employerAbove(above: Line | undefined, head: Line, roles: readonly (FieldRole | null)[], lexicon: Lexicon): string | null {
  if (isCjk(lexicon.language) || above?.index !== head.index - 1 || above.place || !leavesEmployer(roles)) return null;
  const [piece = ''] = above.text.split(/[,:;]|\s\(/u, 1);
  const name = piece.replace(AT, '').trim();
  if (name === '' || name.length > LONGEST || namesPost(name, lexicon)) return null;
  return isClosedName(name) || organisationScore(name, marksFor(lexicon, false)) > 0 ? name : null;
} // prettier-ignore
