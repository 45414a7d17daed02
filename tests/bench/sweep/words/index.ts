/** The words of every language that resumes are composed in. */
import type { Language } from '../../../../src/resume/language.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { JA } from './ja.ts';
import { PT } from './pt.ts';
import type { Words } from './words.ts';
import { ZH } from './zh.ts';

export const WORDS: Readonly<Record<Language, Words>> = {
  es: ES,
  en: EN,
  fr: FR,
  pt: PT,
  de: DE,
  it: IT,
  ja: JA,
  zh: ZH,
};
