import type { blog as source } from '../es/blog.ts';

/** The blog: its list and its articles. */
export const blog = {
  'blog.title': 'Resume advice',
  'blog.lead': 'Practical guides to a resume that reads well, for hiring software first and for people above all.',
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
  'blog.resources.title': 'Resources',
  'blog.resources.templates.text': 'Five layouts for Word and PDF.',
  'blog.resources.coverLetters.text': 'Structure, examples and mistakes.',
  'blog.resources.interviewPrep.text': 'From research to follow-up.',
} as const satisfies Record<keyof typeof source, string>;
