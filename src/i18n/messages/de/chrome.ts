import type { chrome as source } from '../es/chrome.ts';

/** The frame of every page: header, footer. */
export const chrome = {
  'header.skip': 'Zum Inhalt springen',
  'header.main': 'Hauptmenü',
  'header.menu': 'Menü',
  'header.home': 'Startseite',
  'header.about': 'Über uns',
  'header.blog': 'Blog',
  'header.testimonials': 'Erfahrungen',
  'header.contact': 'Kontakt',
  'header.language': 'Sprache',
  'header.poweredBy': 'Läuft mit',
  'header.power': 'PDF.js + Prüfprogramm',
  'footer.links': 'Nützliche Links',
  'footer.privacy': 'Datenschutzerklärung',
  'footer.resources': 'Rund um die Bewerbung',
  'footer.templates': 'Lebenslauf-Vorlagen',
  'footer.coverLetters': 'Anschreiben',
  'footer.interviewPrep': 'Vorstellungsgespräch',
  'footer.rss': 'RSS-Feed',
  'footer.technology':
    'Die Auswertung läuft in Ihrem Browser, mit PDF.js und einem eigenen Prüfprogramm. Wir verlangen kein Konto und speichern keine Dokumente.',
  'footer.rights': 'Alle Rechte vorbehalten.',
  'footer.source': 'Quellcode',
  'footer.preferences': 'Datenschutz-Einstellungen',
} as const satisfies Record<keyof typeof source, string>;
