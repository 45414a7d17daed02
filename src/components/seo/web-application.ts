import type { WebApplication } from 'schema-dts';
import { LOCALE_OPTIONS, type Locale } from '../../i18n/locales.ts';
import { pathOf } from '../../i18n/routing.ts';
import { BRAND } from './brand.ts';
import { organizationId } from './organization.ts';
import { shareImagePath } from './share-image.ts';

/** ISO 4217 currency in which each language's readers count a price of nothing. */
const CURRENCY: Readonly<Record<Locale, string>> = {
  es: 'EUR',
  en: 'USD',
  fr: 'EUR',
  pt: 'BRL',
  de: 'EUR',
  it: 'EUR',
  ja: 'JPY',
  zh: 'CNY',
};

/** The analyzer as a free application. It claims no rating: those on the site are illustrations. */
export function webApplication(locale: Locale, description: string, site: URL): WebApplication {
  const address = new URL(pathOf(locale, '/'), site).href;
  return {
    '@type': 'WebApplication',
    '@id': `${address}#application`,
    name: BRAND,
    url: address,
    description,
    image: new URL(shareImagePath(locale, '/'), site).href,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Any',
    browserRequirements: 'JavaScript, WebAssembly, Web Workers',
    inLanguage: LOCALE_OPTIONS[locale].tag,
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: 0, priceCurrency: CURRENCY[locale] },
    publisher: { '@id': organizationId(site) },
  };
}
