/** Templates, guides and the glossary. */
export const resources = {
  'templates.title': 'Plantillas de CV que se leen bien',
  'templates.lead':
    'Cinco modelos sobrios, de una sola columna y con texto real. Ábrelos en Word, LibreOffice o Google Docs, cambia los datos y expórtalos a PDF. Las personas son ficticias.',
  'templates.download.docx': 'Descargar Word',
  'templates.download.pdf': 'Ver PDF',
  'templates.size': '{size} kB',
  'templates.score': 'Nuestro revisor les da 90 o más de 100: es lo que comprobamos cada vez que publicamos el sitio.',
  'templates.how.title': 'Cómo usarlas',
  'templates.how.1': 'Elige por tu situación, no por el color: primer empleo, perfil técnico, puesto directivo.',
  'templates.how.2': 'Sustituye cada línea por la tuya y borra lo que no uses; una línea de ejemplo olvidada se nota.',
  'templates.how.3': 'Conserva los estilos de título y de lista: son lo que un programa reconoce.',
  'templates.how.4': 'Exporta a PDF, ponle tu nombre al archivo y pásalo por el revisor.',
  'templates.cta': 'Revisar mi CV terminado',
  'guides.updated': 'Actualizado el {date}',
  'guides.contents': 'En esta guía',
  'guides.more': 'Más recursos',
  'guides.try': 'Revisar mi CV',
  'glossary.title': 'Palabras que vas a encontrar',
  'privacy.contents': 'Contenido',
} as const;
