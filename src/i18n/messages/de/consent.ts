import type { consent as source } from '../es/consent.ts';

/** Cookie banner, preferences and ad places. */
export const consent = {
  'consent.label': 'Hinweis zum Datenschutz',
  'consent.text':
    'In Ihrem Browser speichern wir nur das Nötigste. Statistik und Werbung werden nur mit Ihrer Zustimmung aktiv und erhalten von uns nichts aus Ihrem Lebenslauf.',
  'consent.privacy': 'Datenschutzerklärung',
  'consent.all': 'Alle akzeptieren',
  'consent.only': 'Nur notwendige',
  'consent.customise': 'Anpassen',
  'ads.label': 'Werbung',
  'ads.close': 'Diesen Werbeplatz schließen',
  'ads.off': 'Ohne Ihre Zustimmung wird keine Anzeige geladen.',
} as const satisfies Record<keyof typeof source, string>;
