/** A lexicon's action words, folded and indexed once. */
import { isCjk, type Language } from '../../../resume/language.ts';
import { ACTION_NOUNS } from '../../lexicons/action-nouns.ts';
import { simplified } from '../../lexicons/han-simplified.ts';
import type { ActionWords, Lexicon } from '../../lexicons/lexicon.ts';
import { wordsOf } from '../text/fold.ts';
import { plain } from '../text/words.ts';

/** How a list item opens. */
export interface Opening {
  readonly kind: 'strong' | 'weak' | 'none';
  /** The words that say so, as written: the first ones, or the last where the language puts the action there. */
  readonly words: string;
}

export interface ActionTable {
  readonly language: Language;
  readonly position: ActionWords['position'];
  /** Phrases by their first word; empty for ja and zh, whose words are looked for in `strong`. */
  readonly strongPhrases: ReadonlyMap<string, readonly string[]>;
  readonly weakPhrases: ReadonlyMap<string, readonly string[]>;
  readonly endings: readonly string[];
  readonly closingEndings: readonly string[];
  readonly exceptions: ReadonlySet<string>;
  readonly pronouns: ReadonlySet<string>;
  /** ja: as written; zh: in simplified characters. */
  readonly strong: readonly string[];
  readonly weak: readonly string[];
  readonly exceptionList: readonly string[];
}

/** What the preposition at the end of a phrase becomes before an article: "me encargaba de" → "me encargaba del". */
const CONTRACTED: Readonly<Partial<Record<Language, Readonly<Record<string, readonly string[]>>>>> = {
  es: { de: ['del'], a: ['al'] },
  fr: { de: ['du', 'des', "d'"], à: ['au', 'aux'] },
  it: { di: ['del', 'dello', 'della', "dell'", 'dei', 'degli', 'delle'] },
  pt: { de: ['do', 'da', 'dos', 'das'], em: ['no', 'na', 'nos', 'nas'], a: ['ao', 'à', 'aos', 'às'] },
};

function contracted(phrases: readonly string[], language: Language): string[] {
  const forms = CONTRACTED[language] ?? {};
  return phrases.flatMap((phrase) => {
    const cut = phrase.lastIndexOf(' ') + 1;
    const verbal = cut > 0 ? (forms[phrase.slice(cut)] ?? []) : [];
    return [phrase, ...verbal.map((form) => `${phrase.slice(0, cut)}${form}`)];
  });
}

/** Most of the hundreds of listed words are folded as they stand. */
const FOLDED = /^[a-z]+$/;

function byFirstWord(phrases: readonly string[]): Map<string, string[]> {
  const index = new Map<string, string[]>();
  for (const phrase of phrases) {
    const words = FOLDED.test(phrase) ? [phrase] : wordsOf(plain(phrase));
    const [first] = words;
    if (first === undefined) continue;
    const list = index.get(first) ?? [];
    // The next word joins on: "en charge d'".
    list.push(`${words.join(' ')}${/['’]$/u.test(phrase) ? "'" : ''}`);
    index.set(first, list);
  }
  return index;
}

const cache = new WeakMap<Lexicon, ActionTable>();

export function actionTableOf(lexicon: Lexicon): ActionTable {
  const known = cache.get(lexicon);
  if (known) return known;
  const { actionWords, weakOpenings } = lexicon;
  const forms = [...actionWords.forms, ...ACTION_NOUNS[lexicon.language]];
  const listed = (words: readonly string[]): readonly string[] =>
    lexicon.language === 'zh' ? [...new Set(words.map(simplified))] : words;
  const made: ActionTable = {
    language: lexicon.language,
    position: actionWords.position,
    strongPhrases: isCjk(lexicon.language) ? new Map<string, string[]>() : byFirstWord(forms),
    weakPhrases: byFirstWord([...contracted(weakOpenings, lexicon.language), ...actionWords.weak]),
    endings: actionWords.endings.map(plain),
    closingEndings: actionWords.closingEndings.map(plain),
    exceptions: new Set(actionWords.exceptions.map(plain)),
    pronouns: new Set(lexicon.pronouns.map(plain)),
    strong: listed(forms),
    weak: listed([...weakOpenings, ...actionWords.weak]),
    exceptionList: listed(actionWords.exceptions),
  };
  cache.set(lexicon, made);
  return made;
}

/** Forms that a listed word may stand for: English -ing and -s, Romance gender and number. Words of five letters and more. */
export function inflections(word: string, language: Language): string[] {
  if (word.length < 5) return [];
  if (language === 'en') {
    const stem = word.replace(/(?:ing|es|s|ed|d)$/, '');
    return stem === word ? [] : [stem, `${stem}e`, `${stem}ed`, `${stem}d`, stem.replace(/(.)\1$/, '$1')];
  }
  if (language === 'fr') return [word.replace(/e?s?$/, ''), word.replace(/s$/, '')];
  if (language === 'de') return [word.replace(/(?:en|e|n|s)$/, '')];
  const own = [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/(?:a|e|i|as|os)$/, 'o')];
  return language === 'es' && word.endsWith('o') ? [...own, ...spanishPasts(word.slice(0, -1))] : own;
}

/** Of "encabezo" and "dirijo" what the lists have them by: "encabecé", "dirigí", folded. */
function spanishPasts(stem: string): string[] {
  const written = stem
    .replace(/z$/, 'c')
    .replace(/c$/, (end) => (stem.endsWith('z') ? end : 'qu'))
    .replace(/g$/, 'gu');
  return [`${written}e`, `${stem.replace(/j$/, 'g')}i`];
}

/** Characters of the longest listed word that matches; 0: none. */
export function longestOf(list: readonly string[], matches: (word: string) => boolean): number {
  return list.reduce((best, word) => (word.length > best && matches(word) ? word.length : best), 0);
}
