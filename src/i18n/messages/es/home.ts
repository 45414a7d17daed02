/** The home page around the analyzer, and the page for addresses that are not there. */
export const home = {
  'home.title': 'Revisa tu currículum antes de que lo haga el reclutador',
  'home.lead':
    'Suelta tu CV en PDF. En un segundo verás qué está bien, qué te puede costar entrevistas, en qué línea está y cómo corregirlo. Gratis, sin registro y sin que el archivo salga de tu dispositivo.',
  'notFound.notice': 'La página que buscabas no existe o cambió de dirección. Desde aquí puedes revisar tu CV.',
  'offline.notice':
    'No hay conexión y esta página no está guardada en tu dispositivo. Cárgala de nuevo cuando vuelvas a tener red; revisar tu CV sí puedes ahora mismo, sin internet.',
  'home.why.title': 'Por qué revisarlo aquí',
  'home.why.lead': 'Hecho para quien busca trabajo, no para vender una suscripción.',
  'home.why.instant.title': 'Al momento',
  'home.why.instant.text':
    'El resultado medido aparece en cuanto se lee el PDF; la evaluación de la IA, si la hay, llega en menos de 30 segundos.',
  'home.why.where.title': 'Te señala la línea',
  'home.why.where.text':
    'Cada aviso va con tu propia frase y su lugar en la página, marcado como lo haría un editor con su bolígrafo rojo.',
  'home.why.private.title': 'Tu PDF no sale de aquí',
  'home.why.private.text':
    'El archivo se lee en tu navegador. No lo subimos, no lo guardamos y no te pedimos ninguna cuenta.',
  'home.why.fair.title': 'Una nota que se explica',
  'home.why.fair.text':
    'El mismo archivo da siempre la misma puntuación, y ves qué comprobación la sube o la baja. Sin trucos ni azar.',
  'home.why.languages.title': 'Ocho idiomas, ocho costumbres',
  'home.why.languages.text':
    'Un CV alemán no se lee como uno japonés. Lo medimos con las reglas del idioma y del país en que está escrito.',
  'home.why.free.title': 'Gratis, sin límite',
  'home.why.free.text':
    'Revisa todas las versiones que quieras. Sin registro, sin costes ocultos y sin pagar por ver el informe completo.',
  'home.resources.title': 'Para seguir trabajando en tu candidatura',
  'home.resources.templates': 'Plantillas de CV en Word y PDF',
  'home.resources.coverLetters': 'Guía de la carta de presentación',
  'home.resources.interviewPrep': 'Preparar la entrevista',
  'home.resources.blog': 'Artículos con ejemplos',
  'faq.title': 'Preguntas frecuentes',
  'cta.title': '¿Listo para ver tu CV con otros ojos?',
  'cta.text': 'Suelta el PDF y en un segundo sabrás por dónde empezar.',
  'cta.button': 'Revisar mi CV',
} as const;
