/** Which part of an education entry's head is the degree and which the school. */
import { gu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { EntryHead } from '../heads/headers.ts';
import { isTownByShape } from '../contacts/german-towns.ts';
import { key } from '../text/fold.ts';
import { isClosedName } from '../heads/legal-forms.ts';
import { marksFor, organisationScore, roleScore, type Marks } from '../heads/head-marks.ts';
import { isGenericSchool, isSchooling, KIND_OF_SCHOOL } from './kinds-of-school.ts';
import { COURSE, schoolMarks, TRADE } from './school-marks.ts';
import { EXAMINES, isStatus, LESSONS } from './german-schools.ts';
import { isField } from './fields-of-study.ts';
import { withFields } from './degree-initials.ts';
import { isFrameworkLevel, OF_LEVEL } from './framework-levels.ts';
import { BARE_DEGREE, DEPTH, isBareLevel, isDivided, isOfDegree, OF_DEGREE, opensHead, subjectApart, type Placed } from './degree-subjects.ts'; // prettier-ignore
import { tradeBefore } from './french-levels.ts';
import { isSchoolOfYouth, isPupilsSchool } from './schools-of-youth.ts';
import { withoutLevels } from './level-labels.ts';
import { spelledOut } from './spelled-schools.ts';
import { CROWN, schoolPieces, type SchoolPiece } from './school-pieces.ts';

/** Behind a dash or a bar these carry a degree on only where its school stands on another line. */
const LONGEST_DEGREE = 110;

function best(pieces: readonly Placed[], value: (piece: Placed) => number): Placed | undefined {
  return pieces.filter((piece) => value(piece) > 0).toSorted((a, b) => value(b) - value(a) || a.at - b.at)[0];
}

/** "Master of Fine Arts", and no word of its subject. */
const OF_ARTS =
  /^(?:bachelor|master|associate)(?:['’]?s)? (?:degree )?(?:of|in) (?:applied |fine |liberal |natural )?(?:sciences?|arts?)$/iu;

/** What German schools are left with has no subject: "Bützow – Mittlere Reife" tells where. */
const LEFT_SCHOOL =
  /^(?:(?:allgemeine|fachgebundene|mittlere|einfache|erweiterte|qualifizierte)[rs]? )?(?:(?:fach|berufsbildungs|hochschul|oberschul)?(?:hochschul)?reife|(?:fach)?abitur|(?:berufs)?matura|(?:berufs|fach)?maturitat|(?:real|haupt|mittel|volks|sekundar|mittlerer schul)?(?:schul)?abschluss|abgangszeugnis|quali)(?![\p{L}])/u;

/** Whether a text opens with the initials of another: "MFA in Ceramics", "Master of Fine Arts". */
function isShortFor(text: string, name: string): boolean {
  const [initials = ''] = text.split(u`[\s,]`, 1);
  const letters = name.match(gu`(?<!\p{L})\p{Lu}`)?.join('') ?? '';
  return letters.length > 1 && initials.replaceAll('.', '').toUpperCase() === letters;
}

/** The degree with its subject: what follows it up to the school, a place or an aside; a subject may also stand before it. */
function wholeDegree(degree: Placed, school: Placed | undefined, all: readonly Placed[], jobs: Marks): string {
  if (isSchooling(degree.text)) return degree.text;
  const own = [degree];
  const apart = school === undefined || school.cell !== degree.cell;
  const honours = all[degree.at + 1];
  // "B.A., cum laude, History": honours part no degree from its subject.
  const from = honours?.kind === 'aside' && honours.joint === 'comma' && honours.cell === degree.cell && (BARE_DEGREE.test(degree.text.toLowerCase()) || OF_ARTS.test(degree.text)) && all[honours.at + 1]?.joint === 'comma' ? 2 : 1; // prettier-ignore
  for (const next of all.slice(degree.at + from)) {
    // "Ensino Médio Completo – Ensino Médio"
    if (next.kind === 'name' && next.degree > TRADE && key(degree.text).startsWith(key(next.text))) continue;
    // Of what is listed behind a colon the first is no more its subject than the others.
    const after = all[next.at + 1];
    const listed = next.joint === 'colon' && after?.joint === 'comma' && after !== school && after.cell === next.cell && !DEPTH.test(after.text) && !isFrameworkLevel(after.text); // prettier-ignore
    if (own.at(-1)?.joint === 'colon' && DEPTH.test(next.text)) break;
    const joined =
      next.joint === 'comma' ||
      (next.joint === 'colon' && !listed) ||
      (next.joint === 'hard' && (apart || isBareLevel(degree.text) || isDivided(degree.text)) && next.degree >= 0);
    if (next.cell !== degree.cell || !joined || !isOfDegree(next, school, jobs)) break;
    own.push(next);
  }
  // "Master of Fine Arts - MFA, Ceramics": the same degree by its initials before its subject.
  const longhand = all[degree.at - 1];
  if (longhand && longhand.cell === degree.cell && longhand.kind === 'name' && degree.joint === 'hard' && longhand.degree > TRADE && isShortFor(degree.text, longhand.text))
    own.unshift(longhand); // prettier-ignore
  const lined = own.length === 1 ? subjectApart(degree, school, all) : null;
  if (lined !== null) return lined;
  const before = all[degree.at - 1];
  // "Informatik, B.Sc.": the subject of a bare degree.
  const bare = own.length === 1 && (degree.text.split(' ').length <= 2 || OF_ARTS.test(degree.text) || OF_LEVEL.test(degree.text)); // prettier-ignore
  if (before && bare && degree.joint === 'comma' && before.cell === degree.cell && before.kind === 'name' && before !== school && (all[degree.at - 2] !== school || school?.cell !== degree.cell) && before.school <= 0 && before.degree <= TRADE)
    own.unshift(before); // prettier-ignore
  // "Coastal Botany - Bachelor of Natural Science" on a line of its own.
  if (before && own.length === 1 && apart && degree.joint === 'hard' && before.cell === degree.cell && before.joint === null && before.kind === 'name' && before !== school && before.school <= 0 && before.degree <= TRADE && !LEFT_SCHOOL.test(key(degree.text)))
    own.unshift(before); // prettier-ignore
  // "PhD | Leeds University, Physics": of a bare degree the subject may stand behind the school.
  const behind = school && school.at === degree.at + 1 ? all[school.at + 1] : undefined;
  if (behind?.joint === 'comma' && bare && own.length === 1 && u`^(?:\p{Lu}\p{Ll}?\.?){2,4}$`.test(degree.text) && behind.kind === 'name' && behind.school <= 0 && behind.degree <= TRADE && behind.cell === school?.cell && all.some(({ kind, at }) => kind === 'place' && at > behind.at))
    own.push(behind); // prettier-ignore
  const joints = own.map((piece, at) => (at === 0 ? '' : piece.joint === 'hard' ? ' – ' : ', ') + piece.text);
  return joints.join('').length > LONGEST_DEGREE ? degree.text : joints.join('');
}

const CAMPUS = u`^[Cc]ampus\s\p{Lu}`;

/** "Wharton School, University of Pennsylvania": schools side by side are one. */
function wholeSchool(school: Placed, degree: Placed | undefined, all: readonly Placed[]): string {
  const goesOn = (piece: Placed | undefined, faculty: boolean): piece is Placed =>
    piece !== undefined &&
    piece !== degree &&
    !isStatus(piece.text) &&
    piece.cell === school.cell &&
    piece.school > CROWN &&
    (piece.kind === 'name' || (faculty && piece.kind === 'faculty')) &&
    piece.degree <= TRADE;
  const own = [school];
  const above = all[school.at - 1];
  // "Tecnológico del Lago, Campus Norte"
  if (CAMPUS.test(school.text) && school.joint === 'comma' && above?.kind === 'name' && above !== degree && above.cell === school.cell && above.degree <= TRADE)
    return `${above.text}, ${school.text}`; // prettier-ignore
  // "College of Arts, Science and Commerce": what stands between two schools' names is of the first.
  const between = all[school.at - 1];
  const ahead = all[school.at - 2];
  if (between && school.joint === 'comma' && between.joint === 'comma' && between.kind === 'name' && between.degree <= TRADE && between !== degree && goesOn(ahead, true))
    return [ahead, between, school].map(({ text }) => text).join(', '); // prettier-ignore
  const campus = (piece: Placed | undefined): boolean =>
    piece?.cell === school.cell && piece !== degree && CAMPUS.test(piece.text);
  for (let at = school.at + 1; (goesOn(all[at], false) || campus(all[at])) && all[at]?.joint === 'comma'; at += 1)
    own.push(all[at] as Placed);
  for (let at = school.at - 1; goesOn(all[at], true) && own[0]?.joint === 'comma'; at -= 1)
    own.unshift(all[at] as Placed);
  return own.map(({ text }) => text).join(', ');
}

/** "Lehre als Tischler" needs no more; what follows is where. */
function hasSubject({ text }: Placed): boolean {
  return text.split(' ').length > 2;
}

/** "Höhere Handelsschule", "Berufliches Gymnasium". */
const GERMAN_KIND = u`^\p{Lu}\p{Ll}+(?:e|es) (?:\p{L}{0,24}schule|\p{L}{0,16}gymnasium|\p{L}{0,16}kolleg)$`;

/** Of more words than one, and but the first in small letters. */
function isKind({ text }: SchoolPiece): boolean {
  const [, ...words] = text.split(' ');
  return words.length > 0 && words.every((word) => u`^\p{Ll}`.test(word));
}

/** Of several schools the one that only says of which kind: "Sekundarschule", "Liceo linguistico" beside "Liceo Ariosto". */
function kindOf(schools: readonly Placed[], marks: Marks): Placed | undefined {
  if (schools.length < 2) return undefined;
  const generic = schools.find(({ text }) => isGenericSchool(text)) ?? schools.find((piece) => isKind(piece) || GERMAN_KIND.test(piece.text) || KIND_OF_SCHOOL.test(key(piece.text.replace(/\s*\([^()]*\)$/u, '')))); // prettier-ignore
  const [first, second] = schools;
  if (generic) return generic;
  const same = first?.text.split(' ')[0] === second?.text.split(' ')[0];
  return same && first && second && roleScore(first.text, marks) > roleScore(second.text, marks) ? first : undefined;
}

/** A firm that trains; not "Heavy Vehicle Mechanics", which was learnt. */
function isFirm({ text, degree }: Placed, jobs: Marks): boolean {
  return degree <= 0 && (isClosedName(text) || (organisationScore(text, jobs) > 0 && !isField(lastWord(text))));
}

/** Where one learnt when no words tell a school: a firm that trained an apprentice, another line, what stands apart in the degree's own. */
// prettier-ignore
function untoldSchool(degree: Placed, free: readonly Placed[], all: readonly Placed[], jobs: Marks): Placed | undefined {
  const german = jobs.lexicon.language === 'de';
  const firm = (piece: Placed): boolean => isFirm(piece, jobs);
  // "Obligatorische Schulen, Sumiswald"
  if (isSchooling(degree.text) && free.every(({ text }) => isTownByShape(text))) return undefined;
  const beyond = free.filter((piece) => piece.cell !== degree.cell);
  return (
    beyond.find(firm) ??
    free.find(firm) ??
    beyond[0] ??
    free.find((piece) => piece.joint === 'hard' || degree.joint === 'hard') ??
    free.find((piece) => opensHead(piece, degree, all)) ??
    (hasSubject(degree) || (german && isTownByShape(free.at(-1)?.text ?? ''))
      ? free.find((piece) => piece.at > degree.at)
      : free.at(-1))
  );
}

/** "Holzbau Egli AG, Uster / Gewerbeschule Wetzikon": of the two that train an apprentice the firm. */
function trainedAt(school: Placed, free: readonly Placed[], all: readonly Placed[], jobs: Marks): Placed {
  if (EXAMINES.test(key(school.text)))
    return free.find((piece) => piece.cell !== school.cell && piece.school <= 0 && isClosedName(piece.text)) ?? school;
  // "Berufsschule: Robert-Bosch-Schule"
  const labelled =
    school.joint === 'colon' && all.some(({ at, text }) => at === school.at - 1 && LESSONS.test(key(text)));
  if (!labelled && !LESSONS.test(key(school.text))) return school;
  const beside = ({ cell, joint, at }: Placed): boolean =>
    cell === school.cell && at < school.at && school.joint === 'hard' && joint !== 'comma';
  return free.find((piece) => piece.school <= 0 && (beside(piece) || isFirm(piece, jobs))) ?? school;
}

/** What was learnt where only the school is told by its words: not the town behind it. */
function untoldDegree(school: Placed, named: readonly Placed[], lexicon: Lexicon): Placed | undefined {
  const rest = named.filter((piece) => piece !== school && piece.school <= CROWN);
  const [first] = rest;
  const told = rest.find((piece) => !(piece.at === school.at + 1 && piece.joint === 'comma'));
  // "Sekundarschule, Niederlenz": pupils have no subject.
  const behind =
    told === undefined || (told === first && told.at === school.at + 1 && told.joint === 'hard' && rest.length === 1);
  const town = behind && first && first.degree <= 0 && (lexicon.language === 'de' ? isTownByShape(first.text) && isSchoolOfYouth(school.text, lexicon) : first.joint === 'comma' && isPupilsSchool(school.text, first.text, lexicon)); // prettier-ignore
  return town ? undefined : (told ?? first);
}

/** What stands on a line of its own beside a kind of school, where no degree is told: another school, or any name right below it. */
function attendedBeside(generic: Placed, named: readonly Placed[]): Placed | undefined {
  const beyond = named.filter(({ cell, text }) => cell !== generic.cell && !isGenericSchool(text));
  return beyond.find(({ school, degree }) => school > 0 && degree <= TRADE) ?? (BARE_KIND.test(key(generic.text)) ? beyond.find(({ at, degree }) => at === generic.at + 1 && degree <= 0) : undefined); // prettier-ignore
}

/** Neither a town nor a subject beside it. */
const BARE_KIND = u`(?:schule|gymnasium|kolleg)(?: [a-c])?$`;

function told(title: string | null, organisation: string | null, titleFirst: boolean): EntryHead {
  return { title, organisation, sure: 'both', titleFirst, together: false };
}

function schoolWeight({ kind, school }: Placed): number {
  return kind === 'faculty' ? school / 4 : school;
}

/** Schooling that has no subject. */
const LEVEL = /^(?:estudios )?(?:primari[ao]s?|secundari[ao]s?|preparatoria|ensino (?:fundamental|medio))(?:$|\s)/u;

/** "Secundaria: Sec. Técnica No. 12": behind the colon of a level stands its school, unless the words of another piece tell one. */
function levelAt(level: Placed, where: Placed, all: readonly Placed[]): boolean {
  const elsewhere = all.slice(where.at + 1).some(({ school, degree }) => school >= 1 || degree > TRADE);
  return where.joint === 'colon' && where.kind === 'name' && LEVEL.test(key(level.text)) && !elsewhere;
}

const lastWord = (text: string): string => text.slice(text.lastIndexOf(' ') + 1);

/** "Web Development – Acme Career Training Program": the field beside a course that is called by a name was taken there. */
function taughtIn(course: Placed, named: readonly Placed[], { language }: Lexicon, jobs: Marks): Placed | undefined {
  if (language !== 'en' || !COURSE.test(course.text)) return undefined;
  const endsInField = (text: string): boolean => isField(lastWord(text)) || roleScore(lastWord(text), jobs) > 0;
  const before =
    course.text
      .replace(/\s?\([^()]*\)$/u, '')
      .split(' ')
      .at(-2) ?? '';
  return isField(before) ? undefined : named.find((piece) => piece !== course && piece.degree <= TRADE && endsInField(piece.text)); // prettier-ignore
}

/** `texts`: the cells of the head's lines with their dates taken out, in order. */
export function schoolHeadOf(texts: readonly string[], lexicon: Lexicon): EntryHead {
  const marks = schoolMarks(lexicon);
  const jobs = marksFor(lexicon, false);
  const all: Placed[] = schoolPieces(withFields(withoutLevels(texts, marks)), marks).map((piece, at) => ({ ...piece, at })); // prettier-ignore
  const [level, where] = all;
  if (level && where && levelAt(level, where, all)) return told(level.text, where.text, true);
  const names = all.filter((piece) => piece.kind === 'name' || piece.kind === 'faculty');
  // "Auszubildender, Acme AG, Energieelektroniker": as what one learnt is not what.
  const learnt = lexicon.language === 'de' && names.some(({ text, degree }) => degree > 0 && !isStatus(text));
  const named = learnt ? names.filter(({ text }) => !isStatus(text)) : names;
  const worded = best(named, (piece) => (piece.school > piece.degree ? 0 : piece.degree));
  const ofDegree = worded && (tradeBefore(worded, named, lexicon) ?? worded);
  const asSchool = (piece: Placed): number => (piece.degree > piece.school ? 0 : schoolWeight(piece));
  const others = named.filter((piece) => piece !== ofDegree);
  // "University" beside the degree, over its name.
  const known =
    best(
      others.filter(({ text }) => !KIND_OF_SCHOOL.test(key(text)) && !isGenericSchool(text)),
      asSchool,
    ) ?? best(others, asSchool);
  const generic = ofDegree ? undefined : named.find(({ text }) => isGenericSchool(text));
  const attended = generic && attendedBeside(generic, named);
  if (generic && attended) return told(generic.text, wholeSchool(attended, generic, all), generic.at < attended.at);
  // Of two that read like schools one may hold a degree's words too.
  const second = known && !ofDegree ? named.filter((piece) => piece !== known) : [];
  const degree = ofDegree ?? best(second, (piece) => piece.degree);
  const taught = degree && !known ? taughtIn(degree, named, lexicon, jobs) : undefined;
  if (degree && taught) return told(wholeDegree(taught, degree, all, jobs), degree.text, taught.at < degree.at);
  if (degree) {
    const free = named.filter((piece) => piece !== degree && (piece.degree <= TRADE || piece.school > 0) && !OF_DEGREE.test(piece.text)); // prettier-ignore
    const school = known ? trainedAt(known, free, all, jobs) : untoldSchool(degree, free, all, jobs);
    const name = school ? (spelledOut(school, degree, all, lexicon) ?? wholeSchool(school, degree, all)) : null;
    return told(wholeDegree(degree, school, all, jobs), name, !school || degree.at < school.at);
  }
  if (!known) {
    const [first, other] = named;
    return { ...told(first ? wholeDegree(first, other, all, jobs) : null, other?.text ?? null, true), sure: null };
  }
  // "Kirchbergschule, Grundschule, Emsau"
  const sort = lexicon.language === 'de' ? named.find(({ text, cell }) => cell === known.cell && isGenericSchool(text)) : undefined; // prettier-ignore
  const called =
    sort &&
    best(
      named.filter((piece) => piece !== sort && piece.kind === 'name'),
      asSchool,
    );
  if (sort && called) return told(sort.text, wholeSchool(called, sort, all), sort.at < called.at);
  const title = untoldDegree(known, named, lexicon);
  // "Scuola media, Biasca": a kind of school is what was taken, at the one behind the comma.
  if (title?.joint === 'comma' && title.at === known.at + 1 && isKind(known)) return told(known.text, title.text, true);
  if (title) return told(wholeDegree(title, known, all, jobs), wholeSchool(known, title, all), title.at < known.at);
  const schools = named.filter((piece) => piece.kind === 'name');
  const kind = kindOf(schools, marks);
  const proper = kind && best(schools.filter((piece) => piece !== kind), schoolWeight); // prettier-ignore
  return kind && proper
    ? told(kind.text, wholeSchool(proper, kind, all), kind.at < proper.at)
    : told(null, wholeSchool(known, undefined, all), false);
}
