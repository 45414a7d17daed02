import type { blog as source } from '../es/blog.ts';

/** The blog: its list and its articles. */
export const blog = {
  'blog.title': 'Tipps für Ihren Lebenslauf',
  'blog.lead':
    'Praktische Ratgeber für einen Lebenslauf, der sich gut liest: von Bewerbersystemen und vor allem von Menschen.',
  'blog.all': 'Alle Artikel',
  'blog.by': 'Von {author}',
  'blog.readTime': '{minutes} Min. Lesezeit',
  'blog.updated': 'Aktualisiert am {date}',
  'blog.contents': 'In diesem Artikel',
  'blog.related': 'Weiterlesen',
  'blog.tips': 'Vier schnelle Tipps',
  'blog.try': 'Lebenslauf jetzt prüfen',
  'blog.category.mistakes': 'Häufige Fehler',
  'blog.category.ats': 'Bewerbersysteme (ATS)',
  'blog.category.keywords': 'Schlüsselwörter',
  'blog.category.trends': 'Trends',
  'blog.resources.title': 'Weitere Hilfen',
  'blog.resources.templates.text': 'Fünf Vorlagen für Word und PDF.',
  'blog.resources.coverLetters.text': 'Aufbau, Beispiele und Fehler.',
  'blog.resources.interviewPrep.text': 'Von der Recherche bis zum Nachfassen.',
} as const satisfies Record<keyof typeof source, string>;
