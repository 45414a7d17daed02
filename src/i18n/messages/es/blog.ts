/** The blog: its list, its articles, its place in the header. */
export const blog = {
  'header.main': 'Principal',
  'header.blog': 'Blog',
  'seo.blog.title': 'Blog: consejos para tu currículum | RevisaCV',
  'seo.blog.description':
    'Artículos prácticos sobre errores del CV, sistemas ATS, palabras clave y tendencias de selección, con ejemplos para España y Latinoamérica.',
  'blog.title': 'Consejos para tu CV',
  'blog.lead':
    'Guías prácticas para escribir un currículum que se lea bien: primero por los programas de selección y, sobre todo, por las personas.',
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
} as const;
