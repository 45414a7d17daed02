/** What stands beside a degree and is none of it: grades and honours, theses and who guided them, whether it is done. */
import { ATTENDED } from './enrolled.ts';
import { gu, u } from '../../../resume/patterns.ts';
import { key } from '../text/fold.ts';
import { recalled } from '../text/once.ts';
import { openingFinder } from '../text/word-starts.ts';

// Rows of words rather than one a line.
/** Words that open a grade, alone or before its value. */
// prettier-ignore
const opensGrade = openingFinder([
  String.raw`top \d{1,2}\s?%`, 'gpa', 'cgpa', 'wam', 'atar', 'gwa', String.raw`grades?(?! 1[0-3](?![\d.,%/]))`, 'marks?', 'percentage', 'score', 'average', 'overall', 'result', 'nota', 'note', 'notas', 'notenschnitt', 'notendurchschnitt', 'schulnote', 'durchschnitt(?:snote)?', 'gesamtnote', 'abschlussnote', 'endnote', 'votazione', 'voto', 'votacion', String.raw`media(?=\s?[:=(\d]|\s(?:final|ponderad|ponderat|pesata|aritmet|geral|general|complessiva|attuale|provvisoria|dopo|al|alla|nel|nei|fino|d(?:[aeo]|el|ei|egli|elle|os|as)\s))`, 'moyenne', String.raw`mencion(?=$|\s?:| (?:honorifica|honrosa|honorable|especial|de honor))`, 'calificacion', 'promedio',
  String.raw`classificac?[az]\p{L}*`, 'punteggio', 'puntaje', 'puntuacion', 'expediente', 'conceito', 'concepto', 'media final', 'nota media', 'note finale',
], String.raw`(?=$|[\s:.,=\d(])`);
/** And what may stand before them. */
// prettier-ignore
const BEFORE_GRADE = ['mean', 'average', 'aggregate', 'combined', 'cumulative', 'undergraduate', 'graduate', 'in-major', 'degree-related', 'overall', 'final', 'total', 'major', 'predicted', 'expected', 'anticipated', 'provisional', 'achieved', 'equivalent to', 'equivalent to a', 'nota', 'note', 'punteggio', 'votazione', 'classificazione'].map((word) => `${word} `);
// prettier-ignore
const opensHonours = openingFinder([
  'mention (?:(?:tres[ -]|assez[ -])?(?:bien|honorable|passable|excellent)|ab|tb|b)', 'cum laude', 'summa cum laude', 'magna cum laude', 'con lode', 'e lode', "dean'?s list", 'valedictorian', 'salutatorian', 'with (?:high(?:est)? )?(?:distinction|hono(?:u)?rs|merit|excellence|credit|commendation)', 'matricula de honor', 'sobresaliente', 'premio extraordinario',
  String.raw`co[nm] (?:\p{L}{3,12} )?(?:distincion|distincao|honores|louvor|merito)`, 'tercio superior', 'quinto superior', 'decimo superior', 'felicitations(?: du jury)?', '(?:avec )?(?:la )?(?:plus )?grande distinction', 'mit (?:auszeichnung|erfolg|lob)', 'major de promotion', 'mentions? (?:tres[ -]|assez[ -])?(?:bien|honorable)',
], String.raw`(?=$|[\s.,;)])`);
const ORDINAL = ['first', 'second', 'third', '1st', '2nd', '3rd'];
const LEVELLED = String.raw`(?: (?:upper|lower))?(?:[ -]class)?(?: (?:upper|lower))?(?: division)?(?: (?:hono(?:u)?rs|degree|division|honours degree))*`;
// prettier-ignore
const isClass = openingFinder([
  ...[...ORDINAL, `upper (?:${ORDINAL.join('|')})`, `lower (?:${ORDINAL.join('|')})`].map((ordinal) => ordinal + LEVELLED),
  String.raw`1\s?[:.]\s?[12]`, String.raw`2\s?[:.]\s?[12]`, 'pass', 'merit', 'distinction', String.raw`(?:upper|lower)(?: second)?(?: division| class| credit)?`, 'sehr gut', 'gut', 'befriedigend', 'vollbefriedigend', 'bestanden', 'ausgezeichnet', 'notable', 'aprobado', 'aprovado', 'grade [a-f][*+-]?', String.raw`(?:niveau|nivel|livello|level) [a-c][12]\+?`, String.raw`(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:distinctions?|credits?|passes|merits?|points?|a\*?s)`, ...Array.from('abcdef', (letter) => `${letter}[*+-]?`), String.raw`[a-f]\*?\s?[–-]\s?[a-g]\*?`, String.raw`[1-9]\s?[–-]\s?[1-9]`,
], '$');
/** "110/110 e lode", "8,1", "3.7 / 4.0", "17 valores", "91.2%", "180 ECTS". */
const FIGURE =
  /^(?:ca\. |circa )?\d{1,3}(?:[.,]\d{1,3})?(?:\s?(?:\/|su|von|out of|of|sobre|sur|de)\s?\d{1,3}(?:[.,]\d{1,2})?)?(?:\s?(?:%|valores?|val\.?|punti|puntos|points|pts|marks|cfu|ects|creditos|(?:credits|units)(?: (?:completed|earned))?|lp|cp|gpa|cgpa|e lode|con lode|horas|hours|ore|heures|stunden|h|punkten?))*\.?$/u;
