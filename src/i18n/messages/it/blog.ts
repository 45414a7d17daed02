import type { blog as source } from '../es/blog.ts';

/** The blog: its list and its articles. */
export const blog = {
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
  'blog.resources.title': 'Risorse',
  'blog.resources.templates.text': 'Cinque modelli per Word e PDF.',
  'blog.resources.coverLetters.text': 'Struttura, esempio ed errori.',
  'blog.resources.interviewPrep.text': 'Dalla ricerca al messaggio dopo.',
} as const satisfies Record<keyof typeof source, string>;
