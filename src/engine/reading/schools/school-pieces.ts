/** The head of an education entry cut into what is degree, school, place or aside. */
import { u } from '../../../resume/patterns.ts';
import { isPractice, withBlanks, withoutAttendance, withoutTopic } from './german-schools.ts';
import { abbreviates, withInitials } from './degree-initials.ts';
import { isPlace, organisationScore, type Marks } from '../heads/head-marks.ts';
import { partAtField } from './fields-of-study.ts';
import { partAtQuotes } from './courses-in-quotes.ts';
import { isFrameworkLevel } from './framework-levels.ts';
import { frenchSchool, partAtInitials } from './french-schools.ts';
import { crownOf, holdsHonours, isAside, isGrade, isLabelled } from './school-asides.ts';
import {
  degreeScore,
  isFaculty,
  opensAsSchool,
  partAtSchool,
  schoolScore,
  scoresOf,
  TRADE,
  withoutLead,
} from './school-marks.ts';
import { withoutEnded } from './ended-degrees.ts';
import { JOINER, withCampuses } from '../text/campuses.ts';
import { withQuotedNames } from '../text/quoted-names.ts';
import { key } from '../text/fold.ts';
import { isTownOfProvince } from '../contacts/town-shapes.ts';
import { isState, isTownInState, isTownOf, withoutTownBehind } from './school-towns.ts';
import { isGenericSchool, isHouse, isLevelBeside } from './kinds-of-school.ts';
import { tidy } from './school-tidy.ts';

export interface SchoolPiece {
  readonly text: string;
  /** Which text it is of. */
  readonly cell: number;
  /** What parts it from the piece before in its cell; null for the first. */
  readonly joint: 'comma' | 'colon' | 'hard' | null;
  readonly degree: number;
  readonly school: number;
  readonly kind: 'name' | 'faculty' | 'place' | 'aside';
}

/** Pieces that stand apart whatever they say; commas, full stops and colons part less. */
const HARD = /\s*[|•·●∙⋅｜;→]\s*|\s\.(?:\s+|$)|\s+[–—―-]+\s+|\s{3,}|\s\/{1,2}\s|\s+@\s*(?=\S)/u;
/** A comma, not that of "Lehr-, Lern- und"; a full stop behind a word, not behind an abbreviation; a colon. */
const SOFT = u`(?<!\p{Ll}-),\s+|(?<=[\p{Ll}\d)]{3})(?<!(?:Univ|Inst|Govt|Inc|inc|incl|Prof|Dept|[Dd]ipl|Hons|Cert|Tech|Acad|Fach|[Ss]taatl|[Ee]idg|[Gg]epr|[Ss]tädt|kath|evang|med|phil|nat|jur|pol|oec|Dres|Gral|Arch|Dott|[Aa]usb|[Ww]eiterb|[Bb]erufl|[Aa]bt|[Kk]aufm|Lgr)|\.\s\p{Ll}{2,6})\.\s+(?=\p{Lu})|\s?[:：]\s+`;
const BRACKETS = /[(（]([^()（）]{0,120})[)）]/gu;
/** Behind brackets that stand within a name: "B.Sc. (First Class Honours) in Mathematics". */
const WITHIN = /^\s(?:in|en|em|of|de|des|di|der)\s/u;
/** "Diplom-Ingenieur (FH)", "B.Sc. (Hons)". */
const DEGREE_NOTE = /^(?:FH|TU|TH|BA|DH|Univ\.?|UAS|Hons?\.?|Honou?rs|IHK|HWK|HK)$/u;

/** "Diplom-Biologin (FH)" is no town in a province. */
const NOTED_DEGREE = /^(?:Diplom|Dipl\.)\S*.*\((?:FH|TU|TH|BA|DH)\)$/u;

/** "Higher Secondary (+2)", "Senior Secondary (10+2)", "SSLC (Class X)". */
const CLASS_NOTE = /^(?:(?:10|\d)?\s?\+\s?[23]|(?:class|std\.?|standard)\s(?:1[0-2]|X(?:I{0,2})?)(?:th)?|1[02]th)$/iu;

