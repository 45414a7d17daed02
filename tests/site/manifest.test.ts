/** Each language can be put on a home screen under its own name, with pictures that fit a mask. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { LOCALE_OPTIONS, LOCALES } from '../../src/i18n/locales.ts';
import { pathOf } from '../../src/i18n/routing.ts';
import { DIST, isServed, LISTED } from './built.ts';

const schema = z.strictObject({
  id: z.string(),
  name: z.string().min(10).max(60),
  short_name: z.string().min(1).max(12),
  description: z.string().min(30),
  lang: z.string(),
  dir: z.literal('ltr'),
  start_url: z.string(),
  scope: z.literal('/'),
  display: z.literal('standalone'),
  background_color: z.string().regex(/^#[\da-f]{6}$/),
  theme_color: z.string().regex(/^#[\da-f]{6}$/),
  categories: z.array(z.string()),
  icons: z.array(
    z.strictObject({ src: z.string(), type: z.string(), sizes: z.string(), purpose: z.enum(['any', 'maskable']) }),
  ),
});
const read = (path: string) => schema.parse(JSON.parse(readFileSync(join(DIST, path), 'utf8')));

describe.each(LOCALES)('%s', (locale) => {
  const manifest = read(pathOf(locale, '/manifest.webmanifest'));

  test("opens the language's home", () => {
    expect(manifest.start_url).toBe(pathOf(locale, '/'));
    expect(manifest.id).toBe(manifest.start_url);
    expect(manifest.lang).toBe(LOCALE_OPTIONS[locale].tag);
    const home = LISTED.find(({ path }) => path === manifest.start_url);
    expect(manifest.description).toBe(home?.$('meta[name="description"]').attr('content'));
    expect(home?.$('meta[name="theme-color"][media*="light"]').attr('content')).toBe(manifest.theme_color);
  });

  test.each(['any', 'maskable'])('has %s icons of 192 and 512 pixels that are there', (purpose) => {
    const pngs = manifest.icons.filter((icon) => icon.purpose === purpose && icon.type === 'image/png');
    expect(pngs.map(({ sizes }) => sizes).sort()).toEqual(['192x192', '512x512']);
    for (const { src, sizes } of pngs) {
      const bytes = readFileSync(join(DIST, src));
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
    for (const { src } of manifest.icons) expect(isServed(src)).toBe(true);
  });
});

test('each language has a name of its own', () => {
  const names = LOCALES.map((locale) => read(pathOf(locale, '/manifest.webmanifest')).name);
  expect(new Set(names).size).toBe(LOCALES.length);
});
