/**
 * Degrees and schools beside those of the lexicons, which names and trades are told by too: what stands here is looked up in education only, so that
 * short and common words may stand alone ("cap", "lehre", "uni"). Data only.
 */
import type { Language } from '../../resume/language.ts';

type Words = Readonly<Partial<Record<Language, readonly string[]>>>;

// Rows of words rather than one a line.
// prettier-ignore
export const MORE_DEGREES: Words = {
  es: ['primario', 'secundaria terminada', 'enseñanza básica', 'educación básica', 'educación general básica', 'educación primaria', 'primaria', 'primarios', 'estudios primarios', 'básicos', 'ciclo básico', 'educación media', 'enseñanza', 'bachiller', 'diversificado', 'polimodal', 'secundario', 'secundarios', 'certificado de estudios primarios', 'certificado de escolaridad', 'maestro', 'maestra', 'doctora', 'doctor', 'licenciada', 'diplomado', 'posgrado', 'especialista en', 'técnico profesional', 'técnica profesional', 'técnico laboral', 'técnica laboral', 'normalista', 'contaduría', 'contador', 'psicología', 'trabajo social', 'abogacía', 'abogado', 'abogada', 'tecnicatura', 'tec superior', 'tec en', 'técnico superior', 'técnico especialista', 'graduado escolar', 'egb', 'bup', 'cou', 'doble grado', 'doble titulación', 'maestro en', 'maestra en', 'perito', 'diplomatura', 'postítulo', 'estudios secundarios', 'secundario completo', 'secundaria completa', 'enseñanza secundaria', 'ciclo superior', 'grado básico', 'pregrado', 'programa de doctorado', 'seminario internacional', 'grado', 'técnico', 'técnica', 'tecnología', 'licenciado', 'residencia médica', 'mir', 'acceso a la universidad', 'pau', 'selectividad', 'prueba de acceso', 'enseñanzas profesionales'],
  en: ['some college', 'cfa', 'frm', 'cpt', 'ipcc', 'ca foundation', 'icwa', 'cs executive', 'xii', 'xth', 'xiith', '10+2', 'plus two', 'a levels', 'a-levels', 'as levels', 'as-levels', 'o levels', 'gcse', 'wassce', 'waec', 'neco', 'ssce', 'school leaving certificate', 'matric', 'national senior certificate', 'igcse', 'igcses', 'as level', 'ncea', 'level 2', 'level 3', 'level 4', 'level 5', 'level 6', 'city & guilds', 'higher national', 'national certificate', 'national diploma', 'senior certificate', 'matriculation', 'sslc', 'class x', 'class xii', 'class 10', 'class 12', '10th', '12th', 'higher secondary', 'senior secondary', 'secondary school certificate', 'leaving cert', 'junior certificate', 'highers', 'advanced highers', 'higher school certificate', 'certificate of education', 'vce', 'hsc', 'international baccalaureate', 'ib diploma', 'high school diploma', 'high school equivalency', 'certificate i', 'certificate ii', 'certificate iii', 'certificate iv', 'cert iii', 'cert iv', 'advanced diploma', 'trade certificate', 'red seal', 'journeyman', 'associate in', 'associates', 'a.s', 'a.a', 'aas', 'mph', 'm.p.h', 'edd', 'ed.d', 'dvm', 'd.p.t', 'dpt', 'dnp', 'b.arch', 'm.arch', 'b.des', 'bpharm', 'b.pharm', 'mbbs', 'ca inter', 'ca intermediate', 'ca final', 'acca', 'aca', 'cima', 'aat', 'chartered', 'qts', 'teaching certificate', 'teaching credential', 'certificate in', 'certificate of', 'certificate', 'juris doctor', 'doctor', 'master', 'ph.d', 'md', 'jd', 'access course', 'access to', 'foundation year', 'undergraduate', 'apprentice', 'sats', 'functional skills', 'pgdm', 'pgdca', 'pgcert', 'pgdip', 'puc', 'b.a.ll.b', 'ba llb', 'bba llb', 'mlis', 'm.l.i.s', 'mls', 'msw', 'm.s.w', 'bsw', 'b.s.w', 'mpa', 'm.p.a', 'mpp', 'mdiv', 'm.div', 'psyd', 'psy.d', 'nitec', 'kcse', 'kcpe', 'ond', 'bsocsc', 'bsocsci', 'intermediate', 'grade 12', 'grade xii', 'std xii', 'std x', '12th standard', '10th standard', 'form four', 'form iv', 'nanodegree', 't level', 't-level', 't levels', 'o level', 'o-levels', 'gce', 'psle', 'standard grades', 'standard grade', 'national 5', 'national 5s', 'advanced higher', 'gdl', 'lpc', 'mrcp', 'mrcgp', 'mbchb', 'mb chb', 'mbbch', 'mb bch', 'bmbs', 'bm bs', 'bvetmed', 'bvsc', 'bds', 'bmus', 'b.mus', 'mmus', 'm.mus', 'adn', 'cdl', 'd.pharm', 'm.pharm', 'pharm.d', 'mpharm', 'b.voc', 'bams', 'bhms', 'bpt', 'mpt', 'dnb', 'b.lib', 'm.lib', 'hbsc', 'hba', 'b.n', 'bn', 'a.b', 's.b', 'm.a.t', 'ed.s', 'n4', 'n5', 'n6', 'nsc', 'ncv', 'nqf', 'learnership', 'trade test', 'honours bachelor', 'b.ed', 'b.a', 'b.s', 'mres', 'ma (hons)', 'mchem', 'mphys', 'msci', 'meng', 'b.a.sc', 'bcom', 'ib'],
  fr: ['cap', 'mention complémentaire', 'brevet professionnel', 'brevet de technicien', 'deug', 'daeu', 'certificat', 'attestation de', 'apprenti', 'bac techno', 'master 1', 'master 2', 'm1', 'm2', 'l1', 'l2', 'l3', 'classe prépa', 'première année', 'doctorat', 'capet', 'capeps', 'caplp', 'bpa', 'bpjeps', 'ingénieur', 'des en', 'dep en', 'dec en', 'certificat de fin', 'études secondaires', 'études supérieures', 'études universitaires', 'licence', 'terminale', 'cesu', 'mastère spécialisé', 'certificat de capacité', 'magistère', 'diplôme universitaire', 'préparation au concours', 'capa', 'crfpa', 'matu', 'caces', 'fimo', 'certiphyto', 'psc1', 'sst', 'maturité professionnelle', 'bepc', 'bfem', 'cep', 'cepe', 'bepa', 'dts', 'dth', 'dues', 'duel', 'eseu', 'capacité en droit', 'cafep', 'diu', 'dfgsm', 'paces', 'ceb', 'ce1d', 'candidature', 'candidatures', 'bafd', 'dejeps', 'desjeps', 'deap', 'deme', 'dees', 'deeje', 'deass', 'hypokhâgne', 'khâgne', 'semestre d’échange', 'semestre d’études', 'année d’échange', 'échange universitaire', 'erasmus', 'année de césure', 'programme grande école', 'dnsep', 'dnap', 'dnmade', 'dma', 'dsaa', 'btm', 'ctm', 'gradué', 'graduée', 'tp conducteur', 'certificat de qualification', 'brevet fédéral', 'brevet de capitaine', 'brevet d’études', 'bachelier en', 'cess technique'],
  pt: ['ensino pré', 'pré-universitário', 'ensino primário', 'ensino geral', 'ensino técnico', 'ensino fundamental', 'ciclo do ensino', 'ciclo do ensino secundário', '12a classe', '10a classe', '7a classe', '12.a classe', '10.a classe', 'classe', 'médio técnico', '2o grau', '1o grau', 'ensino', 'magistério', 'licenciad', 'pós-doutorad', 'normal', 'curso profissional', 'curso de especialização', 'ensino básico', 'cet', 'superior em', 'superior completo', 'superior incompleto', 'médio completo', 'técnico', 'técnica', 'bacharel', 'mestre', 'doutor', 'graduand', 'mestrand', 'licenciand', 'doutorand', 'efa', 'rvcc', 'especialista em', 'lato sensu', 'formação pedagógica', 'estudante de', 'cursando', 'extensão em', 'curso', 'secundário', 'aperfeiçoamento', 'pós-doutoramento', 'pós-graduad'],
  de: ['magistra', 'anwaltspatent', 'approbation', 'examen', 'masterstudiengang', 'bachelorstudiengang', 'studiengang', 'studienrichtung', 'umschulung', 'fachoberschulreife', 'oberschulreife', 'qualifizierend', 'mittlerer bildungsabschluss', 'mittlerer abschluss', 'mittlere', 'lehre', 'gesellen', 'berufslehre', 'lehrabschlussprüfung', 'meisterbrief', 'meisterschule', 'industriemeister', 'handwerksmeister', 'ausbildung', 'weiterbildung', 'fortbildung', 'referendariat', 'vorbereitungsdienst', 'lehrgang', 'zertifikatslehrgang', 'abschluss', 'reifeprüfung', 'matur', 'fähigkeitszeugnis', 'nachdiplom', 'cas', 'mas', 'bachelor', 'master', 'diplom', 'technikerin', 'techniker', 'kaufmann', 'kauffrau', 'fachangestellt', 'vorlehre', 'sekundarstufe', 'realschulabschluss', 'schulabschluss', 'fachkraft', 'fachfrau', 'fachmann', 'hochschulzugang', 'promotionsstudi', 'dissertation', 'aufbaustudium', 'zweitstudium', 'fernstudium', 'auslandssemester', 'auslandsstudium', 'erasmus', 'nachqualifizierung', 'anerkennung'],
  it: ['licenza', 'titolo', 'dottorand', 'laureand', 'geometra', 'ragionier', 'operatore socio', 'oss', 'tecnico superior', 'scuola di dottorato', 'istruzione secondaria', 'biennio', 'triennio', 'esame di abilitazione', 'specialistica', 'magistrale', 'triennale', 'perfezionament', 'alta formazione', 'diploma accademico', 'iscritt', 'corso serale', 'maturita', 'tecnico dei', 'percorso ifts', 'licence', 'licenciatura', 'baccalaureat'],
};

