/** Labels of the fields of a job or a degree in forms (Europass and its like, Indian and Latin American grids), the Latin languages together. Data only. */

export type FieldRole = 'dates' | 'title' | 'organisation' | 'degree' | 'school' | 'place' | 'duties' | 'other';

// Rows of words rather than one a line.
// prettier-ignore
export const FIELD_LABELS: Readonly<Record<FieldRole, readonly string[]>> = {
  dates: [
    'date', 'dates', 'dates (from - to)', 'from - to', 'period', 'duration', 'tenure', 'dates of employment', 'employment dates', 'year', 'years', 'time period', 'from', 'passing year', 'year passed', 'month & year', 'month/year', 'year of completion', 'completion year', 'passing out year', 'year of passing', 'working period', 'period of employment',
    'início', 'inicio', 'término', 'início e término', 'inicio y término',
    'fecha', 'fechas', 'fechas (de - a)', 'de - a', 'desde - hasta', 'periodo', 'período', 'duración', 'tiempo', 'tiempo de servicio', 'tiempo laborado', 'año', 'años', 'fecha de inicio y fin', 'vigencia', 'fecha de ingreso', 'fecha ingreso', 'fecha de retiro', 'fecha retiro', 'fecha de salida', 'fecha de egreso', 'fecha de inicio', 'fecha inicio', 'fecha de fin', 'fecha fin', 'fecha de término', 'fecha de terminación', 'fecha de finalización', 'fecha de cese', 'periodo laboral', 'periodo laborado',
    'dates (de - à)', 'de - à', 'période', 'durée', 'année', 'années', 'data', 'datas', 'datas (de - até)', 'de - até', 'duração', 'ano', 'anos', 'período trabalhado', 'data de admissão', 'admissão', 'data de saída', 'data de entrada', 'data de início', 'data de término', 'data de demissão', 'data de desligamento', 'data de fim',
    'datum', 'datum (von - bis)', 'von - bis', 'zeitraum', 'dauer', 'jahr', 'zeit', 'beschäftigungszeitraum', 'date (da - a)', 'data (da - a)', 'da - a', 'intervallo', 'intervallo temporale', 'intervallo di tempo', 'durata', 'anno', 'anni', 'periodo di lavoro',
  ],
  title: [
    'position', 'designation', 'job title', 'title', 'role', 'post', 'post held', 'position held', 'positions held', 'occupation or position held', 'occupation', 'job', 'job role', 'current role', 'job position', 'position title',
    'cargo', 'cargos', 'puesto', 'cargo desempeñado', 'puesto desempeñado', 'cargo o puesto desempeñado', 'cargo o puesto', 'profesión o cargo desempeñado', 'puesto o cargo ocupados', 'puesto de trabajo', 'ocupación', 'cargo ocupado', 'función desempeñada', 'puesto ocupado', 'último cargo', 'rol', 'área y cargo',
    'poste', 'poste occupé', 'fonction', 'fonctions', 'fonction occupée', 'fonction ou poste occupé', 'emploi ou fonction occupé', 'intitulé du poste', 'emploi', 'emploi occupé', 'métier', 'qualité',
    'função', 'função ou cargo ocupado', 'cargo ou função', 'cargo/função', 'função desempenhada', 'função exercida', 'funções exercidas', 'cargo exercido', 'cargo/função exercida', 'ocupação', 'posto', 'profissão', 'último cargo ocupado',
    'funktion', 'stelle', 'beruf oder funktion', 'beruf', 'berufsbezeichnung', 'tätigkeit', 'tätigkeit als', 'ausgeübte tätigkeit', 'angestellt als', 'beschäftigt als', 'stellenbezeichnung', 'rolle',
    'lavoro o posizione ricoperti', 'posizione ricoperta', 'posizione', 'ruolo', 'ruolo ricoperto', 'qualifica', 'tipo di impiego', 'incarico', 'impiego', 'professione', 'inquadramento', 'mansione',
    'posizione lavorativa', 'posizione occupata', 'mansione svolta', 'funzione', 'funzione svolta', 'funzione ricoperta', 'ruolo/mansione', 'mansione/ruolo', 'qualifica professionale', 'ruolo professionale', 'incarico ricoperto',
  ],
  organisation: [
    'organisation', 'organization', 'company', 'company name', 'employer', 'name of employer', 'name of the employer', 'name and address of employer', 'name of company', 'name of the company', 'name of organisation', 'name of organization', 'name of the organisation', 'name of the organization', 'organisation name', 'organization name', 'firm', 'client', 'employer name', 'current employer',
    'empresa', 'empleador', 'nombre del empleador', 'nombre y dirección del empleador', 'nombre y dirección de la empresa o empleador', 'nombre y dirección de la empresa', 'nombre de la empresa', 'compañía', 'empresa o institución', 'organización', 'razón social', 'entidad', 'lugar de trabajo', 'empresa/entidad', 'institución o empresa',
    'employeur', 'entreprise', 'société', "nom de l'employeur", "nom et adresse de l'employeur", "nom de l'entreprise", 'organisme', "nom et adresse de l'entreprise", 'structure',
    'empregador', 'nome do empregador', 'nome e endereço do empregador', 'nome da empresa', 'entidade', 'entidade empregadora', 'companhia', 'organização', 'local de trabalho', 'nome e morada do empregador',
    'arbeitgeber', 'firma', 'unternehmen', 'betrieb', 'name des arbeitgebers', 'name und adresse des arbeitgebers', 'name und anschrift des arbeitgebers', 'firmenname', 'arbeitsstelle', 'arbeitsort und arbeitgeber',
    'datore di lavoro', 'nome del datore di lavoro', 'nome e indirizzo del datore di lavoro', 'azienda', "nome dell'azienda", 'ditta', 'società', 'impresa', 'ente', 'azienda/ente', 'nome e indirizzo azienda',
    'nome azienda', 'ragione sociale',
  ],
  degree: [
    'degree', 'qualification', 'qualifications', 'highest standard passed', 'standard passed', 'highest grade passed', 'grade passed', 'title of qualification awarded', 'title of qualification', 'qualification awarded', 'course', 'examination', 'exam', 'class', 'degree / course', 'course name', 'programme', 'degree/certificate', 'examination passed', 'standard',
    'título', 'titulación', 'titulo obtenido', 'título obtenido', 'título de la cualificación obtenida', 'cualificación obtenida', 'grado', 'grado obtenido', 'carrera', 'estudios realizados', 'grado académico', 'nivel',
    'diplôme', 'diplôme obtenu', 'intitulé du certificat ou diplôme délivré', 'intitulé du diplôme', 'formation suivie', 'diplôme délivré', 'certificat',
    'curso', 'grau', 'qualificação', 'designação da qualificação atribuída', 'título da qualificação atribuída', 'grau académico', 'formação', 'titulação',
    'abschluss', 'bezeichnung der erworbenen qualifikation', 'erworbene qualifikation', 'ausbildung zur', 'ausbildung zum', 'ausbildung als', 'studiengang', 'schulabschluss',
    'titolo di studio', 'titolo della qualifica rilasciata', 'titolo conseguito', 'qualifica conseguita', 'titolo', 'corso', 'diploma conseguito',
    'qualifica o certificato conseguita', 'qualifica o certificato conseguito',
  ],
  school: [
    'institution', 'school', 'university', 'name of institute', 'name of the institute', 'name of the institution', 'institute name', 'name of school', 'school name', 'name of college', 'college name', 'school/college', 'college/school', 'institution / board', 'college', 'institute', 'board', 'university / board', 'board / university', 'school / university', 'name and type of organisation', 'name and type of organisation providing education and training', 'name of institution', 'institution name', 'college / university', 'institute / university',
    'institución', 'centro', 'centro de estudios', 'centro educativo', 'universidad', 'institución educativa', 'nombre y tipo de organización que ha impartido la educación o la formación', 'nombre y tipo del centro de estudios', 'nombre y tipo de centro', 'casa de estudios', 'colegio', 'escuela', 'plantel',
    'établissement', 'école', 'université', "nom et type de l'établissement d'enseignement ou de formation", "nom et type de l'établissement", 'établissement scolaire',
    'instituição', 'instituição de ensino', 'universidade', 'escola', 'nome e tipo da organização de ensino ou formação', 'estabelecimento de ensino', 'entidade formadora', 'faculdade',
    'schule', 'hochschule', 'universität', 'bildungseinrichtung', 'name und art der bildungs- oder ausbildungseinrichtung', 'ausbildungsbetrieb', 'lehranstalt', 'ausbildungsstätte',
    'istituto', 'scuola', 'università', "nome e tipo d'organizzazione erogatrice dell'istruzione e formazione", 'nome e tipo di istituto di istruzione o formazione', 'ateneo', 'ente formatore', 'istituto di istruzione o formazione',
  ],
  place: [
    'place', 'location', 'city', 'country', 'lugar', 'ubicación', 'localidad', 'ciudad', 'país', 'lieu', 'ville', 'pays', 'local', 'localidade', 'cidade', 'ort', 'stadt', 'land', 'arbeitsort', 'luogo', 'città', 'sede', 'paese', 'sede di lavoro',
  ],
  duties: [
    'main activities and responsibilities', 'highlights', 'key highlights', 'responsibilities', 'key responsibilities', 'main responsibilities', 'duties', 'main duties', 'job responsibilities', 'roles and responsibilities', 'roles & responsibilities', 'role and responsibilities', 'role & responsibilities', 'duties and responsibilities', 'duties & responsibilities', 'job duties', 'work profile', 'key result areas', 'nature of work', 'job description', 'job profile', 'tasks', 'activities', 'description',
    'funciones', 'funciones principales', 'funciones realizadas', 'funciones desempeñadas', 'principales funciones', 'funciones y responsabilidades principales', 'principales actividades y responsabilidades', 'principales actividades y competencias', 'actividades', 'tareas', 'responsabilidades', 'labores', 'logros', 'responsabilidades clave', 'responsabilidades principales', 'principales responsabilidades', 'logros clave', 'principales logros', 'descripción',
    'missions', 'missions principales', 'principales activités et responsabilités', 'activités', 'tâches', 'responsabilités', 'réalisations', 'activités principales', 'descriptif',
    'principais actividades e responsabilidades', 'principais atividades e responsabilidades', 'atividades', 'principais atividades', 'funções', 'atribuições', 'responsabilidades principais', 'principais responsabilidades', 'descrição', 'atividades desenvolvidas', 'atividade desenvolvida', 'atividades realizadas', 'atividades exercidas', 'descrição das atividades',
    'wichtigste tätigkeiten und zuständigkeiten', 'tätigkeiten', 'aufgaben', 'aufgabengebiet', 'aufgabenbereich', 'tätigkeitsschwerpunkte', 'hauptaufgaben', 'verantwortungsbereich', 'schwerpunkte', 'aufgaben und tätigkeiten',
    'principali mansioni e responsabilità', 'principali attività e responsabilità', 'mansioni', 'mansioni svolte', 'attività', 'attività svolte', 'compiti', 'responsabilità', 'principali mansioni', 'descrizione',
  ],
  other: [
    'tipo di società', 'principali studi', 'hauptfächer', 'settore di attività',
    'type of business or sector', 'sector', 'industry', 'tipo de empresa o sector', 'tipo de empresa', 'rubro', 'obra', 'obras', 'nombre de la obra', 'nome da obra', 'chantier', 'bauvorhaben', 'cantiere',  'giro', 'motivo de salida', 'motivo de retiro', 'jefe inmediato', 'teléfono', "type ou secteur d'activité", 'secteur', "secteur d'activité", 'tipo de empresa ou sector', 'setor', 'ramo', 'tätigkeitsbereich oder branche', 'branche',
    'tipo di attività o settore', 'tipo di azienda o settore', 'settore', 'reporting to', 'reports to', 'team size', 'reason for leaving', 'salary', 'contract', 'tipo de contrato', 'type de contrat', 'tipo di contratto', 'principal subjects/occupational skills covered', 'principal subjects', 'level in national or international classification',
    'level in national classification', 'principales materias o capacidades profesionales estudiadas', 'nivel en la clasificación nacional', 'nivel en la clasificación nacional o internacional', 'principales matières/compétences professionnelles couvertes', 'niveau dans la classification nationale', 'principais disciplinas/competências profissionais',
    'nível segundo a classificação nacional ou internacional', 'hauptfächer/berufliche fähigkeiten', 'stufe der nationalen oder internationalen klassifikation', 'principali materie / abilità professionali oggetto dello studio', 'principali tematiche/competenze professionali possedute', 'livello nella classificazione nazionale', 'livello nella classificazione nazionale o internazionale',
    'marks', 'percentage', 'grade', 'cgpa', 'gpa', 'division', 's.no', 's. no.', 'sr. no.', 'sl. no.', 'no.', 'nota', 'calificación', 'promedio', 'note', 'mention', 'nota final', 'média', 'votazione', 'voto', 'aggregate', '%', 'score', 'result', 'subject', 'subjects', 'specialization', 'stream', 'note finale',
  ],
};