/** Told only with a colon behind it, or with a name. */
// prettier-ignore
const opensTold = openingFinder([
  'tesis', 'tesina', 'tfg', 'tfm', 'trabajo(?: de)? fin de (?:grado|master)', 'tcc', 'trabalho de conclusao(?: de curso)?', 'tese', 'dissertacao', 'dissertation', 'thesis', ...['senior', "master'?s?", "bachelor'?s?", 'phd', 'doctoral', 'honou?rs', 'final[ -]year'].map((word) => `${word} (?:thesis|project|dissertation)`), 'these', 'memoire', 'sujet', 'bachelorarbeit', 'masterarbeit', 'bachelorthesis', 'masterthesis', 'diplomarbeit', 'abschlussarbeit', 'doktorarbeit', String.raw`(?:(?:master|bachelor|diplom|abschluss)arbeits)?thema(?: de[rs] \p{L}{4,20})?`, 'fachrichtung', 'studienrichtung',
  String.raw`titel(?: der \p{L}{4,16})?`, 'titre', 'tesi', 'title', 'relat(?:ore|rice)', 'relatori', 'correlat(?:ore|rice)', 'minors?', 'supervis(?:ore?s?|or[ae]s)', 'advisors?', 'advisers?', 'tutor(?:[ae]|[ae]s)?', '(?:co-?)?director(?:[ae]|[ae]s)?', 'direct(?:eur|rice)', '(?:co-?)?orientador(?:[ae]|[ae]s)?', 'asesor(?:a|es|as)?', 'profesor guia', 'bolsista(?: d[aeo]s?(?: ?\\([ao]\\))?)?', 'agencia financiadora', 'grande area', 'palavras-chave', 'setores de atividade', 'tema(?: de(?: la)? (?:tesis|tese|memoria|investigacion|pesquisa|proyecto))?', 'titulo d[aeo](?: la)? (?:tesis|tese|dissertacao|monografia|memoria)', 'linea de investigacion', 'linha de pesquisa', 'enfasis', 'equipos?', 'equipe', 'betreuer(?:in)?', 'betreuung', 'abteilung', 'lehrstuhl', 'beschreibung', 'descrizione', 'descripcion', 'descricao', 'abstract', 'gutachter(?:in)?', 'erstgutachter(?:in)?', 'schwerpunkte?', 'studienschwerpunkte?', 'vertiefung(?:en|srichtung)?', 'hauptfacher', 'nebenfach', 'leistungskurse', 'prufungsfacher', 'lieblingsfacher', 'wahlfacher', 'wahlpflichtfacher', 'facher', 'stationen',
  'favou?rite subjects', 'materie preferite', 'matieres preferees', 'disciplinas (?:favoritas|preferidas)', 'relevant (?:coursework|modules|courses)', '(?:chosen )?electives?', ...['', 'key ', 'relevant ', 'selected ', 'related ', 'core ', 'main ', 'notable ', 'major '].flatMap((word) => [`${word}coursework`, `${word}course work`, `${word}modules`, `${word}subjects`]), ...['key ', 'selected ', 'related ', 'core ', 'notable '].map((word) => `${word}courses`), 'extra-?curriculars?(?: activities)?', 'materias', String.raw`asignaturas(?: \p{L}{4,12})?`, 'materie', 'insegnamenti', 'disciplinas', 'matieres', 'options?', 'enseignements', 'activities(?: and societies)?', 'societies', 'awards?', 'honou?rs', 'scholarship', 'grades', 'projects?', 'project', 'proyecto', 'projet', 'progetto', 'projeto', 'inhalte?', 'contenidos?', 'contenus?', 'contenuti',
  String.raw`principales? \p{L}{4,12}`, 'highlights', 'level', 'location', 'ort', 'lieu', 'lugar', 'luogo', 'local',
], String.raw`(?=\s?[:：])`);
// prettier-ignore
const opensGuided = openingFinder([
  'tesis', 'tfg', 'tfm', 'tcc', 'tese', 'dissertation', 'thesis', ...['senior', "master'?s?", "bachelor'?s?", 'doctoral'].map((word) => `${word} thesis`), "these(?! (?:de doctorat|cifre|d['’]universite|en)(?:$|[\\s,(]))", 'memoire', 'bachelorarbeit', 'masterarbeit', 'bachelor-?thesis', 'master-?thesis', 'doktorarbeit', 'diplomarbeit', 'abschlussarbeit', 'tesi', "dean's list", 'relevant coursework', 'supervised by', 'dirigid[ao] por', 'sous la direction', 'tesi di laurea', 'minor (?:in|en|em|in)', 'leistungskurse?', 'leistungsfacher', 'prufungsfacher', 'second major', 'nebenfach', 'schwerpunkt', 'schwerpunktfach', 'vertiefung', 'klasse prof\\.?', 'klasse von', '(?:abschluss|abschlussprufung|prufung|gepruft) (?:vor|durch|von|bei) de[rmn]',
  // What studies end with, whatever it was about.
  String.raw`(?:final|capstone|graduation|diploma|degree|senior|undergraduate|dissertation)(?:[ -]year)?(?: \p{L}{4,12})? (?:project|thesis|dissertation)`, String.raw`(?:proyecto|trabajo|projeto|projecto|trabalho|progetto) (?:(?:de )?(?:final|fin|fim|finale|diploma|titulacion|grado|graduacao|laurea)|di (?:diploma|laurea|fine corso))`, 'memoria de (?:titulo|grado|licenciatura)', 'seminario de titulo', 'monografia', "(?:projet|travail|memoire) de (?:diplome|bachelor|master|maturite|recherche|fin d['’]etudes|fin de (?:formation|cycle|cursus))", 'pfe', 'tfe', '(?:abschluss|studien|diplom|projekt|seminar|haus)(?:arbeit|projekt) (?:zu|zur|zum|uber|mit)', 'tesina', 'elaborato finale',
], String.raw`(?=$|[\s,"“„«(])`);
// prettier-ignore
const opensState = openingFinder([
  'en curso', 'en proceso', 'em processo', 'en formacion', 'em formacao', 'cursando', 'em curso', 'em andamento', 'in corso', 'en cours', 'laufend', 'in progress', 'ongoing', 'on-going', 'pursuing', 'present', 'current', 'currently enrolled', 'expected', 'anticipated', 'estimated', 'estimado', 'prevista?', 'previsto', 'prevue?', 'previsao(?: de)?(?: conclusao| termino)?', 'com previsao(?: de)?(?: conclusao| termino)?', String.raw`vorauss\p{L}{0,12}\.?`, 'conclui?d[ao]', 'conclusao', 'conclusione', 'completed?', 'complet[ao]', 'finalizad[ao]', 'terminad[ao]', 'titulad[ao]', 'egresad[ao]', 'egreso', 'graduad[ao]$', 'cursad[ao]$', 'formad[ao]$', 'laureat[ao]$', 'diplomee?$', 'termino', 'abgeschlossen', String.raw`(?:lap|lehrabschlussprufung|gesellenprufung|abschlussprufung)(?= (?:mit|am|im|bestanden|abgelegt|\d))`, String.raw`(?:ihk|hwk|hk)[ -](?:abschluss|abschlussprufung|prufung|gesellenprufung)(?=$|,| (?:note|gesamtnote|mit|bestanden|\d))`, 'noch nicht abgeschlossen', 'obtenue?s?', 'titulo obtenido', 'conseguit[ao](?: (?:nel|il|con))?', 'graduated', 'graduation', 'graduating', 'completion', 'awarded', 'passed', 'renewed', 'renewal', 'valid', 'expires', 'expiry', 'valid[oa]s? (?:ate|hasta|fino)', 'vigente hasta', 'gultig bis', 'valable (?:jusqu|un|deux|trois|cinq)', 'validade', 'scadenza', 'scade', 'trancado', 'interrompido', 'incomplet[ao]', 'truncad[ao]', 'abgebrochen', 'gewechselt', 'studienwechsel', 'exmatrikuliert', 'ohne abschluss', 'nicht abgeschlossen', 'kein abschluss', 'ohne diplom', 'unterbrochen', 'degree not completed', 'not completed', 'sin terminar', '(?:no|nao) (?:finalizad|concluid|terminad|completad)[ao]', 'sin (?:finalizar|concluir|completar)', 'inacabad[ao]', 'inconclus[ao]', 'interrott[ao]', 'non (?:conclus[ao]|terminat[ao])',
  String.raw`a\.\s?a\.`, 'anno accademico', 'anno scolastico', 'academic year', 'annee scolaire', 'curso academico', 'full[ -]time', 'part[ -]time', 'dual[ -]enroll?ment', 'evening (?:class(?:es)?|course|study)', 'night (?:school|class(?:es)?)', 'endorsed', 'abendkurs', 'abendlehrgang', 'abendstudium', 'wochenendkurs', 'wochenendlehrgang', 'day[ -]release', 'block release', 'sandwich (?:course|degree)', 'correspondence', 'vollzeit', 'teilzeit', 'online', 'distance learning', 'distance(?: (?:mode|education))?$', 'a distancia$', 'a distance$', 'a distanza$', 'semipresencial$', 'remote', 'self[ -]stud(?:y|ies)$', 'privately?$', 'private (?:candidate|student)$', 'external candidate$', 'fernstudium$', 'berufsbegleitend', 'en alternance', 'alternance', 'presencial', 'manha', 'manana', 'tarde', 'noite', 'noche', 'diurno', 'vespertino', 'matutino', 'nocturno', 'noturno', 'first[- ]time passes?', 'class of', '(?:dernier )?recyclage', 'niveau$', String.raw`(?:etudes|formation|scolarite|cursus) (?:realisee?s?|effectuee?s?|suivie?s?|obtenue?s?)`, 'apprentissage$', 'apprenti$', 'apprendistato$', String.raw`certifie\p{L}* niveau \d`, String.raw`niveau \d$`, String.raw`nivel \d$`, String.raw`level \d$`, ...['nivel', 'niveau', 'livello', 'level'].map((word) => `${word} (?:eqf|qeq|cec|mecu?|dqr|qnq)`), 'eqf', 'isced', 'qeq',
], String.raw`(?:$|[\s,:.)])`);
/** Before what says that the studies go on. */
const STILL = ['atualmente ', 'actualmente ', 'currently ', 'derzeit ', 'attualmente ', 'actuellement ', 'still ', 'noch ', 'aun ', 'todavia ', 'ainda ', 'ancora ', 'encore ']; // prettier-ignore

