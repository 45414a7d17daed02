import type { AreaProse } from '../messages.ts';

export const design = {
  'page-format': {
    name: 'Formato della pagina',
    pass: 'Le pagine hanno un formato standard',
    fail: 'Il formato della pagina è insolito',
    why: 'Chi seleziona stampa i CV e li apre uno accanto all’altro. Una pagina di forma diversa viene rimpicciolita, tagliata o va girata.',
    fix: 'Imposta tutte le pagine in {wanted, select, Letter {Letter (21,6 × 27,9 cm)} other {A4 (21 × 29,7 cm)}}, in verticale (in Word: «Layout», «Dimensioni» e «Orientamento»), ed esporta di nuovo il PDF.',
    strength: null,
    findings: {
      landscape: 'La pagina {page, number} è in orizzontale ({width, number} × {height, number} mm).',
      'odd-size': 'La pagina {page, number} misura {width, number} × {height, number} mm: non è né A4 né Letter.',
      mixed: 'La pagina {page, number} ha un formato diverso dalla prima.',
    },
  },
  'font-families': {
    name: 'Tipi di carattere',
    pass: 'I caratteri sono sobri',
    fail: 'Ci sono troppi tipi di carattere',
    why: 'Uno o due caratteri guidano l’occhio; oltre tre, la pagina sembra messa insieme in fretta e i titoli non si distinguono più.',
    fix: 'Tieni un carattere per il testo e, se vuoi, uno per i titoli: per esempio Calibri ovunque, oppure Georgia per i titoli e Arial per il testo.',
    strength:
      '{count, plural, one {Un solo carattere} other {Solo # caratteri}} ({families}): la pagina ha un aspetto ordinato.',
    findings: {
      'too-many': '{count, plural, one {# carattere usato} other {# caratteri usati}}: {families}. Tienine due.',
    },
  },
  'body-size': {
    name: 'Dimensione del testo',
    pass: 'La dimensione del testo è comoda',
    fail: 'La dimensione del testo è da correggere',
    why: 'Chi seleziona legge decine di CV al giorno, spesso su un portatile. Un testo troppo piccolo stanca; uno troppo grande ruba spazio ai tuoi risultati.',
    fix: 'Imposta il testo tra 10 e 11 punti, i titoli delle sezioni intorno a 12 e il nome intorno a 20. Se non ci sta più tutto, taglia il testo, non la dimensione.',
    strength: 'Testo a {size, number} punti: si legge senza fatica.',
    findings: {
      'too-small': 'Il testo è a {size, number} punti; portalo almeno a {minimum, number}.',
      'too-large': 'Il testo è a {size, number} punti; {maximum, number} bastano.',
    },
  },
  'size-hierarchy': {
    name: 'Gerarchia delle dimensioni',
    pass: 'Le dimensioni guidano la lettura',
    fail: 'Le dimensioni non guidano la lettura',
    why: 'Il primo sguardo dura pochi secondi e va dal più grande al più piccolo. È la dimensione che distingue il tuo nome da un titolo, e un titolo dal testo.',
    fix: 'Tieni tre o quattro dimensioni: il nome intorno a 20 punti, i titoli in grassetto a 12–14, tutto il resto a 10–11.',
    strength:
      '{name, select, 0 {{count, plural, one {Una sola dimensione del testo} other {Solo # dimensioni del testo}}: la pagina è tranquilla.} other {Il tuo nome a {name, number} punti su un testo a {body, number}: si trova subito.}}',
    findings: {
      'name-small': 'Il tuo nome è a {size, number} punti, mentre altre righe arrivano a {other, number}.',
      'headings-plain':
        '{count, plural, one {# titolo ha} other {# titoli hanno}} lo stesso aspetto del testo che segue ({body, number} punti).',
      'headings-small':
        '{count, plural, one {# titolo è} other {# titoli sono}} in caratteri più piccoli ({size, number} punti) del testo che segue ({body, number}).',
      'too-many': 'Ci sono {count, number} dimensioni del testo: {sizes} punti.',
    },
  },
  margins: {
    name: 'Margini della pagina',
    pass: 'I margini sono equilibrati',
    fail: 'I margini sono da rivedere',
    why: 'Il bianco intorno al testo fa respirare la pagina e serve per gli appunti del colloquio. Un margine troppo stretto, poi, in stampa può essere tagliato.',
    fix: 'Imposta i quattro margini tra 1,5 e 2,5 cm (in Word: «Layout», «Margini»), poi accorcia il testo se non ci sta.',
    strength: 'Margini di almeno {mm, number} mm: la pagina respira e si stampa senza tagli.',
    findings: {
      narrow: 'Pagina {page}: solo {mm, number} mm di margine {side}. Portalo almeno a 15 mm.',
      wide: 'Pagina {page}: {mm, number} mm di margine {side}, più del necessario. Riducilo a circa 20 mm.',
    },
  },
  'line-spacing': {
    name: 'Interlinea',
    pass: 'L’interlinea è comoda',
    fail: 'L’interlinea è da correggere',
    why: 'Con righe troppo vicine l’occhio si perde; troppo lontane, il paragrafo si disfa e la pagina finisce.',
    fix: 'Imposta l’interlinea «Multipla» tra 1,0 e 1,15 (in Word: «Home», «Paragrafo») e separa i ruoli con uno spazio prima del paragrafo.',
    strength: 'Un’interlinea di {spacing, number} volte il carattere: si legge senza perdere la riga.',
    findings: {
      tight: 'L’interlinea è solo {spacing, number} volte il carattere; sotto {least, number} le righe si toccano.',
      loose: 'L’interlinea è {spacing, number} volte il carattere; sopra {most, number} il paragrafo si disfa.',
    },
  },
  density: {
    name: 'Testo e spazio bianco',
    pass: 'Testo e spazio bianco sono in equilibrio',
    fail: 'Testo e spazio bianco non sono in equilibrio',
    why: 'Il bianco mostra dove finisce un ruolo e comincia il successivo. Un muro di testo si salta; una pagina quasi vuota fa pensare a poca esperienza.',
    fix: 'Troppo piena? Tieni 3–5 punti per ruolo e 6–10 punti di spazio tra un ruolo e l’altro. Troppo vuota? Aggiungi risultati agli ultimi ruoli o riduci i vuoti.',
    strength: 'Il testo copre il {percent, number}% della pagina: piena, e facile da scorrere.',
    findings: {
      sparse: 'Il testo copre solo il {percent, number}% dello spazio dentro i margini.',
      crowded:
        'Il testo copre il {percent, number}% dello spazio dentro i margini; oltre il {most, number}% sembra un muro.',
    },
  },
  alignment: {
    name: 'Allineamento delle righe',
    pass: 'Le righe condividono bordi netti',
    fail: 'Le righe iniziano in troppi punti',
    why: 'L’occhio scende lungo il bordo sinistro. Le righe spostate con spazi o tabulazioni lo spezzano e danno un’idea di trascuratezza.',
    fix: 'Sostituisci spazi e tabulazioni ripetute con i rientri: un bordo per titoli e ruoli, un altro per gli elenchi. Per le date, una sola tabulazione a destra.',
    strength: 'Il {percent, number}% delle {lines, number} righe condivide pochi bordi: la pagina è ordinata.',
    findings: {
      ragged:
        'Solo il {percent, number}% delle {lines, number} righe inizia da uno di quattro bordi; {count, plural, one {# inizia} other {# iniziano}} altrove.',
    },
  },
  colours: {
    name: 'Colori del testo',
    pass: 'I colori del testo sono pochi',
    fail: 'I colori del testo sono troppi',
    why: 'Un colore dice «guarda qui». Se sono tanti non risalta niente, e in bianco e nero diventano tutti grigi.',
    fix: 'Tieni il testo in nero o grigio scuro e un solo colore deciso per titoli e link.',
    strength:
      '{count, plural, one {Un solo colore di testo lascia} other {# colori di testo lasciano}} l’attenzione alle parole.',
    findings: { 'too-many': 'Il testo ha {count, number} colori: {colours}.' },
  },
  contrast: {
    name: 'Contrasto del testo',
    pass: 'Il testo si stacca bene dallo sfondo',
    fail: 'C’è del testo troppo chiaro',
    why: 'Un grigio chiaro o un pastello svanisce in stampa e su uno schermo regolato male. Quello che si legge a fatica spesso non viene letto.',
    fix: 'Metti il testo in nero o in grigio molto scuro (#333333) su bianco e usa un colore deciso solo per i titoli, per esempio il blu #1F4E79. Dietro un testo bianco, scurisci lo sfondo.',
    strength: 'Contrasto minimo di {ratio, number} a 1: si legge bene a schermo e su carta.',
    findings: {
      low: 'Testo {colour} su sfondo {background}: contrasto di {ratio, number} a 1, quando ne servono 4,5.',
    },
  },
  'bullet-style': {
    name: 'Segni degli elenchi',
    pass: 'Gli elenchi usano lo stesso segno',
    fail: 'Gli elenchi mescolano segni diversi',
    why: 'Un segno che cambia senza motivo fa pensare a un altro livello, o a testo incollato da un’altra parte.',
    fix: 'Scegli un segno (un semplice •) per tutti i punti di un livello e applicalo con lo stile dell’elenco, senza scriverlo a mano.',
    strength: 'I {bullets, number} punti degli elenchi hanno il segno del loro livello.',
    findings: {
      mixed: '{count, plural, one {# punto inizia} other {# punti iniziano}} con {others}, gli altri con {main}.',
    },
  },
  emphasis: {
    name: 'Grassetto e maiuscole',
    pass: 'Metti in risalto con misura',
    fail: 'Metti in risalto troppo testo',
    why: 'Il grassetto funziona perché il resto non lo è. In maiuscolo le parole perdono la loro forma e si leggono più lentamente.',
    fix: 'Riserva il grassetto ai ruoli e a uno o due risultati per ruolo, e scrivi le frasi in minuscolo.',
    strength:
      '{bold, select, 0 {Il grassetto è riservato a titoli e ruoli: si notano subito.} other {Solo il {bold, number}% del testo è in grassetto: ciò che conta risalta.}}',
    findings: {
      bold: 'Il {percent, number}% del testo delle sezioni è in grassetto; fino al {most, number}% risalta ancora.',
      capitals: 'Il {percent, number}% del testo delle sezioni è in maiuscolo; fino al {most, number}% si legge bene.',
    },
  },
  'last-page-fill': {
    name: 'Ultima pagina',
    pass: 'L’ultima pagina è ben usata',
    fail: 'L’ultima pagina è quasi vuota',
    why: 'Poche righe da sole su una pagina sembrano una svista, e spesso non vengono né stampate né lette.',
    fix: 'Taglia o unisci qualche riga per finire nella pagina prima, oppure sposta abbastanza testo da riempire almeno un quarto dell’ultima.',
    strength: 'La pagina {page, number} è piena al {percent, number}%: nessuna riga sperduta.',
    findings: {
      short:
        'La pagina {page, number} ha {lines, plural, one {# riga} other {# righe}}: è occupata solo in piccola parte ({percent, number}%).',
      blank: 'La pagina {page, number} è vuota. Elimina i paragrafi vuoti o l’interruzione di pagina alla fine.',
    },
  },
  photo: {
    name: 'Foto',
    pass: 'Con o senza foto, segui l’uso del mercato',
    fail: '{frame, select, empty {Il riquadro della foto è vuoto} other {In questo mercato la foto non è attesa}}',
    why: '{frame, select, empty {Un riquadro vuoto fa pensare a una candidatura lasciata a metà e occupa il posto migliore della pagina.} other {Dove la legge vieta di giudicare dall’aspetto, molte aziende preferiscono CV senza foto. E toglie spazio ai tuoi risultati.}}',
    fix: '{frame, select, empty {Inserisci la foto prima di esportare il PDF (un ritratto recente, 35 × 45 mm) oppure togli il riquadro. Su carta, incollala.} other {Togli la foto, usa lo spazio per il tuo titolo professionale e i contatti e lasciala su LinkedIn. Se ti candidi in un Paese dove è d’uso, tienila.}}',
    strength: null,
    findings: {
      unwanted:
        'A pagina 1 c’è quella che sembra una foto; nel tuo mercato del lavoro ({market}) i CV ne fanno a meno.',
      'frame-unwanted':
        'A pagina 1 è rimasto un riquadro per la foto («{words}»); nel tuo mercato del lavoro ({market}) i CV ne fanno a meno: toglilo.',
      'frame-empty': 'Nel riquadro della foto c’è ancora scritto «{words}», senza nessuna immagine.',
    },
  },
} satisfies AreaProse<'design'>;
