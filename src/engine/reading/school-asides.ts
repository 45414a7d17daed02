/** What stands beside a degree and is none of it: grades and honours, theses and who guided them, whether it is done. */
import { key } from './fold.ts';

/** A word that opens it, alone or before its value. */
const GRADE =
  /^(?:(?:cumulative|overall|final|total|major|nota|note|punteggio|votazione|classificazione) )?(?:gpa|cgpa|wam|atar|gwa|grades?|marks?|percentage|score|average|overall|result|nota|note|notas|notenschnitt|durchschnitt(?:snote)?|gesamtnote|abschlussnote|endnote|votazione|voto|votacion|media|moyenne|mencion|calificacion|promedio|classificac?[az]\p{L}*|punteggio|puntaje|puntuacion|expediente|media final|nota media|note finale)(?=$|[\s:.,=\d(])/u;
const HONOURS =
  /(?:mention (?:tres |assez )?(?:bien|honorable|passable|excellent)|(?:summa |magna )?cum laude|con lode|e lode|dean'?s list|valedictorian|salutatorian|with (?:high(?:est)? )?(?:distinction|hono(?:u)?rs|merit|commendation)|matricula de honor|sobresaliente|premio extraordinario|(?:con|com) (?:\p{L}{3,12} )?(?:distincion|distincao|honores|louvor|merito)|(?:tercio|quinto|decimo) superior|felicitations du jury|mit (?:auszeichnung|erfolg|lob)|major de promotion|mentions? (?:tres |assez )?(?:bien|honorable))(?=$|[\s.,;)])/u;
const OPENING_HONOURS = new RegExp(`^${HONOURS.source}`, 'u');
const HELD_HONOURS = new RegExp(String.raw`(?<=\s)${HONOURS.source}`, 'u');
const CLASS =
  /^(?:(?:upper|lower) )?(?:first|second|third|1st|2nd|3rd)(?: (?:upper|lower))?(?:[ -]class)?(?: (?:hono(?:u)?rs|degree|division|honours degree))*$|^[12]\s?[:.]\s?[12]$|^(?:pass|merit|distinction|sehr gut|gut|befriedigend|vollbefriedigend|bestanden|ausgezeichnet|notable|aprobado|aprovado|grade [a-f][*+-]?|[a-f][*+-]?)$/u;
/** "110/110 e lode", "8,1", "3.7 / 4.0", "17 valores", "91.2%", "180 ECTS". */
const FIGURE =
  /^(?:ca\. |circa )?\d{1,3}(?:[.,]\d{1,3})?(?:\s?(?:\/|su|von|out of|of|sobre|sur|de)\s?\d{1,3}(?:[.,]\d{1,2})?)?(?:\s?(?:%|valores?|val\.?|punti|puntos|points|pts|cfu|ects|creditos|credits|lp|cp|gpa|cgpa|e lode|con lode|horas|hours|ore|heures|stunden|h))*\.?$/u;
/** Told only with a colon behind it, or with a name. */
const TOLD =
  /^(?:tesis|tesina|tfg|tfm|trabajo(?: de)? fin de (?:grado|master)|tcc|trabalho de conclusao(?: de curso)?|tese|dissertacao|dissertation|thesis|(?:senior|master'?s?|bachelor'?s?|phd|doctoral|honou?rs|final[ -]year) (?:thesis|project|dissertation)|these|memoire|sujet|bachelorarbeit|masterarbeit|bachelorthesis|masterthesis|diplomarbeit|abschlussarbeit|doktorarbeit|thema|titel(?: der \p{L}{4,16})?|titre|tesi|title|relat(?:ore|rice)|relatori|correlat(?:ore|rice)|supervisors?|advisors?|advisers?|tutor[ae]?|director[ae]?|direct(?:eur|rice)|orientador[ae]?|betreuer(?:in)?|gutachter(?:in)?|erstgutachter(?:in)?|schwerpunkte?|studienschwerpunkte?|vertiefung(?:en|srichtung)?|hauptfacher|nebenfach|leistungskurse|prufungsfacher|facher|relevant (?:coursework|modules|courses)|(?:key |relevant |selected )?(?:coursework|modules|subjects)|materias|asignaturas(?: \p{L}{4,12})?|materie|insegnamenti|disciplinas|matieres|options?|enseignements|activities(?: and societies)?|societies|awards?|honou?rs|scholarship|subjects|grades|projects?|project|proyecto|projet|progetto|projeto|inhalte?|contenidos?|contenus?|contenuti|principales? \p{L}{4,12}|highlights|location|ort|lieu|lugar|luogo|local)(?=\s?[:：])/u;
const GUIDED =
  /^(?:tesis|tfg|tfm|tcc|tese|dissertation|thesis|(?:senior|master'?s?|bachelor'?s?|doctoral) thesis|these|memoire|bachelorarbeit|masterarbeit|diplomarbeit|abschlussarbeit|tesi|dean's list|relevant coursework|supervised by|dirigid[ao] por|sous la direction|tesi di laurea|minor (?:in|en|em|in)|nebenfach|schwerpunkt|vertiefung)(?=$|[\s,"“„«(])/u;
const STATE =
  /^(?:\(?(?:actualmente |currently |derzeit |attualmente |actuellement )?(?:en curso|cursando|em curso|em andamento|in corso|en cours|laufend|in progress|ongoing|on-going|pursuing|present|current|currently enrolled|expected|anticipated|estimated|estimado|prevista?|previsto|prevue?|(?:com )?previsao(?: de)?(?: conclusao| termino)?|vorauss\p{L}{0,12}\.?|conclui?d[ao]|conclusao|conclusione|completed?|complet[ao]|finalizad[ao]|terminad[ao]|abgeschlossen|noch nicht abgeschlossen|obtenue?s?|titulo obtenido|conseguit[ao](?: (?:nel|il|con))?|graduated|graduation|graduating|completion|awarded|passed|trancado|interrompido|incomplet[ao]|truncad[ao]|abgebrochen|unterbrochen|degree not completed|not completed|sin terminar|interrott[ao]|non (?:conclus[ao]|terminat[ao])|a\.\s?a\.|anno accademico|anno scolastico|academic year|annee scolaire|curso academico|full[ -]time|part[ -]time|vollzeit|teilzeit|online|distance learning|remote|fernstudium|berufsbegleitend|en alternance|alternance|presencial|matutino|nocturno|noturno|first[- ]time passes?|apprentissage$|apprenti$|apprendistato$|certifie\p{L}* niveau \d|niveau \d$|nivel \d$|level \d$)(?:$|[\s,:.)]))/u;

const ONGOING =
  /(?<!\p{L})(?:en curso|cursando|em curso|em andamento|in corso|en cours|laufend|in progress|ongoing|currently enrolled)(?!\p{L})/u;

const LONGEST = 300;

/** Studies that go on stand in a date's stead. */
export function isOngoing(text: string): boolean {
  return text.length <= LONGEST && ONGOING.test(key(text));
}

/** A grade, an honour, a figure: what a parenthesis or a piece between commas may hold. */
export function isGrade(text: string): boolean {
  if (text.length > LONGEST) return false;
  const plain = key(text).replace(/^[\s(–—-]+|[\s).;,]+$/gu, '');
  return GRADE.test(plain) || OPENING_HONOURS.test(plain) || CLASS.test(plain) || FIGURE.test(plain);
}

/** Of a text that is short and names nothing else: "titulado con distinción máxima". */
export function holdsHonours(text: string): boolean {
  return text.length <= LONGEST && HELD_HONOURS.test(key(text));
}

/** Labels and says something of the studies: the rest of its line is its value. */
export function isLabelled(text: string): boolean {
  return text.length <= LONGEST && (TOLD.test(key(text)) || /^(?:note?|nota|gpa|cgpa)\s?[:：]/u.test(key(text)));
}

/** "Abschluss: Bachelor of Science": the degree that crowned the studies told above it. */
const CROWN =
  /^(?:abschluss|erworbener abschluss|titel|titulo|titulo obtenido|titre|titre obtenu|titolo|titolo conseguito|diplome obtenu|degree awarded|award|qualification)\s?[:：]\s*/u;

/** What stands behind such a label; null for every other text. */
export function crownOf(text: string): string | null {
  const label = text.length > LONGEST ? undefined : CROWN.exec(key(text))?.[0];
  return label === undefined ? null : text.slice(label.length);
}

/** Whether a piece says how, when or on what one studied, and not what or where. */
export function isAside(text: string): boolean {
  if (text.length > LONGEST) return false;
  const plain = key(text).replace(/^[\s(–—-]+|[\s);,]+$/gu, '');
  if (crownOf(text) !== null || isGrade(text) || TOLD.test(plain) || GUIDED.test(plain)) return true;
  return STATE.test(plain) && plain.split(' ').length <= MOST_STATE_WORDS;
}

const MOST_STATE_WORDS = 5;
