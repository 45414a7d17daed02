import type { seo as source } from '../es/seo.ts';

/** Titles and descriptions of the pages, for search engines and tabs. */
export const seo = {
  'seo.home.title': 'Controlla il CV gratis: punteggio e consigli subito | RevisaCV',
  'seo.home.description':
    'Trascina il CV in PDF e scopri in un secondo che cosa funziona, che cosa può costarti un colloquio e come rimediare. Gratis, senza account; il PDF resta da te.',
  'seo.notFound.title': 'Pagina non trovata: torna al controllo del CV | RevisaCV',
  'seo.offline.title': 'Sei offline: il CV si controlla lo stesso | RevisaCV',
  'seo.blog.title': 'Blog: consigli per il curriculum | RevisaCV',
  'seo.blog.description':
    'Articoli pratici su errori nel CV, sistemi ATS, parole chiave e tendenze della selezione, con esempi prima e dopo.',
  'seo.about.title': 'Chi siamo: un controllo del CV gratuito e chiaro | RevisaCV',
  'seo.about.description':
    'Perché abbiamo creato RevisaCV, come misura il CV sul tuo dispositivo, che ruolo ha l’IA e quali impegni prendiamo con te.',
  'seo.testimonials.title': 'Testimonianze: che cosa cambia in un CV rivisto | RevisaCV',
  'seo.testimonials.description':
    'Curriculum corretti riga per riga: che cosa ha segnalato il resoconto, che cosa è cambiato sulla pagina e come si legge adesso.',
  'seo.contact.title': 'Contatti: dubbi, errori e suggerimenti | RevisaCV',
  'seo.contact.description':
    'Un dubbio sul resoconto, un errore, un’idea? Scrivici: rispondiamo entro 24 ore, dal lunedì al venerdì, dalle 9:00 alle 18:00.',
  'seo.privacy.title': 'Informativa sulla privacy: che fine fa il tuo CV | RevisaCV',
  'seo.privacy.description':
    'Che cosa fa RevisaCV con il tuo file, il testo, l’IA, i cookie, gli annunci e i tuoi messaggi. Sette punti, senza clausole scritte in piccolo.',
  'seo.templates.title': 'Modelli di CV gratis in Word e PDF, adatti agli ATS | RevisaCV',
  'seo.templates.description':
    'Cinque modelli di curriculum da scaricare in Word (.docx) e PDF. Una sola colonna, testo vero e nessuna tabella: facili da leggere per programmi e persone.',
  'seo.coverLetters.title': 'Lettera di presentazione: guida con esempio | RevisaCV',
  'seo.coverLetters.description':
    'Come scrivere una lettera di presentazione breve e credibile: che cosa va in ogni paragrafo, un esempio completo, l’e-mail e gli errori da evitare.',
  'seo.interviewPrep.title': 'Come prepararsi a un colloquio di lavoro | RevisaCV',
  'seo.interviewPrep.description':
    'Prepara il colloquio con il CV davanti: che cosa cercare, come raccontare i risultati, domande frequenti, video, RAL e messaggio dopo.',
  'seo.name': 'RevisaCV',
  'seo.tagline': 'Controllo del CV gratuito',
} as const satisfies Record<keyof typeof source, string>;
