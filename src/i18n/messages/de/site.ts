import type { site as source } from '../es/site.ts';

/** Page frame and head: header, footer, seo. */
export const site = {
  'seo.home.title': 'Lebenslauf kostenlos prüfen: Punktzahl und Tipps sofort | RevisaCV',
  'seo.home.description':
    'Laden Sie Ihren Lebenslauf als PDF und sehen Sie sofort, was überzeugt, was Sie Einladungen kostet und wie Sie es ändern. Kostenlos, ohne Anmeldung; das PDF bleibt bei Ihnen.',
  'seo.notFound.title': 'Seite nicht gefunden | RevisaCV',
  'header.skip': 'Zum Inhalt springen',
  'header.home': 'Startseite',
  'header.language': 'Sprache',
  'footer.rights': 'Alle Rechte vorbehalten.',
  'footer.technology':
    'Ihr PDF wird in Ihrem eigenen Browser gelesen. Wir verlangen kein Konto und speichern keine Dokumente.',
  'footer.source': 'Quellcode',
  'home.title': 'Prüfen Sie Ihren Lebenslauf, bevor es die Personalabteilung tut',
  'home.lead':
    'Ziehen Sie Ihren Lebenslauf als PDF hierher. Sie sehen sofort, was gut ist, was Sie Einladungen kosten kann, in welcher Zeile es steht und wie Sie es ändern. Kostenlos, ohne Anmeldung, und die Datei bleibt auf Ihrem Gerät.',
  'notFound.notice':
    'Die gesuchte Seite gibt es nicht oder sie ist umgezogen. Ihren Lebenslauf können Sie gleich hier prüfen.',
} as const satisfies Record<keyof typeof source, string>;