// prettier-ignore
const ONGOING = ['en curso', 'en proceso', 'em processo', 'en formacion', 'em formacao', 'cursando', 'em curso', 'em andamento', 'in corso', 'en cours', 'laufend', 'in progress', 'ongoing', 'currently enrolled'];

/** "5º semestre", "3o período", "second year", "year 2 of 3", "3. Lehrjahr". */
const TERM =
  /^(?:(?:first|second|third|fourth|fifth|final|penultimate|1st|2nd|3rd|4th|5th) year(?: student)?|year \d(?: of \d)?|\d{1,2}\. ?(?:semester|studienjahr|lehrjahr|ausbildungsjahr))$|^(?:\d{1,2}(?:[oaº°ª.]{0,2}|(?:er|do|to|mo|vo|no|ro)\.?)|[ivx]{1,4}) (?:semestre|cuatrimestre|trimestre|periodo|ciclo|modulo)(?: \(?(?:en curso|cursando|em curso|completo|incompleto|concluido)\)?)?$/u;
/** "Cursando Administração": the subject follows. */
const STUDIES =
  /^cursando (?!(?:[oa] )?\d|[oa] (?:ultimo|primeiro|segundo|terceiro)|ultimo|actualmente|atualmente|[ivx]{1,4}\s)[a-z]{4}/u;