const GAP = '\ufdd0';
const BLANKED = /\s?\ufdd0\s?/gu;
const LEFT_GAP = /(?<=\S)(?:(?: {2}|\s?\ufdd0\s?)(?=[,.;)]|$)| (?=[,;)]|\.(?!\s|$)|$))/gu;

/** "(Tetuán, Marruecos)": a town that no list knows before its country. */
const TOWN_ABROAD = u`^\p{Lu}[\p{L} '’.-]{2,30}, (\p{Lu}[\p{L} ]{2,30})$`;

/** "(promotion 2008)": who left school together. */
const PROMOTION = /^promo(?:tion)?(?:\s|$)/iu;
/** ("Certificat fédéral"): the same in the words of its country. */
const TRANSLATED = /^["“«„][^"“”«»„]{4,}["”»“]$/u;

/** "B.Tech." */
const SHORT_DEGREE = 8;

/** What stands in brackets is told apart where it is a grade, a place, nothing, or the school that nothing else names. */
function withoutBrackets(text: string, marks: Marks): { readonly bare: string; readonly apart: readonly string[] } {
  const apart: string[] = [];
  const outside = text.replace(BRACKETS, ' ');
  const bare = text.replace(BRACKETS, (whole: string, inside: string, at: number) => {
    const told = tidy(inside);
    // What stays in brackets is not cut at its commas.
    const kept = whole.replace(/,\s*(?=[)）]$)/u, '').replace(/(?<=[,:.;]|\s[–—-])\s/gu, `${JOINER} `);
    if (WITHIN.test(text.slice(at + whole.length)) && told !== '') return kept;
    if (DEGREE_NOTE.test(told) || CLASS_NOTE.test(told)) return kept;
    // "MBA (HR)", "B.E. (IT)": the subject.
    const lead = text.slice(0, at).trim();
    if (u`^\p{Lu}{2,3}$`.test(told) && lead.length <= SHORT_DEGREE && degreeScore(lead, marks) > TRADE) return kept;
    // "UMP (Universidad Magna de Piedras)": what the initials stand for.
    if (u`^\p{Lu}{2,8}$`.test(lead) && schoolScore(told, marks) > 0.5 && abbreviates(lead, told)) return kept;
    // "Hauptschule Emsau (Abschluss: Hauptschulabschluss)"
    const crown = crownOf(told);
    if (crown !== null && degreeScore(crown, marks) > TRADE && degreeScore(outside, marks) <= TRADE && schoolScore(outside, marks) > 0.5) {
      apart.push(crown);
      return GAP;
    } // prettier-ignore
    // "Anna-Vogt-Schule (Realschule)", "Gymnasium (Vogt-Gymnasium, Emsau)"
    if (marks.lexicon.language === 'de' && isGenericSchool(told) !== isGenericSchool(outside) && schoolScore(told, marks) > 0.4 && schoolScore(outside, marks) > 0.4) {
      apart.push(inside);
      return GAP;
    } // prettier-ignore
    // "(MI)": a province, or a degree's own initials.
    if (
      told === '' ||
      !u`\p{L}`.test(told) ||
      (marks.lexicon.language === 'fr' && PROMOTION.test(told)) ||
      (TRANSLATED.test(inside) && lead.includes(' ')) ||
      (u`^\p{Lu}{2}$`.test(told) && !abbreviates(told, lead)) ||
      isGrade(told) ||
      isGrade(inside) ||
      inside.split(/[,;]\s/u).every(isGrade) ||
      isAside(told) ||
      isAside(inside) ||
      holdsHonours(inside) ||
      isPlace(told, marks) ||
      isPlace(TOWN_ABROAD.exec(told)?.[1] ?? '', marks)
    )
      return GAP;
    // "Gymnasium Seefeld, Thun (Matura, Schwerpunktfach Biologie)"
    if (degreeScore(told.split(/,\s/u)[0] ?? '', marks) > TRADE && degreeScore(outside, marks) <= TRADE && schoolScore(outside, marks) > 0.5) {
      apart.push(inside);
      return GAP;
    } // prettier-ignore
    // "Creación de empresas (Escuela de Comercio)": of several words what no list has was learnt.
    const learnt = degreeScore(outside, marks) > 0 || (/^(?:es|pt)$/u.test(marks.lexicon.language) && opensAsSchool(told, marks) && u`^\s*\p{Lu}\S*\s\S`.test(outside)); // prettier-ignore
    if (schoolScore(told, marks) > 0.5 && organisationScore(outside, marks) === 0 && learnt) {
      apart.push(inside);
      return ' ';
    }
    // "(Lehre, abgeschlossen)", not "(EFA, nível 2)"
    return inside.split(/[,;]\s/u).some((part) => isAside(part) && !/\d/u.test(part)) ? GAP : kept;
  });
  // Brackets that went leave no gap that would part what stood around them.
  return { bare: bare.replace(LEFT_GAP, '').replaceAll(BLANKED, ' '), apart };
}

