/** The language of a resume: script first, then function words. Measured against trigram libraries it needs no bytes of its own. */
import { LANGUAGES, type Language } from '../../resume/language.ts';
import { LEXICONS } from '../lexicons/index.ts';
import { key, wordsOf } from './fold.ts';

/** Fewer letters than this tell nothing. */
const MIN_LETTERS = 20;
/** Share of CJK among the letters; names of tools and firms stay Latin in Japanese and Chinese resumes. */
const CJK_SHARE = 0.12;
/** Kana per CJK letter: Japanese prose has half, forms a tenth; Chinese none. */
const KANA_SHARE = 0.04;
const HEADING_WEIGHT = 4;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

const LATIN = LANGUAGES.filter((language) => language !== 'ja' && language !== 'zh');

/** Function words and headings that only some of the languages have weigh the more, the fewer share them. */
const VOTES: ReadonlyMap<string, ReadonlyMap<Language, number>> = (() => {
  const owners = new Map<string, Map<Language, number>>();
  for (const language of LATIN) {
    const { stopWords, headings } = LEXICONS[language];
    for (const word of stopWords)
      owners.set(key(word), (owners.get(key(word)) ?? new Map<Language, number>()).set(language, 1));
    for (const phrase of Object.values(headings).flat()) {
      for (const word of wordsOf(key(phrase))) {
        if (word.length < 4) continue;
        const of = owners.get(word) ?? new Map<Language, number>();
        if (!of.has(language)) of.set(language, HEADING_WEIGHT / 2);
        owners.set(word, of);
      }
    }
  }
  return owners;
})();

/** Null when there is too little text. */
export function languageOf(text: string): Language | null {
  const letters = count(text, /\p{L}/gu);
  if (letters < MIN_LETTERS) return null;
  const kana = count(text, /[\p{Script=Hiragana}\p{Script=Katakana}]/gu);
  const cjk = kana + count(text, /\p{Script=Han}/gu);
  if (cjk >= CJK_SHARE * letters) return kana >= KANA_SHARE * cjk ? 'ja' : 'zh';
  const scores = new Map<Language, number>();
  for (const word of wordsOf(key(text))) {
    const votes = VOTES.get(word);
    if (!votes) continue;
    for (const [language, weight] of votes) scores.set(language, (scores.get(language) ?? 0) + weight / votes.size);
  }
  const [best] = [...scores].sort((a, b) => b[1] - a[1]);
  return best?.[0] ?? 'en';
}
