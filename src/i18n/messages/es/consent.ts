/** Cookie banner, preferences and ad places. */
export const consent = {
  'consent.label': 'Aviso de privacidad',
  'consent.text':
    'Guardamos en tu navegador solo lo imprescindible. La analítica y los anuncios se activan únicamente si los aceptas, y no les enviamos nada de tu currículum.',
  'consent.privacy': 'Política de privacidad',
  'consent.all': 'Aceptar todo',
  'consent.only': 'Solo lo necesario',
  'consent.customise': 'Personalizar',
  'ads.label': 'Publicidad',
  'ads.close': 'Cerrar este espacio publicitario',
  'ads.off': 'Sin tu permiso no se carga ningún anuncio.',
} as const;
