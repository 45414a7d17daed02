/** Nouns that open the name of a part of an employer, and kinds of contract: neither is a post or an employer. Data only. */
import type { Language } from '../../resume/language.ts';

// Rows of words rather than one a line.
// prettier-ignore
export const DEPARTMENTS: Readonly<Partial<Record<Language, readonly string[]>>> = {
  es: ['departamento', 'dpto', 'depto', 'área', 'sección', 'división', 'negociado', 'subdirección', 'gerencia', 'subgerencia', 'jefatura', 'línea de negocio'],
  en: ['dept'],
  fr: ['département', 'service', 'direction', 'pôle', 'division'],
  pt: ['departamento', 'depto', 'dpto', 'setor', 'área', 'seção', 'secção', 'divisão', 'núcleo', 'gerência', 'diretoria'],
  de: ['abteilung', 'abt', 'bereich', 'fachbereich', 'geschäftsbereich', 'referat', 'sachgebiet', 'ressort', 'dezernat', 'stabsstelle', 'team', 'fachabteilung', 'lehrstuhl', 'fachgebiet', 'professur'],
  it: ['reparto', 'ufficio', 'area', 'dip', 'dip.to', 'cattedra di', 'filiale di', 'sede di', 'unità produttiva', 'linea di produzione', 'settore', 'divisione', 'dipartimento', 'direzione', 'unità operativa', 'unità semplice', 'unità complessa', 'struttura complessa', 'struttura semplice', 'u.o', 'u.o.c', 'u.o.s', 'u.o.s.d', 'uo', 'uoc', 'uos', 's.c', 's.s', 'servizio di', 'servizio tributi', 'servizio personale', 'servizio tecnico', 'servizio anagrafe', 'servizio gare', 'servizio affari', 'servizio ragioneria', 'servizi demografici', 'servizi sociali', 'servizi alla persona', 'servizi alla cittadinanza', 'servizi finanziari', 'servizi generali', 'servizi tecnici', 'servizi cimiteriali', 'servizi scolastici', 'affari generali', 'sala operatoria', 'blocco operatorio', 'pronto soccorso', 'sportello', 'segreteria', 'terapia intensiva', 'ambulatorio'],
};

/** In English the noun closes the name: "Accounts Department". */
export const DEPARTMENT_ENDS: readonly string[] = ['department', 'dept', 'dept.', 'division', 'team', 'unit', 'desk'];

/** Fields of work that a part of an employer is called by as well as a firm: "Digital Content" behind a post. */
// prettier-ignore
export const FIELD_NOUNS: readonly string[] = ['digital', 'media', 'systems', 'engineering', 'health', 'logistics', 'communications', 'analytics', 'services', 'solutions', 'network', 'energy', 'construction', 'software', 'laboratory', 'kitchen', 'distribution', 'supply', 'interactive', 'manufacturing', 'electronics', 'fitness', 'capital', 'market', 'markets', 'insurance', 'international', 'publishing', 'wholesale', 'retail', 'clinic', 'pharmacy'];