export interface Cut {
  readonly text: string;
  readonly joint: SchoolPiece['joint'];
}

/** Parts at commas and the like; an aside with its label takes the rest. */
function softly(text: string, joint: Cut['joint']): Cut[] {
  if (isLabelled(text) || crownOf(text) !== null) return [{ text, joint }];
  const cut = SOFT.exec(text);
  if (!cut) return [{ text, joint }];
  if (cut.index === 0) return softly(text.slice(cut[0].length), joint);
  return [{ text: text.slice(0, cut.index), joint }, ...softly(text.slice(cut.index + cut[0].length), /[:：]/u.test(cut[0]) ? 'colon' : 'comma')]; // prettier-ignore
}

/** "9 GCSEs including English, Maths and Physics": a list of subjects is none of a certificate's name, "including English and Maths" is. */
const LISTS = /\s(?:including|incl?\.|to include|inkl\.|darunter)\s/u;

/** "B. A. Germanistik / Soziologie": a second subject in one word; in several before the dash of a school, "… em Big Data / Ciência de Dados - Acme". */
const SUBJECTS = u`(?<=(?:^|[|•·–—])([^|•·–—/]{3,60}))\s\/\s(?=(\p{Lu}\p{Ll}{3,30}(?:\s\p{L}{1,20}){1,4}(?=\s[–—-]\s)|\p{Lu}\p{Ll}{3,30}(?=$|\s*[|•·–—,])))`;

/** "UX / UI Design" */
const LETTERS = u`(?<=(?:^|\s)\p{Lu}{1,4})\s\/\s(?=\p{Lu}{1,4}(?:\s|$))`;

function withSubjects(whole: string, marks: Marks): string {
  const text = whole.includes(' / ') ? whole.replace(LETTERS, ` /${JOINER} `) : whole;
  const found = text.includes(' / ') ? SUBJECTS.exec(text) : null;
  const [slash = '', degree = '', subject = ''] = found ?? [];
  const studied = degreeScore(degree, marks) > TRADE && organisationScore(`${degree} ${subject}`, marks) === 0;
  return found && studied && schoolScore(subject, marks) <= 0 && degreeScore(subject, marks) <= TRADE
    ? `${text.slice(0, found.index)} /${JOINER} ${text.slice(found.index + slash.length)}`
    : text;
}

/** "Abschluss Abitur", "mit Abschluss Matura": the word before announces a degree that has a name. */
function withoutAnnounced(text: string, marks: Marks): string {
  const rest = marks.lexicon.language === 'de' ? text.replace(u`^(?:mit\s)?Abschluss\s(?=\p{Lu})`, '') : text;
  return rest !== text && degreeScore(rest, marks) > TRADE ? rest : text;
}

/** "Siemens / Lumen EWS GmbH": of two firms in one. */
const FIRMS = u`(?<=(?:^|\s{3}|[|•·–—]\s)\p{Lu}[^|,/–—]{1,40})\s\/\s(?=\p{Lu}[^|,/–—]{2,40}\s(?:GmbH|AG|KG|S\.?p\.?A|S\.?r\.?l)\.?(?:$|,))`;
/** "– in Deutschland nicht anerkannt" */
const ACKNOWLEDGED = /^(?:in \S+ )?(?:(?:noch )?nicht |staatlich |teilweise )?anerkannt(?:$|\s)/u;
const MOST_CUTS = 24;
const LONGEST = 400;

