/** Fonts that the PDFs embed, from packages so that no font of the system is needed; and the ones that word processors have. */
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Locale } from '../i18n/locales.ts';
import type { Run } from './blocks.ts';

// From the project's folder: a bundle stands elsewhere.
const { resolve } = createRequire(join(process.cwd(), 'package.json'));

interface Family {
  readonly package: string;
  readonly file: string;
}

const LATIN: Family = { package: 'noto-sans', file: 'NotoSans' };
const FAMILIES: Readonly<Partial<Record<Locale, Family>>> = {
  ja: { package: 'noto-sans-jp', file: 'NotoSansJP' },
  zh: { package: 'noto-sans-sc', file: 'NotoSansSC' },
};

const LATIN_WEIGHTS = { regular: '400Regular', strong: '600SemiBold', italic: '400Regular_Italic' } as const;
const CJK_WEIGHTS = { regular: '400Regular', strong: '700Bold', italic: '400Regular' } as const;

/** Path of the font file that sets a run. */
export function fontFile(locale: Locale, weight: Run['weight']): string {
  const family = FAMILIES[locale] ?? LATIN;
  const style = (family === LATIN ? LATIN_WEIGHTS : CJK_WEIGHTS)[weight];
  return resolve(`@expo-google-fonts/${family.package}/${style}/${family.file}_${style}.ttf`);
}

export interface OfficeFonts {
  readonly ascii: string;
  readonly eastAsia: string;
}

/** Fonts that Word brings, and that LibreOffice replaces by others of the same widths. */
export function officeFonts(locale: Locale): OfficeFonts {
  if (locale === 'ja') return { ascii: 'Yu Gothic', eastAsia: 'Yu Gothic' };
  if (locale === 'zh') return { ascii: 'Microsoft YaHei', eastAsia: 'Microsoft YaHei' };
  return { ascii: 'Calibri', eastAsia: 'Calibri' };
}
