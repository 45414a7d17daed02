/** Which content files each language has. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { isLocale, LOCALES, type Locale } from '../src/i18n/locales.ts';
import { ROOT } from './processes.ts';

export const CONTENT = join(ROOT, 'src/content');

export interface MissingFile {
  readonly locale: Locale;
  /** Path under src/content: "blog/de/some-post.md". */
  readonly file: string;
}

/** Files that some language has and another has not. The language is a folder ("blog/de/…") or the file's name ("faq/de.yaml"). */
export function missingContent(content: string = CONTENT): MissingFile[] {
  const files = globSync('*/**/*.{md,yaml}', { cwd: content }).map((file) => file.replaceAll('\\', '/'));
  const present = new Set(files);
  const shapes = new Set(files.flatMap((file) => shapeOf(file) ?? []));
  return [...shapes]
    .sort()
    .flatMap((shape) => LOCALES.map((locale) => ({ locale, file: shape.replace('*', locale) })))
    .filter(({ file }) => !present.has(file));
}

/** "blog/de/post.md" is "blog/*\/post.md"; a file of no language has no shape. */
function shapeOf(file: string): string | undefined {
  const parts = file.split('/');
  const [folder = '', second = ''] = parts;
  if (isLocale(second)) return [folder, '*', ...parts.slice(2)].join('/');
  const [name = '', extension = ''] = second.split('.');
  return isLocale(name) && parts.length === 2 ? `${folder}/*.${extension}` : undefined;
}