const LONGEST = 300;
const LETTER = u`\p{L}`;

/** A word that no other letters touch. */
function holdsWhole(text: string, word: string): boolean {
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1))
    if (!LETTER.test(text.charAt(at - 1)) && !LETTER.test(text.charAt(at + word.length))) return true;
  return false;
}

/** The text itself, and without one of the words that may stand before it. */
function behind(text: string, words: readonly string[]): readonly string[] {
  const before = words.find((word) => text.startsWith(word));
  return before === undefined ? [text] : [text, text.slice(before.length)];
}

/** Studies that go on stand in a date's stead. */
export function isOngoing(text: string): boolean {
  if (text.length > LONGEST) return false;
  const plain = key(text);
  return ONGOING.some((word) => holdsWhole(plain, word));
}

/** "(cursando 3º módulo)": brackets that say so and how far. */
export function isOngoingWithin(text: string): boolean {
  const insides = text.length > LONGEST ? [] : [...text.matchAll(/\(([^()]{4,40})\)/gu)];
  return insides.some(([, inside = '']) => ONGOING.some((word) => `${key(inside)} `.startsWith(`${word} `)));
}

/** What says so where it stands apart: in a cell of its own, in brackets, before a colon. */
export function ongoingIn(cells: readonly string[]): string | null {
  const apart = cells.flatMap((cell) => [cell, ...cell.split(/\s[|·–—-]\s/u), ...[...cell.matchAll(/\(([^()]{4,30})\)|^([^:]{4,30})\s?:/gu)].map(([, inside, before]) => inside ?? before ?? '')]); // prettier-ignore
  return apart.find((text) => saysOngoing(key(text).replace(/^[\s•–-]+|[\s.:]+$/gu, ''))) ?? null;
}

