/** Fonts of the pictures, read from their packages once a build. No system font is needed. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Font } from 'satori';
import type { Locale } from '../../i18n/locales.ts';

const resolve = createRequire(import.meta.url).resolve;

const FILES = {
  latin: '@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf',
  ja: '@expo-google-fonts/noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
  zh: '@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
} as const;
type Script = keyof typeof FILES;

const loaded = new Map<Script, Promise<Font[]>>();

/** The same array each time for a language: satori parses an array of fonts once. */
export function fontsOf(locale: Locale): Promise<Font[]> {
  const script = locale === 'ja' || locale === 'zh' ? locale : 'latin';
  const fonts = loaded.get(script) ?? load(script);
  loaded.set(script, fonts);
  return fonts;
}

async function load(script: Script): Promise<Font[]> {
  const data = await readFile(resolve(FILES[script]));
  return [{ name: 'title', data, weight: 700, style: 'normal' }];
}
