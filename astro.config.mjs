import { globSync, readFileSync } from 'node:fs';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { languageTable } from './scripts/language-table.ts';
import { securityHeaders } from './scripts/security-headers.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { dayOfText, isListed, pathOfText, withDefault } from './src/components/seo/sitemap-item.ts';
import { allowedHosts, withTurnstile } from './src/consent/content-policy.ts';
import { siteSettings } from './src/consent/site-settings.ts';
import { DEFAULT_LOCALE, LOCALE_OPTIONS, LOCALES } from './src/i18n/locales.ts';

/** `client:interaction`: islands that sleep until they are touched. */
const interaction = {
  name: 'client-interaction',
  hooks: {
    /** @type {import('astro').AstroIntegration['hooks']['astro:config:setup']} */
    'astro:config:setup': ({ addClientDirective }) => {
      addClientDirective({ name: 'interaction', entrypoint: './src/islands/directives/interaction.ts' });
    },
  },
};

/** The day of the last change, by the path of the page: only texts that say it are in here. */
const changed = new Map(
  globSync(['src/content/{blog,guides}/*/*.md', 'src/content/privacy/*.md']).map((file) => [
    pathOfText(file.replaceAll('\\', '/')),
    dayOfText(readFileSync(file, 'utf8')),
  ]),
);

/** Nobody's, on a site without analytics, ads and Turnstile. */
const settings = siteSettings(process.env);
const others = withTurnstile(allowedHosts(settings), process.env['TURNSTILE_SITE_KEY']);
/** Those that only ads are asked from. */
const adHosts = allowedHosts({ ...settings, analytics: null }).script;

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'http://localhost:8788',
  output: 'static',
  trailingSlash: 'never',
  scopedStyleStrategy: 'class',
  // No inline styles: one policy, with few hashes, serves every page.
  build: { format: 'file', inlineStylesheets: 'never' },
  i18n: { defaultLocale: DEFAULT_LOCALE, locales: [...LOCALES], routing: { prefixDefaultLocale: false } },
  integrations: [
    react(),
    interaction,
    securityHeaders(others),
    serviceWorker(adHosts),
    sitemap({
      filter: isListed,
      serialize: (item) => ({ ...withDefault(item), lastmod: changed.get(new URL(item.url).pathname) }),
      i18n: {
        defaultLocale: DEFAULT_LOCALE,
        locales: Object.fromEntries(LOCALES.map((locale) => [locale, LOCALE_OPTIONS[locale].tag])),
      },
    }),
  ],
  // No code in the articles; a highlighter would write styles that the policy forbids.
  markdown: { syntaxHighlight: false },
  vite: { worker: { format: 'es', plugins: () => [languageTable()] } },
});