// prettier-ignore
export const MORE_SCHOOLS: Words = {
  es: ['eet', 'eest', 'cens', 'secundaria técnica', 'telesecundaria', 'tecnológica', 'instituto nacional', 'liceo', 'institución', 'observatorio', 'centro escolar', 'centro educativo', 'centro técnico', 'centro tecnológico', 'centro universitario', 'centro superior', 'centro de educación', 'centro de capacitación', 'normal', 'cebas', 'senai', 'intecap', 'ina', 'infop', 'insaforp', 'cetpro', 'iestp', 'fundación laboral', 'eoi', 'cifp', 'cipfp', 'ies', 'ceip', 'cetis', 'cbtis', 'conalep', 'cecyt', 'cfp', 'ifp', 'isfd', 'esic', 'esade', 'iese', 'icade', 'eafit', 'uni', 'unmsm', 'pucp', 'itesm', 'itam', 'unal', 'uniandes', 'upc', 'upm', 'ucm', 'uam', 'uab', 'ugr', 'uva', 'usal', 'upv', 'ehu', 'cesur', 'ilerna', 'cámara de comercio', 'seminario', 'institución educativa', 'i.e', 'conservatori', 'normal superior', 'escuelas', 'salesianos', 'maristas', 'la salle', 'sena', 'cruz roja', 'unidad educativa', 'cfa', 'cepa', 'universitari', 'centro integrado', 'centro educativo', 'centro universitario', 'complejo educativo', 'ikastola', 'ikastetxea', 'cft', 'e.e.s', 'e.e.t', 'e.p.e.t', 'cobach', 'cobaem', 'cobaep', 'cbta', 'cecytem', 'instituto profesional'],
  en: ['coláiste', 'ysgol', 'universidad', 'hochschule', 'école', 'escuela', 'instituto', 'association of chartered', 'comprehensive', 'grammar', 'training centre', 'training center', 'udemy', 'coursera', 'general assembly', 'virginia tech', 'georgia tech', 'caltech', 'cal poly', 'cal state', 'penn state', 'ohio state', 'michigan state', 'texas a&m', 'uc berkeley', 'uc davis', 'uc san diego', 'uc irvine', 'uc riverside', 'uc santa barbara', 'uc santa cruz', 'uc merced', 'uc los angeles', 'ucsd', 'ucsb', 'ucsf', 'umass', 'uconn', 'unc', 'ucf', 'fiu', 'fsu', 'lsu', 'asu', 'unlv', 'utsa', 'uva', 'uiuc', 'umich', 'rutgers', 'purdue', 'stanford', 'harvard', 'yale', 'princeton', 'cornell', 'vanderbilt', 'georgetown', 'oxbridge', 'kcl', 'qmul', 'uwe', 'uclan', 'soas', 'ucd', 'dcu', 'tcd', 'nuig', 'unsw', 'rmit', 'anu', 'uq', 'uwa', 'monash', 'mcgill', 'ubc', 'bcit', 'uoft', 'nait', 'sait', 'nus', 'ntu', 'smu', 'sutd', 'ngee ann', 'iisc', 'iiit', 'bits pilani', 'srm', 'xlri', 'isb', 'nmims', 'ignou', 'unilag', 'unilorin', 'futa', 'uniben', 'makerere', 'wits', 'unisa', 'ukzn', 'cput', 'unitec', 'wintec', 'nyu', 'usc', 'suny', 'cuny', 'lse', 'ucl', 'vidyalaya', 'vidyapeeth', 'cbse', 'icse', 'board', 'collegiate', 'secondary', 'apprenticeship centre', 'polytechnique'],
  fr: ['intec', 'ensa', 'ehess', 'ens', 'lp', 'lpo', 'lep', 'mfr', 'ifocop', 'ifapme', 'efrei', 'enp', 'inp', 'utc', 'utt', 'inalco', 'creps', 'chambre de métiers', 'chambre des métiers', 'compagnons du devoir', 'erea', 'cycle d’orientation', 'iep', 'ecam', 'icam', 'esaip', 'estp', 'ichec', 'ephec', 'helmo', 'unige', 'unil', 'ulaval', 'udem', 'mcgill', 'ut', 'ensta', 'ensi', 'eesab', 'beaux-arts', 'maison familiale', 'academie', 'universite', 'centre de gestion', 'cesi', 'ifs', 'irtess', 'cem', 'ceg', 'lgt', 'legt', 'legta', 'cfppa', 'fsjes', 'ofppt', 'ista', 'enset', 'iufm', 'espe', 'aftral', 'promotrans', 'ufr', 'ipag', 'enm', 'ephe', 'esad', 'ensad', 'hear', 'ensba', 'hep', 'heds', 'hets', 'hepia', 'epsic', 'eracom', 'cpnv', 'ceff', 'cpln', 'cfpt', 'unamur', 'umons', 'uliege', 'hepl', 'helha', 'henallux', 'forem', 'promotion sociale', 'uqtr', 'uqac', 'uqar', 'petit séminaire', 'pensionnat', 'groupe scolaire', 'complexe scolaire', 'cours privé', 'ucad', 'ugb', 'uac', 'ufhb', 'ensea', 'esatic', 'enam', 'iscae', 'encg', 'inpt', 'emsi', 'ehtp', 'um5', 'simplon', 'o’clock', 'wild code school', 'le wagon', 'webforce3', 'epsi', 'esgi', 'ynov', 'm2i', 'pigier', 'igensia', 'ifpass', 'studi', 'iscom', 'efap', 'esj', 'cfj', 'celsa', 'sup de co', 'inseec', 'insa', 'espgg', 'purpan', 'agrocampus', 'vetagro', 'isara', 'lycée hôtelier', 'croix-rouge française', 'gobelins', 'école de la deuxième chance', 'e2c', 'epide', 'rsma', 'isup', 'estim', 'supdeco', 'esmt', 'iutsj'],
  pt: ['puniv', 'imel', 'ispt', 'isptec', 'centro qualifica', 'centro novas oportunidades', 'e.e.e.m', 'e.m', 'e.e.e.f', 'instituto médio', 'instituto politécnico', 'senai', 'senac', 'sesi', 'etec', 'fatec', 'iefp', 'cinfu', 'complexo escolar', 'e.e', 'ee', 'emef', 'ifsp', 'ifrj', 'ifmg', 'cefet', 'univesp', 'unopar', 'cruzeiro do sul', 'mackenzie', 'ufba', 'ufpe', 'utfpr', 'lusófona', 'iseg', 'utad', 'ubi', 'cenfim', 'cinel', 'escolas', 'eb', 'eb2', 'agrupamento de escolas', 'faculdades', 'centro de formação', 'centro de emprego', 'centro paula souza', 'observatório', 'centro de ensino', 'centro educacional', 'centro educativo', 'centro técnico', 'centro universitário', 'externato', 'seminário', 'instituição', 'ulbra', 'uni'],
  de: ['oberlandesgericht', 'landgericht', 'handwerkskammer', 'handelskammer', 'ärztekammer', 'ihk', 'bildungswerk', 'bildungsakademie', 'polytechnische', 'bezirksschule', 'lyzeum', 'lyceum', 'liceum', 'schulzentrum', 'ph', 'pädagogische', 'hslu', 'fhnw', 'zhdk', 'hsg', 'bfh', 'bbz', 'wifi', 'bfi', 'bbs', 'lbs', 'oth', 'htw', 'htwg', 'htwk', 'btu', 'thm', 'jku', 'boku', 'uzh', 'epfl', 'haw', 'hft', 'hs', 'charité', 'tum', 'fau', 'ecole', 'école', 'lycée', 'fernuniversität', 'berufsbildende', 'studienseminar', 'lehrwerkstatt', 'ausbildungszentrum', 'waldorfschule', 'borg', 'brg', 'bg/brg', 'ahs', 'bhak', 'hbs', 'lfs', 'nms', 'universite', 'università'],
  it: ['isis', 'isiss', 'ipc', 'ipia', 'itg', 'itt', 'iti', 'itet', 'lum', 'afp', 'csea', 'engim', 'ciofs', 'scuole', 'iulm', 'istituti', 'i.t.i', 'i.p', 'i.p.s', 'ic', 'convitto', 'alma mater', 'uni', 'camera di commercio'],
};

