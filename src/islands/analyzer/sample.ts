/** The example resume of each language: the file of somebody who does not exist, under the name that a resume should have. */
import type { Locale } from '../../i18n/locales.ts';

export const SAMPLE_NAMES: Readonly<Record<Locale, string>> = {
  es: 'Daniela-Reyes-Cordero-CV.pdf',
  en: 'Alicia-Moreno-Resume.pdf',
  fr: 'CV-Julien-Ferrand.pdf',
  pt: 'Curriculo-Camila-Tavares-Moreira.pdf',
  de: 'Lebenslauf-Miriam-Kostka.pdf',
  it: 'CV-Davide-Lorusso.pdf',
  ja: '職務経歴書_古川拓海.pdf',
  zh: '梁思远-简历.pdf',
};

/** @throws Error when it cannot be fetched */
export async function sampleFile(locale: Locale, signal: AbortSignal): Promise<File> {
  const response = await fetch(`/samples/${locale}.pdf`, { signal });
  if (!response.ok) throw new Error(`sample: ${response.status}`);
  return new File([await response.blob()], SAMPLE_NAMES[locale], { type: 'application/pdf' });
}
