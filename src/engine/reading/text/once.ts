/** Pure work that many ask for, done once. */
import type { Language } from '../../../resume/language.ts';

/** For each lexicon, line or list of lines: kept as long as it lives. */
export function oncePer<Of extends object, Told>(work: (of: Of) => Told): (of: Of) => Told {
  const kept = new WeakMap<Of, Told>();
  return (of) => {
    const known = kept.get(of);
    if (known !== undefined) return known;
    const told = work(of);
    kept.set(of, told);
    return told;
  };
}

/** For each language that is asked for. */
export function oncePerLanguage<Told>(work: (language: Language) => Told): (language: Language) => Told {
  const kept = new Map<Language, Told>();
  return (language) => {
    const known = kept.get(language);
    if (known !== undefined) return known;
    const told = work(language);
    kept.set(language, told);
    return told;
  };
}

const MOST_TEXTS = 2000;
const LONGEST_TEXT = 200;

/** For the latest texts of a line's length, which one reader after the other looks up; what it gives must not be changed. */
export function recalled<Told>(work: (text: string) => Told): (text: string) => Told {
  const kept = new Map<string, Told>();
  return (text) => {
    if (text.length > LONGEST_TEXT) return work(text);
    const known = kept.get(text);
    if (known !== undefined) return known;
    if (kept.size >= MOST_TEXTS) kept.clear();
    const told = work(text);
    kept.set(text, told);
    return told;
  };
}

/** The same of a text for each lexicon, or for what was made of one. */
export function recalledPer<Of extends object, Told>(
  work: (text: string, of: Of) => Told,
): (text: string, of: Of) => Told {
  const kept = oncePer((of: Of) => recalled((text) => work(text, of)));
  return (text, of) => kept(of)(text);
}