/** Said of a job beside its head or in a list below it: whom one answered to, how many hours, what it paid. */
// prettier-ignore
export const JOB_NOTES: readonly string[] = [
  'supervisor', 'supervisor name', "supervisor's name", 'name of supervisor', 'immediate supervisor', 'line manager', 'hours', 'hours per week', 'hours/week', 'weekly hours', 'pay', 'pay rate', 'wage', 'starting salary', 'ending salary', 'final salary', 'may we contact', 'may we contact this employer', 'website', 'direct reports', 'employment type', 'type of employment', 'series', 'grade level', 'pay grade',
  'jefe directo', 'jefa inmediata', 'sueldo', 'horario', 'sitio web', 'supérieur hiérarchique', 'salaire', 'horaires', 'site web', 'superior direto', 'superior imediato', 'salário', 'horário', 'motivo da saída', 'motivo de saída', 'vorgesetzter', 'vorgesetzte', 'wochenstunden', 'arbeitszeit', 'gehalt', 'webseite', 'responsabile diretto', 'retribuzione', 'orario', 'sito web', 'motivo della cessazione', 'kündigungsgrund', 'motif de départ', 'auswahl', 'selection', 'selección', 'sélection', 'seleção', 'selezione',
  'advisor', 'adviser', 'phd advisor', 'phd adviser', 'thesis advisor', 'thesis supervisor', 'reporting to', 'reported to', 'team size', 'director de tesis', 'directora de tesis', 'encadrant', 'encadrante', 'directeur de thèse', 'directrice de thèse', 'maître de stage', 'orientador', 'orientadora', 'doktorvater', 'doktormutter', 'relatore', 'relatrice', 'tutor aziendale',
  'topic', 'research topic', 'tema', 'tema de investigación', 'tema de pesquisa', 'tema de investigação', 'sujet', 'sujet de recherche', 'thème', 'forschungsthema', 'argomento',
  '指導教員', '指導教官', '直属上司', '导师', '導師', '指导老师', '指導教授', '汇报对象', '下属人数',
];

