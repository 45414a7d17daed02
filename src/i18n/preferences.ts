/** The words of the privacy preferences, a chunk a language, fetched by those who open them. */
import type { Locale } from './locales.ts';
import type { Slices } from './slices.ts';

export type PreferenceMessages = Slices['preferences'];

const LOADERS = {
  es: () => import('./messages/es/preferences.ts').then((module) => module.preferences),
  en: () => import('./messages/en/preferences.ts').then((module) => module.preferences),
  fr: () => import('./messages/fr/preferences.ts').then((module) => module.preferences),
  pt: () => import('./messages/pt/preferences.ts').then((module) => module.preferences),
  de: () => import('./messages/de/preferences.ts').then((module) => module.preferences),
  it: () => import('./messages/it/preferences.ts').then((module) => module.preferences),
  ja: () => import('./messages/ja/preferences.ts').then((module) => module.preferences),
  zh: () => import('./messages/zh/preferences.ts').then((module) => module.preferences),
} as const satisfies Record<Locale, () => Promise<PreferenceMessages>>;

export function loadPreferenceMessages(locale: Locale): Promise<PreferenceMessages> {
  return LOADERS[locale]();
}