/** Of schooling, told alone beside or above the name of a school: what was attended there. */
// prettier-ignore
export const LEVELS: readonly string[] = ['tertiary', 'secondary', 'primary', 'elementary', 'vocational', 'tertiary level', 'secondary level', 'primary level', 'elementary level', 'tertiary education', 'secondary education', 'primary education', 'elementary education', 'junior high', 'senior high', 'graduate studies', 'postgraduate studies', 'post graduate studies', 'graduate school', 'high school', 'grade school', 'vocational course'];

/** Of schooling, in the first cell of a row: what of that level was taken stands in the next. */
// prettier-ignore
export const LEVEL_CELLS: readonly string[] = ['educación técnica', 'educación superior', 'educación media', 'educación secundaria', 'educación universitaria', 'secundaria', 'secundarios', 'técnico', 'técnica', 'tecnólogo', 'tecnóloga', 'bachiller', 'universitario', 'universitaria', 'universitarios', 'pregrado', 'posgrado', 'postgrado', 'ensino superior', 'ensino técnico', 'educação superior', 'pós-graduação'];

/** A school's own part, told beside it: no school of another name. */
// prettier-ignore
export const FACULTIES: readonly string[] = ['faculty of', 'department of', 'school of', 'college of', 'facultad de', 'facultad', 'departamento de', 'escuela técnica superior', 'faculté de', 'faculté des', 'ufr', 'département', 'faculdade de', 'departamento', 'fakultät', 'fachbereich', 'abteilung', 'facoltà di', 'dipartimento di', 'scuola di', 'campus'];

