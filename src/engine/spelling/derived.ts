/** Nouns made of words that the dictionary lists, as "foliación" of "foliar", "Generalistin" of "Generalist": few of a trade's own are listed themselves. */
import type { Language } from '../../resume/language.ts';
import type { Dictionary } from './dictionary.ts';

/** What a noun ends in, and what the listed word has instead. */
type Ending = readonly [noun: RegExp, origins: readonly string[]];

const ENDINGS: Readonly<Partial<Record<Language, readonly Ending[]>>> = {
  es: [
    [/aci(?:ón|ones)$/u, ['ar']],
    [/a(?:mientos?|dor(?:a|es|as)?|jes?)$/u, ['ar']],
    [/i(?:mientos?|dor(?:a|es|as)?)$/u, ['er', 'ir']],
  ],
  pt: [
    [/aç(?:ão|ões)$/u, ['ar']],
    [/a(?:mentos?|dor(?:a|es|as)?|ge(?:m|ns))$/u, ['ar']],
    [/i(?:mentos?|dor(?:a|es|as)?)$/u, ['er', 'ir']],
  ],
  de: [[/(?<=ist)in(?:nen)?$/u, ['']]],
  fr: [[/(?:ations?|ages?)$/u, ['er']]],
  it: [
    [/azion[ei]$/u, ['are']],
    [/a(?:ment[oi]|tor[ei]|tric[ei]|ggi|ggio)$/u, ['are']],
    [/i(?:ment[oi]|tor[ei]|tric[ei])$/u, ['ere', 'ire']],
  ],
};

/** A shorter stem is left of other words too. */
const STEM = 3;

/** Whether a word is a noun that a listed one makes by rule. @param word in lower case. */
export function isDerived(own: Dictionary, language: Language, word: string): boolean {
  return (ENDINGS[language] ?? []).some(([noun, origins]) => {
    const stem = word.replace(noun, '');
    return stem !== word && stem.length >= STEM && origins.some((ending) => own.has(stem + ending));
  });
}