function cutsOf(text: string, marks: Marks): Cut[] {
  if (crownOf(text) !== null) return [{ text, joint: null }];
  const own = withoutTopic(withBlanks(text.slice(0, LONGEST)), marks.lexicon);
  const { bare, apart } = withoutBrackets(withQuotedNames(withCampuses(own)), marks);
  const hard = [...withSubjects(withInitials(bare.replace(FIRMS, ` /${JOINER} `), JOINER), marks).split(HARD), ...apart].filter((piece) => !ACKNOWLEDGED.test(piece.trim())); // prettier-ignore
  return hard
    .slice(0, MOST_CUTS)
    .flatMap((piece, at) => softly(piece.trim(), at === 0 ? null : 'hard'))
    .slice(0, MOST_CUTS)
    .flatMap((cut): Cut[] => {
      const sides =
        isAside(cut.text) || isPractice(cut.text)
          ? null
          : (partAtQuotes(cut.text) ??
            partAtInitials(cut.text, marks) ??
            partAtField(cut.text, marks) ??
            partAtSchool(cut.text, marks));
      return sides ? [{ text: sides[0], joint: cut.joint }, { text: sides[1], joint: 'hard' }] : [cut]; // prettier-ignore
    });
}

/** "„Die stille Gesellschaft im Wandel“": a thesis. */
const QUOTED = /^[„“"«](?:[^\s„“”"«»]{1,30}\s){3,20}[^\s„“”"«»]{1,30}[“”"»]$/u;

/** Of a degree that the studies above are told by already this much is left. */
export const CROWN = 0.4;

function crowned(text: string, cell: number, marks: Marks): SchoolPiece[] {
  const bare = text.replace(BRACKETS, (whole: string, inside: string) => (DEGREE_NOTE.test(inside) ? whole : ' '));
  const piece = tidy(bare.split(/,\s/u)[0] ?? '');
  const degree = CROWN * degreeScore(piece, marks);
  return degree > 0 ? [{ text: piece, cell, joint: 'hard', degree, school: 0, kind: 'name' }] : [];
}

/** One more subject behind a comma. */
function isListed(next: Cut | undefined, marks: Marks): boolean {
  if (next?.joint !== 'comma') return false;
  const { degree, school } = scoresOf(next.text, marks);
  return degree <= TRADE && school <= 0 && !isPlace(next.text, marks);
}

const LEVEL_ALONE =
  /^(?:estudios )?(?:primari[ao]s?|secundari[ao]s?|preparatoria|bachillerato)(?: (?:terminad|complet|incomplet|conclui?d|trunc)[ao]s?)?$/u;
/** "Secundaria Técnica 14", "Preparatoria Federal Lázaro Cárdenas": in Mexico schools are called for their level. */
const CALLED = u`^(?:Primaria|Secundaria|Sec\.|Telesecundaria|Preparatoria|Prepa|Bachillerato|CBTIS|CETIS)\s(?:\p{Lu}|\d|[Nn][o°º])`;

