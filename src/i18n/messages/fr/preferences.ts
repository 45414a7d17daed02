import type { preferences as source } from '../es/preferences.ts';

/** Privacy preferences: fetched by those who open them. */
export const preferences = {
  'consent.title': 'Préférences de confidentialité',
  'consent.save': 'Enregistrer mon choix',
  'consent.cancel': 'Annuler',
  'consent.always': 'Toujours actif',
  'consent.necessary': 'Nécessaire',
  'consent.necessary.about':
    'Votre langue, vos réglages et ce choix, conservés sur cet appareil. Nous vous reposons la question au bout de 12 mois.',
  'consent.analytics': 'Mesure d’audience',
  'consent.analytics.about':
    'Compte les visites et les analyses effectuées, avec un identifiant qui disparaît avec l’onglet. Jamais le contenu de votre CV.',
  'consent.advertising': 'Publicité',
  'consent.advertising.about':
    'Charge les annonces qui financent un outil gratuit. La régie peut déposer ses propres cookies.',
} as const satisfies Record<keyof typeof source, string>;
