/** Italian word data: resumes of Italy and Italian-speaking Switzerland. Straight apostrophes stand for ’ too, but for dates, where both are written. */
import { iu } from '../../resume/patterns.ts';
import type { Lexicon } from './lexicon.ts';

// Rows of words rather than one a line.
// prettier-ignore
export const it: Lexicon = {
  language: 'it',

  // Source: headings in use on Italian resumes and those of the old and new Europass forms in Italian.
  headings: {
    summary: [
      'profilo', 'profilo professionale', 'profilo personale', 'profilo sintetico', 'il mio profilo', 'sommario', 'sommario professionale', 'sintesi',
      'sintesi professionale', 'sintesi del profilo', 'in sintesi', 'in breve', 'presentazione', 'breve presentazione', 'mi presento', 'chi sono', 'su di me',
      'informazioni su di me', 'riguardo a me', 'about me', 'descrizione personale', 'dichiarazione personale', 'obiettivo', 'obiettivi', 'obiettivo professionale',
      'obiettivi professionali', 'obiettivo di carriera', 'obiettivi di carriera', 'riepilogo', 'riepilogo professionale', 'introduzione', 'punti di forza',
      'occupazione desiderata', 'posizione ricercata', 'occupazione per la quale si concorre', 'settore professionale', 'bio', 'biografia',
      'qualcosa su di me', 'qualcosa di me', 'due parole su di me', 'breve profilo', 'breve descrizione', 'il mio obiettivo', 'su me stesso', 'su me stessa', 'profilo personale e professionale', 'breve bio', 'breve biografia', 'profilo del candidato', 'presentazione personale', 'lettera di presentazione', 'panoramica', 'panoramica professionale',
    ],
    experience: [
      'esperienza', 'esperienze', 'esperienza lavorativa', 'esperienze lavorative', 'esperienza professionale', 'esperienze professionali', 'esperienza di lavoro',
      'esperienze di lavoro', 'le mie esperienze', 'esperienze lavorative e professionali', 'esperienza lavorativa e professionale', 'esperienza professionale e lavorativa',
      'esperienze professionali e lavorative', 'esperienza lavorativa o professionale', 'percorso professionale', 'percorso lavorativo', 'percorso di carriera',
      'carriera', 'carriera professionale', 'storia lavorativa', 'storico lavorativo', 'storia professionale', 'attività lavorativa', 'attività lavorative',
      'attività professionale', 'attività professionali', 'impieghi', 'impieghi precedenti', 'lavori svolti', 'lavoro', 'posizioni ricoperte', 'ruoli ricoperti',
      'esperienze rilevanti', 'esperienze significative', 'principali esperienze', 'principali esperienze lavorative', 'principali esperienze professionali',
      'altre esperienze', 'altre esperienze lavorative', 'ultime esperienze lavorative', 'stage', 'tirocini', 'stage e tirocini', 'esperienze di stage', 'percorsi pcto', 'percorso pcto', 'esperienze di pcto', 'esperienza di pcto', 'alternanza scuola lavoro', 'esperienze di alternanza', 'percorsi di alternanza', 'percorsi di alternanza scuola-lavoro',
      'esperienze e tirocini', 'incarichi', 'incarichi ricoperti', 'imbarchi', 'imbarchi effettuati', 'navigazione', 'servizi di insegnamento', 'servizi prestati', 'servizio prestato', 'esperienze di insegnamento', 'esperienza e competenze professionali',
      'esperienza di ricerca', 'esperienze di ricerca', 'attività di ricerca e professionali', 'esperienza didattica', 'esperienze didattiche', 'esperienze di docenza', 'esperienza di docenza', 'esperienza di insegnamento', 'esperienza come docente', 'esperienze nel settore', 'esperienze pregresse', 'esperienze precedenti', 'precedenti esperienze', 'precedenti esperienze lavorative', 'esperienze maturate', 'esperienze lavorative maturate', 'posizione attuale', 'occupazione attuale', 'lavoro attuale', 'impiego attuale', 'lavori precedenti', 'lavori stagionali', 'lavori occasionali', 'collaborazioni', 'collaborazioni professionali', 'attività professionale forense', 'attività forense', 'incarichi professionali', 'incarichi attuali', 'attività clinica', 'esperienze cliniche', 'esperienze artistiche', 'esperienze teatrali', 'esperienze e incarichi', 'alternanza scuola-lavoro', 'pcto', 'stage e alternanza', "esperienze all'estero", 'percorso lavorativo e professionale', 'curriculum professionale', 'iter professionale', 'iter lavorativo', 'trascorsi lavorativi', 'stage formativi', 'tirocini e stage', 'tirocini formativi', 'esperienza sul campo', 
    ],
    education: [
      'istruzione', 'istruzione e formazione', 'formazione', 'formazione e istruzione', 'formazione accademica', 'formazione scolastica', 'formazione universitaria',
      'formazione professionale', 'formazione e studi', 'formazione e titoli', 'la mia formazione', 'percorso di studi', 'percorso di studio', 'percorso formativo',
      'percorso scolastico', 'percorso accademico', 'percorso universitario', 'studi', 'studi compiuti', 'studi e formazione', 'titoli di studio', 'titolo di studio',
      'titoli', 'titoli accademici', 'titoli di studio e formazione', 'educazione', 'educazione e formazione', 'carriera scolastica', 'carriera universitaria',
      'curriculum studi', 'curriculum di studi', 'diplomi', 'lauree', 'laurea', 'esperienze formative', 'esperienza formativa', 'formazione ed educazione', 'formazione e certificazioni',
      'istruzione e certificazioni', 'corsi di studio',
      'titoli di studio e professionali', 'percorso di formazione', 'il mio percorso di studi', 'scuole', 'scuole frequentate', 'scolarità', 'scolarizzazione', 'livello di istruzione', 'formazione culturale', 'titolo di studio conseguito', 'titoli conseguiti', 'curriculum scolastico', 'curriculum studiorum', 'formazione di base', 'formazione superiore', 'formazione specialistica', 'studi effettuati', 'studi universitari', 'studi superiori', 'studi scolastici', 'iter formativo', 'iter scolastico', 'formazione scolastica e professionale', 'formazione accademica e professionale', 'formazione e aggiornamento', 'formazione e perfezionamento', 'istruzione & formazione', 'formazione & istruzione', 'esperienza scolastica', 'esperienze scolastiche', 'preparazione scolastica', 'educazione e istruzione',
    ],
    skills: [
      "capacità nell'uso delle tecnologie", "capacità nell'uso delle nuove tecnologie", "competenze nell'uso delle tecnologie", "conoscenza nell'uso delle tecnologie",
      'computer', 'uso del computer', 'competenze', 'le mie competenze', 'competenze chiave', 'competenze principali', 'competenze professionali', 'competenze tecniche', 'competenze personali',
      'competenze informatiche', 'competenze digitali', 'competenza digitale', 'competenze specifiche', 'competenze trasversali', 'competenze relazionali',
      'competenze comunicative', 'competenze organizzative', 'competenze organizzative e gestionali', 'competenze manageriali', 'competenze sociali',
      'competenze comunicative e interpersonali', 'competenze e capacità', 'capacità e competenze', 'capacità e competenze personali', 'capacità e competenze tecniche',
      'capacità e competenze sociali', 'capacità e competenze relazionali', 'capacità e competenze organizzative', 'capacità e competenze informatiche',
      'capacità e competenze artistiche', 'capacità', 'capacità personali', 'capacità tecniche', 'abilità', 'abilità tecniche', 'abilità e competenze', 'altre competenze',
      'altre capacità e competenze', 'conoscenze', 'conoscenze tecniche', 'conoscenze informatiche', 'conoscenze e competenze', 'aree di competenza', 'ambiti di competenza',
      'competenze acquisite', 'strumenti', 'strumenti e tecnologie', 'tecnologie', 'software', 'programmi', 'informatica', 'hard skill', 'hard skills', 'soft skill', 'soft skills',
      'skill', 'skills', 'attitudini', 'qualità personali', 'punti di forza e competenze', 'competenze professionali e tecniche', 'competenze e strumenti',
      'materie trattate', 'aree di attività', 'aree di specializzazione', 'specializzazioni', 'settori di attività', 'settori di competenza', 'competenze operative', 'competenze gestionali', 'competenze maturate', 'competenze pratiche', 'macchinari utilizzati', 'macchine utilizzate', 'attrezzature', 'programmi utilizzati', 'software utilizzati', 'pacchetti applicativi', 'linguaggi di programmazione', 'linguaggi', 'competenze it', 'conoscenze it', 'uso del pc', 'conoscenze professionali', 'conoscenze specifiche', 'capacità professionali', 'capacità organizzative', 'capacità relazionali', 'capacità comunicative', 'doti personali', 'caratteristiche personali', 'peculiarità', 'competenze professionali acquisite', 'metodologie', 'tecnologie conosciute', 'stack tecnologico', 'competenze e tecnologie',
    ],
    languages: [
      'lingue', 'lingua', 'lingue straniere', 'lingue conosciute', 'lingue parlate', 'competenze linguistiche', 'conoscenze linguistiche', 'conoscenza delle lingue',
      'conoscenza lingue', 'capacità linguistiche', 'madrelingua', 'lingua madre', 'altre lingue', 'altra lingua', 'altre lingue conosciute', 'madrelingua(e)', 'altra(e) lingua(e)', 'madre lingua', 'lingua/e straniera/e', 'lingue estere', 'conoscenza lingue straniere', 'conoscenza delle lingue straniere', 'lingue e livello di conoscenza',
    ],
    projects: [
      'progetti', 'progetto', 'progetti personali', 'progetti professionali', 'progetti accademici', 'progetti universitari', 'progetti realizzati', 'progetti principali',
      'principali progetti', 'principali lavori', 'lavori principali', 'principali realizzazioni', 'progetti rilevanti', 'progetti di ricerca', 'portfolio', 'portfolio progetti', 'realizzazioni', 'lavori', 'lavori selezionati', 'tesi', 'tesi di laurea',
      'risultati', 'risultati principali', 'principali risultati',
    ],
    certifications: [
      'certificazioni', 'certificazione', 'certificati', 'certificati e attestati', 'attestati', 'attestati e certificazioni', 'certificazioni professionali',
      'certificazioni e corsi', 'certificazioni e attestati', 'corsi', 'corsi e certificazioni', 'corsi di formazione', 'corsi di aggiornamento', 'corsi e attestati',
      'corsi rilevanti', 'corsi frequentati', 'esami sostenuti', 'esami rilevanti', 'corsi professionali', 'formazione continua', 'formazione aggiuntiva', 'formazione complementare', 'aggiornamento professionale', 'sviluppo professionale',
      'titoli professionali', 'titoli professionali marittimi', 'abilitazioni', 'abilitazione professionale', 'abilitazioni professionali', 'patente o patenti', 'patenti e abilitazioni', 'licenze e certificazioni', 'iscrizione ad albi', 'albi professionali',
    ],
    awards: [
      'premi', 'premi e riconoscimenti', 'riconoscimenti', 'riconoscimenti e premi', 'onorificenze', 'borse di studio', 'premi e borse di studio', 'concorsi', 'meriti', 'traguardi',
    ],
    publications: [
      'pubblicazioni', 'pubblicazione', 'selezione di pubblicazioni', 'pubblicazioni scelte', 'pubblicazioni scientifiche', 'articoli', 'conferenze', 'convegni', 'conferenze e seminari', 'pubblicazioni e convegni', 'relazioni a convegni',
      'presentazioni', 'brevetti', 'ricerca', 'attività di ricerca', 'attività scientifica', 'seminari',
    ],
    volunteering: [
      'volontariato', 'attività di volontariato', 'esperienze di volontariato', 'esperienza di volontariato', 'impegno sociale', 'attività sociali', 'servizio civile',
      'associazionismo', 'attività associative', 'attività extracurricolari', 'attività extracurriculari', 'attività sociali e politiche', 'impegno civico',
      'affiliazioni', 'affiliazione', 'affiliazioni professionali', 'associazioni', 'associazioni professionali', 'adesioni', 'membro di',
    ],
    interests: [
      'mi piace', 'cosa mi piace', 'cose che amo', 'nel tempo libero', 'fuori dal lavoro', 'interessi', 'interessi personali', 'interessi e hobby', 'hobby', 'hobby e interessi', 'hobbies', 'passioni', 'passatempi', 'tempo libero', 'attività e interessi',
      'sport', 'sport e hobby', 'interessi e passioni', 'altre attività', 'altri interessi',
    ],
    references: [
      'referenze', 'referenza', 'referenze professionali', 'le mie referenze', 'raccomandazioni', 'referenze disponibili su richiesta', 'referenze su richiesta', 'lettere di referenza',
    ],
  },

  // Source: the nouns that those headings have in common; words that also name another section are left out.
  headingWords: {
    summary: ['profilo', 'sommario', 'sintesi', 'presentazione', 'obiettivo', 'riepilogo'],
    experience: ['esperienza', 'esperienze', 'lavorativa', 'lavorative', 'lavorativo', 'impieghi', 'carriera', 'tirocini'],
    education: ['istruzione', 'formazione', 'studi', 'studio', 'scolastico', 'scolastica', 'accademico', 'accademica', 'formativo', 'universitaria'],
    skills: ['competenze', 'capacità', 'abilità', 'conoscenze', 'strumenti', 'informatiche', 'tecnologie', 'software', 'attitudini'],
    languages: ['lingue', 'linguistiche', 'lingua'],
    projects: ['progetti', 'progetto', 'portfolio', 'realizzazioni'],
    certifications: ['certificazioni', 'certificati', 'attestati', 'corsi', 'abilitazioni'],
    awards: ['premi', 'riconoscimenti', 'onorificenze', 'borse'],
    publications: ['pubblicazioni', 'convegni', 'conferenze', 'brevetti', 'articoli'],
    volunteering: ['volontariato', 'associazionismo'],
    interests: ['interessi', 'hobby', 'passioni', 'passatempi'],
    references: ['referenze'],
  },

  // Source: how Italian candidates and the Europass form title the page and its personal block.
  documentTitles: [
    'curriculum vitae', 'curriculum', 'cv', 'c.v.', 'curriculum vitae europass', 'europass curriculum vitae', 'europass', 'curriculum vitae europeo', 'cv europeo',
    'formato europeo per il curriculum vitae', 'formato europeo', 'il mio cv', 'curriculum professionale', 'curriculum formativo e professionale', 'curriculum formativo professionale', 'curriculum formativo', 'curriculum formativo e', 'curriculum vitae formativo e professionale', 'curriculum vitae et professionale', 'dichiara', 'curriculum vitae et studiorum', 'resume', 'informazioni personali', 'dati personali',
    'dati anagrafici', 'anagrafica', 'contatti', 'contatto', 'recapiti', 'pagina',
  ],

  // Source: contact blocks of resumes and the Europass form.
  labels: {
    name: ['nome', 'cognome', 'nome e cognome', 'cognome e nome', 'nome/cognome', 'cognome/nome', 'cognome(i)/nome(i)', 'cognome(i) nome(i)', 'nome completo', 'nominativo'],
    email: ['e-mail', 'email', 'mail', 'posta elettronica', 'indirizzo e-mail', 'indirizzo email', 'indirizzo mail', 'indirizzo di posta elettronica', 'pec', 'e-mail personale', '@'],
    phone: ['telefono', 'tel', 'tel.', 'telefono cellulare', 'cellulare', 'cell', 'cell.', 'mobile', 'telefono mobile', 'numero di telefono', 'numero di cellulare', 'telefono fisso', 'recapito telefonico', 'recapiti telefonici', 'recapito', 'contatto telefonico', 'telefono/i', 'n. telefono', 'n. cellulare', 'cell/tel', 'tel/cell'],
    address: ['residenza/domicilio', 'domicilio/residenza', 'residenza e domicilio', 'indirizzo/residenza', 'indirizzo di domicilio', 'indirizzo residenza', 'comune di residenza', 'città di residenza', 'luogo di domicilio', 'domicilio attuale', 'residenza attuale', 'residente', 'vivo a', 'indirizzo abitazione', 'indirizzo privato', 'indirizzo', 'dom.', 'res.', 'indirizzo/i', 'indirizzi', 'residenza', 'residente a', 'residente in', 'domicilio', 'domiciliato a', 'domiciliata a', 'domiciliato in', 'domiciliata in', 'luogo di residenza', 'indirizzo di residenza', 'abitazione', 'casa', 'città', 'località', 'sede', 'ubicazione', 'zona', 'luogo', 'provincia di residenza'],
    birth: ['data di nascita', 'nato il', 'nata il', 'nato/a il', 'nato a', 'nata a', 'luogo e data di nascita', 'data e luogo di nascita', 'luogo di nascita', 'nascita', 'età'],
    nationality: ['nazionalità', 'cittadinanza', 'permesso di soggiorno', 'permesso di lavoro'],
    marital: ['stato civile', 'stato di famiglia', 'situazione familiare', 'coniugato', 'coniugata', 'nubile', 'celibe'],
  },

  // Source: Italian calendar names and their abbreviations.
  months: {
    gennaio: 1, genn: 1, gen: 1, febbraio: 2, febbr: 2, febb: 2, feb: 2, marzo: 3, mar: 3, aprile: 4, apr: 4, maggio: 5, magg: 5, mag: 5,
    giugno: 6, giu: 6, giug: 6, luglio: 7, lug: 7, lugl: 7, agosto: 8, ago: 8, ag: 8, settembre: 9, sett: 9, set: 9,
    ottobre: 10, ott: 10, novembre: 11, nov: 11, dicembre: 12, dic: 12,
  },
  seasons: { primavera: 3, estate: 6, autunno: 9, inverno: 12 },

  // Source: ends of date ranges on resumes; "alla data attuale" and "attuale" are those of the Europass forms.
  present: [
    'oggi', 'ad oggi', 'a oggi', 'presente', 'al presente', 'ora', 'adesso', 'attuale', 'attualmente', 'alla data attuale', 'data attuale', 'in corso', 'tuttora', "tutt'ora", 'tutt’ora', "tutt'oggi", 'tutt’oggi', "a tutt'oggi", 'a tutt’oggi',
    'attuale impiego', 'attuale occupazione', 'in essere', 'corrente', 'sino ad oggi', 'fino ad oggi', 'fino a oggi', 'al momento attuale', 'attualmente in corso', 'ancora in corso', 'in forza', 'current', 'present', 'now', 'att', 'tuttora in corso', 'fino ad ora', 'fino a ora', 'fino ad adesso', 'al momento', 'alla data odierna', 'data odierna', 'alla data di oggi', 'data di oggi', 'alla data corrente', 'data corrente', "al giorno d'oggi", 'al giorno d’oggi', 'giorni nostri', 'ai giorni nostri', 'in servizio', 'ancora in servizio', 'tuttora in servizio', 'attualmente in servizio', 'attualmente in forza', 'in carica',
  ],
  since: ['dal', "dall'", 'dall’', 'dallo', 'dalla', 'da', 'a partire dal', 'a partire da', 'a decorrere dal', 'in corso dal', 'sin dal', 'fin dal'],
  until: ['al', "all'", 'all’', 'allo', 'alla', 'a', 'ad', 'fino al', 'fino a', 'fino ad', 'fino alla', 'sino al', 'sino a', 'sino ad', 'sino alla'],

  // Source: trades as the ISTAT classification of occupations and Italian job postings name them; both genders by stem where it is safe.
  titleWords: [
    'ingegner', 'sviluppat', 'programmat', 'sistemista', 'analista', 'architett', 'tecnico', 'tecnica di', 'perito', 'perita', 'progettista', 'disegnator', 'disegnatric', 'geometra', 'collaudator', 'tester',
    'responsabil', 'direttor', 'direttric', 'dirigente', 'manager', 'capo reparto', 'capo turno', 'capo squadra', 'capo ufficio', 'capo settore', 'capo treno', 'capotreno', 'capo contabile', 'capo magazziniere', 'capo filiale', 'capo negozio', 'capo sala', 'capo cuoco', 'capo animatore', 'capo villaggio', 'capo ricevimento', 'capo barca', 'capo macchinista', 'capo impianto', 'capo linea', 'capo commessa', 'capo cantiere', 'capo progetto', 'capo officina', 'capo area', 'capo servizio', 'capoturno', 'capoarea', 'capocantiere', 'caporeparto', 'coordinator', 'coordinatric', 'supervisor', 'quadro', 'amministratore', 'amministratrice', 'vicedirettor', 'team leader', 'team manager', 'project manager', 'product manager', 'product owner', 'scrum master', 'program manager', 'referente',
    'impiegat', 'addett', 'assistent', 'segretari', 'centralinista', 'receptionist', 'operator', 'operatric', 'aiuto', 'ausiliari', 'collaborator', 'collaboratric', 'specialista', 'specialist', 'funzionari', 'istruttor', 'istruttric', 'consulent', 'esperto', 'esperta', 'tirocinant', 'borsist', 'borsa di ricerca', 'borsa di studio', 'assegno di ricerca', 'assegnista', 'dottorand', 'stagista', 'apprendista', 'praticante', 'junior', 'libero professionista', 'freelance',
    'contabile', 'ragionier', 'commercialista', 'revisor', 'controller', 'auditor', 'tesorier', 'buste paga', 'payroll', 'credit manager', 'analista finanziari', 'bancari', 'cassier', 'broker', 'assicurator',
    'agente', 'venditor', 'venditric', 'commess', 'commercial', 'sales', 'account', 'key account', 'promoter', 'promotor', 'merchandiser', 'visual merchandiser', 'store manager', 'buyer', 'area manager', 'export manager', 'rappresentante', 'export', 'marketing manager', 'responsabile marketing', 'social media manager', 'community manager', 'content', 'copywriter', 'seo specialist', 'digital', 'e-commerce', 'brand manager',
    'data scientist', 'data analyst', 'data engineer', 'devops', 'full stack', 'front-end', 'back-end', 'frontend', 'backend', 'web developer', 'developer', 'web designer', 'webmaster', 'ux designer', 'ui designer', 'designer', 'grafic', 'illustrator', 'videomaker', 'fotograf', 'redattor', 'redattric', 'giornalist', 'traduttor', 'traduttric', 'interprete', 'scrittor', 'scrittric', 'editor',
    'infermier', 'anestesist', 'rianimator', 'medico', 'medica', 'farmacist', 'fisioterapist', 'psicolog', 'psicoterapeut', 'odontoiatr', 'dentist', 'ostetric', 'logopedist', 'operatore socio sanitario', 'operatrice socio sanitaria', 'operatore socio-sanitario', 'operatrice socio-sanitaria', 'operatore oss', 'badante', 'colf', 'baby sitter', 'babysitter', 'educator', 'educatric', 'assistente sociale', 'veterinari', 'dietist', 'nutrizionist', 'biolog', 'chimic', 'ricercator', 'ricercatric', 'dottorand', 'assegnista', 'borsista',
    'insegnant', 'docent', 'maestra', 'maestro', 'professor', 'formator', 'formatric', 'tutor', 'animator', 'animatric', 'allenator', 'personal trainer', 'avvocat', 'giurista', 'legale', 'notaio', 'paralegal',
    'cuoc', 'chef', 'sous chef', 'commis', 'camerier', 'barist', 'barman', 'bartender', 'barlady', 'sommelier', 'pizzaiol', 'pasticcer', 'pasticcier', 'panettier', 'panificator', 'gelatai', 'lavapiatti', 'maître', 'governante', 'facchin', 'portier', 'concierge', 'macellai', 'banconist', 'scaffalist', 'salumier',
    'magazzinier', 'mulettist', 'carrellist', 'autist', 'conducent', 'corriere', 'fattorin', 'spedizionier', 'logistic', 'disponente', 'operai', 'manutentor', 'meccanic', 'elettricist', 'idraulic', 'saldator', 'tornitor', 'fresator', 'falegnam', 'murator', 'carpentier', 'imbianchin', 'elettrotecnic', 'installator', 'manovale', 'montator', 'attrezzist', 'stampator', 'sarto', 'sarta', 'modellist', 'stilist', 'parrucchier', 'estetist', 'giardinier', 'agricol', 'bracciant', 'guardia giurata', 'vigilantes', 'steward', 'hostess', 'guida turistica', 'accompagnator', 'pulizie',
    'presidente', 'vicepresidente', 'titolare', 'socio', 'socia', 'fondator', 'fondatric', 'cofondator', 'co-founder', 'founder', 'imprenditor', 'imprenditric', 'volontari', 'recruiter', 'selezionator', 'hr manager', 'hr specialist', 'hr generalist',
  ],

  // Source: legal forms of Italian and Swiss law; nouns of public and private employers.
  companyWords: [
    's.p.a.', 'spa', 's.r.l.', 'srl', 's.r.l.s.', 'srls', 's.n.c.', 'snc', 's.a.s.', 'sas', 's.a.', 'sa', 'sagl', 'scarl', 's.c.a.r.l.', 'soc. coop.', 'soc. coop', 'società cooperativa', 'cooperativa', 'coop', 'coop.', 'consorzio', 'onlus', 'ets', 'aps', 'ong', 's.s.d.', 'asd', 'a.s.d.', 'ditta', 'ditta individuale',
    'gruppo', 'società', 'azienda', 'impresa', 'studio', 'studio legale', 'studio tecnico', 'studio associato', 'studio commerciale', 'agenzia', 'ente', 'fondazione', 'associazione', 'istituto', 'banca', 'banco', 'cassa', 'assicurazioni', 'credito', 'poste', 'officina', 'officine', 'fratelli', 'f.lli', '& figli', 'e figli', '& c.', 'associati',
    'ospedale', 'asl', 'ausl', 'asst', 'usl', 'ats', 'policlinico', 'clinica', 'casa di cura', 'casa di riposo', 'rsa', 'poliambulatorio', 'farmacia', 'laboratorio', 'laboratori', 'comune', 'comune di', 'provincia', 'regione', 'ministero', 'prefettura', 'tribunale', 'camera di commercio', 'università', 'politecnico', 'liceo', 'scuola', 'asilo', 'cnr',
    'ristorante', 'trattoria', 'pizzeria', 'osteria', 'hotel', 'albergo', 'bar', 'caffè', 'pasticceria', 'gelateria', 'panificio', 'supermercato', 'ipermercato', 'negozio', 'boutique', 'tipografia', 'editore', 'edizioni', 'editrice', 'trasporti', 'logistica', 'industrie', 'industria', 'costruzioni', 'impianti', 'servizi', 'consulting', 'consulenza', 'technologies', 'solutions', 'holding', 'italia', 'farmaceutici', 'farmaceutica', 'alimentari', 'cantina', 'agriturismo', 'cantiere', 'cantieri', 'startup', 'start-up',
  ],

  // Source: titles of the Italian system before and after the Bologna reform, schools and regional vocational training.
  degreeWords: [
    'laurea', 'laureat', 'laurea triennale', 'laurea magistrale', 'laurea specialistica', 'laurea a ciclo unico', 'diploma', 'diplomat', 'maturità', 'licenza media', 'licenza elementare', 'master', 'mba', 'dottorato', 'phd', 'ph.d', 'dott.', 'bachelor', 'baccalaureato', 'specializzazione', 'scuola di specializzazione', 'perfezionamento', 'abilitazione', 'qualifica', 'qualifica professionale',
    'attestato', 'certificat', 'esame di stato', 'erasmus', 'ifts', 'its', 'iefp', 'tfa', 'cfu', 'perito', 'ragioneria', 'geometra', 'corso di laurea', 'corso di formazione', 'corso di specializzazione', 'corso di perfezionamento', 'corso', 'vecchio ordinamento', 'tesi', 'attestazione', 'afc', 'apprendistato', 'tirocinio formativo attivo',
  ],
  schoolWords: [
    'università', 'universita', 'univ.', 'universitari', 'ateneo', 'politecnico', 'istituto', 'i.i.s.', 'iis', 'itis', 'i.t.i.s.', 'ipsia', 'ipsar', 'ipssar', 'ipsseoa', 'ipseoa', 'ipsct', 'ipssct', 'itc', 'i.t.c.', 'itcg', 'liceo', 'scuola', 'accademia', 'conservatorio', 'facoltà', 'dipartimento', 'collegio', 'bocconi', 'luiss', 'iulm', 'cattolica', 'sapienza', 'la sapienza', 'tor vergata', 'roma tre', 'bicocca', "ca' foscari", 'iuav', 'alma mater', 'federico ii', 'normale', "sant'anna", 'sissa', 'supsi', 'usi', 'ied', 'naba', 'fondazione its', 'its', 'ente di formazione', 'centro di formazione', 'cfp', 'enaip', 'cnos', 'ecipa', 'ial', 'business school', 'campus', 'start2impact', 'boolean', 'aulab', 'epicode', 'centro professionale', 'centro scolastico', 'centro studi', 'centro linguistico', 'ente scuola', 'spai', 'csia', 'ecap', 'cpia', 'enfap', 'itas', 'isia', 'lumsa', 'pegaso', 'mercatorum', 'uninettuno', 'ecampus', 'e-campus', 'unicusano', 'insubria',
  ],

  // Source: the largest municipalities, regions, Swiss towns and countries named on resumes.
  places: [
    'roma', 'milano', 'napoli', 'torino', 'palermo', 'genova', 'bologna', 'firenze', 'bari', 'catania', 'verona', 'venezia', 'messina', 'padova', 'trieste', 'brescia', 'parma', 'prato', 'taranto', 'modena', 'reggio calabria', 'reggio emilia', 'perugia', 'ravenna', 'livorno', 'rimini', 'cagliari', 'foggia', 'ferrara', 'salerno', 'latina', 'giugliano in campania', 'monza', 'sassari', 'bergamo',
    'trento', 'pescara', 'siracusa', 'vicenza', 'bolzano', 'terni', 'novara', 'piacenza', 'ancona', 'andria', 'udine', 'arezzo', 'cesena', 'forlì', 'lecce', 'barletta', 'la spezia', 'pesaro', 'alessandria', 'pisa', 'pistoia', 'lucca', 'catanzaro', 'treviso', 'como', 'varese', 'busto arsizio', 'grosseto', 'sesto san giovanni', 'cinisello balsamo', 'brindisi', 'caserta', 'asti', 'cremona', 'pavia', 'mantova', 'lecco', 'lodi', 'sondrio', 'legnano', 'gallarate', 'saronno', 'rho',
    'cosenza', 'crotone', 'ragusa', 'trapani', 'agrigento', 'caltanissetta', 'enna', 'marsala', 'gela', 'olbia', 'nuoro', 'oristano', "l'aquila", 'chieti', 'teramo', 'campobasso', 'isernia', 'benevento', 'avellino', 'potenza', 'matera', 'viterbo', 'rieti', 'frosinone', 'macerata', 'ascoli piceno', 'fermo', 'fano', 'siena', 'massa', 'carrara', 'viareggio', 'empoli', 'imola', 'faenza', 'carpi', 'sassuolo', 'savona', 'imperia', 'sanremo', 'cuneo', 'alba', 'biella', 'vercelli', 'ivrea', 'aosta', 'verbania', 'belluno', 'rovigo', 'bassano del grappa', 'chioggia', 'pordenone', 'gorizia', 'merano', 'rovereto', 'guidonia', 'fiumicino', 'aprilia', 'pomezia', 'pozzuoli', 'torre del greco', 'altamura', 'bitonto', 'cerignola', 'molfetta',
    'abruzzo', 'basilicata', 'calabria', 'campania', 'emilia-romagna', 'emilia romagna', 'friuli-venezia giulia', 'friuli venezia giulia', 'lazio', 'liguria', 'lombardia', 'marche', 'molise', 'piemonte', 'puglia', 'sardegna', 'sicilia', 'toscana', 'trentino-alto adige', 'trentino', 'alto adige', 'umbria', "valle d'aosta", 'veneto', 'brianza', 'salento',
    'lugano', 'bellinzona', 'locarno', 'mendrisio', 'chiasso', 'ticino', 'svizzera', 'san marino', 'italia', 'zurigo', 'ginevra', 'londra', 'parigi', 'berlino', 'monaco di baviera', 'barcellona', 'madrid', 'bruxelles', 'lussemburgo', 'dublino', 'amsterdam', 'vienna', 'germania', 'francia', 'spagna', 'regno unito', 'irlanda', 'austria', 'malta', 'albania', 'tirana', 'romania', 'stati uniti', 'dubai',
  ],
  surnames: [],

  // Source: openings of bullets on good Italian resumes: verbal nouns, participles (with "ho" or without), gerunds, infinitives.
  actionWords: {
    position: 'first',
    forms: [
      'gestione', 'direzione', 'conduzione', 'guida', 'coordinamento', 'supervisione', 'avvio', 'avviamento', 'lancio', 'sviluppo', 'progettazione', 'ideazione', 'realizzazione', 'creazione', 'introduzione', 'implementazione', 'messa in opera', 'messa in servizio', 'messa a punto', 'messa in sicurezza', 'messa online', 'messa a norma', 'messa in produzione', 'presa in carico', 'pulizia', 'riordino', 'rifornimento', 'smistamento', 'imballaggio', 'carico e scarico', 'tenuta della', 'riduzione', 'aumento', 'incremento', 'crescita', 'taglio', 'abbattimento', 'contenimento', 'miglioramento', 'ottimizzazione', 'automazione', 'riorganizzazione', 'ristrutturazione', 'revisione', 'rilancio',
      'analisi', 'studio', 'verifica', 'controllo', 'controllo qualità', 'monitoraggio', 'collaudo', 'redazione', 'stesura', 'elaborazione', 'traduzione', 'acquisto', 'approvvigionamento', 'vendita', 'negoziazione', 'trattativa', 'acquisizione', 'fidelizzazione', 'consulenza', 'accoglienza', 'cura', 'allestimento', 'preparazione', 'consegna', 'spedizione', 'ricezione', 'stoccaggio', 'inventario', 'fatturazione', 'chiusura', 'apertura', 'rendicontazione', 'riconciliazione', 'recupero', 'incasso', 'pianificazione', 'programmazione', 'organizzazione', 'formazione', 'selezione', 'ricerca e selezione', 'inserimento', 'affiancamento', 'insegnamento', 'tutoraggio', 'manutenzione', 'riparazione', 'installazione', 'montaggio', 'assemblaggio', 'saldatura', 'posa', 'taratura', 'produzione', 'lavorazione', 'stampa', 'cucitura', 'cottura', 'impiattamento', 'somministrazione', 'rilevazione', 'mappatura', 'lettura', 'copertura', 'fornitura', 'apertura di', 'tenuta', 'scrittura',
      'gestito', 'diretto', 'guidato', 'coordinato', 'supervisionato', 'condotto', 'avviato', 'lanciato', 'sviluppato', 'progettato', 'ideato', 'realizzato', 'creato', 'introdotto', 'implementato', 'ridotto', 'aumentato', 'incrementato', 'raddoppiato', 'triplicato', 'tagliato', 'abbattuto', 'migliorato', 'ottimizzato', 'automatizzato', 'semplificato', 'accelerato', 'riorganizzato', 'ristrutturato', 'rilanciato', 'risolto', 'analizzato', 'verificato', 'controllato', 'monitorato', 'misurato', 'valutato', 'collaudato', 'testato', 'redatto', 'scritto', 'steso', 'pubblicato', 'tradotto', 'acquistato', 'venduto', 'negoziato', 'concluso', 'chiuso', 'acquisito', 'conquistato', 'fidelizzato', 'ottenuto', 'raggiunto', 'superato', 'generato', 'vinto', 'consegnato', 'spedito', 'evaso', 'fatturato', 'riconciliato', 'recuperato', 'incassato', 'pianificato', 'programmato', 'organizzato', 'formato', 'selezionato', 'assunto', 'inserito', 'affiancato', 'insegnato', 'riparato', 'installato', 'configurato', 'montato', 'assemblato', 'prodotto', 'costruito', 'allestito', 'preparato', 'servito', 'accolto', 'assistito', 'aperto', 'esteso', 'ampliato', 'rafforzato', 'trasformato', 'migrato', 'integrato', 'standardizzato', 'centralizzato', 'documentato', 'mappato', 'definito', 'stabilito', 'fondato', 'costituito', 'promosso', 'presentato', 'rappresentato', 'portato', 'dimezzato', 'eliminato', 'assicurato', 'garantito', 'mantenuto', 'messo a punto', 'messo in opera', 'messo online', 'preso in carico', 'tenuto', 'diffuso', 'raccolto', 'diagnosticato', 'somministrato', 'curato',
      'gestire', 'ridurre', 'tradurre', 'produrre', 'introdurre', 'condurre', 'dirigere', 'redigere', 'scrivere', 'definire', 'garantire', 'costruire', 'fornire', 'acquisire', 'inserire', 'vendere', 'promuovere', 'risolvere', 'accogliere', 'raggiungere', 'ottenere', 'mantenere', 'raccogliere', 'estendere', 'aprire', 'chiudere', 'spedire', 'preparare', 'gestisco', 'coordino', 'sviluppo di', 'progetto e', 'ho gestito', 'ho guidato', 'ho ridotto', 'ho aumentato', 'ho creato', 'ho sviluppato', 'ho realizzato', 'ho introdotto', 'ho coordinato', 'ho organizzato', 'riducendo', 'gestendo', 'aumentando', 'gestii', 'ridussi',
    ],
    endings: [
      'zione', 'sione', 'aggio', 'mento', 'ando', 'endo', 'ato', 'ito', 'uto', 'izzare', 'ificare', 'izzato', 'uare', 'nare', 'rare', 'tare', 'lare', 'care', 'gare', 'ciare', 'giare', 'zare', 'iare', 'vare', 'pare', 'mare', 'dare', 'sare', 'urre', 'atura',
    ],
    closingEndings: [],
    exceptions: [
      'posizione', 'situazione', 'azione', 'nazione', 'stazione', 'condizione', 'popolazione', 'associazione', 'sezione', 'frazione', 'lezione', 'eccezione', 'emozione', 'attenzione', 'ambizione', 'tradizione', 'relazione', 'disposizione', 'occasione', 'passione', 'pensione', 'dimensione', 'professione', 'versione', 'mansione', 'tensione', 'pressione', 'regione', 'commissione', 'conoscenza', 'motivazione', 'reputazione', 'direzioni', 'collezione', 'fondazione', 'federazione', 'funzione', 'mediazione', 'generazione', 'stagione', 'televisione', 'missione', 'permissione', 'vocazione', 'predisposizione', 'dotazione', 'determinazione', 'dedizione',
      'momento', 'elemento', 'documento', 'strumento', 'argomento', 'regolamento', 'dipartimento', 'appartamento', 'monumento', 'appuntamento', 'comportamento', 'abbigliamento', 'stabilimento', 'cento', 'riferimento', 'settecento', 'supplemento', 'alimento', 'segmento', 'sentimento', 'atteggiamento', 'ordinamento',
      'linguaggio', 'viaggio', 'vantaggio', 'messaggio', 'personaggio', 'paesaggio', 'villaggio', 'maggio', 'raggio', 'coraggio', 'omaggio', 'ortaggio', 'formaggio', 'equipaggio', 'ostaggio', 'pedaggio', 'passaggio', 'svantaggio',
      'quando', 'comando', 'bando', 'tremendo', 'orrendo', 'stupendo', 'fernando', 'orlando', 'armando', 'rolando',
      'stato', 'mercato', 'candidato', 'diplomato', 'laureato', 'certificato', 'apprendistato', 'avvocato', 'impiegato', 'risultato', 'attestato', 'sindacato', 'privato', 'volontariato', 'dottorato', 'supermercato', 'appassionato', 'motivato', 'determinato', 'specializzato', 'qualificato', 'abilitato', 'reato', 'prato', 'fabbricato', 'semilavorato', 'delegato', 'soldato', 'abbonato', 'dato', 'prelato', 'cioccolato', 'gelato', 'granato', 'elettorato', 'mandato', 'commissariato', 'patronato', 'sabato', 'incaricato', 'occupato', 'affidato', 'laureata', 'automunito', 'subito', 'ambito', 'debito', 'credito', 'sito', 'esito', 'merito', 'transito', 'deposito', 'requisito', 'perito', 'marito', 'circuito', 'gratuito', 'abito', 'composito', 'compito', 'compiuto', 'istituto', 'contenuto', 'minuto', 'tributo', 'statuto', 'contributo', 'attributo', 'aiuto', 'saluto', 'velluto',
      'mare', 'gare', 'care', 'militare', 'particolare', 'alimentare', 'familiare', 'cellulare', 'elementare', 'regolare', 'solare', 'popolare', 'scolare', 'polare', 'titolare', 'altare', 'modulare', 'circolare', 'secolare', 'ancillare', 'muscolare', 'vascolare', 'oculare', 'software', 'hardware', 'malware', 'firmware', 'parlamentare', 'complementare', 'supplementare', 'interdisciplinare', 'preliminare', 'seminare', 'singolare', 'similare', 'parcellare', 'molecolare', 'bipolare', 'ripolare', 'natura', 'creatura',
    ],
    weak: [
      'aiutato', 'aiutare', 'aiuto', 'partecipato', 'partecipare', 'partecipazione', 'contribuito', 'contribuire', 'contributo', 'contribuzione', 'collaborato', 'collaborare', 'collaborazione', 'supportato', 'supportare', 'supporto', 'assistenza', 'lavorato', 'lavorare', 'lavoro', 'lavori', 'provato', 'provare', 'cercato', 'fatto', 'fare', 'svolto', 'svolgere', 'svolgimento', 'effettuato', 'effettuare', 'eseguito mansioni', 'occupato', 'occuparsi', 'occupata', 'coinvolto', 'coinvolta', 'coinvolgimento', 'imparato', 'apprendimento', 'osservato', 'osservazione', 'utilizzato', 'utilizzo', 'uso', 'usato', 'responsabile', 'addetto', 'addetta', 'incaricato', 'incaricata', 'dedito', 'mansioni', 'mansione', 'attività', 'compiti', 'varie', 'conoscenza', 'relazione', 'rapporti', 'appoggio', 'affidato', 'membro',
    ],
  },

  // Source: openings that Italian recruiters name as empty (a list of duties rather than results).
  weakOpenings: [
    'responsabile di', 'responsabile del', 'responsabile della', 'responsabile dei', 'responsabile delle', "responsabile dell'", 'responsabile degli', 'responsabile per', 'addetto a', 'addetta a', 'addetto al', 'addetta al', 'addetto alla', 'addetta alla', 'addetto alle', 'addetta alle', 'addetto ai', 'addetta ai', "addetto all'", "addetta all'",
    'mi occupo di', 'mi occupavo di', 'si è occupato', 'si è occupata', 'mi occupavo io', 'mi occupo io', 'mi sono occupato di', 'mi sono occupata di', 'mi occupo della', 'mi occupavo della', 'mi occupo del', 'mi occupavo del', 'mi occupo dei', 'mi occupavo dei', 'mi occupo delle', 'mi occupavo delle', "mi occupo dell'", "mi occupavo dell'", 'occuparsi di', 'occupato di', 'occupata di', 'incaricato di', 'incaricata di', 'incaricato della', 'incaricata della', 'incaricato del', 'incaricata del', 'con responsabilità di', 'con la responsabilità di', 'con il compito di', 'con mansioni di', 'con mansione di',
    'mansioni di', 'mansioni varie', 'mansioni:', 'mansioni :', 'le mie mansioni', 'principali mansioni', 'principali attività', 'attività di', 'attività varie', 'attività:', 'svolgimento di', 'svolgimento delle', 'svolgimento della', 'svolto attività di', 'svolgevo attività di', 'svolto mansioni', 'svolgo mansioni', 'il mio ruolo', 'nel mio ruolo', 'ruolo di', 'tra i miei compiti', 'i miei compiti', 'compiti di', 'lavori di', 'lavoro di squadra', 'lavoro in team', 'lavoro su', 'lavorato su', 'lavorato con', 'lavorato in',
    'supporto a', 'supporto al', 'supporto alla', 'supporto alle', 'supporto ai', "supporto all'", 'supporto nella', 'supporto nelle', 'supporto nel', 'di supporto', 'supportato il', 'supportato la', 'aiuto a', 'aiuto al', 'aiuto alla', 'aiuto nella', 'aiuto nel', 'aiuto in', 'aiutato a', 'aiutato il', 'aiutato la', 'aiutato nella', 'assistenza a', 'assistenza al', 'assistenza alla', 'partecipazione a', 'partecipazione al', 'partecipazione alla', 'partecipazione alle', 'partecipazione ai', "partecipazione all'", 'partecipato a', 'partecipato al', 'partecipato alla', 'contributo a', 'contributo alla', 'contributo al', 'contribuito a', 'contribuito alla', 'contribuito al',
    'collaborazione con', 'collaborazione alla', 'collaborazione nella', 'collaborazione al', 'collaborato con', 'collaborato alla', 'in collaborazione con', 'in affiancamento a', 'coinvolto in', 'coinvolta in', 'coinvolto nella', 'coinvolta nella', 'coinvolgimento in', 'membro del team', 'parte del team', "all'interno del team", 'a stretto contatto con', 'a contatto con', 'utilizzo di', 'utilizzo del', 'utilizzo della', 'uso di', 'conoscenza di', 'affidato il', 'sotto la supervisione di', 'sono stato responsabile di', 'sono stata responsabile di', 'ero responsabile di', 'sono responsabile di', 'dovevo',
  ],

  // Source: Italian cardinals, fractions and multiples; un, uno, una and ordinals are left out.
  numberWords: [
    'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci', 'undici', 'dodici', 'tredici', 'quattordici', 'quindici', 'sedici', 'diciassette', 'diciotto', 'diciannove', 'venti', 'venticinque', 'trenta', 'trentacinque', 'quaranta', 'cinquanta', 'sessanta', 'settanta', 'ottanta', 'novanta', 'cento', 'duecento', 'trecento', 'quattrocento', 'cinquecento', 'mille', 'duemila', 'tremila', 'diecimila', 'mila', 'milione', 'milioni', 'miliardo', 'miliardi',
    'metà', 'dimezzato', 'dimezzando', 'dimezzamento', 'un terzo', 'due terzi', 'un quarto', 'tre quarti', 'decina', 'decine', 'dozzina', 'quindicina', 'ventina', 'trentina', 'quarantina', 'cinquantina', 'centinaio', 'centinaia', 'migliaio', 'migliaia', 'doppio', 'doppia', 'raddoppiato', 'raddoppiando', 'raddoppio', 'triplo', 'triplicato', 'triplicando', 'quadruplo', 'quadruplicato', 'zero',
  ],
  // Source: standards, laws, forms and products met on Italian resumes with a number after the name.
  numberedNames: [
    'iso', 'en', 'uni', 'uni en', 'uni en iso', 'cei', 'din', 'iec', 'ohsas', 'haccp', 'emas', 'gdpr', 'd.lgs', 'd.lgs.', 'dlgs', 'dgr', 'legge', 'l.', 'art', 'art.', 'articolo', 'regolamento', 'reg.', 'modello', 'mod.', 'unico', 'f24', 'cu', 'ifrs', 'ias', 'basilea', 'mifid', 'industria', 'transizione', 'office', 'microsoft', 'windows', 'excel', 'word', 'zucchetti', 'teamsystem', 'sap', 's/4hana', 'as400', 'dynamics', 'navision', 'autocad', 'revit', 'solidworks', 'catia', 'photoshop', 'angular', 'react', 'vue', 'java', 'php', 'python', 'html', 'css', 'sql server', 'oracle', 'postgresql', 'mysql', '.net', 'web', 'ipv', 'http', '4g', '5g', 'google analytics', 'ga', 'covid', 'livello', 'categoria', 'patente', 'quinto', 'toeic', 'toefl', 'ielts', 'itil', 'prince', 'lean', 'six sigma', 'formula', 'siemens', 's7', 'step',
  ],

  pronouns: ['io', 'me', 'mi', 'mio', 'mia', 'miei', 'mie', 'noi', 'ci', 'nostro', 'nostra', 'nostri', 'nostre', 'me stesso', 'me stessa'],

  // Source: the commonest grammatical words of Italian.
  stopWords: [
    'il', 'lo', 'la', 'i', 'gli', 'le', 'l', 'un', 'uno', 'una', 'di', 'a', 'da', 'in', 'con', 'su', 'per', 'tra', 'fra', 'del', 'dello', 'della', 'dei', 'degli', 'delle', 'dell', 'al', 'allo', 'alla', 'ai', 'agli', 'alle', 'all', 'dal', 'dallo', 'dalla', 'dai', 'dagli', 'dalle', 'dall', 'nel', 'nello', 'nella', 'nei', 'negli', 'nelle', 'nell', 'sul', 'sullo', 'sulla', 'sui', 'sugli', 'sulle', 'sull', 'col', 'e', 'ed', 'o', 'od', 'ma', 'anche', 'che', 'chi', 'cui', 'non', 'più', 'meno', 'molto', 'come', 'dove', 'quando', 'mentre', 'se', 'si', 'mi', 'ti', 'ci', 'vi', 'ne', 'sono', 'è', 'era', 'essere', 'stato', 'stata', 'ho', 'ha', 'hanno', 'avere', 'questo', 'questa', 'questi', 'queste', 'quello', 'quella', 'quelli', 'suo', 'sua', 'suoi', 'loro', 'mio', 'mia', 'miei', 'mie', 'ogni', 'tutti', 'tutte', 'tutto', 'altri', 'altre', 'presso', 'verso', 'dopo', 'prima', 'durante', 'attraverso', 'tramite', 'secondo', 'oltre', 'circa', 'fino', 'così', 'inoltre',
  ],

  injections: [
    iu`(?<!\p{L})(?:ignora(?:re|te)?|dimentica(?:re|te)?|trascura(?:re|te)?|non\s{1,3}(?:tenere|tener|tieni|tenete)\s{1,3}conto\s{1,3}(?:di|delle|dei))\s{1,3}(?:assolutamente\s{1,3})?(?:tutt[ei]\s{1,3})?(?:le|gli|i|tue|queste|quelle)?\s{0,3}(?:tue\s{1,3}|altre\s{1,3}|precedenti\s{1,3})?(?:istruzioni|indicazioni|direttive|consegne|prompt)(?!\p{L})`,
    iu`(?<!\p{L})(?:ignora(?:re|te)?|dimentica(?:re|te)?)\s{1,3}(?:tutt[oi]\s{1,3})?(?:il\s{1,3}resto|ci[òo]\s{1,3}che\s{1,3}precede|quanto\s{1,3}(?:sopra|precede|detto)|(?:gli|i)\s{1,3}(?:altri\s{1,3})?(?:candidati|cv|criteri|messaggi|requisiti))`,
    iu`(?<!\p{L})(?:(?:tu\s{1,3})?sei\s{1,3}(?:ora\s{1,3}|adesso\s{1,3})?|(?:lei\s{1,3})?[èe]\s{1,3}ora\s{1,3}|agisci\s{1,3}come\s{1,3}|comportati\s{1,3}come\s{1,3})(?:un[oa]?\s{1,3}|un['’]\s{0,3}|il\s{1,3}|l['’]\s{0,3})(?:valutat(?:ore|rice)|modello\s{1,3}linguistico|IA(?!\p{L})|AI(?!\p{L})|intelligenza\s{1,3}artificiale|assistente\s{1,3}(?:IA|AI|virtuale|(?:di|alla|per\s{1,3}la)\s{1,3}selezione)|robot|LLM|ATS|software\s{1,3}di\s{1,3}selezione|espert[oa]\s{1,3}(?:di|in)\s{1,3}(?:selezione|risorse|HR|recruiting))`,
    iu`(?<!\p{L})(?:se\s{1,3}(?:sei|stai\s{1,3}leggendo|un['’]|una|un)|in\s{1,3}quanto|in\s{1,3}qualit[àa]\s{1,3}di)\s{0,3}(?:un['’]\s{0,3}|un[oa]?\s{1,3})?(?:IA|AI|intelligenza\s{1,3}artificiale|modello\s{1,3}linguistico|LLM|robot|ATS|valutat(?:ore|rice)\s{1,3}automatic[oa])(?!\p{L})[^.!?\n]{0,60}(?:\s|,)(?:legg[aei]|leggono|analizz[ai]|elabor[ai]|valut[ai]|rispond[ai]|devi|deve|assegn[ai]|raccomand[ai]|consigli[ai]?|attribuisci)(?!\p{L})`,
    iu`(?<!\p{L})(?:assegna|attribuisci|d[àa]i?|dagli|dalle|concedi|conferisci|assegnate|attribuite|date)\s{1,3}[^.!?\n]{0,50}(?:punteggio|voto|valutazione|100|10\s{0,2}\/\s{0,2}10)[^.!?\n]{0,50}(?<!\p{L})(?:a\s{1,3}|al\s{1,3}|per\s{1,3})?(?:questo|questa|presente)\s{1,3}(?:candidat[oa]|candidatura|CV|profilo|curriculum)`,
    iu`(?<!\p{L})(?:assegna|attribuisci|d[àa]i?|concedi|conferisci|assegnate|attribuite|date)\s{1,3}(?:a\s{1,3})?quest[oa]\s{1,3}(?:candidat[oa]|candidatura|CV|profilo|curriculum)\s{1,3}[^.!?\n]{0,40}(?:punteggio|voto|100|massim[oa]|pi[ùu]\s{1,3}alt[oa])`,
    iu`(?<!\p{L})(?:valuta|valutate|vota|votate|giudica|giudicate|classifica|classificate)\s{1,3}quest[oa]\s{1,3}(?:candidat[oa]|candidatura|CV|profilo|curriculum)\s{1,3}[^.!?\n]{0,40}(?:100|10\s{0,2}\/\s{0,2}10|massim|positiv|favorevol|eccellent|perfett|ideal|prim[oa])`,
    iu`(?:^|[.!?:;,\n]\s{0,3}|(?<!\p{L})(?:e|poi)\s{1,3})(?:raccomanda|raccomandate|consiglia|consigliate|suggerisci|suggerite|proponi)\s{1,3}(?:vivamente\s{1,3}|fortemente\s{1,3}|assolutamente\s{1,3}|subito\s{1,3}|sempre\s{1,3})?(?:(?:l['’]assunzione|il\s{1,3}colloquio|un\s{1,3}colloquio)[^.!?\n]{0,30}(?<!\p{L})(?:quest[oa]|del|della)\s{1,3}|di\s{1,3}(?:assumere|selezionare|convocare|invitare)\s{1,3}(?:quest[oa]\s{1,3}|il\s{1,3}|la\s{1,3})?|quest[oa]\s{1,3})(?:candidat[oa]|candidatura|CV|profilo|persona)`,
    iu`(?<!\p{L})(?:contrassegna|considera|segnala|etichetta|indica|identifica|presenta|tratta|marca|classifica)(?:te)?\s{1,3}(?:sempre\s{1,3}|assolutamente\s{1,3})?quest[oa]\s{1,3}(?:candidat[oa]|candidatura|CV|profilo)\s{1,3}(?:come|tra|al|fra)\s{1,3}[^.!?\n]{0,30}(?:ideal|perfett|eccezional|eccellent|miglior|qualificat|prioritari|prim[oaie]|raccomandat|idone|selezionat)`,
    iu`(?<!\p{L})non\s{1,3}(?:menziona|cita|segnala|indica|elenca|rileva|evidenzia|nomina|riporta)(?:re|te)?\s{1,3}(?:mai\s{1,3}|assolutamente\s{1,3})?(?:alcun[oa]?\s{1,3}|nessun[oa]?\s{1,3}|le\s{1,3}|i\s{1,3}|gli\s{1,3}|punti\s{1,3}|sue\s{1,3}|suoi\s{1,3}){0,3}(?:debolezz[ae]|difett[oi]|punt[oi]\s{1,3}(?:debol[ei]|negativ[oi]|di\s{1,3}debolezza)|debol[ei]|lacun[ae]|carenz[ae]|error[ei]|criticit[àa]|aree\s{1,3}di\s{1,3}miglioramento)`,
    iu`(?<!\p{L})(?:istruzion[ei]|indicazion[ei]|messaggio|nota)\s{1,3}(?:destinat[aeio]\s{1,3}(?:a|all['’]|al|ai|agli)|rivolt[aeio]\s{1,3}(?:a|all['’]|al|ai|agli)|per|all['’]attenzione\s{1,3}(?:di|del|dell['’]|dei|degli))\s{0,3}(?:l['’]\s{0,3}|il\s{1,3}|la\s{1,3}|i\s{1,3}|gli\s{1,3}|le\s{1,3}|ogni\s{1,3}|qualsiasi\s{1,3})?(?:IA|AI|intelligenz[ae]\s{1,3}artificial[ei]|modell[oi](?:\s{1,3}linguistic[oi])?|LLM|robot|ATS|algoritm[oi]|valutator[ei]|software\s{1,3}di\s{1,3}selezione)\s{0,3}(?:di\s{1,3}selezione\s{0,3})?:`,
    iu`(?<!\p{L})(?:quest[oa]|il\s{1,3}presente)\s{1,3}(?:candidat[oa]|candidatura|CV|profilo)\s{1,3}(?:deve|dovr[àa])\s{1,3}(?:assolutamente\s{1,3}|necessariamente\s{1,3})?(?:essere\s{1,3}(?:assunt[oa]|selezionat[oa]|classificat[oa]|raccomandat[oa]|valutat[oa]|convocat[oa]|considerat[oa]|invitat[oa]|contrassegnat[oa]|approvat[oa])|ricevere|ottenere|avere\s{1,3}il)`,
    iu`(?<!\p{L})(?:devi|dovete|bisogna)\s{1,3}(?:assolutamente\s{1,3}|sempre\s{1,3}|necessariamente\s{1,3})?(?:raccomandare|assegnare|attribuire|dare|valutare|classificare|selezionare|convocare|assumere|considerare|consigliare)\s{1,3}[^.!?\n]{0,40}(?<!\p{L})(?:quest[oa]\s{1,3}(?:candidat[oa]|candidatura|CV|profilo)|punteggio\s{1,3}(?:massimo|pieno)|massimo\s{1,3}(?:punteggio|dei\s{1,3}voti))`,
    iu`(?<!\p{L})(?:rispondi|rispondete|scrivi|scrivete|concludi|concludete|afferma|affermate|di['’]|dite|mostra)\s{1,3}(?:solo|soltanto|solamente|unicamente|semplicemente|sempre|che)\s{1,3}[^.!?\n]{0,60}(?:candidat[oa]|candidatura|CV|profilo|punteggio)(?!\p{L})`,
    iu`(?<!\p{L})(?:metti|mettete|posiziona|posizionate|colloca|collocate|inserisci|inserite|fai|passa)\s{1,3}(?:passare\s{1,3})?quest[oa]\s{1,3}(?:candidat[oa]|candidatura|CV|profilo)\s{1,3}(?:al\s{1,3}(?:primo|vertice|colloquio)|in\s{1,3}(?:cima|testa|prima)|alla\s{1,3}fase|per\s{1,3}prim)`,
    iu`(?<!\p{L})(?:nuov[ae]\s{1,3}istruzion[ei]|istruzion[ei]\s{1,3}(?:di\s{1,3}sistema|nascost[ae])|prompt\s{1,3}di\s{1,3}sistema)\s{0,3}:\s{0,3}(?:tu|sei|assegna|attribuisci|dai|d[àa]|raccomanda|ignora|dimentica|considera|classifica|valuta|rispondi|devi|quest[oa]\s{1,3}(?:candidat|CV|profilo))`,
    iu`(?<!\p{L})(?:ignora(?:re|te)?|dimentica(?:re|te)?)\s{1,3}(?:tutto\s{1,3})?(?:quello|ci[òo]|quanto)\s{1,3}(?:che\s{1,3})?(?:ti|vi|le)\s{1,3}(?:[èe]\s{1,3}stat[oa]|hanno)\s{1,3}(?:dett|indicat|chiest|ordinat)`,
    iu`(?<!\p{L})(?:valuta|valutate|giudica|giudicate|vota|votate)\s{1,3}quest[oa]\s{1,3}(?:candidat[oa]|candidatura|CV|profilo|curriculum)\s{1,3}come\s{1,3}(?:eccezional|straordinari|ottim|(?:il\s{1,3}|la\s{1,3})?miglior|idone)`,
  ],
};
