/** Firms whose names break behind the noun that says what they are: "Servicetechniker bei Pumpenfabrik" over "Saaletal AG & Co. KG, Könnern". */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { marksFor, organisationScore, roleScore } from './head-marks.ts';
import { isClosedName } from './legal-forms.ts';

const AT_NOUN = u`\s(?:bei(?:\sder)?|beim|at|chez|presso|en|na|no)\s(\p{Lu}[\p{L}-]{3,})\s*$`;

/** Whether the upper line ends in such a noun, behind the word that leads to it, and the lower one closes the name with its legal form. */
export function breaksAtHouse(above: string, below: string, lexicon: Lexicon): boolean {
  const noun = AT_NOUN.exec(above)?.[1];
  const [name = ''] = below.trim().split(/,\s/u, 1);
  if (noun === undefined || !u`^\p{Lu}`.test(name) || !isClosedName(name)) return false;
  const marks = marksFor(lexicon, false);
  return organisationScore(noun, marks) > 0 && roleScore(name, marks) <= 0;
}
