/** Subjects that stand in a text of their own beside the level they were studied at. */
import { u } from '../../../resume/patterns.ts';
import { key } from '../text/fold.ts';
import { opensAsEmployer, type Marks } from '../heads/head-marks.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { isField } from './fields-of-study.ts';
import { isSchoolLevel } from './kinds-of-school.ts';
import { TRADE } from './school-marks.ts';
import type { SchoolPiece } from './school-pieces.ts';

export type Placed = SchoolPiece & { readonly at: number };

/** "orientation biologie", "option électromécanique", "Schwerpunkt Planung": a part of what was taken, and no school. */
export const OF_DEGREE = u`^(?:(?:orientation|option|filière|voie|spécialité|dominante|parcours)\s(?:d['’]|de\s|en\s)?\p{L}|(?:Schwerpunkt|Fachrichtung|Vertiefung|Studienrichtung)\s\p{L})`;

/** "Emphasis in Transportation": in what of its subject one went deep. */
export const DEPTH = /^(?:emphasis|concentration|speciali[sz]ation|specializing|focus|minor)\s(?:in|on)\s/iu;

/** "Ensino Superior Incompleto – Direito": behind a dash stands what the level alone does not say. */
const BARE_LEVEL =
  /^(?:ensino |curso |nivel )?(?:superior|tecnico|graduacao|licenciatura|bacharelado|pos-graduacao|mestrado|doutorado|doctorado|maestria|posgrado|universitario|secundario|medio|bachillerato|educacion (?:media|secundaria)|maturita|especializacao|especializacion|grado (?:medio|superior)|ciclo formativo)(?: (?:em|de|en) \S+)?(?: (?:completo|completa|incompleto|incompleta|concluido|concluida|em andamento|trancado))?$/u;

export function isBareLevel(text: string): boolean {
  return BARE_LEVEL.test(key(text)) || GENERIC_LEVEL.test(key(text));
}

