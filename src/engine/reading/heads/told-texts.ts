/** Texts of a head that say what was done there, in words of a sentence: they name neither post nor employer. */
import { gu, iu, u } from '../../../resume/patterns.ts';
import { isCjk } from '../../../resume/language.ts';
import { key, keysOf } from '../text/fold.ts';
import { opensWithAt } from './leading-words.ts';
import { isClosedName } from './legal-forms.ts';
import { opensAsEmployer, organisationScore, roleScore, type Marks } from './head-marks.ts';

/** Fewer words may be a post or a name in small letters; a number tells sooner. */
const LEAST_WORDS = 6;
const LEAST_WITH_NUMBER = 5;
/** In English posts are told in small letters as often as not. */
const LEAST_ENGLISH = 8;
/** Words in small letters that say something: German writes its nouns with a capital. */
const LEAST_SAYING = 2;
/** A post is told by its first words, or by those behind a comma. */
const POST_WORDS = 2;

function opensAsPost(text: string, marks: Marks): boolean {
  const openings = text.split(/[,;:/]/u).map((part) => part.trim().split(/\s+/u).slice(0, POST_WORDS).join(' '));
  return openings.some((opening) => roleScore(opening, marks) > 0);
}

const NUMBER = u`(?<![\p{L}\d])\d`;

const stopWords = new Map<string, ReadonlySet<string>>();
function stopWordsOf({ lexicon }: Marks): ReadonlySet<string> {
  const known = stopWords.get(lexicon.language) ?? new Set(keysOf(lexicon.stopWords));
  stopWords.set(lexicon.language, known);
  return known;
}

/** "Riporto all'Amministratore Delegato", "Reporting to the CFO": whose post that is, and not one's own. */
const REPORTING = iu`^(?:a )?(?:riport(?:o|ando|avo)|riferisco|report(?:s|ed|ing|o|ando|é|aba|ei|ava)|depend(?:o|iendo|endo|ía)|rattachée?|berichte(?:te|nd)?)(?:-me)?(?: (?:\p{L}+ment[eo]?|directly|direkt))?\s(?:(?:a|al|allo|alla|ai|to|del?|d[ao]|à|ao|aux?|an)\s|all['’])`;

/** "Turni, reperibilità, quadri elettrici": a list, all of it but its first in small letters. */
function isListed(text: string, marks: Marks): boolean {
  const [first = '', ...others] = text.split(/,\s/u);
  if (others.length < LEAST_LISTED || !others.every((part) => u`^\p{Ll}`.test(part))) return false;
  return !isClosedName(text) && !opensAsEmployer(text, marks) && organisationScore(first, marks) + roleScore(first, marks) <= 0;
} // prettier-ignore

const LEAST_LISTED = 2;

/** "Apertura y cierre del local, caja incluida", "Wartezeit im Schnitt von 14 auf 9 Minuten verringert". */
export function isToldText(whole: string, marks: Marks): boolean {
  const { language } = marks.lexicon;
  if (REPORTING.test(whole) || (!isCjk(language) && isListed(whole, marks))) return true;
  // "Crew / addetto cucina (part-time 24h)"
  const text = whole.replace(/\([^()]*\)/gu, ' ');
  const words = text.trim().split(/\s+/u);
  const numbered = NUMBER.test(text);
  const least = language === 'en' ? LEAST_ENGLISH : numbered ? LEAST_WITH_NUMBER : LEAST_WORDS;
  if (isCjk(language) || words.length < least) return false;
  if (isClosedName(text) || opensWithAt(text, language) || opensAsEmployer(text, marks)) return false;
  // An English post closes with its noun.
  if (opensAsPost(text, marks) || (language === 'en' && roleScore(text, marks) > 0)) return false;
  const stops = stopWordsOf(marks);
  const longer = (text.match(gu`(?<![\p{L}\d])\p{L}[\p{L}'’-]{2,}`) ?? []).filter((word) => !stops.has(key(word)));
  const small = longer.filter((word) => u`^\p{Ll}`.test(word)).length;
  const named = longer.slice(1).filter((word) => u`^\p{Lu}`.test(word)).length;
  if (language === 'de') return numbered ? small > 0 : small >= LEAST_SAYING && organisationScore(text, marks) === 0;
  if (small < LEAST_SAYING) return false;
  return named === 0 || (small > 2 * named && organisationScore(text, marks) === 0);
}
