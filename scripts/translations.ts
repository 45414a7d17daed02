/** `npm run translations`: what is missing, left over, untranslated or broken in the languages, messages and content alike. */
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../src/i18n/locales.ts';
import { SLICE_NAMES, sliceOf } from '../src/i18n/dictionary.ts';
import { loadReportMessages } from '../src/i18n/report/load.ts';
import { missingContent } from './content-files.ts';
import { compareMessages, flatten, type Messages, type TranslationFinding } from './translation-findings.ts';

function pagesOf(locale: Locale): Messages {
  return Object.assign({}, ...SLICE_NAMES.map((name) => sliceOf(locale, name))) as Messages;
}

/** A sentence of the report may use other facts of its check than the source does, and a strength is a language's own choice. */
async function reportFindings(source: Messages, locale: Locale): Promise<TranslationFinding[]> {
  const findings = compareMessages(source, flatten(await loadReportMessages(locale), 'report.'));
  return findings.filter(({ key, fault }) => fault !== 'placeholders' && !key.endsWith('.strength'));
}

/** Findings by language; a language without any is not in it. */
export async function translationFindings(): Promise<Map<Locale, TranslationFinding[]>> {
  const source = pagesOf(DEFAULT_LOCALE);
  const report = flatten(await loadReportMessages(DEFAULT_LOCALE), 'report.');
  const found = new Map<Locale, TranslationFinding[]>();
  for (const locale of LOCALES.filter((code) => code !== DEFAULT_LOCALE)) {
    const findings = [...compareMessages(source, pagesOf(locale)), ...(await reportFindings(report, locale))];
    if (findings.length > 0) found.set(locale, findings);
  }
  return found;
}

if (import.meta.main) {
  const found = await translationFindings();
  for (const [locale, findings] of found) {
    for (const { key, fault, detail } of findings) console.log(`${locale}  ${fault.padEnd(12)}  ${key}  ${detail}`);
  }
  // Content may be missing on purpose: such a page is not made, and no page names it as its twin.
  for (const { locale, file } of missingContent()) console.log(`${locale}  no file       src/content/${file}`);
  const total = [...found.values()].flat().length;
  console.log(total === 0 ? 'Messages: nothing to mend.' : `Messages: ${total} to mend.`);
  process.exitCode = total === 0 ? 0 : 1;
}
