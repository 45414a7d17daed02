/** What headings of internships and of jobs on the side are made of: "Summer jobs", "Stage e lavori estivi", "Estágios de observação". Data only. */

/** Nouns for what one did, by language: en, es, fr, pt, it. In German they are compounds, listed whole. */
// prettier-ignore
export const SHORT_WORK_NOUNS: readonly string[] = [
  'jobs', 'work', 'placements', 'gigs', 'roles', 'employment', 'traineeships', 'internships',
  'trabajos', 'empleos', 'prácticas', 'pasantías',
  'emplois', 'boulots', 'stages', 'stage',
  'trabalhos', 'empregos', 'estágios', 'bicos', 'biscates',
  'lavori', 'lavoretti', 'tirocini', 'impieghi',
];

/** What kind it was, when, for whom. */
// prettier-ignore
export const SHORT_WORK_KINDS: readonly string[] = [
  'summer', 'winter', 'seasonal', 'casual', 'part time', 'part-time', 'temporary', 'temp', 'holiday', 'vacation', 'weekend', 'saturday', 'student', 'odd', 'early', 'short term', 'short-term', 'after school', 'after-school', 'campus', 'school',
  'verano', 'vacaciones', 'temporada', 'fin de semana', 'fines de semana', 'eventuales', 'temporales', 'esporádicos', 'ocasionales', 'puntuales', 'estacionales', 'estudiante', 'estudiantiles', 'a tiempo parcial', 'medio tiempo', 'media jornada', 'extracurriculares', 'curriculares', 'no laborales', 'universitarias', 'supervisadas', 'observación',
  'été', 'hiver', 'vacances', 'saisonniers', 'étudiants', 'étudiant', 'week-end', 'ponctuels', 'occasionnels', 'intérimaires', 'temporaires', 'temps partiel', 'orientation', 'observation', 'découverte', 'courte durée', 'longue durée', 'obligatoires', 'facultatifs', 'scolaires', 'universitaires',
  'verão', 'férias', 'sazonais', 'temporários', 'pontuais', 'ocasionais', 'esporádicos', 'estudante', 'part-time', 'fim de semana', 'observação', 'supervisionados', 'obrigatórios', 'não obrigatórios', 'extracurriculares', 'curricular', 'profissionais', 'académicos', 'acadêmicos', 'clínicos',
  'estivi', 'invernali', 'stagionali', 'saltuari', 'occasionali', 'temporanei', 'fine settimana', 'weekend', 'brevi', 'vacanze', 'studenteschi', 'orientamento', 'orientativi', 'aziendali', 'lavorativi', 'curriculari', 'curricolari', 'extracurriculari', 'formativi', 'scolastici', 'osservazione', 'svolti',
];

/** Small words between them. */
export const SHORT_WORK_LINKS: readonly string[] = [
  'd',
  'de',
  'del',
  'della',
  'delle',
  'di',
  'da',
  'do',
  'des',
  'du',
  'en',
  'em',
  'in',
  'as',
  'a',
];
