/** Which markets have a place of a name: a town of one, or of several ("Córdoba", "Cambridge", "Mérida"). */
import type { Language } from '../../../resume/language.ts';
import { DE_PLACES } from './de.ts';
import { EN_PLACES } from './en.ts';
import { ES_PLACES } from './es.ts';
import { FR_PLACES } from './fr.ts';
import { IT_PLACES } from './it.ts';
import { PT_PLACES } from './pt.ts';

/** Comma-separated names by ISO 3166-1 alpha-2 code; none for ja and zh, whose addresses are told by their endings. */
export const GAZETTEER: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>> = {
  es: ES_PLACES,
  en: EN_PLACES,
  fr: FR_PLACES,
  pt: PT_PLACES,
  de: DE_PLACES,
  it: IT_PLACES,
};
