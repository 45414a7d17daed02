import type { blog as source } from '../es/blog.ts';

/** The blog: its list and its articles. */
export const blog = {
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
  'blog.try': 'Analyser mon CV maintenant',
  'blog.category.mistakes': 'Erreurs courantes',
  'blog.category.ats': 'Logiciels ATS',
  'blog.category.keywords': 'Mots-clés',
  'blog.category.trends': 'Tendances',
  'blog.resources.title': 'Ressources',
  'blog.resources.templates.text': 'Cinq modèles pour Word et PDF.',
  'blog.resources.coverLetters.text': 'Plan, exemples et erreurs.',
  'blog.resources.interviewPrep.text': 'Des recherches à la relance.',
} as const satisfies Record<keyof typeof source, string>;
