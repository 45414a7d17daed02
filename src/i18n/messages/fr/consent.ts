import type { consent as source } from '../es/consent.ts';

/** Cookie banner, preferences and ad places. */
export const consent = {
  'consent.label': 'Avis de confidentialité',
  'consent.text':
    'Nous ne gardons dans votre navigateur que le strict nécessaire. La mesure d’audience et la publicité ne s’activent qu’avec votre accord, et nous ne leur transmettons rien de votre CV.',
  'consent.privacy': 'Politique de confidentialité',
  'consent.all': 'Tout accepter',
  'consent.only': 'Nécessaires seulement',
  'consent.customise': 'Personnaliser',
  'ads.label': 'Publicité',
  'ads.close': 'Fermer cet espace publicitaire',
  'ads.off': 'Aucune annonce n’est chargée sans votre accord.',
} as const satisfies Record<keyof typeof source, string>;
