/** Headings over courses that one gives: over dated posts these are jobs as well, elsewhere a list. */
// prettier-ignore
export const TEACHING_HEADINGS: readonly string[] = [
  'teaching', 'teaching activities', 'teaching and supervision', 'enseignement', 'enseignements', 'activités d’enseignement', "activités d'enseignement", 'docencia', 'actividad docente', 'docencia universitaria', 'enseñanza', 'labor docente',
  'docência', 'atividade docente', 'lehrtätigkeit', 'lehrtätigkeiten', 'lehrerfahrung an der hochschule', 'attività didattica', 'attività didattiche', 'insegnamento', 'attività di docenza', 'attività di insegnamento', 'docenza', 'docenze', 'docenze svolte', 'incarichi di docenza', 'incarichi di insegnamento', 'attività didattica e di docenza', 'attività di tutoraggio', 'attività didattica e scientifica',
];

/** Headings over publications or over posts in research. */
// prettier-ignore
export const RESEARCH_HEADINGS: readonly string[] = [
  'research', 'research activities', 'research activity', 'recherche', 'activités de recherche', 'activité de recherche', 'investigación', 'actividad investigadora', 'pesquisa', 'atividade de pesquisa', 'investigação', 'atividade de investigação',
  'forschung', 'forschungstätigkeit', 'forschungstätigkeiten', 'ricerca', 'attività di ricerca',
];

/** Headings over what somebody did in uniform, in the Latin languages together: over dated posts these are jobs, elsewhere a line of personal data. Data only. */

// prettier-ignore
export const SERVICE_HEADINGS: readonly string[] = [
  'military service', 'naval service', 'army service', 'armed forces', 'armed services', 'national service', 'military', 'military record', 'service history', 'uniformed service', 'military background',
  'service militaire', 'service national', 'armée', 'forces armées', 'servicio militar', 'fuerzas armadas', 'ejército', 'serviço militar', 'forças armadas', 'exército',
  'wehrdienst', 'grundwehrdienst', 'militärdienst', 'zivildienst', 'wehr- und zivildienst', 'bundeswehr', 'militärzeit', 'servizio militare', 'forze armate', 'servizio di leva',
];