/** "Bachelor | Tourismus | FH Lindau": of the level alone no more is told than that it has a subject. */
const GENERIC_LEVEL =
  /^(?:bachelor|master|magister|diplom|promotion|doktorat|lehre|berufsausbildung|laurea(?: triennale| magistrale| specialistica)?|dottorato|licence(?: pro(?:fessionnelle)?\.?)?|master [12]|m[12]|l3|doctorat|cess|deust|dnmade|dnsep|dcg|dscg|bp|bma|dma|cqp|tp|dep|dec|aec|afp|diu|du|mention complementaire|brevet professionnel|titre professionnel|brevet de technicien superieur|certificat d['’]aptitude professionnelle|mastere(?: specialise)?|bac(?:calaureat)?(?: pro(?:fessionnel)?\.?| techno(?:logique)?| general)?|bts|dut|but|deug|dea|dess|cap|bep|maitrise|cfc)$/u;

/** "Duales Studium BWL – Handel": a subject of which the field stands behind a dash. */
export const isDivided = (text: string): boolean =>
  /(?:^|\s)(?:BWL|Betriebswirtschaft(?:slehre)?|Wirtschaftsingenieurwesen)$/u.test(text);

/** Of no subject: "Certificate", "A.A.S.", "MPhil/PhD". */
export const BARE_DEGREE = u`^(?:certificate|diploma|degree|bachelors?|masters?|associates?|(?:\p{L}\p{Ll}?\.){2,5}|(?:m(?:sc|phil|eng|res|tech|ed)|b(?:sc|eng|tech|com|ed)|ph\.?d\.?)(?:/ph\.?d\.?)?)$`; // prettier-ignore

/** "Phlebotomy" over "Certificate", "B.S." over "Nursing": a bare degree and its subject in lines of their own. */
function linedSubject(degree: Placed, school: Placed | undefined, all: readonly Placed[]): string | null {
  if (!BARE_DEGREE.test(degree.text.toLowerCase()) || !school || school.cell === degree.cell) return null;
  const alone = ({ cell }: Placed): boolean => all.filter((other) => other.cell === cell).length === 1;
  // "MSc" beside "Distinction" over its subject.
  const next = all.slice(degree.at + 1).find(({ kind }) => kind !== 'aside');
  const free = (piece: Placed | undefined): piece is Placed => piece !== undefined && piece !== school && piece.kind === 'name' && piece.cell !== degree.cell && piece.school <= 0 && piece.degree <= TRADE; // prettier-ignore
  const subjects = [all[degree.at - 1], next].filter((piece) => free(piece) && alone(piece)).filter(free);
  const [subject, ...more] = subjects;
  // "B.A." beside "Botany, Geology".
  const listed = next && !subject && alone(degree) ? all.filter(({ cell }) => cell === next.cell) : [];
  if (listed.length > 1 && listed.every((piece, at) => free(piece) && (at === 0 || piece.joint === 'comma')))
    return [degree, ...listed].map(({ text }) => text).join(', ');
  if (!subject || more.length > 0 || !alone(degree)) return null;
  if (subject.at > degree.at) return `${degree.text}, ${subject.text}`;
  return degree.text.includes('.') ? `${subject.text}, ${degree.text}` : `${subject.text} ${degree.text}`;
}

/** "Doutorado" over "Geografia: Universidade …": the level as a heading of its own, its subject before the school. */
function levelSubject(degree: Placed, school: Placed | undefined, all: readonly Placed[]): string | null {
  const next = all[degree.at + 1];
  const opens =
    next?.joint === null && next.cell !== degree.cell && degree.joint === null && school?.cell === next.cell;
  if (!opens || next === school || school.at < next.at || !isBareLevel(degree.text)) return null;
  const subject = next.kind === 'name' && next.school <= 0 && next.degree <= TRADE && !isClosedName(next.text);
  return subject && u`^\p{Lu}\p{Ll}`.test(next.text) && !/\d/u.test(next.text) ? `${degree.text}, ${next.text}` : null;
}

/** "Automação Industrial - SENAI" over "Técnico": a level in a text of its own, and its subject before the school. */
function subjectAtSchool(degree: Placed, school: Placed | undefined, all: readonly Placed[]): string | null {
  if (!school || school.cell === degree.cell || !isBareLevel(degree.text)) return null;
  if (all.some((other) => other !== degree && other.cell === degree.cell && other.kind !== 'aside')) return null;
  const [subject, ...more] = all.filter(
    ({ cell, at, kind }) => cell === school.cell && at < school.at && kind !== 'aside',
  );
  if (!subject || more.length > 0 || subject.kind !== 'name' || subject.school > 0 || subject.degree > TRADE)
    return null;
  return isClosedName(subject.text) || !u`^\p{Lu}`.test(subject.text) ? null : `${degree.text}, ${subject.text}`;
}

/** "Ensino Superior Completo": how far one came, and not what was taken. */
const STAGE =
  /^(?:(?:ensino|curso|nivel|formacao|educacao|educacion) )?superior(?: (?:completo|completa|incompleto|incompleta|concluido|concluida|em andamento|em curso|cursando))?$/u;

export function isStage(text: string): boolean {
  return STAGE.test(key(text));
}

/** "Administração" over "Ensino Superior Completo – Universidade …": what was taken stands alone in the text above the stage and the school. */
function subjectOverStage(degree: Placed, school: Placed | undefined, all: readonly Placed[]): string | null {
  const above = all[degree.at - 1];
  if (!above || school?.cell !== degree.cell || above.cell === degree.cell || !STAGE.test(key(degree.text)))
    return null;
  const alone = all.every((other) => other === above || other.cell !== above.cell || other.kind === 'aside');
  const free = above.kind === 'name' && above.school <= 0 && !isClosedName(above.text);
  return alone && free ? above.text : null;
}

/** "3e prépa-métiers, brevet des collèges": a degree of which a word is of schools too. */
const isOneMore = ({ degree, school }: Placed): boolean => degree >= 1 && school < TRADE;

/** Whether a degree goes on in a piece behind it, by the words of that; "Assurance, banque, finance" tells no bank. */
export function isOfDegree(next: Placed, school: Placed | undefined, jobs: Marks): boolean {
  if (next === school || next.kind !== 'name' || (next.school > 0 && !isOneMore(next)) || isClosedName(next.text))
    return false;
  const named = jobs.lexicon.language === 'fr' && u`^\p{Lu}`.test(next.text) && opensAsEmployer(next.text, jobs);
  return school === undefined || !named;
}

/** The level and its subject, where they stand apart. */
export function subjectApart(degree: Placed, school: Placed | undefined, all: readonly Placed[]): string | null {
  return linedSubject(degree, school, all) ?? levelSubject(degree, school, all) ?? subjectAtSchool(degree, school, all) ?? subjectOverStage(degree, school, all); // prettier-ignore
}

/** "Tecnólogo em Design", "BA (Hons) Textile Design", "HND Music Production": a degree that tells its subject. */
const WITH_SUBJECT = u`\s(?:in|en|em|de)\s\p{L}{4}|^\p{Lu}\p{L}*\.?(?:\s\(\p{Lu}\p{Ll}+\))?\s\p{Lu}\p{Ll}{3}`;

/** "Unifran, Palmas, Tecnólogo em Design", "Tidewell Metropolitan, HND Music Production": before a degree and its subject, where one studied, whatever no word tells. */
export function opensHead(piece: Placed, degree: Placed, all: readonly Placed[]): boolean {
  const own = piece.joint === null && piece.kind === 'name' && piece.cell === degree.cell && degree.joint === 'comma';
  const between = all.slice(piece.at + 1, degree.at);
  if (!own || piece.at > degree.at || !between.every(({ kind }) => kind === 'place')) return false;
  const subject = piece.degree > 0 || isField(piece.text.slice(piece.text.lastIndexOf(' ') + 1));
  return !subject && (between.length > 0 || isSchoolLevel(degree.text) || WITH_SUBJECT.test(degree.text));
}