// prettier-ignore
export const CONTRACTS: readonly string[] = [
  'sustituciones', 'suplencia', 'suplencias', 'interina', 'interino', 'a demanda', 'por obra', 'por proyecto', 'substituição', 'contrato de substituição', 'a recibo verde', 'full-time', 'full time', 'part-time', 'part time', 'permanent', 'temporary', 'fixed-term', 'fixed term', 'contract', 'seasonal', 'remote', 'hybrid', 'on-site', 'onsite', 'casual', 'zero hours', 'secondment', 'on secondment', 'job share', 'maternity cover', 'locum',
  'jornada completa', 'sustitución', 'interinidad', 'eventual', 'fijo discontinuo', 'fijo', 'prestación de servicios', 'dedicación exclusiva', 'contrato por obra', 'contrato de obra', 'por honorarios', 'a honorarios', 'turno noche', 'fines de semana', 'media jornada', 'tiempo completo', 'tiempo parcial', 'medio tiempo', 'contrato indefinido', 'contrato temporal', 'indefinido', 'temporal', 'remoto', 'teletrabajo', 'híbrido', 'presencial', 'a tiempo parcial', 'a tiempo completo',
  'mission', 'missions',
  'cdd', 'cdi', 'contrat à durée déterminée', 'contrat à durée indéterminée', 'contrat étudiant', 'job étudiant', 'temps plein', 'temps partiel', 'temps complet', 'à temps plein', 'à temps partiel', 'mi-temps', 'intérim', 'en intérim', 'saisonnier', 'emploi saisonnier', 'alternance', 'en alternance', 'stage', 'en stage', 'contrat de stage', 'stage de fin d’études', 'télétravail', 'à distance', 'hybride', 'vacataire', 'vacations', 'cdd puis cdi', 'cdi temps plein', 'cdi temps partiel', 'cdd saisonnier', 'cdd saisonniers', 'contrat d’apprentissage', 'contrat de professionnalisation', 'contrat pro', 'contrat en alternance', 'missions d’intérim', 'mission d’intérim', 'missions intérim', 'mission intérim', 'missions en intérim', 'missions intérimaires',
  'tempo inteiro', 'servidor público', 'servidora pública', 'celetista', 'estatutário', 'estatutária', 'concursado', 'concursada', 'contrato temporário', 'dedicação exclusiva', 'a tempo inteiro', 'recibos verdes', 'a recibos verdes', 'contrato sem termo', 'contrato a termo certo', 'sem registro', 'sem registro em carteira', 'registro em carteira', 'carteira assinada', 'regime clt', 'intermitente', 'temporária', 'terceirizado', 'terceirizada', 'prestação de serviços', 'tempo integral', 'tempo parcial', 'meio período', 'part-time', 'contrato a termo', 'efetivo', 'clt', 'pj', 'temporário', 'trabalho remoto', 'presencial', 'regime pj',
  'vollzeit', 'teilzeit', 'in vollzeit', 'in teilzeit', 'befristet', 'unbefristet', 'geringfügig', 'minijob', 'geringfügige beschäftigung', 'homeoffice', 'festanstellung', 'in festanstellung', 'zeitarbeit', 'abordnung', 'elternzeitvertretung', 'saison', 'ganzjährig', 'angestellter', 'angestellte', 'festangestellter', 'festangestellte', 'selbstständiger', 'selbstständige', 'selbständiger', 'selbständige', 'student', 'studentin', 'gesellschafter', 'gesellschafterin', 'dienstnehmer', 'dienstnehmerin',
  'tempo pieno', 'a tempo pieno', 'part time', 'a tempo parziale', 'tempo determinato', 'tempo indeterminato', 'a tempo determinato', 'a tempo indeterminato', 'contratto a tempo determinato', 'contratto a tempo indeterminato', 'contratto di apprendistato', 'contratto a termine', 'stagionale', 'da remoto', 'in remoto', 'full remote', 'in presenza', 'ibrido', 'smart working', 'in smart working', 'somministrazione', 'in somministrazione', 'contratto di somministrazione', 'contratto stagionale', 'contratto a progetto', 'contratto part-time', 'contratto full-time', 'collaborazione occasionale', 'prestazione occasionale',
];

/** What one is while one learns, behind the post: "Web developer – internship". */
// prettier-ignore
export const LEARNING: readonly string[] = [
  'internship', 'summer internship', 'intern', 'placement', 'apprenticeship', 'apprentice', 'traineeship', 'trainee', 'prácticas', 'en prácticas', 'becario', 'becaria', 'pasantía', 'pasante', 'stage', 'stagiaire', 'alternance', 'en alternance', 'apprentissage', 'alternant', 'alternante', 'estágio', 'estágio curricular', 'estágio profissional', 'estagiário', 'estagiária',
  'praktikum', 'pflichtpraktikum', 'praktikant', 'praktikantin', 'werkstudent', 'werkstudentin', 'tirocinio', 'tirocinio curriculare', 'tirocinio extracurriculare', 'tirocinio formativo', 'tirocinante', 'stagista', 'apprendistato', 'apprendista',
];

/** Kinds of posts that stand right before the name of whom one worked for. */
// prettier-ignore
export const SHORT_POSTS: readonly string[] = [
  'praktikum', 'pflichtpraktikum', 'betriebspraktikum', 'schulpraktikum', 'schülerpraktikum', 'schnupperpraktikum', 'ferialpraktikum', 'berufspraktikum', 'minijob', 'nebenjob', 'ferienjob', 'ferialjob', 'schülerjob', 'studentenjob', 'aushilfe', 'aushilfstätigkeit', 'geringfügige beschäftigung', 'nebentätigkeit', 'fachpraktische ausbildung', 'freiwilliges praktikum', 'orientierungspraktikum', 'vorpraktikum', 'fachpraktikum', 'industriepraktikum', 'auslandspraktikum', 'praxissemester', 'zivildienst', 'wehrdienst', 'freiwilliges soziales jahr', 'freiwilliges ökologisches jahr', 'fsj', 'fsj im', 'bundesfreiwilligendienst', 'bfd', 'ferienarbeit', 'ferialarbeit', 'ferialpraxis', 'saisonarbeit', 'saisonstelle', 'schnupperlehre', 'hospitation', 'famulatur', 'werkstudententätigkeit', 'teilzeitstelle', 'teilzeitjob', 'aushilfsjob', 'hiwi',
  'tirocinio', 'tirocinio curriculare', 'tirocinio extracurriculare', 'tirocinio formativo', 'stage', 'stage curriculare', 'lavoro estivo', 'lavoro stagionale', 'apprendistato', 'stage formativo', 'stage extracurriculare', 'tirocinio universitario', 'tirocinio estivo', 'alternanza scuola-lavoro', 'alternanza scuola lavoro', 'servizio civile', 'servizio civile universale', 'lavoro occasionale', 'lavoro part-time', 'collaborazione', 'collaborazione occasionale', 'supplenza', 'pratica forense', 'borsa lavoro',
];

