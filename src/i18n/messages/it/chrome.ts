import type { chrome as source } from '../es/chrome.ts';

/** The frame of every page: header, footer. */
export const chrome = {
  'header.skip': 'Vai al contenuto',
  'header.main': 'Principale',
  'header.menu': 'Menu',
  'header.home': 'Home',
  'header.about': 'Chi siamo',
  'header.blog': 'Blog',
  'header.testimonials': 'Testimonianze',
  'header.contact': 'Contatti',
  'header.language': 'Lingua',
  'header.poweredBy': 'Funziona con',
  'header.power': 'PDF.js e un motore nostro',
  'footer.links': 'Link utili',
  'footer.privacy': 'Informativa sulla privacy',
  'footer.resources': 'Risorse',
  'footer.templates': 'Modelli di CV',
  'footer.coverLetters': 'Lettera di presentazione',
  'footer.interviewPrep': 'Prepararsi al colloquio',
  'footer.rss': 'Feed RSS',
  'footer.technology':
    'L’analisi avviene nel tuo browser, con PDF.js e un motore sviluppato da noi. Non chiediamo un account e non conserviamo documenti.',
  'footer.rights': 'Tutti i diritti riservati.',
  'footer.source': 'Codice sorgente',
  'footer.preferences': 'Preferenze sulla privacy',
} as const satisfies Record<keyof typeof source, string>;
