import type { BreadcrumbList } from 'schema-dts';
import type { Locale } from '../../i18n/locales.ts';
import { pathOf } from '../../i18n/routing.ts';
import type { TrailStep } from './trail.ts';

/** The trail with the absolute address of every step, the page itself among them. */
export function breadcrumbList(locale: Locale, trail: readonly TrailStep[], site: URL): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, page }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(pathOf(locale, page), site).href,
    })),
  };
}
