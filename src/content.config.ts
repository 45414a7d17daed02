/** Shapes of the content that editors write: a file that does not fit stops the build and says which line and why. */
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { defineCollection } from 'astro:content';
import { templateSchema } from './templates/schema.ts';

export const POST_CATEGORIES = ['mistakes', 'ats', 'keywords', 'trends'] as const;
export const POST_IMAGES = ['red-pen', 'scanner', 'highlighter', 'horizon'] as const;
export const GUIDE_SLUGS = ['cover-letters', 'interview-prep'] as const;
export const GLOSSARY_TERMS = [
  'resume',
  'ats',
  'recruiter',
  'cover-letter',
  'job-ad',
  'interview',
  'keyword',
  'achievement',
  'skill',
  'summary',
] as const;

const sentence = (least: number) => z.string().trim().min(least, `Write at least ${least} characters`);
const day = z.coerce.date('A date as YYYY-MM-DD');
/** One file a language: "es.yaml" is the Spanish one. */
const perLanguage = (folder: string) => glob({ base: `./src/content/${folder}`, pattern: '*.yaml' });
/** <locale>/<name>.md; the same name in another folder is the same text in another language. */
const perLanguageAndName = (folder: string) =>
  glob({
    base: `./src/content/${folder}`,
    pattern: '*/*.md',
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  });

const blog = defineCollection({
  loader: perLanguageAndName('blog'),
  schema: z.strictObject({
    title: z.string().min(12, 'A title of at least 12 characters'),
    /** Shown in lists and as the meta description. */
    excerpt: z
      .string()
      .min(40, 'An excerpt of at least 40 characters')
      .max(220, 'An excerpt of at most 220 characters'),
    author: z.string(),
    date: day,
    updated: day.optional(),
    category: z.enum(POST_CATEGORIES),
    /** Name of a drawing in components/blog/Illustration.astro. */
    image: z.enum(POST_IMAGES),
    /** One sentence for the list of tips on the blog's first page. */
    tips: z.string().min(20, 'A tip of at least 20 characters'),
  }),
});

const guides = defineCollection({
  loader: perLanguageAndName('guides'),
  schema: z.strictObject({
    title: sentence(8),
    /** Shown under the title. */
    lead: sentence(40),
    updated: day,
    image: z.enum(['envelope', 'two-chairs']),
  }),
});

/** Seven sections, each a heading of the second level; a test counts them. */
const privacy = defineCollection({
  loader: glob({ base: './src/content/privacy', pattern: '*.md' }),
  schema: z.strictObject({ title: sentence(4), lead: sentence(40), updated: day }),
});

const question = z.strictObject({ question: sentence(8), answer: sentence(30) });
const faq = defineCollection({
  loader: perLanguage('faq'),
  schema: z.strictObject({
    home: z.array(question).length(5, 'Five questions for the home page'),
    contact: z.array(question).length(5, 'Five questions for the contact page'),
  }),
});

/** `illustrative: true` prints a visible note; take it away only where the figure or the person is real and can be shown to be. */
const illustrative = z.boolean();

const stats = defineCollection({
  loader: perLanguage('stats'),
  schema: z.strictObject({
    illustrative,
    tiles: z.array(z.strictObject({ value: z.string().min(1), label: sentence(2) })).length(4, 'Four tiles'),
  }),
});

const testimonials = defineCollection({
  loader: perLanguage('testimonials'),
  schema: z.strictObject({
    illustrative,
    items: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z-]+$/, 'Small letters and hyphens'),
          name: sentence(2),
          role: sentence(2),
          company: sentence(2),
          /** Name of a drawing in components/testimonials/Emblem.astro; no photographs of people who do not exist. */
          image: z.enum(['pencil', 'stamp', 'clip', 'glasses', 'lamp', 'cup']),
          rating: z.number().int().min(1).max(5),
          text: sentence(30),
          /** What changed, in a few words. */
          improvement: sentence(4),
        }),
      )
      .length(6, 'Six testimonials'),
  }),
});

/** The words that every page uses for the same thing, and those that it does not; a test reads the pages against it. */
const glossary = defineCollection({
  loader: perLanguage('glossary'),
  schema: z.strictObject({
    terms: z
      .array(
        z.strictObject({
          id: z.enum(GLOSSARY_TERMS),
          term: sentence(1),
          meaning: sentence(20),
          /** Other words for it that the site does not use. */
          avoid: z.array(z.string().min(2)),
        }),
      )
      .length(GLOSSARY_TERMS.length, 'Every term of the list, once'),
  }),
});

/** The AI provider that the site is set up with, and what may be said of its price. Change it with AI_BASE_URL. */
const provider = defineCollection({
  loader: glob({ base: './src/content/provider', pattern: '*.yaml' }),
  schema: z.strictObject({
    name: z.string(),
    /** ISO 3166-1 alpha-2. */
    country: z.string().length(2),
    /** Left out where no comparison can be shown. */
    price: z
      .strictObject({
        model: z.string(),
        comparedWith: z.string(),
        times: z.number().positive(),
        asOf: day,
        sources: z.array(z.url()).min(1),
      })
      .optional(),
  }),
});

/** The resumes that a visitor downloads: <locale>/<id>.yaml. */
const templates = defineCollection({
  loader: glob({
    base: './src/content/templates',
    pattern: '*/*.yaml',
    generateId: ({ entry }) => entry.replace(/\.yaml$/, ''),
  }),
  schema: templateSchema,
});

export const collections = { blog, guides, privacy, faq, stats, testimonials, glossary, provider, templates };
