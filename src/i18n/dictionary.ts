/** Every message of the pages, by language and slice. Islands get a slice in their props and never import this. */
import type { Locale } from './locales.ts';
import { messages as es } from './messages/es/index.ts';
import { messages as en } from './messages/en/index.ts';
import { messages as fr } from './messages/fr/index.ts';
import { messages as pt } from './messages/pt/index.ts';
import { messages as de } from './messages/de/index.ts';
import { messages as it } from './messages/it/index.ts';
import { messages as ja } from './messages/ja/index.ts';
import { messages as zh } from './messages/zh/index.ts';
import type { Slices } from './slices.ts';

const DICTIONARY: Readonly<Record<Locale, Slices>> = { es, en, fr, pt, de, it, ja, zh };

/** The slices, each one area of the site. */
export const SLICE_NAMES = Object.keys(es) as (keyof Slices)[];

/** The slice of a language as it goes into an island's props. */
export function sliceOf<Name extends keyof Slices>(locale: Locale, name: Name): Slices[Name] {
  return DICTIONARY[locale][name];
}

/** A lookup in one slice; a missing message shows its key (SPEC section 3). */
export function translator<Name extends keyof Slices>(
  locale: Locale,
  name: Name,
): (key: keyof Slices[Name] & string) => string {
  const messages: Readonly<Record<string, string>> = DICTIONARY[locale][name];
  return (key) => messages[key] ?? key;
}
