import { list, type Words } from './words.ts';

export const IT: Words = {
  country: 'IT',
  people: list(
    'Ginevra Bonaldi; Tiziano Marchegiani; Ornella Pisacane; Davide Zanibelli; Lucrezia Tosatti; Ettore Campagnolo',
  ),
  titles: list(`
    Assistente veterinaria; Capocantiere; Pasticciera; Igienista dentale; Autista di autobus; Liquidatore sinistri; Scenografa
    Portiere di notte; Stalliere; Tornitore; Addetta paghe; Praticante avvocato; Capo giardiniere; Impiegata di reparto; Muratore
    Ostetrica; Addetta ai dati; Capoturno; Cantiniere; Tappezziere; Operatrice socio-sanitaria; Carpentiere; Insegnante di scienze
    Ricercatrice iconografica; Addetta alle spedizioni; Perito assicurativo; Barista; Ottico; Fonico; Buyer; Saldatore
    Educatore; Ascensorista; Governante ai piani; Aiuto cuoco; Sviluppatrice backend
  `),
  firms: list(`
    Officine Arbizzani; Verdanza; Il Forno di Elvira; Maròla; Studio Sanfelici; Latteria Valpiana; Fratelli Urbani S.r.l.
    Quillone; Autotrasporti Almenara; Ferrandi e Rovati; Casa Timo; Vetreria Orsenigo; Mareale; L'Incudine; Scuola San Telmo
    Comune di Villasecca; Dunamara; Rondine Film; Piviere & Fringuello; Molini del Serio S.p.A.; Via Bassa; Nautica Ligea
    Muschio; Porto Alzavola; Corvana; Vivai Olmo; Allevamento Acquanera; Gruppo Altessa; Tenuta Ontani; Abitare 3; Tre Querce
  `),
  towns: list(
    'Cremona; Pesaro; Trapani; Udine; Matera; Savona; Rieti; Lecce; Biella; Ragusa; Ferrara; Cuneo; Trento; Pistoia; Aosta; Fermo',
  ),
  schools: list(`
    Università di Parma; IPSIA Marcora; Università degli Studi di Urbino; Istituto Alberghiero di Spoleto; ITS Cremona; Liceo Manin
    Accademia di Brera; Politecnico di Bari; Istituto Tecnico Torriani; Università di Udine
  `),
  degrees: list(`
    Laurea in Medicina Veterinaria; Diploma di geometra; Laurea triennale in Design della moda; Maturità scientifica; Laurea magistrale in Scienze attuariali
    Diploma accademico in Tecnico del suono; Laurea in Giurisprudenza; Qualifica di operatore della ristorazione; Diploma di ragioniere; Master in Turismo
  `),
  bullets: list(`
    Gestione dell'agenda di quattro professionisti, circa 60 visite al giorno
    Riduzione degli scarti in cella del 18 % in una stagione
    Formazione di nove apprendisti, sette dei quali confermati
    Apertura e chiusura del locale, cassa compresa
    Stesura dei turni settimanali e copertura delle assenze
    Redazione di offerte fino a 250.000 € con il disegnatore
    Gestione dei reclami allo sportello fino alla soluzione
    Nuovo elenco scorte che ha dimezzato i tempi di conta
    Giri quotidiani di sicurezza e tenuta del registro
    Controllo delle consegne e sollecito dei mancanti
    Programma di primavera con due istituti vicini
    Riparazione e manutenzione di presse idrauliche e paranchi
    Guida di sei persone durante il trasloco
    Archivio di tutti i contratti dal 1998
    Vendita di prodotti stagionali per 40.000 € in tre fiere
    Cura dei puledri prima e dopo la doma
    Trattativa di condizioni migliori con cinque fornitori
    Rilievo di ambienti e disegni per il laboratorio
    Risposta a telefonate e lettere degli assicurati
    Attesa media scesa da 14 a 9 minuti
    Prelievi e preparazione della sala operatoria
    Giornata annuale a porte aperte con 1.200 ospiti
    Passaggio del vecchio programma di prenotazioni a PostgreSQL senza fermi
    Cottura di 300 pani per notte per due botteghe
    Verifica delle note spese delle filiali del nord
    Disegno di manifesti, menù e vetrine
    Linee 14 e 22, sere e fine settimana
    Chiusura mensile dei conti per la direzione
    Lezioni dalla prima alla terza e circolo di scacchi
    Muri da giardino, archi e camini su disegno
    Pulizia e messa a punto delle macchine di confezionamento
  `),
  skills: list(
    'Excel; Patentino muletto; Zucchetti; Primo soccorso; AutoCAD; Gestione magazzino; Accoglienza; Python; Saldatura TIG',
  ),
  tongues: list('Italiano (madrelingua); Inglese (B2); Friulano (ottimo); Francese (base); Spagnolo (intermedio)'),
  interests: list('Escursionismo; Canto corale; Orto; Scacchi; Moto antiche; Cucina'),
  summary: list(`
    Persona pratica e tranquilla con più di dieci anni in luoghi affollati, contenta di insegnare e di imparare un nuovo mestiere.
    Cerco un posto vicino al mare in una squadra attenta al proprio lavoro. Patente B, automunita.
  `),
  headings: {
    summary: list('Profilo; Chi sono; Profilo professionale'),
    experience: list('Esperienze lavorative; Esperienza professionale; Percorso professionale; Esperienze di lavoro'),
    education: list('Istruzione; Istruzione e formazione; Formazione; Titoli di studio'),
    skills: list('Competenze; Capacità; Conoscenze'),
    languages: list('Lingue; Conoscenze linguistiche'),
    interests: list('Interessi; Hobby; Tempo libero'),
    contact: list('Contatti; Recapiti'),
  },
  months: list(
    'gennaio; febbraio; marzo; aprile; maggio; giugno; luglio; agosto; settembre; ottobre; novembre; dicembre',
  ),
  shortMonths: list('gen; feb; mar; apr; mag; giu; lug; ago; set; ott; nov; dic'),
  ofYear: ' ',
  present: list('oggi; in corso; presente; Oggi; attuale'),
  since: 'Dal',
  span: ['Da', 'a'],
  at: 'presso',
  grades: list('Voto: 104/110; Votazione 82/100; 110 e lode'),
  theses: list('Tesi: il pascolo dei pony di montagna; Tesi sul recupero delle malte di calce'),
  labels: {
    phone: 'Telefono',
    email: 'E-mail',
    address: 'Indirizzo',
    title: 'Ruolo',
    firm: 'Azienda',
    dates: 'Periodo',
  },
  phones: list('347 550 1842|+393475501842; +39 328 914 0027|+393289140027; 0372 550183|+390372550183'),
  homes: list(`
    Cremona|Cremona; Via dell'Olmo 14, 33100 Udine|33100 Udine; 61121 Pesaro (PU)|61121 Pesaro (PU); Lecce, Italia|Lecce, Italia; Trento|Trento
  `),
  page: 'Pagina',
};
