/**
 * Which passages are written in another language than the resume: by their letters, and by function words, which names of tools and firms
 * do not bring along.
 */
import { LATIN_LANGUAGES, type Language, type LatinLanguage } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { countOf, HAN_LETTER, HIRAGANA, isLatinLetter, KATAKANA, latinLettersIn, LETTER } from './characters.ts';
import { wordsOf } from './fold.ts';
import { letterScores, likeliest } from './letter-groups.ts';
import { japaneseOrChinese, misfitsOf } from './orthography.ts';
import { plain } from './words.ts';

/** Shorter passages tell nothing. */
const LEAST_WORDS = 8;
const LEAST_CJK = 15;
const LONGEST = 3000;
/** Sister languages share most of their letters: so many times as much must speak for the other. */
const LEAST_LEAD = 1.15;
/** So many different function words, and such a share of the words, make a sentence. Names are borrowed from English more than from any other. */
const SENTENCE = { words: 1, share: 0.1 };
const ENGLISH_SENTENCE = { words: 3, share: 0.2 };
/** Letters that speak this much louder need fewer of the words. */
const CLEAR_LEAD = 1.7;
const CLEAR_SENTENCE = { words: 2, share: 0.15 };
/** So many characters that Japan does not write are no slip. */
const LEAST_CHINESE = 3;

let stops: ReadonlyMap<string, readonly LatinLanguage[]> | null = null;

/** Function words, with the languages that have them. */
function stopWords(): ReadonlyMap<string, readonly LatinLanguage[]> {
  if (stops) return stops;
  const owners = new Map<string, LatinLanguage[]>();
  for (const language of LATIN_LANGUAGES)
    for (const word of new Set(LEXICONS[language].stopWords.map(plain))) {
      if (word.length < 2) continue;
      const own = owners.get(word);
      if (own) own.push(language);
      else owners.set(word, [language]);
    }
  stops = owners;
  return owners;
}

/** The languages that the words may be a sentence of. */
function sentencesOf(words: readonly string[], clear: LatinLanguage | null): ReadonlySet<LatinLanguage> {
  const owners = stopWords();
  const hits = new Map<LatinLanguage, string[]>();
  for (const word of words)
    for (const language of owners.get(word) ?? []) {
      const own = hits.get(language);
      if (own) own.push(word);
      else hits.set(language, [word]);
    }
  const languages = new Set<LatinLanguage>();
  for (const [language, own] of hits) {
    const sentence = language === 'en' ? ENGLISH_SENTENCE : SENTENCE;
    const { words: least, share } = language === clear && language === 'en' ? CLEAR_SENTENCE : sentence;
    if (own.length >= least && own.length >= share * words.length && new Set(own).size >= least)
      languages.add(language);
  }
  return languages;
}

function latinOf(text: string, words: readonly string[], own: Language): Language | null {
  // The letters of few passages need to be asked.
  if (![...sentencesOf(words, 'en')].some((language) => language !== own)) return null;
  const scores = letterScores(text);
  const best = likeliest(scores);
  const ownScore = new Map<Language, number>(scores).get(own) ?? 0;
  if (best === null || best === own || (scores.get(best) ?? 0) < LEAST_LEAD * ownScore) return null;
  const isClear = (scores.get(best) ?? 0) >= CLEAR_LEAD * ownScore;
  return sentencesOf(words, isClear && best === 'en' ? best : null).has(best) ? best : null;
}

export interface Told {
  /** Characters by which it counts; 0 when it is too short to tell. */
  readonly weight: number;
  readonly foreign: Language | null;
}

const UNTOLD: Told = { weight: 0, foreign: null };

function latinPassage(text: string, letters: number, own: Language): Told {
  const words = wordsOf(plain(text)).filter(
    (word) => isLatinLetter(word.charCodeAt(0)) || u`\p{Script=Latin}`.test(word),
  );
  if (words.length < LEAST_WORDS) return UNTOLD;
  return { weight: letters, foreign: latinOf(text, words, own) };
}

export function languageOfPassage(text: string, own: Language): Told {
  const part = text.slice(0, LONGEST);
  const latin = latinLettersIn(part);
  if (latin !== null) return latinPassage(part, latin, own);
  const letters = countOf(part, LETTER);
  const kana = countOf(part, HIRAGANA | KATAKANA);
  const cjk = kana + countOf(part, HAN_LETTER);
  if (cjk > letters / 2) {
    if (cjk < LEAST_CJK) return UNTOLD;
    const hiragana = countOf(part, HIRAGANA);
    if (own === 'zh') return { weight: cjk, foreign: hiragana > cjk * 0.2 ? 'ja' : null };
    const told = japaneseOrChinese(part);
    if (own !== 'ja') return { weight: cjk, foreign: told };
    // A Chinese sentence has no kana.
    const chinese = told === 'zh' && kana === 0 && misfitsOf(part).japan >= LEAST_CHINESE;
    return { weight: cjk, foreign: chinese ? 'zh' : null };
  }
  return latinPassage(part, letters, own);
}
