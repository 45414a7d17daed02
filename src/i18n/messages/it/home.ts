import type { home as source } from '../es/home.ts';

/** The home page around the analyzer, and the page for addresses that are not there. */
export const home = {
  'home.title': 'Controlla il tuo CV prima che lo faccia il selezionatore',
  'home.lead':
    'Trascina qui il tuo CV in PDF. In un secondo vedi che cosa va bene, che cosa può costarti un colloquio, in quale riga e come correggerlo. Gratis, senza registrazione e senza che il file esca dal tuo dispositivo.',
  'notFound.notice': 'La pagina che cercavi non esiste o ha cambiato indirizzo. Da qui puoi controllare il tuo CV.',
  'offline.notice':
    'Sei offline e questa pagina non è salvata sul tuo dispositivo. Ricaricala quando torna la connessione. Il CV, invece, puoi controllarlo subito, anche senza internet.',
  'home.why.title': 'Perché controllarlo qui',
  'home.why.lead': 'Pensato per chi cerca lavoro, non per vendere un abbonamento.',
  'home.why.instant.title': 'Subito',
  'home.why.instant.text':
    'Il risultato misurato compare appena il PDF è stato letto; la valutazione dell’IA, se c’è, arriva in meno di 30 secondi.',
  'home.why.where.title': 'Ti indica la riga',
  'home.why.where.text':
    'Ogni segnalazione riporta la tua frase e il punto della pagina, come farebbe una correttrice con la penna rossa.',
  'home.why.private.title': 'Il PDF resta da te',
  'home.why.private.text':
    'È il tuo browser a leggere il file. Non lo carichiamo, non lo conserviamo e non ti chiediamo di registrarti.',
  'home.why.fair.title': 'Un punteggio che si spiega',
  'home.why.fair.text':
    'Lo stesso file ottiene sempre lo stesso punteggio misurato, e vedi quale controllo lo alza o lo abbassa.',
  'home.why.languages.title': 'Otto lingue, otto abitudini',
  'home.why.languages.text':
    'Un CV italiano non si legge come uno tedesco. Lo misuriamo con le regole della lingua e del Paese in cui è scritto.',
  'home.why.free.title': 'Gratis e senza limiti',
  'home.why.free.text':
    'Controlla tutte le versioni che vuoi. Niente account, niente costi nascosti, niente resoconti completi a pagamento.',
  'home.resources.title': 'Per continuare a curare la candidatura',
  'home.resources.templates': 'Modelli di CV in Word e PDF',
  'home.resources.coverLetters': 'Guida alla lettera di presentazione',
  'home.resources.interviewPrep': 'Prepararsi al colloquio',
  'home.resources.blog': 'Articoli con esempi',
  'faq.title': 'Domande frequenti',
  'cta.title': 'Vuoi guardare il tuo CV con altri occhi?',
  'cta.text': 'Trascina il PDF e in un secondo sai da dove cominciare.',
  'cta.button': 'Controlla il mio CV',
} as const satisfies Record<keyof typeof source, string>;