/** Before a school's name, whatever it is called. */
// prettier-ignore
export const AT_SCHOOL: Words = {
  en: ['at the', 'at', 'from the', 'from', 'through'],
  es: ['por la', 'por el', 'por'],
  fr: ['chez', 'obtenu à', 'obtenue à', "obtenu à l'", "obtenue à l'", 'obtenu à la', 'obtenue à la', 'obtenu au', 'obtenue au', 'dispensé par', 'délivré par', 'délivrée par'],
  pt: ['pela', 'pelo', 'pelas'],
  de: ['an der', 'am', 'bei der', 'beim', 'bei'],
  it: ["presso l'", 'presso la', 'presso il', 'presso lo', 'presso', 'c/o', "conseguita presso l'", 'conseguita presso', 'conseguito presso', "conseguito presso l'", ...['conseguito', 'conseguita'].flatMap((word) => ['presso il', 'presso la', 'presso lo', "all'", 'alla', 'al'].map((at) => `${word} ${at}`)), 'rilasciato da', 'rilasciata da', 'rilasciato dalla', 'rilasciato dal'],
};

/** Before a noun that names a kind of school, and else before anything. */
// prettier-ignore
export const BEFORE_SCHOOL: Words = {
  es: ['en la', 'en el', 'de la', 'del', 'impartido por la', 'impartido por'],
  fr: ["à l'", 'à la', 'au', 'à', "de l'", 'de la', 'du', 'auprès de'],
  pt: ['na', 'no', 'em', 'da', 'do'],
  de: ['an', 'der', 'im', 'in der', 'auf der', 'auf dem'],
  it: ["all'", 'alla', 'al', "dell'", 'della', 'del', 'dello'],
};

