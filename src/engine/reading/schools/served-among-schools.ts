/** Work among schools, in German resumes that tell all their years under one heading: "2018 – 2019 ¦ Praktikum bei Acme", and posts at universities in an academic career. */
import { iu } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';

const SERVED = iu`^[\s,:–-]*(?:\p{L}{0,14}praktikum|praktika|freiwilliges (?:soziales|ökologisches) jahr|fsj|bundesfreiwilligendienst|bfd|zivildienst|wehrdienst|grundwehrdienst|präsenzdienst|ferienjobs?|nebenjobs?|minijobs?|ferialjobs?|(?:wissenschaftliche|studentische|akademische)[rn]?\s(?:mitarbeiter|hilfskraft|hilfskräfte|assistent|(?:ober)?rat|(?:ober)?rätin)(?:in)?(?!\p{L})|hilfskraft|(?:wiss|stud)\.\s(?:mitarbeiter|hilfskraft)(?:in)?|lehrbeauftragte[rn]?|post-?doc|post-?doktorand(?:in)?|(?:junior|assistenz|vertretungs)?professor(?:in)?|gastwissenschaftler(?:in)?|privatdozent(?:in)?|tutor(?:in)?|werkstudent(?:in)?)(?!\p{L})(?!\s?\(?(?:abgeschlossen|bestanden))`;

/** Whether the head of a dated entry tells a placement or a service, and no studies. */
export function isServed(text: string, { language }: Lexicon): boolean {
  return language === 'de' && SERVED.test(text.slice(0, 60));
}
