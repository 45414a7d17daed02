/** Shapes of the content that editors write: a file that does not fit stops the build and says which line and why. */
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { defineCollection } from 'astro:content';

export const POST_CATEGORIES = ['mistakes', 'ats', 'keywords', 'trends'] as const;
export const POST_IMAGES = ['red-pen', 'scanner', 'highlighter', 'horizon'] as const;

/** src/content/blog/<locale>/<slug>.md; the same slug in another folder is the same post in another language. */
const blog = defineCollection({
  loader: glob({
    base: './src/content/blog',
    pattern: '*/*.md',
    generateId: ({ entry }) => entry.replace(/\.md$/, ''),
  }),
  schema: z.strictObject({
    title: z.string().min(12, 'A title of at least 12 characters'),
    /** Shown in lists and as the meta description. */
    excerpt: z
      .string()
      .min(40, 'An excerpt of at least 40 characters')
      .max(220, 'An excerpt of at most 220 characters'),
    author: z.string(),
    date: z.coerce.date('A date as YYYY-MM-DD'),
    updated: z.coerce.date('A date as YYYY-MM-DD').optional(),
    category: z.enum(POST_CATEGORIES),
    /** Name of a drawing in components/blog/Illustration.astro. */
    image: z.enum(POST_IMAGES),
    /** One sentence for the list of tips on the blog's first page. */
    tips: z.string().min(20, 'A tip of at least 20 characters'),
  }),
});

export const collections = { blog };
