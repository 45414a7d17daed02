/** Schools that pupils attend, told by their kind. */
import { iu, u } from '../../../resume/patterns.ts';
import type { Language } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isField } from './fields-of-study.ts';
import { schoolMarks, scoresOf } from './school-marks.ts';

/** Schools that one attends before any post: nobody works there without telling as what. */
const OF_YOUTH = iu`(?<!\p{L})(?:(?:\p{L}{0,20}-?)?(?:grund|haupt|(?:werk)?real|volks|mittel|gesamt|gemeinschafts|sekundar|primar|regel|ober|förder|bezirks?|kreis|kantons|fachober|berufsober|berufs|berufsfach|wirtschafts|sonder|waldorf|handels)schule|(?:\p{L}{0,20}-?)?gymnasiums?|polytechnische schule|polytechnischer lehrgang|fos|bos|hak|hasch|htl|htbla|htblva|hlw|borg|b?rg|scuola (?:elementare|media|primaria|secondaria)|liceo|istituto (?:tecnico|professionale|magistrale)|itis|ipsia|collège|lycée|école primaire|escuela primaria|instituto de (?:educación|enseñanza) secundaria)(?!\p{L})`;

/** "Luitpold-Gymnasium Wasserburg", "FOS Wasserburg". */
export function isSchoolOfYouth(text: string, lexicon: Lexicon): boolean {
  const { degree, school } = scoresOf(text, schoolMarks(lexicon));
  return OF_YOUTH.test(text) && degree <= school && u`^["“„«]?\p{Lu}`.test(text.trim()) && !/[,;:]/u.test(text);
}

/** English ones: "Tarn Grammar School", "Fernton High". */
const OF_PUPILS = iu`(?<!\p{L})(?:(?:high|secondary|grammar|primary|elementary|middle|junior|senior|infants?|boarding|nursery|preparatory|prep|comprehensive|girls['’]?|boys['’]?) school|(?<=\p{L}\s)(?:high|comprehensive))$`;
const TOWN = u`^\p{Lu}\p{Ll}+(?:[\s'’-]\p{Lu}\p{Ll}+){0,2}$`;

/** "Methodist Grammar School, Ikole Ekiti": pupils have no subject, so that what stands behind such a school is where it is. */
export function isPupilsSchool(school: string, behind: string, { language }: Lexicon): boolean {
  const kind = language === 'en' ? OF_PUPILS : KINDS_FIRST[language];
  return kind !== undefined && kind.test(school) && TOWN.test(behind) && !behind.split(' ').some(isField);
}

/** "Collège Jean-Acme, Monsempron" */
const KINDS_FIRST: Readonly<Partial<Record<Language, RegExp>>> = {
  fr: iu`^(?:collège|école (?:primaire|secondaire)|lycée (?!pro|tech|hôtel|agri))\s?\p{Lu}`,
  pt: iu`^(?:escola (?:secundária|básica|estadual|municipal)|colégio)\s`,
};
