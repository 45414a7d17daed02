/** Headings in everyday words: "Where I have worked", "En dehors du travail", "Was ich kann". Data only. */
import type { Language } from '../../resume/language.ts';
import type { SectionKind } from '../../resume/report.ts';

// Rows of words rather than one a line.
// prettier-ignore
export const PLAIN_HEADINGS: Readonly<Partial<Record<Language, Readonly<Partial<Record<SectionKind, readonly string[]>>>>>> = {
  es: {
    summary: ['quién soy', 'un poco sobre mí', 'en breve', 'en pocas palabras', 'presentación', 'hola', 'carta de presentación'],
    experience: ['dónde he trabajado', 'trayectoria', 'trayectoria laboral', 'recorrido', 'recorrido profesional', 'recorrido laboral', 'puestos desempeñados', 'empleos', 'trabajos', 'trabajos realizados', 'historial laboral', 'vida laboral', 'experiencia docente', 'experiencia clínica', 'experiencia asistencial', 'cargos desempeñados', 'antecedentes laborales', 'experiencia de trabajo', 'carrera profesional', 'prácticas', 'prácticas profesionales', 'pasantías', 'posiciones académicas', 'actividad profesional', 'ejercicio profesional'],
    education: ['qué he estudiado', 'trayectoria académica', 'preparación académica', 'escolaridad', 'estudios realizados', 'antecedentes académicos', 'estudios y formación', 'formación y estudios', 'estudios superiores', 'educación superior', 'educación formal'],
    skills: ['qué sé hacer', 'lo que sé hacer', 'qué aporto', 'lo que aporto', 'herramientas', 'fortalezas', 'puntos fuertes', 'manejo de programas', 'conocimientos y habilidades', 'programas', 'oficio'],
    languages: ['idiomas que hablo', 'manejo de idiomas'],
    interests: ['fuera del trabajo', 'en mi tiempo libre', 'lo que me gusta', 'más sobre mí', 'cuando no trabajo'],
    projects: ['cosas que he hecho', 'trabajos destacados'],
    certifications: ['cursos y talleres', 'talleres', 'carnés profesionales', 'carnets y certificados', 'certificados y carnés'],
  },
  en: {
    summary: ['who am i', 'in short', 'in brief', 'at a glance', 'my story', 'hello', 'a bit about me', 'snapshot', 'nutshell', 'in a nutshell'],
    experience: ['where i have worked', "where i've worked", 'what i have done', "what i've done", 'jobs', 'work so far', 'positions', 'appointments', 'academic appointments', 'academic positions', 'professional appointments', 'roles', 'previous roles', 'recent roles', 'selected roles', 'posts held', 'career path', 'career journey', 'professional journey', 'previous employment', 'current employment', 'past employment', 'jobs held', 'driving experience', 'kitchen experience', 'sales experience', 'nursing experience', 'welding experience', 'trade experience', 'site experience', 'school experience', 'classroom experience', 'voluntary and work experience', 'placements', 'clinical placements', 'teaching posts', 'articleship', 'industrial training', 'employment to date', 'employment details'],
    education: ['where i studied', 'what i studied', 'study', 'schools', 'academic training', 'schooling and training', 'educational profile', 'educational details', 'education details', 'school and college', 'academic details', 'apprenticeship', 'apprenticeship and training', 'education and apprenticeship', 'training and education'],
    skills: ['what i can do', 'what i do', 'what i know', 'things i know', 'what i bring', 'what i am good at', "what i'm good at", 'good at', 'toolbox', 'stack', 'trade skills', 'processes and positions', 'systems', 'equipment', 'it proficiency', 'computer proficiency', 'computer knowledge'],
    languages: ['languages i speak', 'i speak'],
    interests: ['outside work', 'outside of work', 'beyond work', 'when not working', 'when i am not working', 'fun facts', 'in my spare time', 'spare time', 'free time', 'life outside work', 'off the clock', 'off duty', 'out of hours'],
    projects: ['things i built', "things i've built", 'things i have built', 'what i built', 'builds'],
    certifications: ['tickets', 'tickets and licences', 'licences and tickets', 'tickets & licences', 'cards and tickets', 'weld tests', 'qualifications and tickets', 'welder qualifications', 'statutory training', 'mandatory training'],
    volunteering: ['giving back', 'community', 'community involvement', 'community work', 'outreach', 'service'],
  },
  fr: {
    summary: ['qui suis-je', 'qui suis-je ?', 'qui je suis', 'en bref', 'en quelques mots', 'présentation', 'bonjour', 'mot de présentation'],
    experience: ["ce que j'ai fait", "où j'ai travaillé", 'emplois', 'emplois occupés', 'postes occupés', 'parcours', 'jobs', 'stages et emplois', "jobs d'été", 'petits boulots', 'stages', 'stages et jobs', "jobs et stages", 'vie professionnelle', 'carrière', 'expérience en cuisine', 'expérience en agence', 'expériences marquantes', 'activité professionnelle', 'activités professionnelles', "expériences et stages", 'exercice professionnel', 'références professionnelles'],
    education: ['études', 'diplômes', 'scolarité', 'études et diplômes', 'parcours scolaire', 'cursus', 'cursus scolaire', "ce que j'ai appris", 'diplômes et scolarité', "diplômes obtenus", 'apprentissage'],
    skills: ['ce que je sais faire', 'atouts', 'savoir-faire', 'savoirs', 'outils', 'points forts', 'boîte à outils', "mes plus", 'domaines de compétence', "domaines d'intervention", 'logiciels', 'qualités', 'procédés', 'maîtrise'],
    languages: ['langues parlées', 'je parle'],
    interests: ['en dehors du travail', 'hors travail', 'hors du bureau', 'à côté', "ce que j'aime", 'à titre personnel', 'et sinon', 'à part ça', 'le reste du temps'],
    volunteering: ['vie associative', 'engagements', 'engagement associatif', 'engagement', 'bénévolat et engagement'],
    certifications: ['licences de soudage', 'qualifications de soudage', 'habilitations et certificats', 'qualifications'],
  },
  pt: {
    summary: ['quem sou', 'quem sou eu', 'em resumo', 'em poucas palavras', 'apresentação', 'olá', 'sobre'],
    experience: ['percurso', 'percurso profissional', 'percurso laboral', 'trajetória', 'trajetória profissional', 'onde trabalhei', 'empregos', 'empregos anteriores', 'histórico profissional', 'vivência profissional', 'vivências profissionais', 'atuação profissional', 'carreira', 'experiências', 'estágios', 'estágios e empregos', 'cargos ocupados', 'experiência docente', 'atividade profissional', 'experiência de trabalho'],
    education: ['o que estudei', 'onde estudei', 'percurso académico', 'percurso acadêmico', 'percurso escolar', 'escolaridade', 'estudos', 'habilitações literárias', 'habilitações académicas', 'histórico escolar', 'instrução', 'ensino'],
    skills: ['o que sei fazer', 'pontos fortes', 'ferramentas', 'o que ofereço', 'softwares', 'programas', 'informática'],
    languages: ['idiomas que falo', 'línguas que falo'],
    interests: ['fora do trabalho', 'nas horas vagas', 'tempo livre', 'nos tempos livres', 'o que gosto de fazer', 'gostos'],
    certifications: ['cursos livres', 'cursos extracurriculares', 'cursos realizados', 'formações', 'cursos e treinamentos', 'habilitações e cursos'],
  },
  de: {
    summary: ['wer ich bin', 'kurz zu mir', 'kurz und knapp', 'auf einen blick', 'das bin ich', 'hallo', 'zu mir', 'kurz gesagt', 'in kürze', 'kurzvorstellung'],
    experience: ['stationen', 'berufliche stationen', 'bisherige tätigkeiten', 'was ich gemacht habe', 'wo ich gearbeitet habe', 'beruf', 'jobs', 'berufsweg', 'beruflicher weg', 'praxiserfahrung', 'praxiserfahrungen', 'praktische erfahrung', 'praktische erfahrungen', 'praktika', 'praktika und nebenjobs', 'praktika und jobs', 'nebentätigkeiten', 'nebenjobs', 'praxis', 'berufstätigkeit', 'arbeitsstationen', 'küchenerfahrung', 'unterrichtserfahrung', 'bisherige stationen', 'beschäftigungen', 'anstellungen', 'erwerbstätigkeit', 'werdegang', 'tätigkeiten', 'beruflicher hintergrund', 'berufspraktische erfahrung'],
    education: ['bildungsweg', 'schule', 'schule und ausbildung', 'schule und studium', 'schule und lehre', 'schulbildung', 'was ich gelernt habe', 'bildung', 'lehre', 'ausbildung und schule', 'studium und schule', 'studium & ausbildung', 'abschlüsse', 'schulischer werdegang', 'schulausbildung', 'schulischer weg', 'lehre und schule', 'berufsausbildung', 'schul- und berufsausbildung', 'akademischer werdegang'],
    skills: ['stärken', 'was ich kann', 'das kann ich', 'werkzeuge', 'was ich mitbringe', 'können', 'handwerkszeug', 'fertigkeiten', 'programme', 'software', 'verfahren', 'schweißverfahren', 'besondere kenntnisse', 'qualifikationen', 'technik'],
    languages: ['ich spreche', 'sprachlich'],
    interests: ['außerhalb der arbeit', 'privat', 'nach feierabend', 'was ich gerne mache', 'in der freizeit', 'neben der arbeit', 'abseits der arbeit', 'und sonst', 'und sonst so', 'sonst noch'],
    certifications: ['prüfungen und scheine', 'scheine', 'schweißerprüfungen', 'prüfungen', 'lehrgänge und scheine', 'zertifikate und scheine', 'nachweise', 'zusatzqualifikationen'],
  },
  it: {
    summary: ['chi sono', 'in breve', 'in sintesi', 'presentazione', 'mi presento', 'ciao', 'due parole su di me', 'qualcosa di me'],
    experience: ['percorso', 'dove ho lavorato', 'carriera', 'percorso lavorativo', 'lavori', 'lavori svolti', 'storia professionale', 'attività lavorativa', 'attività professionale', 'incarichi', 'incarichi ricoperti', 'esperienze', 'esperienza', 'tirocini', 'stage', 'stage e tirocini', 'in cucina', 'esperienze in cucina', 'posizioni accademiche', 'vita professionale', 'cosa ho fatto', 'esperienza in cantiere', 'posizioni ricoperte'],
    education: ['percorso di studi', 'cosa ho studiato', 'dove ho studiato', 'studi', 'studi compiuti', 'scuola', 'titoli di studio', 'formazione scolastica', 'percorso formativo', 'diplomi', 'curriculum di studi'],
    skills: ['cosa so fare', 'punti di forza', 'strumenti', 'saper fare', 'cosa porto', 'programmi', 'conoscenze', 'procedimenti'],
    languages: ['lingue parlate', 'parlo'],
    interests: ['fuori dal lavoro', 'nel tempo libero', 'oltre il lavoro', 'quando non lavoro', 'cosa mi piace'],
    certifications: ['patentini', 'patentini e qualifiche', 'corsi e attestati', 'attestati e corsi', 'brevetti', 'qualifiche', 'abilitazioni e patentini'],
  },
};
