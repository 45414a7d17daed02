import type { OrganizationLeaf, WebSiteLeaf } from 'schema-dts';
import { LOCALE_OPTIONS, type Locale } from '../../i18n/locales.ts';
import { pathOf } from '../../i18n/routing.ts';
import { BRAND } from './brand.ts';

/** How other nodes of a page's graph refer to the publisher. */
export function organizationId(site: URL): string {
  return new URL('/#organization', site).href;
}

/** Who publishes the site. The logo is square and at least 112 pixels wide, as search engines ask. */
export function organization(site: URL): OrganizationLeaf {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: BRAND,
    url: new URL('/', site).href,
    logo: { '@type': 'ImageObject', url: new URL('/icons/icon-512.png', site).href, width: '512', height: '512' },
  };
}

/** The site in a language: the name that search engines print above an address. */
export function website(locale: Locale, site: URL): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': new URL(`${pathOf(locale, '/')}#website`, site).href,
    name: BRAND,
    url: new URL(pathOf(locale, '/'), site).href,
    inLanguage: LOCALE_OPTIONS[locale].tag,
    publisher: { '@id': organizationId(site) },
  };
}