/** "attualmente in corso", "cursando 5º período", "actualmente cursando el tercer año". */
function saysOngoing(plain: string): boolean {
  const still = STILL.find((word) => plain.startsWith(word));
  const state = still === undefined ? plain : plain.slice(still.length);
  return ONGOING.includes(state) || AT_TERM.test(state);
}

const AT_TERM =
  /^cursando (?:(?:o|a|el|la) )?(?:\d{1,2}\S{0,3}|ultimo|primer[oa]?|segund[oa]|tercer[oa]?|terceir[oa]|quart[oa]|cuarto|quint[oa]|sext[oa]) (?:ano|serie|semestre|periodo|ciclo|curso|ano|modulo|grado)$/u;

function isFigure(plain: string): boolean {
  return /^(?:ca\. |circa )?\d/.test(plain) && FIGURE.test(plain);
}

const AWAITED =
  /^(?:voraussichtlich|vorauss|geplant|angestrebt|expected|anticipated|projected|prevista?|previsto|prevue?|fin prevue|mi laureo|(?:laurea|discussione|conseguimento) previst[oa])/u;
/** Right before the date: "Mittlerer Schulabschluss, voraussichtlich im Juni 2026". */
const AWAITED_THEN =
  /(?:^|[\s,;(])(?:voraussichtlich|vorauss\.?|geplant|expected|anticipated|prevista?|previsto|prevue?|mi laureo)(?:\s?:|\s(?:im?|in|fur|for|per|pour|para|a|en|em|nel|zum|bis))?\s*$/u;

/** Whether a lone date is when the studies that go on are meant to end. */
export function isAwaited(
  text: string,
  { index, isRange }: { readonly index: number; readonly isRange: boolean },
): boolean {
  if (isRange || text.length > LONGEST) return false;
  return AWAITED.test(key(text)) || AWAITED_THEN.test(key(text.slice(0, index)));
}

/** A grade, an honour, a figure: what a parenthesis or a piece between commas may hold. */
export function isGrade(text: string): boolean {
  if (text.length > LONGEST) return false;
  const plain = key(text).replace(/^[\s(–—-]+|[\s).;,]+$/gu, '');
  return (
    behind(plain, BEFORE_GRADE).some((rest) => opensGrade(rest) !== null || isClass(rest) !== null) ||
    opensHonours(plain) !== null ||
    isClass(plain) !== null ||
    isFigure(plain)
  );
}

/** Of a text that is short and names nothing else: "titulado con distinción máxima". */
export function holdsHonours(text: string): boolean {
  if (text.length > LONGEST) return false;
  const plain = key(text);
  for (let at = plain.indexOf(' '); at >= 0; at = plain.indexOf(' ', at + 1))
    if (opensHonours(plain.slice(at + 1)) !== null) return true;
  return false;
}

const opensMark = openingFinder(['note?', 'nota', 'gpa', 'cgpa'], String.raw`\s?[:：]`);

function hasColon(text: string): boolean {
  return text.includes(':') || text.includes('：');
}

/** Labels and says something of the studies: the rest of its line is its value. */
export function isLabelled(text: string): boolean {
  if (text.length > LONGEST || !hasColon(text)) return false;
  const plain = key(text);
  return opensTold(plain) !== null || opensMark(plain) !== null;
}

/** "Abschluss: Bachelor of Science": the degree that crowned the studies told above it. */
// prettier-ignore
const crownLabel = openingFinder([
  'abschluss', 'angestrebter abschluss', 'voraussichtlicher abschluss', 'geplanter abschluss', 'hochster abschluss', 'erworbener abschluss', 'titel', 'titulo', 'titulo obtenido', 'titre', 'titre obtenu', 'titolo', 'titolo conseguito', 'diplome obtenu', 'degree awarded', 'award', 'qualification',
], String.raw`\s?[:：]\s*`);

/** "Abschluss am 12.07.2019, Note 1,7": when they were crowned. */
const CROWNED_ON = /^(?:studien)?abschluss (?:am|im|in)\s(?=\D{0,12}\d)/u;

/** What stands behind such a label; null for every other text. */
export function crownOf(text: string): string | null {
  if (text.length > LONGEST) return null;
  const [crowned] = CROWNED_ON.exec(key(text)) ?? [];
  if (crowned !== undefined) return text.slice(crowned.length);
  const label = text.length > LONGEST || !hasColon(text) ? null : crownLabel(key(text));
  return label === null ? null : text.slice(label.length);
}

const DONE =
  /^(?:attended|completed|graduated|participated|studied|learn(?:ed|t)|worked|spent|took|served|received|earned|won|led|played|maintained|achieved|elected|conducted|wrote|developed|built|designed|organi[sz]ed|assisted|taught|helped|volunteered|represented|captained|trained|attending|majoring|minoring|studying|learning)\s/iu;
const DONE_WORDS = 6;
const SMALL_SHARE = 0.7;

/** "Attended all four years of high school and …": what was done there, in small letters for the most part. */
function tellsDone(text: string): boolean {
  if (!DONE.test(text.trimStart())) return false;
  const words = text.match(gu`\p{L}{2,}`) ?? [];
  const small = words.filter((word) => u`^\p{Ll}`.test(word)).length;
  return words.length >= DONE_WORDS && small >= SMALL_SHARE * words.length;
}

/** Whether a piece says how, when or on what one studied, and not what or where. */
export const isAside = recalled((text): boolean => {
  if (text.length > LONGEST) return false;
  const plain = key(text).replace(/^[\s(–—-]+|[\s);,]+$/gu, '');
  if (crownOf(text) !== null || isGrade(text) || TERM.test(plain) || tellsDone(text)) return true;
  if (STUDIES.test(plain) || ATTENDED.test(text)) return false;
  if ((hasColon(plain) && opensTold(plain) !== null) || opensGuided(plain) !== null) return true;
  return (
    behind(plain, STILL).some((rest) => opensState(rest) !== null) &&
    plain.replace(/\s\([^()]*\)?$/u, '').split(' ').length <= MOST_STATE_WORDS
  );
});

const MOST_STATE_WORDS = 5;
