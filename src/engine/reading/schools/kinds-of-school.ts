/** Kinds of schools beside the school that one attended: "Hauptschule" over "Geschwister-Scholl-Schule", "Liceo scientifico (Ovada)" over "I.I.S. Barletti". */
import { patternOf, u } from '../../../resume/patterns.ts';
import { key } from '../text/fold.ts';
import { GuardedPattern } from '../text/required-words.ts';

/** "VS Baden" (a Volksschule), "Fernton H.S.", "Larkmoor MediaSchool". */
export const CALLED_SCHOOL = u`^(?:VS|HS|MS|ASO|B(?:R?G|ORG)(?:/BR?G)?|PTS)\s(?!Office|Word|Excel|Access|Outlook|Power|Project|Teams|Visio|Windows)(?:\d{1,2}(?:,?\s)|I{1,3}\s)?\p{Lu}\p{Ll}[^,|]{1,30}$|^\p{Lu}[\p{L}.’' -]{1,40}\s(?:H\.\s?S\.|HS)(?:$|,)|^(?:\p{Lu}\S*\s){0,3}\p{Lu}\p{Ll}+(?:School|College|Academy)(?!\p{L})`;

const GERMAN =
  'grund|haupt|real|volks|mittel|gesamt|gemeinschafts|werkreal|sekundar|primar|regel|ober|forder|sonder|fachober|berufsober|handels|berufs|berufsfach|fach|wirtschafts|landwirtschafts|orientierungs|bezirks|abend|abendreal|abendhaupt';
const ITALIAN_KINDS =
  'scientific[oa]|classic[oa]|linguistic[oa]|artistic[oa]|tecnic[oa]|professionale|commerciale|industriale|alberghier[oa]|magistrale|agrari[oa]|statale|superiore|media|elementare|primaria|secondaria|di primo grado|di secondo grado|inferiore|delle scienze umane|delle scienze applicate|per geometri|socio-pedagogico|musicale|coreutico';
const KINDS = [
  `(?:\\S{2,20}(?:e|er|es) ){0,2}(?:(?:${GERMAN})schule|gymnasium|(?:berufs|aufbau|abend)?kolleg|fos|bos|hak|hasch|htl|hlw|poly)(?: (?:[a-c]|i{1,3}v?)| (?:fur )?\\p{L}{3,30})?`,
  `(?:liceo|istituto|scuola)(?: (?:${ITALIAN_KINDS})){1,4}`,
];
const GENERIC = new GuardedPattern(patternOf(`^(?:${KINDS.join('|')})(?:\\s?\\([^()]{2,40}\\))?$`, 'u'));

const SCHOOLING = u`^(?:(?:obligatorische|allgemeine|gesetzliche|regulare)[ns]? (?:grund|volks|pflicht)?schul(?:en?|zeit|pflicht|bildung|besuch)|pflichtschul(?:en?|zeit|besuch|bildung|ausbildung)|(?:grund|volks|haupt)?schul(?:zeit|besuch|pflicht|bildung|ausbildung)|schulen|(?:primar|volks|grund)-? (?:und|u\.|/) (?:sekundar|ober|haupt|real)schulen|(?:ecoles?|scolarite|enseignement|instruction) (?:primaires? et secondaires? )?obligatoires?|scol(?:e|arite) obligatoires?|scuol[ae] (?:dell['’]obbligo|obbligatori[ae]))$`;

/** "Obligatorische Schulen", "Pflichtschule": that one went to school, and no name of one. */
export function isSchooling(text: string): boolean {
  return SCHOOLING.test(key(text.trim()));
}

/** Whether a text says of which kind a school was, and no more than a town or a subject beside it. */
export function isGenericSchool(text: string): boolean {
  return GENERIC.test(key(text.trim()));
}

/** Of which kind a school is, and no name of one. */
export const KIND_OF_SCHOOL =
  /^(?:(?:senior|junior|high|secondary|middle|upper|primary|technical|vocational|community|graduate|law|business|medical) )*(?:school|college|university)$|^universi(?:ta|dade?|te)$/u;

/** What kind of school it was, in words that schools are called by as well. */
const LEVEL =
  /^(?:preparatoria|prepa|educacion media superior|extension universitaria|extensao universitaria|liceo (?:scientifico|classico|linguistico|artistico|musicale|economico|pedagogico|socio-?psico-?pedagogico|delle scienze umane)(?: tecnologico| [a-z]+ scienze applicate)?|istituto (?:tecnico|professionale|alberghiero|magistrale|d['’]arte)(?: (?:commerciale|industriale|turistico|agrario|nautico|per geometri))?|scuola (?:media|superiore|elementare|primaria|secondaria|dell['’]obbligo|alberghiera)(?: inferiore| superiore| di (?:primo|secondo|i|ii) grado)?|ecole (?:d['’]ingenieurs?|de commerce|primaire|elementaire)|escolaridade obrigatoria)$/u;

/** "Preparatoria | CECyTE Plantel 04", "Liceo scientifico, I.I.S. Rossi": a kind of school beside the school's own name is what one took there. */
export function isLevelBeside(
  piece: string,
  others: () => readonly string[],
  isSchool: (other: string) => boolean,
): boolean {
  return LEVEL.test(key(piece)) && others().some((other) => !LEVEL.test(key(other).trim()) && isSchool(other));
}

const LEVELS =
  /^(?:(?:diploma di |attestato di )?licenza (?:media|elementare)(?: inferiore)?|terza media|scuola dell'obbligo|ensino (?:fundamental|medio|primario)|(?:educacion|ensenanza|instruccion|estudios) (?:primari[ao]s?|secundari[ao]s?|media|basica)|primari[ao]|secundari[ao]|bachillerato|graduado escolar|eso|egb)(?::? (?:in)?complet[ao]s?)?(?: \([^()]{2,30}\))?\.?$/u;

/** "Licenza media", "Ensino médio incompleto", "Secundario: incompleto (2° año)": schooling that tells no school of its own. */
export function isSchoolLevel(text: string): boolean {
  return LEVELS.test(key(text.trim()).replaceAll('’', "'"));
}

/** "PGCE Secondary Mathematics": for which pupils. */
export const SUBJECT_OF_LEVEL = /^(?:primary|secondary|early)$/iu;
/** "Lehramt Gymnasium", "Prépa HEC": what one studies to teach at, or to enter. */
export const KIND_TAUGHT = /^(?:lehramt|prépa|prepa|préparatoire)$/iu;

/** "DEA de chimie à l'INSTN", "à Paris 7": in French a school goes by its initials, a university by its town's number. */
const HOUSE = u`^(?:\p{Lu}{3,}(?!\p{L})|\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}[\p{L}-]+)? (?:\d{1,2}|[IVX]{1,4})(?=$|[\s,–-]))`;
export const isHouse = (text: string): boolean => HOUSE.test(text);

/** "Saint Benedict at Auburn School": a school's own name. */
export const SAINT = /^(?:Saint|St\.?|Our Lady|Holy|Sacred) \S+ at \S/u;
