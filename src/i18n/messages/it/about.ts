import type { about as source } from '../es/about.ts';

/** About the project. */
export const about = {
  'about.title': 'Un CV chiaro non dovrebbe costare soldi',
  'about.lead':
    'RevisaCV legge il tuo curriculum come lo leggono i software di selezione e le persone che decidono, e ti dice che cosa cambiare. Gratis e in otto lingue.',
  'about.mission.title': 'La nostra missione',
  'about.mission.text':
    'Cercare lavoro è già abbastanza faticoso. Tante persone valide restano indietro per un telefono che non si legge, date confuse o un elenco di mansioni senza nemmeno un risultato. Vogliamo che chiunque possa trovare e correggere questi difetti da sé, senza pagare e senza consegnare il proprio file a nessuno.',
  'about.provider.title': 'Chi fa la valutazione',
  'about.provider.measured':
    'La parte principale la fa il tuo dispositivo: un motore con regole pubbliche misura il documento e, per lo stesso file, dà sempre lo stesso risultato.',
  'about.provider.ai':
    'Se a questo sito è collegata un’IA, il suo parere si aggiunge a parte. Quella predefinita è {provider} ({country}); chi riceve il testo è sempre indicato sopra l’area in cui trascini il file, prima che tu scelga un file, e puoi disattivarla.',
  'about.provider.price':
    'Abbiamo scelto {model} perché, secondo i prezzi pubblici di {date}, costa circa {times} volte meno di {other}: così il servizio può restare gratuito.',
  'about.features.title': 'Che cosa trovi qui',
  'about.features.checks.title': 'Controlli con le prove',
  'about.features.checks.text': 'Ogni punto cita la riga esatta del tuo CV e spiega perché conta.',
  'about.features.ats.title': 'Letto come da un ATS',
  'about.features.ats.text':
    'Ti mostriamo che cosa un programma ricava dal PDF: colonne mescolate, icone, testo che si perde.',
  'about.features.scores.title': 'Quattro aree, un punteggio',
  'about.features.scores.text': 'Struttura, contenuti, compatibilità con gli ATS e grafica, da 0 a 100.',
  'about.features.priority.title': 'Da dove cominciare',
  'about.features.priority.text': 'Le raccomandazioni sono in ordine di punti che puoi guadagnare con ciascuna.',
  'about.features.ai.title': 'L’IA come secondo parere',
  'about.features.ai.text': 'Sta accanto alla misurazione, mai mescolata, e ti avvisiamo se non vanno d’accordo.',
  'about.features.languages.title': 'Otto lingue',
  'about.features.languages.text':
    'Italiano, spagnolo, inglese, francese, portoghese, tedesco, giapponese e cinese, con le abitudini di ogni mercato.',
  'about.steps.title': 'Come funziona',
  'about.steps.1.title': 'Trascina il PDF',
  'about.steps.1.text': 'Fino a 10 MB. Non serve creare un account.',
  'about.steps.2.title': 'Il browser lo legge',
  'about.steps.2.text': 'Il file si apre sul tuo dispositivo e viene misurato in circa un secondo.',
  'about.steps.3.title': 'Ricevi il resoconto',
  'about.steps.3.text':
    'Punti di forza, difetti e dove si trovano nella pagina. L’IA, se c’è, risponde in meno di 30 secondi.',
  'about.steps.4.title': 'Correggi e ripeti',
  'about.steps.4.text': 'Cambia una riga, esporta di nuovo e guarda che effetto fa sul punteggio. Quante volte vuoi.',
  'about.benefits.title': 'Che cosa ci guadagni',
  'about.benefits.1': 'Sai che cosa correggere per primo, invece di riscrivere tutto.',
  'about.benefits.2': 'Vedi il tuo CV come lo vede un software di selezione, prima di inviarlo.',
  'about.benefits.3': 'Mantieni il controllo dei tuoi dati: il PDF non esce dal tuo dispositivo.',
  'about.benefits.4': 'Ricevi consigli adatti alla tua lingua e al tuo mercato del lavoro.',
  'about.commitment.title': 'Il nostro impegno',
  'about.commitment.text':
    'Non vendiamo il tuo CV, non lo conserviamo e non promettiamo colloqui. Se un controllo non è sicuro di qualcosa, lo dice. Se sbagliamo, vogliamo saperlo.',
  'about.cta.title': 'Provalo con il tuo CV',
  'about.cta.button': 'Controlla il mio CV gratis',
} as const satisfies Record<keyof typeof source, string>;
