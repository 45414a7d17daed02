import type { blog as source } from '../es/blog.ts';

/** The blog: its list, its articles, its place in the header. */
export const blog = {
  'header.main': 'Principale',
  'header.blog': 'Blog',
  'seo.blog.title': 'Blog : conseils pour votre CV | RevisaCV',
  'seo.blog.description':
    'Articles pratiques sur les erreurs de CV, les logiciels ATS, les mots-clés et les tendances du recrutement, avec des exemples avant-après.',
  'blog.title': 'Conseils pour votre CV',
  'blog.lead':
    'Des guides pratiques pour un CV qui se lit bien : par les logiciels de recrutement et, surtout, par les personnes.',
  'blog.all': 'Tous les articles',
  'blog.by': 'Par {author}',
  'blog.readTime': '{minutes} min de lecture',
  'blog.updated': 'Mis à jour le {date}',
  'blog.contents': 'Dans cet article',
  'blog.related': 'À lire ensuite',
  'blog.tips': 'Quatre conseils rapides',
  'blog.try': 'Vérifier mon CV',
  'blog.category.mistakes': 'Erreurs courantes',
  'blog.category.ats': 'ATS',
  'blog.category.keywords': 'Mots-clés',
  'blog.category.trends': 'Tendances',
} as const satisfies Record<keyof typeof source, string>;
