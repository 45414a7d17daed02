import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { manifest } from '../../../src/components/seo/manifest.ts';

const ROOT = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), 'utf8');
const colours = (text: string) => text.match(/#[\da-f]{6}\b/g) ?? [];

test('pictures and manifest are painted in the light colours of the site', () => {
  const [light = ''] = read('src/styles/tokens.css').split('prefers-color-scheme: dark');
  const tokens = new Set(colours(light));
  const { background_color, theme_color } = manifest('es');
  const used = [...colours(read('src/pages/og/_desk.ts')), background_color, theme_color];
  expect(used.length).toBeGreaterThan(5);
  expect(used.filter((colour) => !tokens.has(colour))).toEqual([]);
});
