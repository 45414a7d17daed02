import type { preferences as source } from '../es/preferences.ts';

/** Privacy preferences: fetched by those who open them. */
export const preferences = {
  'consent.title': 'Datenschutz-Einstellungen',
  'consent.save': 'Auswahl speichern',
  'consent.cancel': 'Abbrechen',
  'consent.always': 'Immer aktiv',
  'consent.necessary': 'Notwendig',
  'consent.necessary.about':
    'Ihre Sprache, Ihre Einstellungen und diese Auswahl, gespeichert auf diesem Gerät. Nach 12 Monaten fragen wir erneut.',
  'consent.analytics': 'Statistik',
  'consent.analytics.about':
    'Zählt Besuche und abgeschlossene Analysen, mit einer Kennung, die nur so lange lebt wie der Tab. Nie, was in Ihrem Lebenslauf steht.',
  'consent.advertising': 'Werbung',
  'consent.advertising.about':
    'Lädt die Anzeigen, die das kostenlose Angebot finanzieren. Das Werbenetzwerk kann eigene Cookies setzen.',
} as const satisfies Record<keyof typeof source, string>;
