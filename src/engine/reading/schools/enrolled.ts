/** That one is enrolled, before what one studies. */
import { u } from '../../../resume/patterns.ts';
import { openingFinder } from '../text/word-starts.ts';

/** "Iscritta al terzo anno di Laurea in …", "Coursework toward B.A. …". */
// prettier-ignore
export const enrolledIn = openingFinder([
  ...['enrolled in', 'studying(?: for| towards?)?', 'studied', 'pursuing', 'completed', 'coursework towards?', 'student (?:of|in)', 'candidate for', 'hold(?:ing)?', 'graduated with', 'obtained', 'earned'].flatMap((words) => [`(?:i(?: am|['’]m)? )?(?:currently )?${words}(?: an?| the| my)?`]),
  String.raw`iscritt[ao] al \p{L}{4,8} anno (?:di|del|della)`, 'cursando(?: o| a)?', 'cursado de', 'obtención del título(?: de)?', 'obtenção do título(?: de)?', String.raw`étudiante? en(?: \p{L}{4,9} année (?:de|du))?`, String.raw`(?:obtention|validation) (?:du|de la|de l['’]|d['’]un|d['’]une)`, 'studierende[r]? der', 'apprentie? en', 'étudiante? en',
], String.raw`\s+(?=\p{Ll})`);
/** "Cursando o 3º ano do Ensino Médio": how far one is. */
export const enrolledAt = openingFinder(
  [
    ...['cursando', 'estudante d[aeo]', 'alun[ao] d[aeo]', 'estudiante del?', 'alumn[ao] del?'].map(
      (words) =>
        String.raw`${words}(?: o| a| el)? \d{1,2}\S{0,3} (?:ano|s[ée]rie|semestre|per[íi]odo|ciclo|curso|año|grado) d[aeo]l?`,
    ),
    // "Iscritto al terzo anno di Scienze Motorie", "Étudiante en 2e année de Droit", "Cursando tercer año de Abogacía".
    String.raw`(?:attualmente )?(?:iscritt[ao] al|frequento il|frequentante il|studente(?:ssa)? al|studente(?:ssa)? del) (?:\p{L}{4,8}|\d\S{0,2}|[iv]{1,3}) anno(?: fuori corso)? (?:di|del|della|del corso di laurea in|in)`,
    String.raw`(?:actuellement )?(?:inscrite?|étudiante?) en (?:\p{L}{7,9}|\d\S{1,3}|[iv]{1,3}\S{1,3}) année (?:de|d['’]|en)`,
    String.raw`(?:actualmente )?(?:cursando|estudiante de|alumn[ao] de) (?:el )?(?:primer|segundo|tercer|cuarto|quinto|sexto|último) (?:año|curso|ciclo|semestre) del?`,
    String.raw`(?:atualmente |actualmente )?(?:cursando|a frequentar|frequento|estudante d[oe]|alun[ao] do) (?:o )?(?:primeiro|segundo|terceiro|quarto|quinto|sexto|último|\d{1,2}\S{0,2}) (?:ano|período|semestre) d[aeo]`,
  ],
  String.raw`\s+(?=\p{L})`,
);

/** "Graduated Alder Area High School": before the name of a school. */
export const ATTENDED = u`^(?:Graduated|Attended|Finished|Completed)\s(?:from\s|at\s)?(?:the\s)?(?=(?:\p{Lu}[\p{L}.'’-]*\s){1,5}(?:(?:High|Grammar|Secondary|Primary|Middle|Trade|Technical)\s)?(?:School|College|University|Academy|Institute|High|Comprehensive|Polytechnic)(?!\p{L}))`;
