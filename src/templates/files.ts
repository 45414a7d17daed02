/** A template made into its files, once a build. */
import { LOCALE_OPTIONS, type Locale } from '../i18n/locales.ts';
import { documentOf } from './blocks.ts';
import { docxOf } from './docx.ts';
import { pdfOf } from './pdf.ts';
import type { Template, TemplateId } from './schema.ts';
import { svgOf } from './sketch-svg.ts';
import { sketchOf } from './sketch.ts';

export interface TemplateFiles {
  readonly pdf: Uint8Array;
  readonly docx: Uint8Array;
  /** A sketch of the first page. */
  readonly svg: Uint8Array;
}

const made = new WeakMap<Template, Promise<TemplateFiles>>();

async function make(id: TemplateId, locale: Locale, template: Template): Promise<TemplateFiles> {
  const doc = documentOf(id, locale, template);
  const [{ bytes, setting }, docx] = await Promise.all([pdfOf(doc), docxOf(doc)]);
  const svg = svgOf(sketchOf(setting, doc.look.tones.accent), LOCALE_OPTIONS[locale].tag);
  return { pdf: bytes, docx, svg: new TextEncoder().encode(svg) };
}

/** The page that lists the files and the addresses that give them ask for the same ones. @throws Error when the words do not fit. */
export function filesOf(id: TemplateId, locale: Locale, template: Template): Promise<TemplateFiles> {
  const files = made.get(template) ?? make(id, locale, template);
  made.set(template, files);
  return files;
}
