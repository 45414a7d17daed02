/** Which words of a piece name a degree, a school, or a part of one. */
import { isCjk } from '../../../resume/language.ts';
import { gu, iu, patternOf, u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import {
  AT_SCHOOL,
  BEFORE_SCHOOL,
  DEGREE_SCHOOLS,
  FACULTIES,
  GERMAN_DEGREE_END,
  LEVELS,
} from '../../lexicons/education-words.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { OF_DIPLOMACY, spelledOut } from './degree-initials.ts';
import { CALLED_SCHOOL, isGenericSchool, isHouse, isSchooling, KIND_OF_SCHOOL, KIND_TAUGHT, SAINT, SUBJECT_OF_LEVEL } from './kinds-of-school.ts'; // prettier-ignore
import { KNOWN_HOW, TRAINER, PREPARED_FOR } from './french-schools.ts';
import { key, keysOf } from '../text/fold.ts';
import { namesPost } from '../heads/headers.ts';
import { marksFor, opensAsEmployer, organisationScore, roleScore, type Marks } from '../heads/head-marks.ts';
import { matchesOf } from '../text/matches.ts';
import { recalledPer } from '../text/once.ts';
import { OPEN_END } from './line-room.ts';
import { lowered, mayOpen } from '../text/word-starts.ts';

/** "PUC-SP", "ISFD N° 41", "INSA Lyon": what nothing else is may be a school by its initials. */
const INITIALS = u`^\p{Lu}{3,7}(?:$|[ -](?:\p{Lu}|n[°º.]|\d))`;
const BY_INITIALS = 0.4;
/** "ENGLISH FOR WORK": of three words and more in capitals none is initials. */
const IN_CAPITALS = u`^\p{Lu}{2,}(?:\s(?:[EY]|\p{Lu}{2,})){2,}$`;

/** Whether a section is read as studies; in ja and zh a school's name tells its degree otherwise. */
export function isStudies(section: SectionKind, { language }: Lexicon): boolean {
  return section === 'education' && !isCjk(language);
}

export function schoolMarks(lexicon: Lexicon): Marks {
  return marksFor(lexicon, true);
}

/** How much a text reads like a degree. The noun that comes first outweighs the others: "Escuela de Ingeniería", "Diploma di liceo". */
export function degreeScore(text: string, marks: Marks): number {
  return scoresOf(text, marks).degree;
}

/** How much a text reads like a school. */
export function schoolScore(text: string, marks: Marks): number {
  return scoresOf(text, marks).school;
}

/** "Tertiary" beside "Bachelor of Science in Nursing" is no more than its label. */
const LEVEL = 0.5;
const FIRST_NOUN = 0.4;
/** A trade may be what one learnt: "Soldador homologado", "Konstruktionsmechaniker". */
export const TRADE = 0.3;

/** "Schule", "Universität" alone: of which kind it was, beside the school's name. */
const KIND = 0.45;

const INITIALLED = u`(?<!\p{L})(?:\p{L}\.){2,5}`;
const INITIALLED_ALL = patternOf(INITIALLED.source, 'gu');

/** Two full stops with a letter between, or a few behind a blank. */
function hasInitials(text: string): boolean {
  for (let at = text.indexOf('.'); at >= 0; at = text.indexOf('.', at + 1))
    if (text.slice(at + 2, at + (text.charAt(at + 1) === ' ' ? 7 : 4)).includes('.')) return true;
  return false;
}

/** "B. A.", "B. Sc." */
const APART = gu`(?<!\p{L})(\p{Lu}\.)\s(?=\p{Lu}\p{Ll}{0,3}\.)`;

/** "‘A’ Levels" */
const QUOTED_LEVEL = /['‘’"“”](A|AS|O)['‘’"“”][\s-](?:L|l)evel/gu;

/** "H.S.C." is "HSC", "B. A." is "B.A.", "‘A’ Levels" are "A levels". */
function degreeWords(spaced: string, marks: Marks): number {
  const text = (hasInitials(spaced) ? spaced.replace(APART, '$1') : spaced).replace(QUOTED_LEVEL, '$1 level').replace(OF_DIPLOMACY, ' '); // prettier-ignore
  const initials = hasInitials(text) && INITIALLED.test(text);
  const undotted = initials ? text.replaceAll(INITIALLED_ALL, (dotted) => `${dotted.replaceAll('.', '')} `) : text; // prettier-ignore
  if (marks.lexicon.language === 'en' && AMERICAN.test(text)) return 1;
  const words = Math.max(roleScore(text, marks), initials ? roleScore(undotted, marks) : 0);
  return words === 0 && marks.lexicon.language === 'de' ? Number(key(text).split(u`[^\p{L}]+`).some((word) => GERMAN_DEGREE_END.test(word))) : words; // prettier-ignore
}

/** "AS Nursing", "AB in History", "AA": letters that are words elsewhere. */
const AMERICAN =
  /^(?:(?:AA|AS|AAS|AB|SB|SM|BM|MM|BN|MN|BD|DC|OD|DO|DMA|EdS|MAT|BAS|BAAS) (?:in|of) [A-Z]|(?:AA|AS|AAS|AB|SB|BM|MM|BN|MN|BAS|BAAS) [A-Z][a-z]{2}|M[AS] (?:en [Pp]assant|(?!Word|Office|Excel|Access|Project|Windows)[A-Z][a-z]{3})|(?:AA|AS|AAS|AB|BAS|BAAS|BSBA|BSIT|BSEE|BSME|BSCE|BSED|BEED|MHA|MAcc|MFin|MSEd)(?:$|\s[A-Z(]|\sin\s))/u;

/** "Mediengestalterin Digital und Print (IHK)": who examined it, behind a trade. */
const EXAMINED = u`\p{L}\s\((?:IHK|HWK|HK)\)$`;

/** "Full Stack Bootcamp", "Pharmacy Technician Program": what the last noun says was attended, whatever school gave it. */
export const COURSE =
  /\S\s(?:boot\s?camp|program(?:me)?|course|immersive|nanodegree|certification|traineeship)(?:\s\([^()]{2,30}\))?$/iu;
const LEAST_COURSE = 0.6;

/** "Bootcamp de Dados": where the noun stands first, behind it is what was learnt. */
const BOOT_CAMP = /^boot\s?camp(?:$|\s\S)/iu;

/** "Amrit Matric Hr Sec School": named for the certificate that it leads to. */
const INDIAN_SCHOOL = iu`^\p{Lu}\S+\s(?:\S+\s){0,3}Matric(?:ulation)?\.?\s(?:\S+\s){0,3}School$`;

/** "Centro Técnico de …": with the word behind it a school, whatever degree that word is alone. */
const CENTRE = /^(?:centro|centre|unidade?|complejo|complexo)$/u;
const OF_TEACHING =
  /^centr[oe] (?:de|d') ?(?:ensino|estud|educa|forma|capacita|pos-?grad|trein|instruc|ensenanza|idioma|lengua)/u;
/** "Secundaria Técnica No. 44", "Preparatoria Núm. 3": what is numbered is a house. */
const NUMBERED = /\s(?:n(?:[º°o]|[uú]m)\.?|n\.[º°o]|#)\s?\d{1,4}(?!\d)/iu;

function bothOf(text: string, marks: Marks): { readonly degree: number; readonly school: number } {
  if (keysOf(LEVELS).includes(key(text))) return { degree: LEVEL, school: 0 };
  if (isSchooling(text)) return { degree: 1, school: 0 };
  const spelled = spelledOut(text);
  if (spelled !== null) return scoresOf(spelled, marks);
  if (marks.lexicon.language === 'en' && COURSE.test(text)) return { degree: Math.max(LEAST_COURSE, degreeWords(text, marks)), school: FIRST_NOUN - 0.25 }; // prettier-ignore
  if (marks.lexicon.language !== 'en' && BOOT_CAMP.test(text)) return { degree: 1, school: FIRST_NOUN - 0.25 };
  if (marks.lexicon.language === 'fr' && TRAINER.test(text)) return { degree: 0, school: 1 };
  if (marks.lexicon.language === 'fr' && KNOWN_HOW.test(text)) return { degree: 0, school: 0 };
  if (CALLED_SCHOOL.test(text)) return { degree: FIRST_NOUN - 0.5, school: 1 };
  if (EXAMINED.test(text)) return { degree: Math.max(1, degreeWords(text, marks)), school: 0 };
  const [role, organisation] = [degreeWords(text, marks), organisationScore(text, marks)];
  if (role === 0 || organisation === 0)
    return {
      degree: role === 0 && organisation === 0 && namesPost(text, marks.lexicon) ? TRADE : role,
      school:
        organisation > 0
          ? isKind(text, marks)
            ? KIND
            : organisation
          : role === 0 && INITIALS.test(text) && !IN_CAPITALS.test(text)
            ? BY_INITIALS
            : 0,
    };
  const opening = text.trim().split(/\s+/u, 2);
  const [first = ''] = opening;
  const last = text.replace(/\s*[(（].*$/u, '').trim().split(/\s+/u).at(-1) ?? ''; // prettier-ignore
  const keyed = key(text);
  const phrase = mayOpen(keyed, DEGREE_SCHOOLS).some((words) => keyed.startsWith(words));
  const centre = NUMBERED.test(text) || OF_TEACHING.test(keyed) || (CENTRE.test(key(first)) && organisationScore(opening.join(' '), marks) > 0); // prettier-ignore
  const byDegree =
    !INDIAN_SCHOOL.test(text) &&
    !centre &&
    (phrase ||
      (roleScore(opening.join(' '), marks) > 0 && organisationScore(first, marks) === 0) ||
      // "High School Diploma": in English the last noun is what it is.
      (marks.lexicon.language === 'en' && roleScore(last, marks) > 0 && organisationScore(last, marks) === 0));
  const bySchool = (!byDegree && (centre || opensAsSchool(text, marks))) || INDIAN_SCHOOL.test(text);
  return {
    degree: bySchool ? FIRST_NOUN - 0.5 : byDegree ? role : role - 0.5 * organisation,
    school: byDegree ? FIRST_NOUN - 0.25 : bySchool ? organisation : organisation - 0.25 * role,
  };
}

/** Both at once. */
export const scoresOf = recalledPer(bothOf);

/** One German noun, no compound: those of other languages are names of schools too. */
function isKind(text: string, { lexicon }: Marks): boolean {
  return (
    lexicon.language === 'de' && /^(?:Schule|Hochschule|Universität|Uni|Fachhochschule|Gymnasium)$/u.test(text.trim())
  );
}

/** What the initials of a faculty stand for, in brackets. */
const SPELLED_OUT = u`^\p{Lu}{2,8}\s\(([^()]{8,80})\)$`;

/** "Facultad de Derecho", "Abteilung Hochbau", "DIMA (Dipartimento di Matematica)". */
export function isFaculty(text: string): boolean {
  const plain = key(SPELLED_OUT.exec(text.trim())?.[1] ?? text);
  return mayOpen(plain, FACULTIES).some((word) => plain.startsWith(word) && !u`^\p{L}`.test(plain.slice(word.length)));
}

/** Whether a text begins with a word of schools, behind one adjective at the most: "Universidad de …", "Städtisches Gymnasium". */
export function opensAsSchool(text: string, marks: Marks): boolean {
  const words = text.trim().split(/\s+/u);
  const [first = '', second = ''] = words;
  if (!u`^[\p{Lu}\d"“«„]`.test(first) || ADJECTIVE.test(key(second)) || ADJECTIVE.test(key(first))) return false;
  return organisationScore(first, marks) > 0 || (u`^\p{Lu}`.test(second) && organisationScore(second, marks) > 0);
}

/** Of schools, and no name of one: "Máster Universitario". */
const ADJECTIVE =
  /^(?:schulen|schools|universities|scuole|universitari[oa]|universitaire|scolaire|escolar|academi(?:co|ca|que)|tecnologic[oa]|politecnic[oa])s?$/u;

function pattern(words: readonly string[]): RegExp {
  const spelled = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\/]/gu, String.raw`\$&`).replace(/'/gu, "['’]"));
  return patternOf(String.raw`\s(?:${spelled.map((word) => (word.endsWith("’]") ? word : String.raw`${word}\s`)).join('|') || '(?!)'})\s?(?=\S)`, 'gu'); // prettier-ignore
}

const patterns = new Map<string, readonly [strong: RegExp, weak: RegExp]>();
function jointsFor({ language }: Lexicon): readonly [strong: RegExp, weak: RegExp] {
  const known = patterns.get(language);
  if (known) return known;
  const made = [pattern(AT_SCHOOL[language] ?? []), pattern(BEFORE_SCHOOL[language] ?? [])] as const;
  patterns.set(language, made);
  return made;
}

/** "at the Acme University" in a type of its own: without the words that lead to it. */
export function withoutLead(text: string, marks: Marks): string {
  const [strong] = jointsFor(marks.lexicon);
  const [lead] = matchesOf(strong, ` ${lowered(text)}`);
  const rest = lead?.index === 0 ? text.slice(lead[0].length - 1) : text;
  return u`^["“«„]?\p{Lu}`.test(rest) || SMALL_BEHIND.test(rest) ? rest : text;
}

/** "Diplom der Acme-Akademie „Geriatrie“": who gave it is of the name of what one learnt. */
const QUOTED = /\s(?:der|des|della?|du|of the)\s.{4,60}\s[„“"«][^„“”"«»]{3,60}[“”"»]$/u;

/** What a degree behind a school's name opens with: "BSc", "M.A.", "Bachelor of". */
const DEGREE_OPENS = u`^(?:\p{Lu}\p{Ll}{0,2}\.?){2,4}$|^(?:Bachelor|Master|Doctor|Associate|Diploma|Certificate)(?:['’]?s)?$`;
/** "Kaufmännisches", "Staatliche", "Freie": of a school that its noun names behind it. */
export const GERMAN_ADJECTIVE = u`^\p{Lu}\p{Ll}+(?:isch|lich|freie|offen)e[rsnm]?$|^(?:Freie|Hohe|Höhere|Private|Duale|Gewerbliche|Allgemeine|Berufsbildende)[rsn]?$`;
const OF_WHAT = /^(?:of|in|degree)$/u;
/** "University of Exton BSc Mathematics": an English school's name and the degree, with nothing between. */
function partAtDegree(text: string, marks: Marks): readonly [school: string, degree: string] | null {
  const words = marks.lexicon.language === 'en' ? text.split(' ') : [];
  for (let at = 2; at < words.length - 1; at += 1) {
    const word = words[at] ?? '';
    if (!DEGREE_OPENS.test(word) || (u`^[ABCDM]\p{Ll}{4}`.test(word) && !OF_WHAT.test(words[at + 1] ?? ''))) continue;
    const [school, degree] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    if (roleScore(word, marks) === 0 || organisationScore(degree, marks) > 0 || KIND_OF_SCHOOL.test(key(school)))
      continue;
    if (schoolScore(school, marks) > 0.5 && degreeScore(school, marks) <= 0 && !/\([^()]*$|\s(?:of|and|for|the|in|&)$/u.test(school)) return [school, degree]; // prettier-ignore
  }
  return null;
}

/** "à l’université de Lens", "au lycée Jean Exemple": in French the kind of school is written small. */
const SMALL_SCHOOL = u`^(?:université|école|lycée|collège|institut|faculté|conservatoire|académie)\s(?:\p{Ll}[\p{L}’']*\s){0,4}(?:d['’])?\p{Lu}`;

/** And behind "presso" or "chez", in whichever language; in Spanish and Portuguese behind "en la" too. */
const SMALL_BEHIND = u`^(?:istituto|liceo|università|scuola|politecnico|accademia|conservatorio|dipartimento|facoltà|instituto|colegio|colégio|escuela|escola|centro|universidade?|faculdade|facultad|academia|université|école|lycée|collège|institut|faculté|académie)\s(?:\p{Ll}[\p{L}’']*\s){0,4}(?:d['’])?["“«]?\p{Lu}`;

/** "Laurea in Economia presso l'Università di Bari", "BSc Nursing from …", "Abitur Goethe-Gymnasium": degree and school of one piece, in their order. */
export function partAtSchool(text: string, marks: Marks): readonly [first: string, second: string] | null {
  if (QUOTED.test(text) || SAINT.test(text)) return null;
  const [strong, weak] = jointsFor(marks.lexicon);
  const jobs = marksFor(marks.lexicon, false);
  const isDegree = (side: string): boolean => degreeScore(side, marks) > TRADE && organisationScore(side, marks) === 0;
  const small = lowered(text);
  for (const [joint, sure] of [[strong, true], [weak, false]] as const) {
    for (const { index, 0: words } of matchesOf(joint, small)) {
      const [left, right] = [text.slice(0, index), text.slice(index + words.length)];
      // "Abschluss der Mittelschule" names the kind of school alone.
      const named = (sure || /^(?:es|pt)$/u.test(marks.lexicon.language) ? SMALL_BEHIND : SMALL_SCHOOL).test(right) ? `${right.charAt(0).toUpperCase()}${right.slice(1)}` : right;
      if (!u`^["“«„]?\p{Lu}`.test(named) || (!sure && u`^\p{Lu}\p{Ll}+$`.test(right)) || /\([^()]*$/u.test(left)) continue;
      // What nobody lists as a degree is one where the words before a school say so.
      // "Centro Qualifica da Escola Rocha" is one school, "12.º ano, Centro Qualifica" no degree.
      const studies =
        isDegree(left.replace(PREPARED_FOR, '')) ||
        (organisationScore(left, marks) === 0 && u`^\p{Lu}`.test(left) && !opensAsEmployer(left, jobs));
      if (studies && (opensAsSchool(named, marks) || ((sure || marks.lexicon.language === 'de') && opensAsEmployer(right, jobs)) || (sure && schoolScore(right, marks) > 0))) return [left, right];
      // "Higher Secondary from …": a word of schools, and none here.
      if (sure && marks.lexicon.language === 'en' && scoresOf(left, marks).degree > TRADE && schoolScore(left, marks) < KIND && schoolScore(right, marks) > 0.5) return [left, right]; // prettier-ignore
      if (isDegree(left) && (sure ? roleScore(right, marks) === 0 : u`^\s(?:à|au)`.test(words) && isHouse(right))) return [left, right]; // prettier-ignore
    }
  } // prettier-ignore
  const words = text.split(' ');
  // "PhD Princeton University": initials of a rail beside the school.
  const [initials = '', ...name] = words;
  // "BAC PRO GESTION LYCEE SABIN": of a line in capitals any word looks like initials.
  const shouted = marks.lexicon.language !== 'en' && words.length > 3 && text === text.toUpperCase();
  if (!shouted && u`^(?:\p{Lu}\p{Ll}?\.?){2,4}$`.test(initials) && name.length > 1 && isDegree(initials) && u`^\p{Lu}`.test(name[0] ?? '') && !SUBJECT_OF_LEVEL.test(name[0] ?? '') && schoolScore(name.join(' '), marks) > 0.5 && degreeScore(name.join(' '), marks) <= 0) return [initials, name.join(' ')]; // prettier-ignore
  for (let at = 1; at < words.length; at += 1) {
    const word = words[at] ?? '';
    // A German name may stand before the noun: "Goethe-Gymnasium".
    const noun = marks.lexicon.language === 'de' ? word : (word.split('-')[0] ?? '');
    const opens = u`^["“«„]?\p{Lu}`.test(word) && !ADJECTIVE.test(key(word)) && organisationScore(noun, marks) > 0;
    // In English the noun closes a school's name, so that only "… University of X" opens one.
    const whole = marks.lexicon.language !== 'en' || words[at + 1] === 'of';
    // "Bachelor HES-SO en soins infirmiers": of which schools the degree is.
    if (u`^\p{Lu}{2,}(?:-\p{Lu}+)?$`.test(word) && /^(?:en|in)$/u.test(words[at + 1] ?? '')) continue;
    if (KIND_TAUGHT.test(words[at - 1] ?? '')) break;
    // "Einführungsphase der gymnasialen Oberstufe"
    if (/^gymnasiale[rn]?$/iu.test(words[at - 1] ?? '')) continue;
    // "DIPLOMA DI LICEO ARTISTICO"
    if (OPEN_END.test(` ${lowered(words[at - 1] ?? '')}`)) continue;
    if (!opens || !whole || !u`^(?:[\p{Lu}\d]|\p{Ll}{4,}|.*[.)]$)`.test(words[at - 1] ?? '')) continue;
    // "Kaufmännisches Bildungszentrum", "Pädagogische Hochschule": an adjective belongs to the noun behind it.
    const from = at - Number(marks.lexicon.language === 'de' && GERMAN_ADJECTIVE.test(words[at - 1] ?? ''));
    const left = words.slice(0, from).join(' ');
    // "Master (Programme Grande École)"
    if (/\([^()]*$/u.test(left)) continue;
    // "Senior High School"
    if (key(word) === 'school' && at === words.length - 1) break;
    // "Grundschule Kirchbergschule"
    const kind = marks.lexicon.language === 'de' && isGenericSchool(left) && (words.length - from > 1 || !isGenericSchool(word)); // prettier-ignore
    return from > 0 && (kind || isDegree(left)) ? [left, words.slice(from).join(' ')] : partAtDegree(text, marks);
  }
  return partAtDegree(text, marks);
}