/** Said of how large an employer is, with a number. */
// prettier-ignore
export const FIRM_SIZES: readonly string[] = [
  'dipendenti', 'addetti', 'fatturato', 'salariés', 'collaborateurs', 'effectif', 'effectifs', 'ca', 'lits', 'résidents', 'élèves', 'posti letto', 'camas', 'plazas', 'employees', 'staff', 'bed', 'beds', 'bedded', 'turnover', 'revenue', 'mitarbeiter', 'mitarbeitende', 'umsatz',
  'empleados', 'trabajadores', 'facturación', 'funcionários', 'trabalhadores', 'faturamento', 'faturação',
];

/** Labels over several posts: "Other work", "Weitere Stationen", "Altro". */
// prettier-ignore
export const GROUP_OPENINGS: readonly string[] = ['miscellaneous', 'vocational', 'varios', 'miscelánea', 'misceláneos', 'diversos', 'miscelânea', 'other', 'earlier', 'previous', 'further', 'additional', 'past', 'otros', 'otras', 'otro', 'anteriores', 'autre', 'autres', 'anciens', 'anciennes', 'outros', 'outras', 'weitere', 'frühere', 'sonstige', 'sonstiges', 'diverse', 'altro', 'altri', 'altre', 'precedenti'];
/** Behind the noun, or without one: "Expériences diverses", "その他の経験". */
// prettier-ignore
export const GROUP_CLOSINGS: readonly string[] = ['diverses', 'divers', 'diverse', 'varias', 'varios', 'diversas', 'diversos', 'adicionales', 'adicionais', 'complementarias', 'complementares', 'complémentaires', 'varie', 'vari', 'aggiuntive', 'miscellaneous'];
/** Characters that such a heading holds in Japanese and Chinese. */
export const GROUP_CHARACTERS: readonly string[] = ['その他', 'そのほか', '其他', '其它'];
// prettier-ignore
export const GROUP_NOUNS: readonly string[] = ['work', 'roles', 'positions', 'experience', 'employment', 'jobs', 'posts', 'trabajos', 'empleos', 'experiencias', 'experiencia', 'puestos', 'expériences', 'expérience', 'emplois', 'postes', 'stationen', 'tätigkeiten', 'erfahrungen', 'stellen', 'beschäftigungen', 'esperienze', 'lavori', 'impieghi', 'incarichi', 'experiências', 'trabalhos', 'empregos', 'funções'];

/** Before the firms that an agency sent somebody to. */
// prettier-ignore
export const ASSIGNMENTS: readonly string[] = [
  'mission chez', 'missions chez', 'missions auprès de', 'missions pour', 'missions dans', 'missions effectuées chez', 'missions réalisées chez', 'en mission chez', 'missions :', 'missione presso', 'missioni presso', 'missioni in', 'in missione presso', 'in somministrazione presso', 'somministrato presso', 'somministrata presso', 'distaccato presso', 'distaccata presso',
  'einsatz bei', 'einsätze bei', 'einsätze unter anderem bei', 'einsatzbetriebe', 'assignments at', 'assignments with', 'placements at', 'placed at', 'destinado en', 'destinada en', 'puesto a disposición de', 'colocado na', 'colocada na', 'alocado na', 'alocada na',
];
/** Nouns that headings of sections are made of and that posts are called by as well: "Trabajos en enseñanza", "Principali lavori", "Trabalho social". */
// prettier-ignore
export const WORK_NOUNS: readonly string[] = [...GROUP_NOUNS, 'trabajo', 'trabalho', 'lavoro', 'travail', 'travaux', 'arbeiten', 'obras', 'opere', 'chantiers', 'cantieri'];
/** Ways through a working life, or through schools: "Parcours en boulangerie". */
export const WAY_NOUNS: readonly string[] = [
  'parcours',
  'percorso',
  'percurso',
  'recorrido',
  'itinerario',
  'cheminement',
  'werdegang',
  'laufbahn',
  'career',
];
/** Nouns at the head of a heading of jobs, "Puestos de investigación", "Incarichi di ricerca"; works and functions may be others'. */
// prettier-ignore
export const POST_NOUNS: readonly string[] = ['puestos', 'cargos', 'empleos', 'postes', 'posizioni', 'incarichi', 'impieghi', 'posições', 'empregos', 'stellen', 'anstellungen', 'appointments', 'posts', 'jobs'];