/** German compounds end in what was taken: "Kochlehre", "Bilanzbuchhalterprüfung", "Fachhochschulreife". */
export const GERMAN_DEGREE_END =
  /(?:lehre|ausbildung|studium|prufung|abschluss|diplom|reife|abitur|matura|gesellenbrief|meisterbrief|meister|meisterin|fachwirt|fachwirtin|examen|umschulung|weiterbildung|fortbildung|lehrgang|promotion)$/u;

/** Labels of schooling in a row of personal data, beside the headings of education. */
// prettier-ignore
export const SCHOOLING_LABELS: readonly string[] = [
  'schulabschluss', 'höchster schulabschluss', 'höchster abschluss', 'abschluss', 'erlernter beruf', 'schule', 'schulbesuch', 'studium', 'ausbildung', 'berufsausbildung', 'lehre', 'qualifikation',
  'titolo di studio', 'titoli di studio', 'titolo studio', 'diploma', 'scolarità', 'formazione', 'istruzione', 'studi',
  'niveau d’études', "niveau d'études", 'niveau scolaire', 'niveau de formation', 'dernier diplôme', 'diplôme', 'diplômes', 'formation', 'formations', 'études', 'scolarité',
  'nivel de estudios', 'nivel educativo', 'estudios', 'titulación', 'formación', 'formación académica', 'escolaridad', 'grado de instrucción', 'último grado de estudios', 'educación',
  'escolaridade', 'grau de escolaridade', 'nível de escolaridade', 'grau de instrução', 'habilitações', 'habilitações literárias', 'formação', 'instrução',
  'education', 'schooling', 'school', 'schools', 'qualification', 'qualifications', 'highest qualification', 'educational qualification', 'degree', 'studies', 'apprenticeship', 'time served',
];

