import type { consent as source } from '../es/consent.ts';

/** Cookie banner, preferences and ad places. */
export const consent = {
  'consent.label': 'Avviso sulla privacy',
  'consent.text':
    'Nel tuo browser conserviamo solo l’indispensabile. Statistiche e pubblicità si attivano soltanto se le accetti, e non inviamo loro nulla del tuo CV.',
  'consent.privacy': 'Informativa sulla privacy',
  'consent.all': 'Accetta tutto',
  'consent.only': 'Solo necessari',
  'consent.customise': 'Personalizza',
  'ads.label': 'Pubblicità',
  'ads.close': 'Chiudi questo spazio pubblicitario',
  'ads.off': 'Senza il tuo consenso non viene caricato alcun annuncio.',
} as const satisfies Record<keyof typeof source, string>;
