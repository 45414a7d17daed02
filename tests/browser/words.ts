/** The site's own words, for tests that hold a page to its language. */
import { IntlMessageFormat } from 'intl-messageformat';
import { sliceOf } from '../../src/i18n/dictionary.ts';
import { fill } from '../../src/i18n/fill.ts';
import type { Locale } from '../../src/i18n/locales.ts';
import { loadReportMessages } from '../../src/i18n/report/load.ts';
import type { AnalyzerKey } from '../../src/i18n/slices.ts';

export type Values = Readonly<Record<string, string | number>>;

/** A message of the analyzer in a language, its places filled. */
export function words(locale: Locale, key: AnalyzerKey, values: Values = {}): string {
  return fill(sliceOf(locale, 'analyzer')[key], values);
}

const KINDS = ['form', 'history', 'other'];

/** Titles that the checks may have in a language: passed, failed, or not told, of each kind of document. */
export async function checkTitles(locale: Locale): Promise<readonly string[]> {
  const { checks } = await loadReportMessages(locale);
  const messages = Object.values(checks).flatMap(({ name, pass, fail }) => [name, pass, fail]);
  return messages.flatMap((message) =>
    message.startsWith('{kind, select')
      ? KINDS.map((kind) => String(new IntlMessageFormat(message, locale).format({ kind })))
      : [message],
  );
}
