import type { blog as source } from '../es/blog.ts';

/** The blog: its list, its articles, its place in the header. */
export const blog = {
  'header.main': 'Hauptmenü',
  'header.blog': 'Blog',
  'seo.blog.title': 'Blog: Tipps für den Lebenslauf | RevisaCV',
  'seo.blog.description':
    'Praktische Artikel zu Fehlern im Lebenslauf, Bewerbungssoftware (ATS), Schlüsselwörtern und Trends, mit Beispielen vorher und nachher.',
  'blog.title': 'Tipps für Ihren Lebenslauf',
  'blog.lead':
    'Praktische Ratgeber für einen Lebenslauf, der sich gut liest: von Bewerbungssoftware und vor allem von Menschen.',
  'blog.all': 'Alle Artikel',
  'blog.by': 'Von {author}',
  'blog.readTime': '{minutes} Min. Lesezeit',
  'blog.updated': 'Aktualisiert am {date}',
  'blog.contents': 'In diesem Artikel',
  'blog.related': 'Weiterlesen',
  'blog.tips': 'Vier schnelle Tipps',
  'blog.try': 'Lebenslauf jetzt prüfen',
  'blog.category.mistakes': 'Häufige Fehler',
  'blog.category.ats': 'Bewerbungssoftware',
  'blog.category.keywords': 'Schlüsselwörter',
  'blog.category.trends': 'Trends',
} as const satisfies Record<keyof typeof source, string>;
