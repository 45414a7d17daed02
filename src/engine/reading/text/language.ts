/** The language of a resume: script first, then function words and headings, and where these say little its letters. */
import { LATIN_LANGUAGES, type Language, type LatinLanguage } from '../../../resume/language.ts';
import { LEXICONS } from '../../lexicons/index.ts';
import { countOf, HAN_LETTER, HIRAGANA, KATAKANA, latinLettersIn, LETTER } from './characters.ts';
import { key, wordsOf } from './fold.ts';
import { letterScores, likeliest } from './letter-groups.ts';
import { japaneseOrChinese } from './orthography.ts';

/** Longer than any resume. */
const LONGEST = 100_000;
/** Fewer letters than this tell nothing; a CJK letter says as much as two. */
const MIN_LETTERS = 20;
/** Share of CJK among the letters; names of tools and firms stay Latin in Japanese and Chinese resumes. */
const CJK_SHARE = 0.12;
/** Where a label opens a line, so much will do: "使用技術: Python, Java …". A name beside the Latin one has no colon. */
const LABELLED_SHARE = 0.04;
const CJK_LABEL = /^[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}ー]{2,8}\s?[:：]/mu;

const HEADING_WEIGHT = 2;
/** Letters set apart ("K E N N T N I S S E") are no words. */
const SHORTEST_VOTER = 2;
/** So many votes ahead of the next language, and so many times as many, leave no doubt. */
const CLEAR_LEAD = 2;

/** Function words and headings that only some of the languages have weigh the more, the fewer share them. */
const VOTES: ReadonlyMap<string, ReadonlyMap<LatinLanguage, number>> = (() => {
  const owners = new Map<string, Map<LatinLanguage, number>>();
  const give = (word: string, language: LatinLanguage, weight: number): void => {
    const of = owners.get(word) ?? new Map<LatinLanguage, number>();
    owners.set(word, of.set(language, of.get(language) ?? weight));
  };
  for (const language of LATIN_LANGUAGES) {
    const { stopWords, headings } = LEXICONS[language];
    for (const word of stopWords.map(key)) if (word.length >= SHORTEST_VOTER) give(word, language, 1);
    for (const word of Object.values(headings)
      .flat()
      .flatMap((phrase) => wordsOf(key(phrase))))
      if (word.length >= 4) give(word, language, HEADING_WEIGHT);
  }
  return owners;
})();

function latinLanguageOf(text: string): LatinLanguage {
  const votes = new Map<LatinLanguage, number>(LATIN_LANGUAGES.map((language) => [language, 0]));
  for (const word of wordsOf(key(text))) {
    const owners = VOTES.get(word);
    if (owners)
      for (const [language, weight] of owners) votes.set(language, (votes.get(language) ?? 0) + weight / owners.size);
  }
  const [[best, most], [, next]] = [...votes].sort((a, b) => b[1] - a[1]) as [
    [LatinLanguage, number],
    [LatinLanguage, number],
  ];
  if (most - next >= CLEAR_LEAD && most >= CLEAR_LEAD * next) return best;
  return likeliest(letterScores(text)) ?? (most > 0 ? best : 'en');
}

/** Null when there is too little text. */
export function languageOf(whole: string): Language | null {
  const text = whole.slice(0, LONGEST);
  const latin = latinLettersIn(text);
  if (latin !== null) return latin < MIN_LETTERS ? null : latinLanguageOf(text);
  const letters = countOf(text, LETTER);
  const cjk = countOf(text, HAN_LETTER | HIRAGANA | KATAKANA);
  if (letters + cjk < MIN_LETTERS) return null;
  const share = CJK_LABEL.test(text) ? LABELLED_SHARE : CJK_SHARE;
  return cjk >= share * letters ? japaneseOrChinese(text) : latinLanguageOf(text);
}
