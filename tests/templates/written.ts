/** The templates as they are written, read from their folder as the site's build reads them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../scripts/processes.ts';
import { LOCALES, type Locale } from '../../src/i18n/locales.ts';
import { templateSchema, TEMPLATE_IDS, type Template, type TemplateId } from '../../src/templates/schema.ts';

const FOLDER = join(ROOT, 'src/content/templates');

export interface Written {
  readonly id: TemplateId;
  readonly locale: Locale;
  readonly template: Template;
}

/** Names of the files in a language's folder. */
export function filesIn(locale: Locale): string[] {
  return readdirSync(join(FOLDER, locale)).sort();
}

export function read(locale: Locale, id: TemplateId): Template {
  return templateSchema.parse(parse(readFileSync(join(FOLDER, locale, `${id}.yaml`), 'utf8')));
}

export const WRITTEN: readonly Written[] = LOCALES.flatMap((locale) =>
  TEMPLATE_IDS.map((id) => ({ id, locale, template: read(locale, id) })),
);
