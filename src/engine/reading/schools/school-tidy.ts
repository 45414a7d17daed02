/** A piece of a head without what stands at its ends and is of no name: grades, honours, how far one is. */
import { gu, u } from '../../../resume/patterns.ts';
import { lowered } from '../text/word-starts.ts';
import { ATTENDED, enrolledAt, enrolledIn } from './enrolled.ts';

// What ends and opens a piece is looked up by its letters: most pieces have none of it, and their patterns are long.
/** "with 8.4 CGPA", "mit Auszeichnung" behind a degree. */
const CROWNED =
  /\s(?:with (?:high(?:est)? )?(?:distinction|hono(?:u)?rs|merit|excellence|credit|commendation)|(?:summa |magna )?cum laude|con lode|mit auszeichnung|mit (?:(?:sehr )?gutem |ausgezeichnetem )?erfolg|con mención|com louvor|avec mention|mention (?:(?:tr[eè]s |assez )?(?:bien|honorable)|t?b|ab)|(?:with )?(?:merit|excellence) endorse(?:d|ment))$/u;
// prettier-ignore
const CROWNED_ENDS = ['distinction', 'honours', 'honors', 'merit', 'excellence', 'credit', 'commendation', 'laude', 'lode', 'auszeichnung', 'erfolg', 'mención', 'louvor', 'mention', 'bien', 'tion tb', 'tion ab', 'tion b', 'honorable', 'endorsed', 'endorsement'];
/** "with 8.4 CGPA", left of a date that was cut out: "in". */
const GRADED = /\s(?:at grades?|including|incl\.|incluyendo|dont|davon|darunter)\s.*$/u;
const GRADED_WORDS = ['at grade', 'incl', 'dont', 'davon', 'darunter'];
/** "Associate of Arts, English GPA 3.61" */
const GPA = /\s\(?(?:with )?(?:an? )?(?:c?gpa|wam|atar)\s?(?:of|:|=|-)?\s?\d[\d./ ]*\)?$/u;
/** "Diploma di maturità 85/100", "Laurea in Fisica 110 e lode", "Maturità voto 70" */
const OUT_OF =
  /\s(?:\d{2,3}(?:[.,]\d+)?\s?\/\s?(?:110|100|60)(?:\s?(?:e|con|cum|et)\s(?:la\s)?(?:lode|laude))?|110\s?(?:e|con|cum)\s(?:lode|laude)|(?:con\s)?(?:voto|votazione)(?:\s(?:finale|di \p{L}{5,8}))?:?\s\d{1,3}(?:[.,]\d+)?(?:\s?\/\s?\d{2,3})?|con il massimo dei voti)(?:\s?e lode)?$/u;
const SCORED = /(?:^|\s)(?:with|con|com|avec|mit|scoring|obtaining)\s(?:an?\s)?(?=[^,(]{0,30}\d).*$/u;
// prettier-ignore
const DANGLING: ReadonlySet<string> = new Set(['in', 'en', 'em', 'il', 'nel', "nell'anno", 'nell’anno', "nell'a.s.", 'nell’a.s.', "nell'a.a.", 'nell’a.a.', 'am', 'im', 'on', 'du', 'de', 'del', 'a', 'au', 'by', 'pour', 'since', 'seit', 'desde', 'dal', 'depuis', 'bis', 'und', 'and', 'y', 'e', 'et']);

/** "B.S. in Botany with minors in Law and Music": beside what one studied. */
const MINORS = /\swith (?:an? )?(?:double |academic )?minors? (?:in|of)\s.*$/u;

/** `whole`: what it lists goes with its name. */
function withoutGrade(text: string, whole: boolean): string {
  const small = lowered(text);
  const graded = !whole && GRADED_WORDS.some((word) => small.includes(word)) ? GRADED.exec(small)?.index : undefined;
  const minor = small.includes(' minor') ? MINORS.exec(small)?.index : undefined;
  const scored = /\d/.test(small) ? SCORED.exec(small)?.index : undefined;
  const outOf = /\d|voti/u.test(small) ? OUT_OF.exec(small)?.index : undefined;
  const gpa = /\d/.test(small) ? GPA.exec(small)?.index : undefined;
  return text.slice(
    0,
    Math.min(
      outOf ?? text.length,
      gpa ?? text.length,
      graded ?? text.length,
      scored ?? text.length,
      minor ?? text.length,
    ),
  );
}

function withoutCrown(text: string): string {
  const small = lowered(text);
  return CROWNED_ENDS.some((end) => small.endsWith(end)) ? text.slice(0, CROWNED.exec(small)?.index) : text;
}

function withoutDangling(text: string): string {
  const at = text.lastIndexOf(' ');
  const word = text.slice(at + 1);
  // "CACES R482 A": a class, no word.
  const initial = at >= 0 && 'AEY'.includes(word);
  return !initial && DANGLING.has(lowered(word)) ? text.slice(0, Math.max(0, at)) : text;
}

/** "au lycée Jean Exemple" behind what was taken there. */
const IN_SCHOOL = u`^(?:au|à la|à l['’]|chez)\s?(?=(?:lycée|collège|université|école|institut|conservatoire|centre|cfa)(?!\p{L})|(?<=chez\s)\p{Lu})`;

export function tidy(text: string, whole = false): string {
  const bare = text
    .replace(/[\ue000-\uf8ff]/gu, '')
    .replace(ATTENDED, '')
    .replace(/^[\s,;:.|·•–—~/\])-]+|[\s,;:|·•–—/([-]+$/gu, '');
  const small = lowered(bare);
  const own = bare.slice((enrolledAt(small) ?? enrolledIn(small))?.length ?? 0);
  return withoutDangling(withoutCrown(withoutGrade(own, whole)))
    .replace(gu`[\s,;:]+$|(?<=\p{Ll}{4})\.$`, '')
    .replace(
      // "(non obtenu)" stays whole.
      /(?<!\([^()]*)\s\(?(?:C?GPA|Note|Nota|Promedio|Prom\.|Média|obtenue?s?|obtenid[ao]|obtid[ao]|conseguit[ao]|(?:degree )?(?:expected|anticipated)(?: in)?|conferred|[Gg]raduated(?: in)?|[Gg]raduating|[Cc]lass of)\)?$/u,
      '',
    )
    .replace(IN_SCHOOL, '')
    .trim();
}
