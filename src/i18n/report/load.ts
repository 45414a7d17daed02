/** The report's prose, a chunk a language, fetched with the first file. */
import type { Locale } from '../locales.ts';
import type { ReportMessages } from './messages.ts';

const LOADERS = {
  es: () => import('./es/index.ts').then((module) => module.es),
  en: () => import('./en/index.ts').then((module) => module.en),
  fr: () => import('./fr/index.ts').then((module) => module.fr),
  pt: () => import('./pt/index.ts').then((module) => module.pt),
  de: () => import('./de/index.ts').then((module) => module.de),
  it: () => import('./it/index.ts').then((module) => module.it),
  ja: () => import('./ja/index.ts').then((module) => module.ja),
  zh: () => import('./zh/index.ts').then((module) => module.zh),
} as const satisfies Record<Locale, () => Promise<ReportMessages>>;

export function loadReportMessages(locale: Locale): Promise<ReportMessages> {
  return LOADERS[locale]();
}
