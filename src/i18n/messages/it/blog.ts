import type { blog as source } from '../es/blog.ts';

/** The blog: its list, its articles, its place in the header. */
export const blog = {
  'header.main': 'Principale',
  'header.blog': 'Blog',
  'seo.blog.title': 'Blog: consigli per il curriculum | RevisaCV',
  'seo.blog.description':
    'Articoli pratici su errori nel CV, sistemi ATS, parole chiave e tendenze della selezione, con esempi prima e dopo.',
  'blog.title': 'Consigli per il tuo CV',
  'blog.lead':
    'Guide pratiche per un curriculum che si legge bene: dai software di selezione e soprattutto dalle persone.',
  'blog.all': 'Tutti gli articoli',
  'blog.by': 'Di {author}',
  'blog.readTime': '{minutes} min di lettura',
  'blog.updated': 'Aggiornato il {date}',
  'blog.contents': 'In questo articolo',
  'blog.related': 'Continua a leggere',
  'blog.tips': 'Quattro consigli rapidi',
  'blog.try': 'Controlla ora il tuo CV',
  'blog.category.mistakes': 'Errori comuni',
  'blog.category.ats': 'Sistemi ATS',
  'blog.category.keywords': 'Parole chiave',
  'blog.category.trends': 'Tendenze',
} as const satisfies Record<keyof typeof source, string>;
