import type { site as source } from '../es/site.ts';

/** Page frame and head in Italian. */
export const site = {
  'seo.home.title': 'Controlla il tuo CV gratis: punteggio e consigli subito | RevisaCV',
  'seo.home.description':
    'Carica il tuo CV in PDF e scopri in un secondo che cosa funziona, che cosa ti costa colloqui e come rimediare. Gratis, senza registrazione; il PDF resta sul tuo dispositivo.',
  'seo.notFound.title': 'Pagina non trovata | RevisaCV',
  'header.skip': 'Vai al contenuto',
  'header.home': 'Home',
  'header.language': 'Lingua',
  'footer.rights': 'Tutti i diritti riservati.',
  'footer.technology': 'Il tuo PDF viene letto nel tuo browser. Non chiediamo un account e non conserviamo documenti.',
  'footer.source': 'Codice sorgente',
  'home.title': 'Controlla il tuo CV prima che lo faccia il selezionatore',
  'home.lead':
    'Trascina qui il tuo CV in PDF. In un secondo vedi che cosa va bene, che cosa può costarti un colloquio, in quale riga e come correggerlo. Gratis, senza registrazione e senza che il file esca dal tuo dispositivo.',
  'notFound.notice': 'La pagina che cercavi non esiste o ha cambiato indirizzo. Da qui puoi controllare il tuo CV.',
} as const satisfies Record<keyof typeof source, string>;
