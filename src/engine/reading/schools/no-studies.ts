/** What stands among schools and is no schooling. */
import { iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { NO_SCHOOLING } from '../../lexicons/education-words.ts';
import { LANGUAGE_NAMES } from '../../lexicons/language-names.ts';
import { namesDegree } from '../heads/degree-heads.ts';
import { openingOf } from '../items/bullets.ts';
import { kindsByName } from '../sections/heading-kinds.ts';
import { bare } from '../sections/heading-text.ts';
import type { Marks } from '../heads/head-marks.ts';
import type { Line } from '../reading.ts';
import { key, keysOf } from '../text/fold.ts';
import { degreeScore, schoolScore, TRADE } from './school-marks.ts';

const NO_STUDIES = keysOf(NO_SCHOOLING);

const LONGEST_LEVEL = 50;
/** Behind the name of a language. */
const LEVEL =
  /^\s?[:–—-]?\s?(?:(?:nivel|niveau|level|livello)\s)?(?:[abc][12]\+?|avan[zc]ad[oa]|advanced|intermedi(?:o|a|ario|ate|aire)|basic[oa]?|nativ[oae]|native|fluent[e]?|fluido|medio|alto)(?:$|[\s(,.;])/u;

/** "Inglés – Nivel B2 (2023)": how well one speaks it. */
function isSpoken(plain: string): boolean {
  const [word = ''] = plain.split(/[\s:]/u, 1);
  return plain.length <= LONGEST_LEVEL && LANGUAGE_NAMES.includes(word) && LEVEL.test(plain.slice(word.length));
}

/** "Durante il dottorato, vincitore …" */
const MEANWHILE = /^(?:durante|während|pendant|during)\s[^,]{3,30},\s/u;

/** "Servicio Militar cumplido en Cerro Muriano, 1997": told among schools, and no schooling. */
export function isNoStudies(text: string): boolean {
  const { glyph, text: words } = openingOf(text);
  const plain = key(glyph === null ? text : words).replace(MEANWHILE, '');
  return (
    isSpoken(plain) ||
    NO_STUDIES.some(
      (word) => plain.startsWith(word) && (word.includes(', ') || !u`^\p{L}`.test(plain.slice(word.length))),
    )
  );
}

/** Where one went for a term, by the name of the exchange and of the town. */
const EXCHANGE = iu`(?<!\p{L})(?:erasmus|intercambio|intercâmbio|scambio|mobilité|échange|auslandssemester|exchange)(?:\s[^,;()]{1,24})?\s(?:a|ad|à|au|em|en|in|nach|to)\s(?=\p{L})|\((?:programa|programma|programme|program|bolsa|beca)\s(?:erasmus|de intercambio|de intercâmbio)\+?\)`;

/** "Beca Erasmus en Gante, curso 2011/12." below its degree, without a school: a term of the studies above. */
function isTermAbroad({ text, bold }: Line, marks: Marks): boolean {
  return !bold && EXCHANGE.test(text) && schoolScore(text, marks) <= 0;
}

/** "Nível QEQ 6 | Reconhecimento: DGES, 2020": how high a degree is, and who said so. */
const LEVEL_NOTE =
  /^(?:n[ií]vel|niveau|livello|level)\s(?:do\s|no\s|del\s|nel\s|du\s)?(?:qeq|eqf|mec|cec|qnq|dqr|nqr)(?:$|[\s:,])/iu;

/** Whether a line, or what stands beside its date, is no schooling. `below`: other studies stand above it. */
export function tellsNoStudies(line: Line, below: boolean, marks: Marks): boolean {
  const beside = line.cells.length === 2 && isNoStudies(line.cells[1]?.text ?? '');
  return beside || isNoStudies(line.text) || LEVEL_NOTE.test(line.text) || (below && isTermAbroad(line, marks));
}

const LABELLED = u`^([^:]{5,40}?)\s?:\s+(\S.*)$`;

/** "Formations courtes : Snoezelen (2017), …", "Cursos livres: Word (2010), …": a heading of certificates that opens the line of their list. */
export function listsOther(text: string, lexicon: Lexicon): boolean {
  const [, label = '', list = ''] = LABELLED.exec(text.trim()) ?? [];
  const kinds = label === '' ? [] : kindsByName(bare(label), lexicon);
  return kinds.length > 0 && kinds.every((kind) => kind === 'certifications') && !namesDegree([list], lexicon);
}

const TOPIC =
  /^(?:titre|título|title|titel|titolo|sujet|tema|thema|argomento)(?:\s(?:de|da|della|der|of)\s(?:la\s|the\s)?(?:thèse|tese|tesis|tesi|arbeit|thesis|mémoire|dissertação))?\s?:\s+(\S.*)$/iu;

/** "Titre : Petites bêtes et grands courants : …" below a doctorate: what it was about. */
export function tellsTopic(text: string, marks: Marks): boolean {
  const topic = TOPIC.exec(text.trim())?.[1];
  return topic !== undefined && degreeScore(topic, marks) <= TRADE && schoolScore(topic, marks) <= 0;
}

/** "Cursos complementares:" over a list among schools: a heading of something else that is set like their heads. */
export function opensOther(text: string, lexicon: Lexicon): boolean {
  const kinds = text.trim().endsWith(':') ? kindsByName(bare(text), lexicon) : [];
  return kinds.length > 0 && !kinds.includes('education') && !kinds.includes('experience');
}