/** Labels at the left of a form's other boxes: what is beside them is no column of its own. */
// prettier-ignore
export const GRID_LABELS: readonly string[] = [
  'mother tongue', 'mother tongue(s)', 'other language', 'other languages', 'other language(s)', 'self-assessment', 'european level (*)', 'social skills and competences', 'communication skills', 'job-related skills', 'digital skills', 'digital competence', 'driving licence', 'personal skills', 'personal information', 'organisational skills',
  'organisational / managerial skills', 'computer skills and competences', 'additional information', 'annexes', 'first name(s) / surname(s)', 'desired employment', 'job applied for', 'date of birth', 'gender', 'sex', 'telephone', 'languages known', 'hobbies', "father's name", 'marital status', 'nationality', 'address', 'e-mail', 'email', 'mobile', 'passport no',
  'lengua materna', 'idioma materno', 'otros idiomas', 'otro idioma', 'otras lenguas', 'autoevaluación', 'competencia digital', 'competencias digitales', 'competencias comunicativas', 'competencias de comunicación', 'competencias de organización', 'competencias profesionales', 'competencias técnicas', 'permiso de conducir', 'carné de conducir', 'información personal', 'competencias personales',
  'información adicional', 'capacidades y aptitudes personales', 'capacidades y aptitudes sociales', 'capacidades y aptitudes organizativas', 'capacidades y aptitudes técnicas', 'dirección', 'teléfono', 'correo electrónico', 'nacionalidad', 'fecha de nacimiento', 'sexo', 'estado civil', 'nombre', 'apellidos', 'informática',
  'langue maternelle', 'langue(s) maternelle(s)', 'autre langue', 'autres langues', 'autre(s) langue(s)', 'auto-évaluation', 'compétences numériques', 'compétence numérique', 'compétences informatiques', 'compétences en communication', 'compétences organisationnelles', 'compétences liées à l’emploi', 'permis de conduire', 'informations personnelles', 'compétences personnelles',
  'adresse', 'téléphone', 'courriel', 'nationalité', 'date de naissance', 'sexe', 'nom', 'prénom', 'information complémentaire', 'bureautique',
  'língua materna', 'línguas maternas', 'outra língua', 'outras línguas', 'outros idiomas', 'autoavaliação', 'competência digital', 'competências digitais', 'competências informáticas', 'competências de comunicação', 'competências de organização', 'competências técnicas', 'carta de condução', 'informação pessoal', 'competências pessoais', 'aptidões e competências pessoais', 'morada', 'endereço',
  'telefone', 'telemóvel', 'correio eletrónico', 'correio electrónico', 'nacionalidade', 'data de nascimento', 'estado civil',
  'muttersprache', 'muttersprachen', 'weitere sprache(n)', 'weitere sprachen', 'fremdsprachen', 'sonstige sprachen', 'selbstbeurteilung', 'digitale kompetenzen', 'digitale fähigkeiten', 'edv', 'edv-kenntnisse', 'it-kenntnisse', 'soziale fähigkeiten und kompetenzen', 'kommunikative fähigkeiten', 'organisatorische fähigkeiten', 'führerschein', 'führerscheine', 'angaben zur person',
  'persönliche fähigkeiten', 'persönliche fähigkeiten und kompetenzen', 'name', 'anschrift', 'telefon', 'mobil', 'geburtsdatum', 'geburtsort', 'geburtsdatum und -ort', 'geboren', 'familienstand', 'staatsangehörigkeit', 'nationalität', 'sprachen', 'hobbys', 'hobbies', 'wehrdienst', 'konfession', 'religion',
  'madrelingua', 'lingua madre', 'altre lingue', 'altra lingua', 'altre lingue conosciute', 'autovalutazione', 'competenze digitali', 'competenze comunicative', 'competenze organizzative', 'competenze organizzative e gestionali', 'competenze professionali', 'capacità e competenze relazionali', 'capacità e competenze organizzative', 'capacità e competenze tecniche',
  'capacità e competenze artistiche', 'capacità e competenze personali', 'altre capacità e competenze', 'patente di guida', 'patente', 'patente o patenti', 'informazioni personali', 'ulteriori informazioni', 'indirizzo', 'telefono', 'cellulare', 'nazionalità', 'data di nascita', 'luogo e data di nascita', 'stato civile', 'nome', 'cognome', 'fax', 'allegati', 'capacità di lettura', 'capacità di scrittura', 'capacità di espressione orale',
];
