/** What a device is told about the site when it is put on the home screen: one application a language. */
import { translator } from '../../i18n/dictionary.ts';
import { LOCALE_OPTIONS, type Locale } from '../../i18n/locales.ts';
import { pathOf } from '../../i18n/routing.ts';

/** --desk of src/styles/tokens.css, as in the head's theme-color. */
const DESK = '#efe7d6';

const SIZES = [192, 512] as const;

export const manifestPath = (locale: Locale) => pathOf(locale, '/manifest.webmanifest');

export function manifest(locale: Locale) {
  const t = translator(locale, 'seo');
  const home = pathOf(locale, '/');
  return {
    id: home,
    name: `${t('seo.name')} · ${t('seo.tagline')}`,
    short_name: t('seo.name'),
    description: t('seo.home.description'),
    lang: LOCALE_OPTIONS[locale].tag,
    dir: 'ltr',
    start_url: home,
    // The other languages stay inside the window.
    scope: '/',
    display: 'standalone',
    background_color: DESK,
    theme_color: DESK,
    categories: ['business', 'productivity'],
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      ...SIZES.flatMap((size) => [
        { src: `/icons/icon-${size}.png`, type: 'image/png', sizes: `${size}x${size}`, purpose: 'any' },
        { src: `/icons/maskable-${size}.png`, type: 'image/png', sizes: `${size}x${size}`, purpose: 'maskable' },
      ]),
    ],
  };
}
