import type { AreaProse } from '../messages.ts';

export const structure = {
  'contact-email': {
    name: 'Indirizzo e-mail',
    pass: 'Il tuo indirizzo e-mail si legge',
    fail: '{kind, select, history {Nella tua storia professionale giapponese manca l’e-mail} other {Il tuo indirizzo e-mail non si legge}}',
    why: '{kind, select, history {In Giappone i recapiti stanno nel rirekisho. Ma questo documento circola anche da solo, e allora nessuno saprebbe dove scriverti.} other {Quasi tutti gli inviti a colloquio arrivano per e-mail. Se l’indirizzo non è scritto per esteso, un software non compila la tua scheda e chi seleziona deve cercarlo.}}',
    fix: 'Scrivi l’indirizzo come testo semplice sotto il nome, tutto attaccato, per esempio: giulia.conti@example.org.',
    strength: null,
    findings: {
      missing: 'Nel testo del CV non c’è nessun indirizzo e-mail.',
      'missing-history':
        'Non c’è nessun indirizzo e-mail. Accanto a un rirekisho può mancare; inviato da solo, questo documento ne ha bisogno.',
      'only-link':
        'L’indirizzo sta solo dentro un link ({url}) e non è scritto: su carta e in un software di selezione sparisce.',
      broken: 'L’indirizzo è spezzato da uno spazio: «{value}». Scrivilo così: {fixed}.',
      invalid: '«{value}» non ha la forma di un indirizzo e-mail completo.',
    },
  },
  'contact-phone': {
    name: 'Numero di telefono',
    pass: 'Il tuo numero di telefono è valido',
    fail: '{kind, select, history {Nella tua storia professionale giapponese manca il telefono} other {Manca un numero di telefono valido}}',
    why: '{kind, select, history {In Giappone i recapiti stanno nel rirekisho. Ma questo documento circola anche da solo, e allora nessuno saprebbe dove chiamarti.} other {Chi ha fretta di coprire un posto telefona. Senza un numero riconoscibile passa al candidato successivo, e il campo «Telefono» della tua scheda resta vuoto.}}',
    fix: 'Scrivi accanto all’e-mail un cellulare a cui rispondi, con il prefisso e a gruppi: +39 333 123 4567.',
    strength: null,
    findings: {
      missing: 'Nel testo del CV non c’è nessun numero di telefono.',
      'missing-history':
        'Non c’è nessun numero di telefono. Accanto a un rirekisho può mancare; inviato da solo, questo documento ne ha bisogno.',
      'only-link': 'Il numero sta solo dentro un link ({url}): scrivilo anche in cifre.',
      invalid:
        '«{value}» non si può chiamare così com’è: controlla quante cifre ha, se c’è una lettera in mezzo e il prefisso.',
      'invalid-there':
        '«{value}» non si può chiamare così com’è: ricontrollalo cifra per cifra. Un numero completo ({market}) si scrive così: {example}.',
    },
  },
  'contact-location': {
    name: 'Città o provincia',
    pass: 'Si capisce dove vivi',
    fail: 'Non si capisce dove vivi',
    why: 'Chi seleziona filtra per zona e vuole sapere se il tragitto è sostenibile. Senza città, quel campo della tua scheda resta vuoto.',
    fix: 'Aggiungi città e provincia accanto all’e-mail, per esempio «Parma (PR)». Via e numero civico non servono; se sei disponibile a trasferirti, scrivilo lì.',
    strength: null,
    findings: {
      missing: 'Vicino ai tuoi contatti non abbiamo trovato né città, né regione, né Paese.',
    },
  },
  'contact-links': {
    name: 'Link al profilo',
    pass: 'C’è un link al tuo profilo o portfolio',
    fail: 'Manca un link al tuo profilo o portfolio',
    why: 'Chi è interessato ti cerca in rete. Con il tuo link arriva a te e non a un omonimo.',
    fix: 'Aggiungi accanto all’e-mail l’indirizzo breve del profilo, per esempio linkedin.com/in/nome-cognome; se il tuo lavoro si può mostrare, anche portfolio o GitHub. Controlla che la pagina si apra.',
    strength: 'Chi vuole saperne di più ha il tuo link a portata di mano: {url}.',
    findings: {
      missing: 'Tra i tuoi contatti non abbiamo trovato LinkedIn, GitHub, portfolio o sito personale.',
      unfilled: '«{value}» non porta a nessuna tua pagina: manca il tuo nome utente.',
      'named-only': 'Citi {network} senza l’indirizzo: su carta non porta da nessuna parte.',
    },
  },
  'name-found': {
    name: 'Nome in testa',
    pass: 'Il tuo nome è la prima cosa che si vede',
    fail: 'Il tuo nome non è la prima cosa che si vede',
    why: 'Chi legge cerca prima il nome, e un software prende per nome la riga più in vista in alto. Se è un’altra, la tua scheda porta quella.',
    fix: 'Metti nome e cognome da soli sulla prima riga, nel carattere più grande della pagina (18–24 punti). «Curriculum vitae» si può togliere.',
    strength: 'Il tuo nome, {name}, apre la pagina e nessuno deve cercarlo.',
    findings: {
      missing: 'All’inizio della prima pagina non abbiamo trovato un nome.',
      low: 'Il tuo nome ({name}) compare molto in basso nella pagina.',
      'title-larger': '«{line}» è scritto più grande ({largest} punti) del tuo nome ({size}).',
      'heading-larger': 'Il titolo «{line}» è scritto più grande ({largest} punti) del tuo nome ({size}).',
      'line-larger': '«{line}» è scritto più grande ({largest} punti) del tuo nome ({size}).',
    },
  },
  'sections-essential': {
    name: 'Sezioni essenziali',
    pass: 'Le sezioni essenziali ci sono, ognuna con il suo titolo',
    fail: 'Manca una sezione essenziale',
    why: 'Esperienza, formazione e competenze sono le prime cose che si cercano. Un software si orienta con i titoli: senza, mette lavori e diplomi nel posto sbagliato.',
    fix: 'Dai a ogni sezione un titolo comune, da solo sulla riga: «Esperienze lavorative», «Istruzione e formazione», «Competenze».',
    strength: 'Le {of, number} sezioni essenziali hanno titoli chiari: ciò che serve si trova senza cercare.',
    findings: {
      missing: 'Non abbiamo trovato la sezione {section}.',
      nothing: 'Né lavori, né studi, né competenze: il testo non si legge come un CV.',
      'told-elsewhere':
        'Manca l’istruzione. In Giappone sta di solito nel 履歴書 che accompagna questo documento: verifica di allegarlo.',
      'no-headings': 'Non abbiamo riconosciuto nessun titolo di sezione: il CV si legge come un blocco unico.',
    },
  },
  'headings-standard': {
    name: 'Titoli delle sezioni',
    pass: 'I titoli delle tue sezioni sono riconosciuti',
    fail: 'Un titolo di sezione non è riconosciuto',
    why: 'I software dividono il testo in base ai titoli che conoscono. Ciò che sta sotto un titolo inventato va perso o finisce nella sezione precedente.',
    fix: 'Usa titoli comuni: «Profilo», «Esperienze lavorative», «Istruzione e formazione», «Competenze», «Lingue», «Certificazioni». L’originalità mettila nei contenuti.',
    strength:
      '{known, plural, one {Il titolo della tua sezione è noto} other {I # titoli delle tue sezioni sono noti}} a chi legge e ai software.',
    findings: {
      odd: '«{heading}» non è un titolo che i software conoscano.',
    },
  },
  'summary-present': {
    name: 'Profilo iniziale',
    pass: '{kind, select, form {Il riquadro della motivazione del tuo rirekisho è compilato} other {Un breve profilo apre il tuo CV}}',
    fail: '{kind, select, form {Il riquadro della motivazione è vuoto o quasi} other {Il profilo iniziale manca o non funziona}}',
    why: '{kind, select, form {Nel modulo giapponese (rirekisho) è l’unico spazio per parole tue. Vuoto o con mezza riga, fa pensare che il posto ti interessi poco.} other {Nei primi secondi si decide se continuare a leggere. Due o tre frasi su chi sei e che cosa hai ottenuto danno la chiave per il resto.}}',
    fix: '{kind, select, form {Scrivi 3–5 righe (150–250 caratteri, circa quattro quinti del riquadro): perché quell’azienda, quale esperienza ti serve, che cosa vuoi fare lì.} other {Apri con 2–4 frasi (20–90 parole): professione e anni, punto di forza, un risultato con una cifra. Un obiettivo dice che cosa cerchi; il profilo che cosa porti.}}',
    strength:
      'Il tuo profilo dice in {script, select, cjk {{words, number} caratteri} other {{words, number} parole}} chi sei e che cosa porti, proprio dove si comincia a leggere.',
    findings: {
      missing: 'Nessun profilo apre il tuo CV.',
      late: 'Il tuo profilo viene dopo le esperienze o gli studi, quando l’idea è già fatta.',
      'too-short':
        'Il tuo profilo ha {words, plural, one {# parola} other {# parole}}: troppo poco per dire che cosa porti.',
      'too-long': 'Il tuo profilo ha {words, number} parole; oltre le 90 si salta.',
      'too-short-characters': 'Il tuo profilo ha {characters, number} caratteri: troppo poco per dire che cosa porti.',
      'too-long-characters': 'Il tuo profilo ha {characters, number} caratteri; oltre i 300 si salta.',
      'form-blank': 'Il riquadro della motivazione (志望動機) o della presentazione (自己PR) è vuoto.',
      'form-short': 'Il riquadro della motivazione o della presentazione ha solo {characters, number} caratteri.',
    },
  },
  'length-pages': {
    name: 'Lunghezza del CV',
    pass: 'La lunghezza è giusta',
    fail: 'La lunghezza è da rivedere',
    why: 'La prima lettura dura meno di un minuto. In Italia una o due pagine bastano quasi sempre; oltre, l’essenziale si perde.',
    fix: 'Punta a una pagina piena, due al massimo: riassumi in una riga i lavori di oltre dieci anni fa e togli ciò che non serve per l’annuncio. Nel modello Europass elimina le voci vuote.',
    strength:
      'Il tuo CV sta in {pages, plural, one {# pagina} other {# pagine}}: la lunghezza che chi seleziona si aspetta.',
    findings: {
      'too-long':
        'Il CV ha {pages, plural, one {# pagina} other {# pagine}}; fermati a {max, plural, one {# pagina} other {# pagine}}.',
      'too-short':
        'L’unica pagina è piena solo al {percent}%: racconta gli ultimi due lavori con tre-cinque punti ciascuno.',
      'none-full': 'Nessuna delle tue pagine è piena almeno a metà: la più piena arriva al {percent, number}%.',
    },
  },
  'word-count': {
    name: 'Quantità di testo',
    pass: 'La quantità di testo è giusta',
    fail: 'La quantità di testo non è giusta',
    why: 'Con poco testo non c’è nulla da valutare né parole con cui trovarti; con troppo, i risultati migliori si perdono.',
    fix: 'Punta a 400–700 parole. Poche? Aggiungi risultati, strumenti e cifre ai lavori recenti. Troppe? Riduci a una riga i lavori di oltre dieci anni fa.',
    strength: null,
    findings: {
      'too-few':
        'Il tuo CV ha {words, plural, one {# parola} other {# parole}}; sotto le {least, number} c’è poco da valutare.',
      'too-many': 'Il tuo CV ha {words, number} parole, più delle {most, number} che di solito si leggono.',
      'too-few-characters':
        'Il tuo CV ha {characters, number} caratteri; sotto i {least, number} c’è poco da valutare.',
      'too-many-characters':
        'Il tuo CV ha {characters, number} caratteri, più dei {most, number} che di solito si leggono.',
    },
  },
  'entry-dates': {
    name: 'Date di lavori e titoli',
    pass: 'Ogni lavoro e ogni titolo ha le sue date',
    fail: 'Mancano delle date',
    why: 'Le date dicono quanta esperienza hai. Quando ne manca una, un software conta male gli anni e chi legge sospetta un vuoto.',
    fix: 'Scrivi mese e anno di inizio e di fine di ogni lavoro, per esempio «03/2021 – 06/2024» oppure «marzo 2021 – oggi»; per un titolo di studio basta l’anno.',
    strength:
      '{jobs, plural, =0 {I tuoi studi hanno una data: si collocano subito nel tempo.} one {Il tuo lavoro dice da quando a quando: la tua esperienza è chiara a colpo d’occhio.} other {I tuoi # lavori dicono tutti da quando a quando: il tuo percorso dal {since} in poi si segue senza domande.}}',
    findings: {
      'no-dates': '«{entry}» non ha nessuna data.',
      'no-start': '«{entry}» ha una fine ({end}) ma non un inizio.',
      'no-end': '«{entry}» ha un inizio ({start}) ma non una fine: aggiungila, oppure scrivi «oggi».',
    },
  },
  'dates-consistent': {
    name: 'Formato delle date',
    pass: 'Le tue date seguono un solo formato',
    fail: 'Le tue date mescolano più formati',
    why: 'Un formato unico si scorre a colpo d’occhio e si legge bene via software. Se si mescolano, gli anni di esperienza possono essere contati male e la pagina sembra un collage.',
    fix: 'Scegli un formato per tutti i lavori, per esempio «marzo 2021 – febbraio 2023» o «03/2021 – 02/2023», e usalo fino al più vecchio. Per i titoli di studio basta l’anno.',
    strength:
      '{dates, plural, one {La tua data segue} other {Le tue # date seguono}} un solo formato dall’inizio alla fine.',
    findings: {
      mixed: '«{odd}» non è scritto come «{usual}»{count, plural, one {} other { (# date)}}.',
      eras: 'Si mescolano l’era giapponese («{era}») e l’anno occidentale («{western}»).',
    },
  },
  'reverse-chronological': {
    name: 'Ordine delle esperienze',
    pass: 'Il più recente viene prima',
    fail: 'Il più recente non viene prima',
    why: 'Chi seleziona parte dal tuo ultimo lavoro. Se in cima c’è il primo, quello che sai fare oggi finisce in fondo alla pagina.',
    fix: 'Ordina lavori e titoli di studio dal più recente al più vecchio in ogni sezione, secondo la data di fine, con quelli in corso in cima.',
    strength:
      'I tuoi {entries, number} lavori e titoli di studio datati vanno dal più recente al più vecchio, come ci si aspetta.',
    findings: {
      'oldest-first': '«{heading}» comincia dal più vecchio: «{entry}».',
      'out-of-order': '«{entry}» è più recente di «{above}», ma sta sotto.',
    },
  },
  'employment-gaps': {
    name: 'Periodi senza lavoro',
    pass: 'Nessun lungo periodo resta senza spiegazione',
    fail: 'Un lungo periodo resta senza spiegazione',
    why: 'Un’interruzione non è una colpa, ma senza una parola ognuno immagina la sua. Basta una riga per togliere il dubbio.',
    fix: 'Aggiungi una riga con le date: «Congedo parentale», «Formazione a tempo pieno», «Attività autonoma», «Anno all’estero». I dettagli non sono dovuti.',
    strength: null,
    findings: {
      gap: 'Tra «{before}» (fino a {start}) e «{after}» (da {end}) {months, plural, one {resta # mese} other {restano # mesi}} senza spiegazione.',
    },
  },
  'bullets-used': {
    name: 'Descrizione per punti',
    pass: 'I tuoi lavori sono descritti per punti',
    fail: 'I tuoi lavori si leggerebbero meglio per punti',
    why: 'L’occhio scorre un elenco e salta un paragrafo. Da due a otto punti per lavoro fanno vedere i risultati uno alla volta.',
    fix: 'Dividi ogni lavoro in tre-cinque punti, un risultato per punto: «Introdotto un controllo settimanale: ritardi di consegna ridotti del 30%».',
    strength:
      'Le tue esperienze contano {bullets, plural, one {# punto} other {# punti}} elenco: i risultati si colgono a colpo d’occhio.',
    findings: {
      none: 'Nessun elenco puntato descrive le tue esperienze.',
      paragraph: '«{entry}» è raccontato in un blocco unico di {words, plural, one {# parola} other {# parole}}.',
      prose:
        '«{entry}» è raccontato in testo continuo, senza punti elenco: dividilo in 2–5 punti, un risultato ciascuno.',
      'too-many':
        '«{entry}» ha {count, plural, one {# punto} other {# punti}}: tieni i cinque o sei che dicono di più.',
      single: '«{entry}» ha un solo punto: aggiungi un risultato e un’attività importante.',
    },
  },
  'file-name': {
    name: 'Nome del file',
    pass: 'Il nome del file dice di chi è il CV',
    fail: 'Il nome del file non ti aiuta',
    why: 'Chi seleziona salva decine di CV nella stessa cartella. Il tuo si deve trovare con il tuo nome, e «finale» o «(1)» danno un’idea di trascuratezza.',
    fix: 'Salvalo con nome e cognome, senza accenti né numeri di versione, per esempio: {suggestion}',
    strength: null,
    findings: {
      generic: '«{file}» potrebbe essere di chiunque.',
      unnamed: '«{file}» non porta il tuo nome ({name}).',
      trace: 'Nel nome resta «{trace}», traccia di bozze o copie.',
    },
  },
} satisfies AreaProse<'structure'>;