/** "Universitaria: Licenciatura en Física": how high the studies are, in a word that schools bear. */
const HIGH = /^\s*(?:(?:estudios|formaci[oó]n|educaci[oó]n|nivel|formação|ensino|studi|formazione) )?(?:universit[aá]ri[aoe]s?|superior(?:e|es)?)\s?:[\s()]*(?=\S.{8}|$)/iu; // prettier-ignore
/** "“Derecho y Empresa” en la Universidad del Lago" */
const IN_QUOTES = /^\s*[“"«]([^“”"«»]{4,90})[”"»](?=,?\s(?:en|na|no|em|at|in|an|à|presso|de la|del)\s)/u;

/** A text of a head without the level that opens it before a degree, and without the quotes around its degree. */
function withoutOpening(text: string, behind: string, marks: Marks): string {
  const own = HIGH.test(text) ? text.replace(HIGH, '') : text;
  return (own === text || degreeScore(own === '' ? behind : own, marks) > TRADE ? own : text).replace(IN_QUOTES, '$1');
}

/** `texts`: the cells of the head's lines, dates taken out. */
export function schoolPieces(texts: readonly string[], marks: Marks): SchoolPiece[] {
  return texts.flatMap((text, cell) => {
    // "DQR 6" in a cell of its own.
    if (cell > 0 && isFrameworkLevel(text)) return [{ text: text.trim(), cell, joint: null, degree: 0, school: 0, kind: 'aside' }]; // prettier-ignore
    let listing = false;
    const cuts = cutsOf(
      cell > 0 ? withoutLead(text.trim(), marks) : withoutEnded(withoutOpening(text, texts[1] ?? '', marks), marks),
      marks,
    );
    return cuts.flatMap(({ text: raw, joint }, at): SchoolPiece[] => {
      const lists = LISTS.test(raw);
      listing = lists || (listing && joint === 'comma');
      const own = withoutAttendance(
        withoutAnnounced(tidy(raw, lists && !isListed(cuts[at + 1], marks)), marks),
        marks.lexicon,
      );
      const stated =
        marks.lexicon.language === 'en' && cuts[at + 1]?.joint === 'comma' && isState(cuts[at + 1]?.text ?? '');
      const piece = stated ? withoutTownBehind(own, marks) : frenchSchool(own, joint, marks);
      if (!u`\p{L}{2}|\p{L}\.|\d\p{L}`.test(piece)) return [];
      const crown = crownOf(raw.trim());
      if (crown !== null) return crowned(crown, cell, marks);
      const told = { text: piece.replaceAll(JOINER, '').replace(/\s+/gu, ' '), cell, joint };
      if (isAside(raw.trim()) || isAside(piece) || QUOTED.test(raw.trim()))
        return [{ ...told, degree: 0, school: 0, kind: 'aside' }];
      // "A.S. 2015/2016" is a year of school, but in English a degree.
      if (/^A\.\s?S\.$/u.test(piece) && marks.lexicon.language !== 'en')
        return [{ ...told, degree: 0, school: 0, kind: 'aside' }];
      const others = texts.filter((_, n) => n !== cell);
      const [before, after] = [cuts[at - 1], cuts[at + 1]];
      if (isTownOf(cuts[at], after, at === 0, others, marks) || isTownOf(before, cuts[at], at === 1, others, marks))
        return [{ ...told, degree: 0, school: 0, kind: 'place' }];
      if (isTownInState({ text: piece, joint }, at, cuts, others, marks))
        return [{ ...told, degree: 0, school: 0, kind: 'place' }];
      if (at > 0 && CALLED.test(piece) && LEVEL_ALONE.test(key(cuts[at - 1]?.text.trim() ?? '')))
        return [{ ...told, degree: 0, school: 1, kind: 'name' }];
      const besides = (): string[] => [...cuts.filter((_, n) => n !== at).map((cut) => cut.text), ...others];
      if (isLevelBeside(piece, besides, (other) => scoresOf(other, marks).school > 0))
        return [{ ...told, degree: 1, school: 0, kind: 'name' }];
      // "DEA de chimie à Paris 7"
      if (joint === 'hard' && marks.lexicon.language === 'fr' && text.includes(` à ${piece}`) && isHouse(piece))
        return [{ ...told, degree: 0, school: 1, kind: 'name' }];
      const { degree, school } = isPractice(piece) ? { degree: 0, school: 0 } : scoresOf(piece, marks);
      if (listing && joint === 'comma' && degree <= TRADE && school <= 0)
        return [{ ...told, degree: 0, school: 0, kind: 'aside' }];
      if (((degree <= 0 && school <= 0) || joint === 'comma') && holdsHonours(piece))
        return [{ ...told, degree: 0, school: 0, kind: 'aside' }];
      // "Escola Rui Barbosa - Barreiras/BA": a state, and no Bachelor of Arts.
      if (at > 0 && school < 1 && isTownOfProvince(piece) && !NOTED_DEGREE.test(piece))
        return [{ ...told, degree: 0, school: 0, kind: 'place' }];
      if (
        degree <= TRADE &&
        school < 1 &&
        (isPlace(piece, marks) || u`^\p{Lu}{2}$`.test(piece) || (joint === 'comma' && isState(piece)))
      )
        return [{ ...told, degree: 0, school: 0, kind: 'place' }];
      return [{ ...told, degree, school, kind: isFaculty(piece) && degree < 1 ? 'faculty' : 'name' }];
    });
  });
}