/** "Left Wombwell Comprehensive in 2006": before the name of a school in a sentence. */
// prettier-ignore
export const SCHOOLED_AT: readonly string[] = [
  'left', 'attended', 'went to', 'studied at', 'graduated from', 'educated at', 'schooled at', 'trained at', 'finished at', 'finished',
  'estudié en', 'cursé en', 'egresé de', 'egresada de', 'egresado de', 'me gradué en', 'me titulé en', 'salí de',
  'scolarisé à', 'scolarisée à', 'étudié à', 'étudié au', 'diplômé de', 'diplômée de', 'formé à', 'formée à', 'sorti de', 'sortie de',
  'estudei na', 'estudei no', 'formei-me na', 'formei-me no', 'formado pela', 'formada pela', 'formado pelo', 'formada pelo',
  'besuchte', 'besuch der', 'besuch des', 'abgang von', 'abschluss an der', 'abschluss am',
  'diplomato presso', 'diplomata presso', 'ho studiato a', 'ho studiato presso', 'ho frequentato', 'laureato presso', 'laureata presso', 'uscito da',
];

/** Degrees that are called schools. */
export const DEGREE_SCHOOLS: readonly string[] = [
  'some college',
  'scuola di specializzazione',
  'scuola di dottorato',
  'scuola di perfezionamento',
  'escuela de doctorado',
];

/** Told among schools, and no schooling: what the young serve, titles that are recognised elsewhere, numbers of a roll. */
// prettier-ignore
export const NO_SCHOOLING: readonly string[] = [
  'título reconocido', 'título homologado', 'título convalidado', 'título validado', 'homologado por', 'homologada por', 'reconocido por', 'homologación', 'colegiatura', 'colegiado n', 'colegiada n', 'título reconhecido', 'diploma reconhecido', 'reconhecido pela', 'reconhecido por', 'equivalência', 'cédula profesional', 'cédula profissional', 'matrícula profesional', 'tarjeta profesional', 'registro profissional', 'registro no conselho',
  'servicio militar', 'cartilla militar', 'cartilla del servicio militar', 'libreta militar', 'situación militar', 'serviço militar', 'certificado de reservista', 'certificado de dispensa', 'situação militar', 'military service', 'national service', 'service militaire', 'service national', 'wehrdienst', 'grundwehrdienst', 'zivildienst', 'militärdienst', 'servizio militare', 'servizio di leva',
];
