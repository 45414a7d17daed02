import type { resources as source } from '../es/resources.ts';

/** Templates, guides and the glossary. */
export const resources = {
  'templates.title': 'Modelli di CV che si leggono bene',
  'templates.lead':
    'Cinque modelli sobri, a una sola colonna e con testo vero. Aprili in Word, LibreOffice o Google Docs, metti i tuoi dati ed esportali in PDF. Le persone sono inventate.',
  'templates.download.docx': 'Scarica in Word',
  'templates.download.pdf': 'Apri il PDF',
  'templates.size': '{size} kB',
  'templates.score':
    'Il nostro controllo assegna loro almeno 90 punti su 100: lo verifichiamo ogni volta che pubblichiamo il sito.',
  'templates.how.title': 'Come usarli',
  'templates.how.1':
    'Scegli in base alla tua situazione, non al colore: primo impiego, profilo tecnico, ruolo direttivo.',
  'templates.how.2': 'Sostituisci ogni riga con la tua e cancella ciò che avanza; un esempio dimenticato si nota.',
  'templates.how.3': 'Conserva gli stili dei titoli e degli elenchi: sono ciò che un programma riconosce.',
  'templates.how.4': 'Esporta in PDF, metti il tuo nome nel nome del file e fallo passare dal controllo.',
  'templates.cta': 'Controlla il CV finito',
  'guides.updated': 'Aggiornata il {date}',
  'guides.contents': 'In questa guida',
  'guides.more': 'Altre risorse',
  'guides.try': 'Controlla il mio CV',
  'glossary.title': 'Parole che incontrerai',
  'privacy.contents': 'Indice',
} as const satisfies Record<keyof typeof source, string>;
