/** English words that name what one studies, and where they part a degree from the school behind it: "B.S. Geology Acme State University". */
import { u } from '../../../resume/patterns.ts';
import { LETTER, only } from '../text/characters.ts';
import { organisationScore, roleScore, type Marks } from '../heads/head-marks.ts';

/** By their endings, and by themselves where they have none. */
const FIELD =
  /(?:logy|nomics|nomy|graphy|metry|istry|matics|physics|istics|ering|counting|keting|gramming|riting|aching|elding|ursing|anning|acturing|nagement|overnment|elopment|(?:str|c|t|m|n|iz|lis|v|r)ations?|culture|tecture|literature|sciences?|osophy|therapy|electronics|technology|humanities|anities)$|^(?:arts?|studies|law|laws|history|english|spanish|french|business|finance|music|work|relations|design|medicine|pharmacy|dance|theat(?:re|er)|film|media|commerce|security|health|care|analytics|justice|mathematics|maths?|civil|mechanics|tourism|nutrition|cosmetology|hvac|journalism|radiography|pedagogy|mechanical|electrical|economics|politics|dietetics|phlebotomy|sports?|diploma|degree)$/iu;

/** Whether a word names a field of study. */
export function isField(word: string): boolean {
  return FIELD.test(only(word, LETTER));
}

const OPENS = u`^(?:\p{Lu}\p{Ll}{0,2}\.?){2,5}$`;
export const CAPITAL = u`^["“(]?\p{Lu}`;
/** Longer ones are sentences. */
const MOST_WORDS = 16;

function opensAsDegree(words: readonly string[], marks: Marks): boolean {
  const [first = ''] = words;
  if (/^high school diploma$/iu.test(words.slice(0, 3).join(' '))) return true;
  if (organisationScore(first, marks) > 0 || !CAPITAL.test(first)) return false;
  const two = words.slice(0, 2).join(' ');
  return roleScore(first, marks) > 0 || (roleScore(two, marks) > 0 && organisationScore(two, marks) === 0) || OPENS.test(first); // prettier-ignore
}

/** Degree and school of one text without anything between, told by the last field of study before the school's own name. */
export function partAtField(text: string, marks: Marks): readonly [degree: string, school: string] | null {
  if (marks.lexicon.language !== 'en' || !text.includes(' ')) return null;
  const words = text.split(' ');
  if (words.length < 4 || words.length > MOST_WORDS || !opensAsDegree(words, marks)) return null;
  const noun = words.findIndex((word, at) => at > 1 && CAPITAL.test(word) && organisationScore(word, marks) > 0 && !isField(word)); // prettier-ignore
  if (noun < 0) return null;
  // "… Geology University of Exton": the noun opens the name.
  const last = words[noun + 1] === 'of' ? noun - 1 : noun - 2;
  for (let at = last; at > 0; at -= 1) {
    const next = words[at + 1] ?? '';
    if (!CAPITAL.test(next)) return null;
    if (!isField(words[at] ?? '')) continue;
    return [words.slice(0, at + 1).join(' '), words.slice(at + 1).join(' ')];
  }
  return null;
}

const NAME = u`^\p{Lu}[\p{L}’'&.-]*(?:\s\p{Lu}[\p{L}’'&.-]*){0,4}$`;

/** "**Acme Scholars** Software Engineering, Oakrun": a name in a type of its own before a field of study. */
export function isFieldBehind([name = '', field = '']: readonly string[], language: string): boolean {
  const [told = ''] = field.trim().split(',', 1);
  const words = name.trim().split(' ');
  return language === 'en' && NAME.test(name.trim()) && !words.some(isField) && told.split(' ').some(isField);
}
