/** Firms whose names break behind the noun that says what they are, or before their legal form: "Servicetechniker bei Pumpenfabrik" over "Saaletal AG & Co. KG, Könnern". */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { marksFor, organisationScore, roleScore } from './head-marks.ts';
import { isClosedName, LEGAL_FORM } from './legal-forms.ts';

const AT_NOUN = u`\s(?:bei(?:\sder)?|beim|at|chez|presso|en|na|no)\s(\p{Lu}[\p{L}-]{3,})\s*$`;

/** "Gesellschaft m.b.H., Linz", "& Co. KG". */
const FORM_ALONE =
  /^(?:Gesellschaft (?:m\.?\s?b\.?\s?H\.?|mbH)|Ges\.?\s?m\.?\s?b\.?\s?H\.?|(?:GmbH\s)?& Co\.?(?:\sKG(?:aA)?)?|Co\.\sKG)$/u;

/** Whether the upper line ends in such a noun, behind the word that leads to it, and the lower one closes the name with its legal form. */
export function breaksAtHouse(above: string, below: string, lexicon: Lexicon): boolean {
  const [name = ''] = below.trim().split(/,\s/u, 1);
  if (u`\p{L}\s*$`.test(above) && (FORM_ALONE.test(name) || (u`^\p{Lu}`.test(name) && LEGAL_FORM.test(name))))
    return true;
  const noun = AT_NOUN.exec(above)?.[1];
  if (noun === undefined || !u`^\p{Lu}`.test(name) || !isClosedName(name)) return false;
  const marks = marksFor(lexicon, false);
  return organisationScore(noun, marks) > 0 && roleScore(name, marks) <= 0;
}
