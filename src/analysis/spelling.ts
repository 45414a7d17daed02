/** The report once more, with a dictionary: what comes after the scores and never moves them. */
import { measure, openDictionary, type Words } from '../engine/index.ts';
import type { Language } from '../resume/language.ts';
import { awaitsDictionary, type Told } from './awaits-dictionary.ts';
import type { MeasureOptions } from './types.ts';

/** The bytes of a language's dictionary. */
export type LoadWords = (language: Language) => Promise<Uint8Array>;

/** Fetched once: the same words serve the next file. A failed fetch is tried again. */
export function keptWords(load: LoadWords): LoadWords {
  const kept = new Map<Language, Promise<Uint8Array>>();
  return (language) => {
    const known = kept.get(language);
    if (known) return known;
    const loading = load(language);
    kept.set(language, loading);
    loading.catch(() => kept.delete(language));
    return loading;
  };
}

/**
 * The same analysis with its spelling told; as it is where there is nothing to tell.
 * @throws whatever `load` throws, RangeError when the bytes are no dictionary
 */
export async function withSpelling<Given extends Told>(
  analysis: Given,
  load: LoadWords,
  { asOf, market }: MeasureOptions,
): Promise<Given> {
  const { document, report } = analysis;
  const { language } = report;
  if (!document || language === null || !awaitsDictionary(analysis)) return analysis;
  const [own, english] = await Promise.all([load(language), load('en')]);
  const dictionary: Words = { own: openDictionary(own), english: openDictionary(english) };
  return { ...analysis, report: { ...measure(document, { asOf, market, dictionary }), error: report.error } };
}
