/** Page frame and head: header, footer, seo. */
export const site = {
  'seo.home.title': 'Revisa tu CV gratis: puntuación y consejos al momento | RevisaCV',
  'seo.home.description':
    'Sube tu CV en PDF y mira en un segundo qué funciona, qué te cuesta entrevistas y cómo arreglarlo. Gratis, sin registro; el PDF no sale de tu dispositivo.',
  'seo.notFound.title': 'No encontramos esa página | RevisaCV',
  'header.skip': 'Saltar al contenido',
  'header.home': 'Inicio',
  'header.language': 'Idioma',
  'footer.rights': 'Todos los derechos reservados.',
  'footer.technology': 'Tu PDF se lee en tu propio navegador. No pedimos cuenta ni guardamos documentos.',
  'footer.source': 'Código fuente',
  'home.title': 'Revisa tu currículum antes de que lo haga el reclutador',
  'home.lead':
    'Suelta tu CV en PDF. En un segundo verás qué está bien, qué te puede costar entrevistas, en qué línea está y cómo corregirlo. Gratis, sin registro y sin que el archivo salga de tu dispositivo.',
  'notFound.notice': 'La página que buscabas no existe o cambió de dirección. Desde aquí puedes revisar tu CV.',
} as const;
