import type { blog as source } from '../es/blog.ts';

/** The blog: its list, its articles, its place in the header. */
export const blog = {
  'header.main': 'Main',
  'header.blog': 'Blog',
  'seo.blog.title': 'Blog: practical resume advice | RevisaCV',
  'seo.blog.description':
    'Practical articles on resume mistakes, applicant tracking systems, keywords and hiring trends, with before-and-after examples.',
  'blog.title': 'Resume advice',
  'blog.lead': 'Practical guides to a resume that reads well, first by hiring software and above all by people.',
  'blog.all': 'All articles',
  'blog.by': 'By {author}',
  'blog.readTime': '{minutes} min read',
  'blog.updated': 'Updated {date}',
  'blog.contents': 'In this article',
  'blog.related': 'Keep reading',
  'blog.tips': 'Four quick tips',
  'blog.try': 'Check your resume now',
  'blog.category.mistakes': 'Common mistakes',
  'blog.category.ats': 'ATS',
  'blog.category.keywords': 'Keywords',
  'blog.category.trends': 'Trends',
} as const satisfies Record<keyof typeof source, string>;
