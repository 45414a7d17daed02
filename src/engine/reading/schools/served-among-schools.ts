/** Work among schools, in German resumes that tell all their years under one heading: "2018 – 2019 ¦ Praktikum bei Acme". */
import type { Lexicon } from '../../lexicons/lexicon.ts';

const SERVED =
  /^[\s,:–-]*(?:\p{L}{0,14}praktikum|praktika|freiwilliges (?:soziales|ökologisches) jahr|fsj|bundesfreiwilligendienst|bfd|zivildienst|wehrdienst|grundwehrdienst|präsenzdienst|ferienjobs?|nebenjobs?|minijobs?|ferialjobs?)(?!\p{L})(?!\s?\(?(?:abgeschlossen|bestanden))/iu;

/** Whether the head of a dated entry tells a placement or a service, and no studies. */
export function isServed(text: string, { language }: Lexicon): boolean {
  return language === 'de' && SERVED.test(text.slice(0, 60));
}
