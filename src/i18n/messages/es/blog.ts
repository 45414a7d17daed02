/** The blog: its list and its articles. */
export const blog = {
  'blog.title': 'Consejos para tu CV',
  'blog.lead':
    'Guías prácticas para escribir un currículum que lean bien los programas de selección y, sobre todo, las personas.',
  'blog.all': 'Todos los artículos',
  'blog.by': 'Por {author}',
  'blog.readTime': '{minutes} min de lectura',
  'blog.updated': 'Actualizado el {date}',
  'blog.contents': 'En este artículo',
  'blog.related': 'Sigue leyendo',
  'blog.tips': 'Cuatro consejos rápidos',
  'blog.try': 'Revisa tu CV ahora',
  'blog.category.mistakes': 'Errores frecuentes',
  'blog.category.ats': 'Sistemas ATS',
  'blog.category.keywords': 'Palabras clave',
  'blog.category.trends': 'Tendencias',
  'blog.resources.title': 'Recursos',
  'blog.resources.templates.text': 'Cinco modelos para Word y PDF.',
  'blog.resources.coverLetters.text': 'Estructura, ejemplos y errores.',
  'blog.resources.interviewPrep.text': 'De la investigación al seguimiento.',
} as const;
