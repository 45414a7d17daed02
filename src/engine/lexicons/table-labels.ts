/** Labels that only the head of a table has, beside those of forms; the Latin languages together. Data only. */
import type { FieldRole } from './field-labels.ts';

// Rows of words rather than one a line.
// prettier-ignore
export const TABLE_LABELS: Readonly<Partial<Record<FieldRole, readonly string[]>>> = {
  dates: [
    'cuándo', 'quando', 'quand',
    'sign on', 'sign off', 'signed on', 'signed off', 'sign-on', 'sign-off', 'date signed on', 'date signed off', 'embarked', 'disembarked', 'embarkation', 'disembarkation', 'date hired', 'inclusive dates', 'to', 'start', 'end', 'start date', 'end date', 'since', 'until', 'when', 'date from', 'date to', 'joined', 'left', 'months', 'years of service', 'completed', 'year completed', 'graduated', 'period (from – to)', 'from – to', 'year of completion',
    'desde', 'hasta', 'inicio', 'fin', 'fecha inicio', 'fecha fin', 'fecha de inicio', 'fecha de fin', 'fecha de término', 'ingreso', 'egreso', 'término', 'desde/hasta', 'fecha de egreso', 'permanencia',
    'embarque', 'desembarque', 'fecha de embarque', 'fecha de desembarque', 'data de embarque', 'data de desembarque', 'sign on', 'sign off', 'sign-on', 'sign-off', 'embarquement', 'débarquement', 'imbarco', 'sbarco', 'tiempo', 'tiempo laborado', 'tempo de serviço',
    'du', 'au', 'anheuerung', 'abmusterung', 'début', 'fin', 'date de début', 'date de fin', 'depuis', "jusqu'à", 'dates d’emploi', "date d'obtention", 'obtention',
    'início', 'fim', 'de', 'até', 'entrada', 'saída', 'data de início', 'data de fim', 'conclusão', 'ano de conclusão', 'término', 'vigência',
    'von', 'bis', 'beginn', 'ende', 'seit', 'eintritt', 'austritt', 'zeitspanne', 'wann', 'jahre', 'monat/jahr', 'abschlussjahr', 'zeitraum von – bis',
    'dal', 'al', 'da', 'a', 'inizio', 'fine', 'data inizio', 'data fine', 'conseguito nel', 'anno di conseguimento', 'anno scolastico',
  ],
  title: [
    'qué', 'che cosa', 'cosa', 'o quê', 'o que', 'quoi', 'was', 'como qué', 'come cosa',
    'rank', 'rank / position', 'position / rank', 'job titles', 'titles', 'roles', 'positions', 'role title', 'what', 'puesto / cargo', 'puestos', 'puesto ocupado', 'denominación del puesto', 'intitulé', 'intitulé de poste', 'postes', 'postes occupés', 'statut', 'cargo exercido', 'cargos exercidos', 'posição', 'position', 'positionen',
    'rango', 'grado', 'qualifica di bordo', 'dienstgrad', 'categoria', 'categoría', 'categoria profissional',
    '仕事', '仕事・業務', '業務・役職', '従事した職種', 'stelle als', 'tätigkeit/position', 'posizioni', 'mansione ricoperta', 'ruoli', 'incarichi', 'profilo', 'profilo / qualifica', 'grade et fonction', 'amtsbezeichnung', 'dienststellung',
  ],
  organisation: [
    'dónde', 'dove', 'onde', 'où', 'wo', 'presso chi', 'con quién',
    'employers', 'companies', 'armement', 'armatore', 'compagnia', 'reederei', 'organisations', 'organizations', 'workplace', 'where', 'employer and location', 'employer / location', 'company & location', 'empresas', 'armador', 'naviera', 'empresa armadora', 'shipping company', 'ship owner', 'shipowner', 'armateur', 'armatore', 'reederei', 'centro de trabajo', 'institución / empresa', 'sociétés', 'entreprises', 'employeurs', 'lieu et employeur', 'empregadores', 'instituição / empresa', 'arbeitgeber und ort', 'arbeitgeber/ort', 'unternehmen/ort', 'firma und ort', 'firma, ort',
    'aziende', 'datori di lavoro', 'azienda e sede',
  ],
  degree: [
    'degrees', 'qualification', 'qualifications', 'discipline', 'program', 'studies', 'subject area', 'award', 'certificate', 'diploma', 'field of study', 'estudios', 'titulaciones', 'especialidad', 'diplômes', 'formation', 'formations', 'spécialité', 'filière', 'niveau', 'cursos', 'graduação', 'nível', 'bildungsabschluss', 'abschlüsse', 'ausbildung', 'fachrichtung', 'titoli', 'titoli di studio', 'indirizzo di studi',
  ],
  school: [
    'schools', 'institutions', 'universities', 'college/university', 'awarding body', 'instituciones', 'establecimiento', 'establecimiento educativo', 'centro de enseñanza', 'centro / universidad', 'centros', 'établissements', 'écoles', 'organisme de formation', 'instituições', 'estabelecimento', 'escolas', 'schulen', 'schule/ort', 'schule, ort', 'bildungsstätte', 'lehrbetrieb', 'schule / lehrbetrieb', 'istituti', 'scuole', 'istituto/ateneo',
  ],
  duties: [
    'main duties', 'key duties', 'responsibility', 'work done', 'details', 'key achievements', 'achievements', 'summary', 'nature of work', 'nature of duties', 'remarks', 'tareas realizadas', 'actividades realizadas', 'actividad', 'detalle', 'descripción de funciones', 'principales tareas', 'tâches principales', 'principales missions', 'missions et résultats', 'description', 'détails',
    'atividade', 'tarefas', 'principais funções', 'resultados', 'aufgabe', 'aufgaben und erfolge', 'tätigkeiten und erfolge', 'beschreibung', 'erfolge', 'inhalte', 'compiti svolti', 'attività principali', 'attività e responsabilità', 'dettagli',
  ],
  place: ['town', 'state', 'city/state', 'provincia', 'estado', 'département', 'kanton', 'région', 'region', 'comune', 'standort', 'uf',
    'servizio', 'ufficio', 'area', 'direzione', 'unità organizzativa', 'service', 'direction', 'pôle', 'bureau', 'servicio', 'unidad', 'serviço', 'unidade', 'seção', 'secção', 'abteilung', 'bereich', 'referat', 'dezernat', 'sachgebiet', 'department', 'dept', 'unit', 'section',
  ],
  other: ['cat', 'cat.', 'liv', 'liv.', 'ctg', 'fascia', 'catégorie', 'échelon', 'besoldungsgruppe', 'entgeltgruppe', 'besoldung', 'pay grade', 'nivel salarial'],
};
