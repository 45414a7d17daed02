/** Schools that pupils attend, told by their kind. */
import { iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { schoolMarks, scoresOf } from './school-marks.ts';

/** Schools that one attends before any post: nobody works there without telling as what. */
const OF_YOUTH = iu`(?<!\p{L})(?:(?:\p{L}{0,20}-?)?(?:grund|haupt|(?:werk)?real|volks|mittel|gesamt|gemeinschafts|sekundar|primar|regel|ober|förder|bezirks?|kreis|kantons|fachober|berufsober|berufs|berufsfach|wirtschafts|sonder|waldorf|handels)schule|(?:\p{L}{0,20}-?)?gymnasiums?|polytechnische schule|polytechnischer lehrgang|fos|bos|hak|hasch|htl|htbla|htblva|hlw|borg|b?rg|scuola (?:elementare|media|primaria|secondaria)|liceo|istituto (?:tecnico|professionale|magistrale)|itis|ipsia|collège|lycée|école primaire|escuela primaria|instituto de (?:educación|enseñanza) secundaria)(?!\p{L})`;

/** "Luitpold-Gymnasium Wasserburg", "FOS Wasserburg". */
export function isSchoolOfYouth(text: string, lexicon: Lexicon): boolean {
  const { degree, school } = scoresOf(text, schoolMarks(lexicon));
  return OF_YOUTH.test(text) && degree <= school && u`^["“„«]?\p{Lu}`.test(text.trim()) && !/[,;:]/u.test(text);
}
