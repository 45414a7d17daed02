import type { AreaProse } from '../messages.ts';

export const content = {
  'quantified-results': {
    name: 'Numeri nei risultati',
    pass: 'I tuoi risultati hanno dei numeri',
    fail: 'Ai tuoi risultati mancano i numeri',
    why: 'Un numero dimostra quello che un aggettivo si limita a dire. Persone, budget, tempi, volumi o percentuali danno a chi legge un motivo per chiamarti.',
    fix: 'Aggiungi a un punto su due una misura onesta: «Gestione di 40 pratiche al mese», «squadra di 6 persone», «tempi ridotti da 10 a 6 giorni».',
    strength:
      '{percent, select, 100 {{total, plural, one {Il tuo punto porta} other {Tutti i # punti portano}}} other {{withFigure, plural, one {# punto} other {# punti}} su {total} ({percent}%) {withFigure, plural, one {porta} other {portano}}}} un numero: i tuoi risultati sono concreti e credibili.',
    findings: {
      few: 'Su {total, plural, one {# punto} other {# punti}}, {withFigure, plural, =0 {nessuno contiene} =1 {uno solo contiene} other {# contengono}} un numero{withFigure, plural, =0 {} other { ({percent}%)}}. Punta almeno al 40%.',
      'running-text':
        'Il testo che racconta i tuoi lavori non contiene nemmeno un numero: quante persone, quanto, in quanto tempo?',
      untold: 'Dei tuoi lavori si leggono solo ruolo, azienda e date: manca che cosa hai fatto e ottenuto.',
      'no-figure': 'Quanto, in quanto tempo, per quante persone? Aggiungi un numero a questo punto.',
    },
  },
  'action-verbs': {
    name: 'Verbi d’azione',
    pass: 'I tuoi punti si aprono con un’azione',
    fail: 'Troppi punti si aprono senza un’azione',
    why: 'Le prime parole di un punto sono le uniche lette di sicuro. Un verbo o un nome d’azione dice che cosa hai fatto; «responsabile di» dice solo che cosa ci si aspettava da te.',
    fix: 'Comincia ogni punto con un’azione: «Riorganizzato», «Gestione», «Avvio», «Ho ridotto». Scegli una forma e usala in tutto il CV.',
    strength:
      '{percent, select, 100 {{total, plural, one {Il tuo punto si apre} =2 {Entrambi i punti si aprono} other {Tutti i # punti si aprono}}} other {{strong, plural, one {# punto} other {# punti}} su {total} {strong, plural, one {si apre} other {si aprono}}}} con un’azione chiara: si capisce subito che cosa hai fatto.',
    findings: {
      few: 'Su {total, plural, one {# punto} other {# punti}}, {strong, plural, =0 {nessuno si apre} =1 {uno solo si apre} other {# si aprono}} con un’azione forte{strong, plural, =0 {} other { ({percent}%)}}. Punta almeno al 60%.',
      'weak-opening': '«{opening}» suona come un mansionario. Di’ l’azione: «Coordinamento di…», «Riorganizzato…».',
      'no-action': 'Questo punto si apre con «{opening}», senza azione: metti davanti un verbo o un nome d’azione.',
      'bare-duty': '«{opening}» nomina un compito e basta: aggiungi quanti, ogni quanto o con quale risultato.',
    },
  },
  'weak-phrases': {
    name: 'Formule deboli',
    pass: 'Nessun punto si nasconde dietro «responsabile di»',
    fail: 'Alcune formule nascondono quello che hai fatto',
    why: '«Responsabile di», «addetto a» o «supporto a» ripetono il mansionario: dicono che cosa ti spettava, non che cosa hai fatto né com’è andata.',
    fix: 'Togli la formula e lascia l’azione con il suo risultato: «Responsabile dei social» diventa «Gestiti tre canali social, follower raddoppiati in un anno».',
    strength: null,
    findings: {
      count:
        '{percent, select, 100 {{total, plural, one {Il tuo punto si apre} other {Tutti i # punti si aprono}}} other {Su {total, plural, one {# punto} other {# punti}}, {weak, plural, =1 {uno si apre} other {# si aprono}}}} con una formula che descrive il posto e non il tuo lavoro.',
      opening: '«{opening}»: metti al suo posto l’azione (gestione, riordino, avviato) e aggiungi com’è andata.',
    },
  },
  buzzwords: {
    name: 'Parole vuote',
    pass: 'Dimostri i tuoi punti di forza con i fatti',
    fail: 'Parole vuote al posto dei fatti',
    why: '«Dinamico», «solare» e «orientato ai risultati» sono in quasi tutti i CV. Nessuno può verificarli e chi seleziona li salta.',
    fix: 'Metti al posto di ogni parola il fatto che la dimostra: invece di «proattiva», «Proposto e avviato il turno serale, che oggi evade il 30% degli ordini». Se il fatto non c’è, cancellala.',
    strength: null,
    findings: {
      many: '{count, number} espressioni starebbero bene nel CV di chiunque. Una o due non fanno danno; da tre in su coprono quello che vali.',
      word: '«{word}»: che cosa hai fatto che lo dimostra? Scrivi quello.',
    },
  },
  'first-person': {
    name: 'Prima persona',
    pass: 'Le tue esperienze fanno a meno di «io» e «mio»',
    fail: '«Io» e «mio» appesantiscono le tue esperienze',
    why: 'In un CV si sa già che parli di te. «Io», «mio» e «miei» allungano la frase e le danno il tono di una lettera.',
    fix: 'Togli il pronome e apri con l’azione: «Io coordinavo il mio gruppo di sei persone» diventa «Coordinamento di un gruppo di sei persone».',
    strength: null,
    findings: {
      count:
        '{count, number} su {total, number} punti e paragrafi {count, plural, one {usa} other {usano}} la prima persona.',
      pronoun: 'Qui «{pronoun}» è di troppo: la frase dice lo stesso anche senza.',
    },
  },
  'passive-voice': {
    name: 'Forma passiva',
    pass: 'Si vede chi ha agito: tu',
    fail: 'La forma passiva ti fa sparire',
    why: '«Sono state evase 300 pratiche»: da chi? Al passivo chi legge non sa se il merito è tuo.',
    fix: 'Usa un nome d’azione o il participio da solo: «Sono stati ridotti i costi del 12%» diventa «Ridotti i costi del 12%» o «Riduzione dei costi del 12%».',
    strength: null,
    findings: {
      many: '{passive, number} punti su {total} ({percent}%) sono al passivo; cerca di non superare il 15%.',
      bullet: '«{words}» non dice chi: metti l’azione in prima posizione.',
    },
  },
  'bullet-length': {
    name: 'Lunghezza dei punti',
    pass: 'I tuoi punti hanno la lunghezza giusta',
    fail: 'Alcuni punti sono troppo lunghi o troppo corti',
    why: 'Tra 8 e 30 parole un punto dice azione, contesto e risultato. Più corto resta vago; più lungo torna a essere un paragrafo.',
    fix: 'Spezza in due i punti oltre le due righe e completa i più corti con il risultato: «Rifatti i turni: 12 ore di straordinario risparmiate a settimana».',
    strength:
      '{percent, select, 100 {{total, plural, one {Il tuo punto ha} other {Tutti i # punti hanno}}} other {{good, plural, one {# punto} other {# punti}} su {total} ({percent}%) {good, plural, one {ha} other {hanno}}}} la lunghezza giusta: un’idea per punto, facile da ricordare.',
    findings: {
      'too-long':
        'Questo punto ha {words, plural, one {# parola} other {# parole}}: dividilo in due o togli i dettagli.',
      'too-short':
        'Questo punto ha solo {words, plural, one {# parola} other {# parole}}: aggiungi il contesto o il risultato.',
      'too-long-characters':
        'Questo punto ha {characters, plural, one {# carattere} other {# caratteri}}: dividilo in due o togli i dettagli.',
      'too-short-characters':
        'Questo punto ha solo {characters, plural, one {# carattere} other {# caratteri}}: aggiungi il contesto o il risultato.',
    },
  },
  'repeated-openings': {
    name: 'Inizi ripetuti',
    pass: 'I tuoi punti cominciano in modi diversi',
    fail: 'Più punti cominciano con la stessa parola',
    why: 'Cinque punti di fila che si aprono con «Gestione» si leggono come uno solo, come se avessi fatto sempre la stessa cosa.',
    fix: 'Lascia quella parola al massimo tre volte e cerca altrove il termine esatto: dietro «Gestione» ci sono forse una trattativa, una pianificazione, una selezione.',
    strength: '{different, number} parole diverse aprono i tuoi {total, number} punti: niente suona ripetuto.',
    findings: {
      word: '«{word}» apre {times, number} punti. Trova per ciascuno la parola più precisa.',
    },
  },
  spelling: {
    name: 'Ortografia',
    pass: 'L’ortografia è curata',
    fail: 'Alcune parole sembrano refusi',
    why: 'Un refuso o un accento dimenticato si nota subito e fa pensare a poca cura. Il consiglio non cambia il tuo punteggio: nessun dizionario conosce tutti i nomi e tutti i termini di un mestiere.',
    fix: 'Controlla ogni parola segnalata e correggi quelle sbagliate. Un nome proprio o un termine del tuo settore può restare com’è. Poi fai rileggere il curriculum a un’altra persona: vedrà quello che a te ormai sfugge.',
    strength: null,
    findings: {
      doubled: '«{words}»: la parola è scritta due volte di seguito, togline una.',
      word: '«{word}»: volevi scrivere «{suggestion}»?',
    },
  },
  'skills-specific': {
    name: 'Competenze concrete',
    pass: 'Le tue competenze sono concrete',
    fail: 'Le tue competenze restano vaghe',
    why: 'Chi seleziona cerca programmi, metodi e tecniche per nome. «Lavoro di squadra» non si cerca e non si può verificare.',
    fix: 'Elenca da 6 a 30 competenze che hanno un nome: software, macchine, norme, metodi. Le qualità personali si dimostrano meglio in un risultato.',
    strength:
      'Il tuo elenco riporta {concrete, plural, one {# competenza concreta} other {# competenze concrete}}, facili da trovare e da verificare.',
    findings: {
      few: 'Il tuo elenco ha solo {count, plural, one {una competenza} other {# competenze}}. Aggiungi gli strumenti e i metodi che usi davvero, almeno sei.',
      many: 'Il tuo elenco ha {count, number} competenze. Tieni le 30 che servono per il posto: in un elenco lungo non ne spicca nessuna.',
      vague:
        '{soft, number} competenze su {count, number} sono qualità o conoscenze comuni che chiunque può attribuirsi.',
      trait:
        '«{skill}» è una qualità. Indica piuttosto uno strumento, un metodo o una tecnica, oppure dimostrala in un risultato.',
      everyday: '«{skill}» ce l’ha quasi chiunque. Indica il programma, la macchina o il metodo che usi.',
    },
  },
  'outdated-lines': {
    name: 'Diciture superate o di esempio',
    pass: 'Nessuna dicitura superata o rimasta dal modello',
    fail: '{placeholders, plural, =0 {Alcune diciture sono superate} other {È rimasto del testo del modello}}',
    why: '{placeholders, plural, =0 {Formule di vent’anni fa occupano spazio, non dicono nulla di nuovo e fanno sembrare vecchio tutto il CV.} other {Un testo di esempio fa capire che nessuno ha riletto il CV prima dell’invio, e i software lo archiviano come se fosse tuo.}}',
    fix: '{placeholders, plural, =0 {Togli quello che si dà per scontato (referenze, posta elettronica, Word) e usa la riga per un risultato o per uno strumento attuale.} other {Cerca nel documento ogni testo segnalato e mettici i tuoi dati, oppure cancella la riga. Se non puoi fare il nome di un cliente, descrivilo: «una catena di 200 negozi».}}',
    strength: null,
    findings: {
      placeholder: '«{words}» sta al posto dei tuoi dati.',
      references: '«{words}» è scontato: toglilo. Se servono referenze, te le chiederanno.',
      'objective-only':
        'Il tuo CV si apre solo con un obiettivo: dice che cosa cerchi, non che cosa offri. Sostituiscilo con un profilo di tre righe con gli anni di esperienza e il tuo risultato migliore.',
      'basic-tools':
        '«{tool}» si dà per scontato in qualsiasi ufficio. Indica i programmi del tuo mestiere o che cosa ne sai fare: «Excel: tabelle pivot e macro».',
      'obsolete-tool': '«{tool}» non si vende più e non è più aggiornato. Toglilo o indica lo strumento che usi oggi.',
      'old-consent': 'L’autorizzazione cita solo la norma del 2003. Aggiungi «e del Regolamento UE 2016/679 (GDPR)».',
    },
  },
  'personal-data': {
    name: 'Dati personali',
    pass: 'Nessun dato personale di troppo',
    fail: 'Ci sono dati personali di troppo',
    why: 'Un CV passa per molte mani. Codice fiscale e indirizzo bastano per un furto d’identità, e l’età o lo stato civile non devono contare nella scelta.',
    fix: 'Lascia nome, telefono, e-mail e città. Il codice fiscale si dà al momento dell’assunzione, non prima.',
    strength: null,
    findings: {
      'national-id':
        'Qui si legge un numero identificativo ({kind}). Toglilo: nessuno ne ha bisogno per chiamarti, e basta per un furto d’identità.',
      'birth-date':
        'In questo mercato non si mettono data di nascita né età: il datore di lavoro non può tenerne conto e preferisce non vederle.',
      'marital-status': 'In questo mercato non si mette lo stato civile: il datore di lavoro non può tenerne conto.',
      'street-address': 'Basta la città. Via e numero civico non aggiungono nulla e dicono a sconosciuti dove abiti.',
    },
  },
  'mixed-language': {
    name: 'Una sola lingua',
    pass: 'Il testo è in una sola lingua',
    fail: 'Il testo mescola più lingue',
    why: 'Un testo a metà fra due lingue si legge a fatica, e i programmi che smistano i CV ne riconoscono una sola: il resto lo capiscono male.',
    fix: 'Scrivi tutto il CV nella lingua dell’annuncio e prepara una seconda versione completa per l’altra. Nomi di programmi, aziende e ruoli possono restare come sono.',
    strength: null,
    findings: {
      mixed:
        '{passages, plural, one {# passaggio è} other {# passaggi sono}} in un’altra lingua ({percent}% del testo).',
      passage: 'Questo passaggio è in una lingua diversa dal resto: traducilo o toglilo.',
    },
  },
  'recent-experience': {
    name: 'Esperienza recente',
    pass: 'La tua esperienza è recente',
    fail: 'Il tuo ultimo lavoro è finito da tempo',
    why: 'Se l’ultimo lavoro è finito da più di due anni e dopo non c’è nulla, chi legge si chiede che cosa sia successo e spesso immagina il peggio.',
    fix: 'Dedica una riga a quel periodo: un corso, la cura di un familiare, lavori in proprio, volontariato. Se stai lavorando, scrivi «oggi» come data finale.',
    strength: null,
    findings: {
      old: 'Il tuo ultimo lavoro con una data è finito a {end}, {years, plural, one {# anno} other {# anni}} fa. Che cosa hai fatto dopo?',
    },
  },
} satisfies AreaProse<'content'>;
