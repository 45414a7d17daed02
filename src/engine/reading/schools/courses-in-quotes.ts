/** Courses that quotation marks close, and who gave them right behind: "Parcours « Développeur » Acme". */
import { u } from '../../../resume/patterns.ts';

const COURSE =
  /^(?:parcours|formation|cursus|module|certificat(?:ion)?|attestation|titre|stage|atelier|cqp|mooc|course|program(?:me)?|workshop|certificate|diploma|training|curso|formaci[oó]n|taller|diplomado|formaç[aã]o|corso|lehrgang|kurs|seminar)(?:\s(?!["“«„])\S{1,20}){0,3}\s["“«„]/iu;
const NAMED = u`^([^"“«„]{3,60}["“«„][^"“”«»„]{3,60}["”»“])\s(\p{Lu}[\p{L}.&'’-]{1,30}(?:\s[\p{L}.&'’-]{1,20}){0,4}(?:\s\d{1,2})?)$`;

/** The two, or null for every other text. */
export function partAtQuotes(text: string): readonly [course: string, school: string] | null {
  if (!/["“«„]/u.test(text) || !COURSE.test(text)) return null;
  const [, course, school] = NAMED.exec(text) ?? [];
  return course === undefined || school === undefined ? null : [course, school];
}
