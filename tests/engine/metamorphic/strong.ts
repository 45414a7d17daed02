/** The eight strong resumes, read once: what defects are planted in. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { analyse } from '../../../src/analysis/analyse.ts';
import { wordsFromPackages } from '../../../src/dictionaries/node.ts';
import { DICTIONARY_LANGUAGES } from '../../../src/dictionaries/sources.ts';
import { measure, openDictionary, type Words } from '../../../src/engine/index.ts';
import { readResume } from '../../../src/engine/reading/index.ts';
import type { Reading } from '../../../src/engine/reading/reading.ts';
import type { Lexicon } from '../../../src/engine/lexicons/lexicon.ts';
import { nodeRuntime } from '../../../src/pdf/node.ts';
import type { ResumeDocument } from '../../../src/resume/document.ts';
import type { Language } from '../../../src/resume/language.ts';
import type { Report } from '../../../src/resume/report.ts';

/** The day the fixtures were written for. */
export const AS_OF = '2026-01-15';

/** As the advice of file-name has it. */
export const GOOD_NAMES: Readonly<Record<Language, string>> = {
  es: 'Lucia-Marin-Ortega-CV.pdf',
  en: 'Maya-Ellison-Resume.pdf',
  fr: 'Camille-Berthier-CV.pdf',
  pt: 'Rafael-Nogueira-Campos-Curriculo.pdf',
  de: 'Lena-Brandstetter-Lebenslauf.pdf',
  it: 'Martina-Galeazzi-CV.pdf',
  ja: '水野彩香_職務経歴書.pdf',
  zh: '沈嘉禾-简历.pdf',
};

export interface Strong {
  readonly language: Language;
  readonly document: ResumeDocument;
  readonly reading: Reading;
  readonly lexicon: Lexicon;
  /** Null in Japanese and Chinese, which have none. */
  readonly dictionary: Words | null;
  readonly report: Report;
}

/** The report of a document that was a strong resume. */
export function judge({ dictionary }: Pick<Strong, 'dictionary'>, document: ResumeDocument, market?: string): Report {
  return measure(document, { asOf: AS_OF, market, ...(dictionary ? { dictionary } : {}) });
}

async function dictionaryOf(language: Language): Promise<Words | null> {
  const known = DICTIONARY_LANGUAGES.find((own) => own === language);
  if (!known) return null;
  const [own, english] = [await wordsFromPackages(known), await wordsFromPackages('en')];
  return { own: openDictionary(own), english: openDictionary(english) };
}

const STRONG = new Map<Language, Promise<Strong>>();

/** Read once for all who ask. */
export function readStrong(language: Language): Promise<Strong> {
  const known = STRONG.get(language) ?? fromFile(language);
  STRONG.set(language, known);
  return known;
}

async function fromFile(language: Language): Promise<Strong> {
  const file = path.resolve(import.meta.dirname, `../../fixtures/pdf/${language}-strong.pdf`);
  const bytes = new Uint8Array(await readFile(file));
  const { document } = await analyse(bytes, nodeRuntime, { fileName: GOOD_NAMES[language], asOf: AS_OF });
  if (!document) throw new Error(`${language}-strong.pdf could not be read`);
  const reading = readResume(document, { asOf: AS_OF });
  if (!reading.lexicon) throw new Error(`${language}-strong.pdf: no language`);
  const dictionary = await dictionaryOf(language);
  const report = judge({ dictionary }, document);
  return { language, document, reading, lexicon: reading.lexicon, dictionary, report };
}
