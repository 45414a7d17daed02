/** Schools that are told by their initials and by what these stand for. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { abbreviates } from './degree-initials.ts';
import type { Placed } from './degree-subjects.ts';
import { TRADE } from './school-marks.ts';
import { withByname } from './university-bynames.ts';

const INITIALS = u`^\p{Lu}{3,8}$`;
const IBERIAN: ReadonlySet<string> = new Set(['es', 'pt']);

/** "IEFP – Centro de Emprego e Formação", "BBK – Bauer Bildung und Kultur GmbH"; null where the name behind the dash is of something else. */
export function spelledOut(
  school: Placed,
  degree: Placed,
  all: readonly Placed[],
  { language }: Lexicon,
): string | null {
  const spelled = all[school.at + 1];
  if (language === 'it') return withByname(school, degree, all);
  const short = INITIALS.test(school.text);
  // "Centro do Araçá - Fatec Ribeira" in a line of its own: both are.
  if (!short && !(IBERIAN.has(language) && school.cell !== degree.cell)) return null;
  if (spelled?.joint !== 'hard' || spelled === degree || spelled.cell !== school.cell || spelled.degree > TRADE)
    return null;
  const named = IBERIAN.has(language) && (spelled.kind === 'name' || spelled.kind === 'faculty') && spelled.school > 0;
  const closed = short && (isClosedName(spelled.text) || abbreviates(school.text, spelled.text));
  return named || closed ? `${school.text} – ${spelled.text}` : null;
}
