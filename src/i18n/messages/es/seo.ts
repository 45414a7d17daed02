/** Titles and descriptions of the pages, for search engines and tabs. */
export const seo = {
  'seo.home.title': 'Revisa tu CV gratis: puntuación y consejos al momento | RevisaCV',
  'seo.home.description':
    'Suelta tu CV en PDF y mira en un segundo qué funciona, qué puede costarte entrevistas y cómo arreglarlo. Gratis, sin registro; el PDF no sale de tu dispositivo.',
  'seo.notFound.title': 'Página no encontrada: vuelve al revisor de CV | RevisaCV',
  'seo.offline.title': 'Sin conexión: tu CV se puede revisar igual | RevisaCV',
  'seo.blog.title': 'Blog: consejos para tu currículum | RevisaCV',
  'seo.blog.description':
    'Artículos prácticos sobre errores del CV, sistemas ATS, palabras clave y tendencias de selección, con ejemplos para España y Latinoamérica.',
  'seo.about.title': 'Quiénes somos: un revisor de CV gratuito y claro | RevisaCV',
  'seo.about.description':
    'Por qué hicimos RevisaCV, cómo mide tu currículum en tu propio dispositivo, qué papel tiene la IA y a qué nos comprometemos contigo.',
  'seo.testimonials.title': 'Testimonios: qué cambia al corregir un CV | RevisaCV',
  'seo.testimonials.description':
    'Currículums corregidos línea a línea: qué señaló el informe, qué se cambió en la página y cómo se lee ahora cada uno.',
  'seo.contact.title': 'Contacto: dudas, fallos y sugerencias | RevisaCV',
  'seo.contact.description':
    '¿Una duda, un fallo o una idea? Escríbenos: respondemos en menos de 24 horas, de lunes a viernes de 9:00 a 18:00.',
  'seo.privacy.title': 'Política de privacidad: qué pasa con tu CV | RevisaCV',
  'seo.privacy.description':
    'Qué hace exactamente RevisaCV con tu archivo, su texto, la IA, las cookies, los anuncios y tus mensajes. En siete apartados y sin letra pequeña.',
  'seo.templates.title': 'Plantillas de CV para ATS, gratis en Word y PDF | RevisaCV',
  'seo.templates.description':
    'Cinco plantillas de currículum para descargar en Word (.docx) y PDF. Una sola columna, texto real y sin tablas: fáciles de leer para programas y personas.',
  'seo.coverLetters.title': 'Carta de presentación: guía con ejemplos | RevisaCV',
  'seo.coverLetters.description':
    'Cómo escribir una carta de presentación breve y convincente: estructura, ejemplos comentados, qué evitar y cuándo no hace falta enviarla.',
  'seo.interviewPrep.title': 'Cómo preparar una entrevista de trabajo, paso a paso | RevisaCV',
  'seo.interviewPrep.description':
    'Prepara la entrevista con tu CV delante: qué investigar, cómo contar tus logros, preguntas frecuentes, videollamada, salario y seguimiento.',
  'seo.name': 'RevisaCV',
  'seo.tagline': 'Revisor de CV gratuito',
} as const;
