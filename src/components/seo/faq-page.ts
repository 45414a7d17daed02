import type { FAQPage } from 'schema-dts';
import { LOCALE_OPTIONS, type Locale } from '../../i18n/locales.ts';

export interface FaqItem {
  readonly question: string;
  /** Word for word what the page shows. */
  readonly answer: string;
}

/** Questions that are all to be read on the page. */
export function faqPage(locale: Locale, items: readonly FaqItem[]): FAQPage {
  return {
    '@type': 'FAQPage',
    inLanguage: LOCALE_OPTIONS[locale].tag,
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
