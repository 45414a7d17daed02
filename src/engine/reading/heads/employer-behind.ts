/** Whether what stands behind "in", "am" and their like in a text that opens with a post is an employer: a field of work is none. */
import { u } from '../../../resume/patterns.ts';
import { isDepartment } from './head-asides.ts';
import { opensAsHouse } from './german-houses.ts';
import { opensAsEmployer, organisationScore, type Marks } from './head-marks.ts';
import { FAMILY } from './leading-words.ts';

/** "Mitarbeiter in der Logistik": one noun alone is a field of work, unless it opens employers' names. */
const FIELD = u`^\p{Lu}\p{Ll}+$`;
/** "… am Lehrstuhl für Statik": where at a university. */
export const CHAIR = u`^(?:Lehrstuhl|Professur|Fachgebiet|Arbeitsgruppe|AG)\s(?:für\s)?\p{Lu}`;
/** "Leiterin im Handel", "Mithilfe in unserem Betrieb". */
const NONE =
  /^\S+ (?:meine|unsere|seine|ihre)[mnrs]?\s|^(?:\S*[Hh]andel|Gastgewerbe|Gastronomie|Hotellerie|Handwerk)(?=$|,)/u;
const COMMA = /\s*,\s+/u;

/** `opensWithPost`: its first words name a post themselves. */
export function isEmployerBehind(side: string, opensWithPost: boolean, marks: Marks): boolean {
  if (NONE.test(side)) return false;
  const { language } = marks.lexicon;
  if (
    FAMILY.test(side) ||
    (language === 'de' && (CHAIR.test(side) || opensAsHouse(side))) ||
    opensAsEmployer(side, marks)
  )
    return true;
  if (opensWithPost) return false;
  if (language !== 'de' && language !== 'en') return true;
  const named = organisationScore(side.split(COMMA, 1)[0] ?? '', marks) > 0 && !isDepartment(side, marks.lexicon);
  return named && !(language === 'de' && FIELD.test(side));
}
