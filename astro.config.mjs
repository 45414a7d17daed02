import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig } from 'astro/config';
import { DEFAULT_LOCALE, LOCALE_OPTIONS, LOCALES } from './src/i18n/locales.ts';

export default defineConfig({
  site: process.env['SITE_URL'] ?? 'http://localhost:8788',
  output: 'static',
  trailingSlash: 'never',
  build: { format: 'file' },
  i18n: { defaultLocale: DEFAULT_LOCALE, locales: [...LOCALES], routing: { prefixDefaultLocale: false } },
  integrations: [
    react(),
    sitemap({
      filter: (page) => !page.endsWith('/404'),
      i18n: {
        defaultLocale: DEFAULT_LOCALE,
        locales: Object.fromEntries(LOCALES.map((locale) => [locale, LOCALE_OPTIONS[locale].tag])),
      },
    }),
  ],
  security: {
    csp: {
      directives: [
        "default-src 'self'",
        "base-uri 'none'",
        "object-src 'none'",
        "form-action 'self'",
        "connect-src 'self'",
        "worker-src 'self'",
        "img-src 'self' data: blob:",
        "font-src 'self' data:",
      ],
      // The image decoders of the PDF reader are WebAssembly.
      scriptDirective: { resources: ["'self'", "'wasm-unsafe-eval'"] },
      styleDirective: { resources: ["'self'"] },
    },
  },
  // No code in the articles; a highlighter would write styles that the policy forbids.
  markdown: { syntaxHighlight: false },
  vite: { worker: { format: 'es' } },
});
