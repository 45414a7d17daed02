/** Resumes in languages that are not measured: better said than measured by the words of a neighbour. */
import { LATIN_LANGUAGES } from '../../../resume/language.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { STRANGE_SCRIPTS, STRANGERS } from '../../lexicons/strangers.ts';
import { countOf, HAN_LETTER, HIRAGANA, KATAKANA, latinLettersIn, LETTER } from './characters.ts';
import { key, wordsOf } from './fold.ts';

/** In fewer letters names of firms and tools may outweigh the rest. */
const LEAST_LETTERS = 200;
/** Characters: two pages tell it. */
const LONGEST = 6000;
/**
 * Words of another language, and how many times those of the best of ours. Of 550 resumes in ours the nearest stranger (Catalan) came to .75 of
 * them; one in Dutch to 3.4, in Polish to 11.
 */
const LEAST_WORDS = 6;
const LEAD = 1.4;

let owners: ReadonlyMap<string, readonly string[]> | null = null;

/** The languages that have a word among their commonest, ours and others. */
function ownersOf(word: string): readonly string[] {
  if (owners === null) {
    const all = new Map<string, string[]>();
    const give = (words: readonly string[], code: string): void => {
      for (const own of new Set(words.map(key))) all.set(own, [...(all.get(own) ?? []), code]);
    };
    for (const code of LATIN_LANGUAGES) {
      const { stopWords, headings } = LEXICONS[code];
      const heads = Object.values(headings)
        .flat()
        .flatMap((phrase) => wordsOf(key(phrase)));
      give([...stopWords, ...heads], code);
    }
    for (const [code, words] of Object.entries(STRANGERS)) give(words, code);
    owners = all;
  }
  return owners.get(word) ?? [];
}

function latinStranger(text: string): string | null {
  const counts = new Map<string, number>();
  for (const word of wordsOf(key(text)))
    for (const code of ownersOf(word)) counts.set(code, (counts.get(code) ?? 0) + 1);
  const ours = Math.max(...LATIN_LANGUAGES.map((code) => counts.get(code) ?? 0));
  const [code, count] = Object.keys(STRANGERS)
    .map((stranger) => [stranger, counts.get(stranger) ?? 0] as const)
    .reduce((first, other) => (other[1] > first[1] ? other : first));
  return count >= LEAST_WORDS && count >= LEAD * ours ? code : null;
}

/**
 * ISO 639 code of the language of `whole` (a resume's text) where it is none of those that are measured, "und" where only the script
 * tells so; null otherwise, and where there is too little text.
 */
export function otherLanguageOf(whole: string): string | null {
  const text = whole.slice(0, LONGEST);
  if (latinLettersIn(text) === null) {
    const letters = countOf(text, LETTER);
    const cjk = countOf(text, HAN_LETTER | HIRAGANA | KATAKANA);
    if (letters < LEAST_LETTERS) return null;
    const strange = STRANGE_SCRIPTS.find((script) => (text.match(script.letters)?.length ?? 0) > letters / 2);
    if (strange) return strange.told.find(([own]) => own.test(text))?.[1] ?? strange.otherwise;
    if (cjk > letters / 10) return null;
  } else if (countOf(text, LETTER) < LEAST_LETTERS) return null;
  return latinStranger(text);
}
