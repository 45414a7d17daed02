/** Privacy preferences: fetched by those who open them. */
export const preferences = {
  'consent.title': 'Preferencias de privacidad',
  'consent.save': 'Guardar elección',
  'consent.cancel': 'Cancelar',
  'consent.always': 'Siempre activo',
  'consent.necessary': 'Necesario',
  'consent.necessary.about':
    'Tu idioma, tus ajustes y esta elección, guardados en este dispositivo. A los 12 meses te volvemos a preguntar por la elección.',
  'consent.analytics': 'Analítica',
  'consent.analytics.about':
    'Cuenta visitas y análisis hechos, con un identificador que dura lo que la pestaña. Nunca lo que dice tu currículum.',
  'consent.advertising': 'Publicidad',
  'consent.advertising.about':
    'Permite cargar los anuncios con los que se paga una herramienta gratuita. La red publicitaria puede usar cookies propias.',
} as const;
