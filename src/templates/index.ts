/** The resume templates of the site, as a page shows them and as a visitor downloads them. */
import { getCollection } from 'astro:content';
import { isLocale, LOCALES, type Locale } from '../i18n/locales.ts';
import { filesOf } from './files.ts';
import { pageSizeOf } from './looks.ts';
import { TEMPLATE_IDS, type Template, type TemplateId } from './schema.ts';

export type { TemplateId } from './schema.ts';

const FORMATS = ['pdf', 'docx', 'svg'] as const;
export type Format = (typeof FORMATS)[number];

export interface Download {
  /** From the site's root, the same for every language's page: "/templates/plantilla-cv-clasica.pdf". */
  readonly path: string;
  /** Size of the file. */
  readonly bytes: number;
  /** For the `download` attribute: a name such as a resume's should be. */
  readonly fileName: string;
}

export interface OfferedTemplate {
  readonly id: TemplateId;
  readonly title: string;
  readonly description: string;
  readonly pdf: Download;
  readonly docx: Download;
  /** A sketch of the first page; width and height of its paper in whole points. */
  readonly preview: { readonly path: string; readonly width: number; readonly height: number };
}

interface Written {
  readonly id: TemplateId;
  readonly locale: Locale;
  readonly template: Template;
}

function isTemplateId(value: unknown): value is TemplateId {
  return (TEMPLATE_IDS as readonly unknown[]).includes(value);
}

/** Every template, by language and then in the order of TEMPLATE_IDS. @throws Error when one is missing or out of place. */
async function allTemplates(): Promise<Written[]> {
  const entries = await getCollection('templates');
  const written = entries.map(({ id: path, data }): Written => {
    const [locale, id] = path.split('/');
    if (!isLocale(locale) || !isTemplateId(id))
      throw new Error(`src/content/templates/${path}.yaml: no language, or no template of that name`);
    return { id, locale, template: data };
  });
  return LOCALES.flatMap((locale) =>
    TEMPLATE_IDS.map((id) => {
      const found = written.find((one) => one.locale === locale && one.id === id);
      if (!found) throw new Error(`src/content/templates/${locale}/${id}.yaml is missing`);
      return found;
    }),
  );
}

/** The five templates of a language. */
export async function templatesIn(locale: Locale): Promise<OfferedTemplate[]> {
  const written = (await allTemplates()).filter((one) => one.locale === locale);
  return Promise.all(
    written.map(async ({ id, template }) => {
      const files = await filesOf(id, locale, template);
      const download = (format: 'pdf' | 'docx'): Download => ({
        path: `/templates/${template.slug}.${format}`,
        bytes: files[format].byteLength,
        fileName: `${template.fileName}.${format}`,
      });
      const { title, description } = template;
      const { width, height } = pageSizeOf(locale);
      const preview = { path: `/templates/${template.slug}.svg`, width: Math.round(width), height: Math.round(height) };
      return { id, title, description, pdf: download('pdf'), docx: download('docx'), preview };
    }),
  );
}

export interface TemplateFile {
  /** "plantilla-cv-clasica.pdf". */
  readonly name: string;
  readonly bytes: () => Promise<Uint8Array>;
}

/** Every file to serve under /templates/. @throws Error when two would share an address. */
export async function templateFiles(): Promise<TemplateFile[]> {
  const files = (await allTemplates()).flatMap(({ id, locale, template }) =>
    FORMATS.map((format) => ({
      name: `${template.slug}.${format}`,
      bytes: async () => (await filesOf(id, locale, template))[format],
    })),
  );
  const twice = files.find(({ name }, i) => files.findIndex((file) => file.name === name) !== i);
  if (twice) throw new Error(`Two templates have the slug of ${twice.name}`);
  return files;
}
