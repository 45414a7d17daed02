/** The shape of a resume template as its author writes it: src/content/templates/<locale>/<id>.yaml. */
import { z } from 'astro/zod';

/** In the order in which a page shows them. Each has a look of its own in looks.ts. */
export const TEMPLATE_IDS = ['classic', 'modern', 'technical', 'first-job', 'executive'] as const;
export type TemplateId = (typeof TEMPLATE_IDS)[number];

const words = z.string().trim().min(1);
const month = z.string().regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, 'A month as "YYYY-MM"');
const monthOrYear = z.string().regex(/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/, 'A month as "YYYY-MM", or a year');
/** Another heading than the language's usual one; it must be one that parsers know. */
const heading = words.optional();

const entries = z
  .array(
    z.strictObject({
      title: words,
      employer: words,
      location: words.optional(),
      start: month,
      end: month.or(z.literal('present')),
      /** What the employer does, where it is customary to say so. */
      note: words.optional(),
      bullets: z.array(words).min(2).max(8),
    }),
  )
  .min(1);

const studies = z
  .array(
    z.strictObject({
      degree: words,
      school: words,
      location: words.optional(),
      start: monthOrYear.optional(),
      end: monthOrYear,
      bullets: z.array(words).max(4).default([]),
    }),
  )
  .min(1);

const section = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.enum(['experience', 'projects', 'volunteering']), heading, entries }),
  z.strictObject({ kind: z.literal('education'), heading, entries: studies }),
  z.strictObject({
    kind: z.literal('skills'),
    heading,
    groups: z.array(z.strictObject({ name: words, items: z.array(words).min(2) })).min(1),
  }),
  z.strictObject({
    kind: z.literal('languages'),
    heading,
    items: z.array(z.strictObject({ name: words, level: words })).min(1),
  }),
  z.strictObject({ kind: z.literal('achievements'), heading, bullets: z.array(words).min(2).max(8) }),
  z.strictObject({ kind: z.enum(['certifications', 'awards']), heading, items: z.array(words).min(1) }),
  z.strictObject({ kind: z.literal('statement'), heading, text: words }),
]);

export const templateSchema = z.strictObject({
  /** Name of the template, as the page shows it. */
  title: words,
  /** For whom it is, in a sentence or two. */
  description: z.string().min(20).max(260),
  /** Name of its files in the address: small letters, digits and hyphens, of no other template in any language. */
  slug: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'Small letters, digits and hyphens'),
  /** Name under which a visitor keeps the file, without its ending: a resume's file should bear its owner's name. */
  fileName: words,
  person: z.strictObject({
    name: words,
    headline: words,
    location: words,
    phone: words,
    email: z.email().endsWith('@example.org', 'An address at example.org'),
    /** Without "https://", as a reader sees them. */
    links: z
      .array(z.string().regex(/^(?:[a-z0-9-]+\.)*example\.org(?:\/[\w/-]+)?$/, 'An address at example.org'))
      .max(2),
  }),
  /** The day of the document, where it is customary to give it. */
  dated: words.optional(),
  summary: words,
  sections: z.array(section).min(3),
});

export type Template = z.infer<typeof templateSchema>;
export type TemplateSection = Template['sections'][number];
export type SectionKindOf = TemplateSection['kind'];
