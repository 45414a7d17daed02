/** Where the entries of an education section begin: so that most have one date, one degree and one school each. */
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { isPeriodAlone } from '../entries/dated-lines.ts';
import { openingOf } from '../items/bullets.ts';
import type { Item } from '../entries/entry-items.ts';
import { closesAbove, goesOnAbove } from './dates-above.ts';
import { enrolledAt } from './enrolled.ts';
import { crownOf, isAside, isAwaited, isOngoing } from './school-asides.ts';
import { isServed } from './served-among-schools.ts';
import { isToldAgain } from './degrees-again.ts';
import { areDegreesInLines } from './degrees-in-lines.ts';
import { areRegular } from './regular-dates.ts';
import { isSchoolLevel } from './kinds-of-school.ts';
import { listsKinds } from './school-lines.ts';
import { degreeScore, schoolMarks, schoolScore, TRADE } from './school-marks.ts';
import { CROWN, schoolPieces, type SchoolPiece } from './school-pieces.ts';
import { boldHead, distance, hangsBelow } from './start-signs.ts';
import { marksFor, organisationScore, type Marks } from '../heads/head-marks.ts';

interface Features {
  readonly head: boolean;
  readonly dated: boolean;
  /** Tells a date, and a place at the most. */
  readonly alone: boolean;
  /** Says that the studies go on: a date only where the entry has no other. */
  readonly ongoing: boolean;
  readonly degree: boolean;
  /** Behind a label: a degree only where the entry has no other. */
  readonly crowns: boolean;
  readonly school: boolean;
  readonly aside: boolean;
  /** Below the text of a row whose date stands in a rail: what else was taken then. */
  readonly hanging: boolean;
  readonly size: number;
  readonly bold: boolean;
  /** Set apart from the line above by more than lines are. */
  readonly gap: boolean;
  /** Level with or above the line that is read before it: the right half of a row. */
  readonly beside: boolean;
}

/** What an entry lacks or has twice counts against a way to part them; what shows a beginning counts for it. */
const LACKS = 0.8;
const NAMELESS = 1;
const DATED = 0.3;
const TWICE = { dates: 2, degrees: 1.2, schools: 0.8 } as const;
const SIGN = 0.6;
const BODY = 0.8;
const ASIDE = 1.5;
const LEAD = 0.5;
/** Times the usual distance between lines. */
const GAP = 1.35;
/** Points. */
const SMALLER = 0.5;
/** More lines than any resume has of education. */
const MOST = 150;

/** "Leaders Course, U.S. Army": behind a degree who gave it, that is no school. */
function givenBy(pieces: readonly SchoolPiece[], { lexicon }: Marks): boolean {
  const at = pieces.findIndex((piece) => piece.degree > CROWN && piece.degree > piece.school);
  const jobs = marksFor(lexicon, false);
  return lexicon.language === 'en' && pieces.slice(at + 1).some(({ text, joint, kind }) => joint === 'comma' && kind === 'name' && organisationScore(text, jobs) > 0); // prettier-ignore
}

function featuresOf(items: readonly Item[], marks: Marks): Features[] {
  const { lexicon } = marks;
  const steps = items.flatMap(({ line }, at) => distance(items[at - 1]?.line, line) ?? []).filter((step) => step > 0);
  const usual = steps.toSorted((a, b) => a - b)[Math.floor((steps.length - 1) / 2)] ?? Infinity;
  const features = items.map(({ line, role, range, field }, at): Features => {
    const step = distance(items[at - 1]?.line, line);
    const text = line.text;
    const pieces = field ? [] : schoolPieces(line.cells.map((cell) => cell.text), marks); // prettier-ignore
    const degree = pieces.some((piece) => piece.degree > CROWN && piece.degree > piece.school);
    // Initials are a school's beside a degree.
    const least = degree ? CROWN : CROWN + 0.01;
    const head = role === 'header' || role === 'dated';
    // "Abschluss: Bachelor of Science im September 2026": of the studies above, which may have dates of their own.
    const crown = !field && range !== null && crownOf(text) !== null;
    // "08/2020 – heute" over "…, voraussichtlich Juni 2026".
    const awaited = !field && range !== null && isAwaited(text, range) && goesOnAbove(items, at);
    // "Abitur 2020" below "2012 – 2020 ¦ Gymnasium Emsau".
    const again = !field && closesAbove(items, at);
    // "2018 – 2019 ¦ Praktikum bei Acme" is an entry whole.
    const served = range !== null && isServed(line.cells.length > 1 ? (line.cells.find(({ text: own }) => !/^\D{0,6}\d/u.test(own))?.text ?? text) : text.slice(range.index === 0 ? range.length : 0), marks.lexicon); // prettier-ignore
    // "Iscritta al terzo anno di Scienze Motorie, Università …": studies that go on, whatever they are called.
    const enrolled = !field && range === null && enrolledAt(text.toLowerCase()) !== null;
    const aside = field
      ? field.role === 'duties' || field.role === 'other'
      : crown || (range === null && isAside(text));
    return {
      head,
      dated: range !== null && !crown && !awaited && !again,
      alone: isPeriodAlone(line, range, lexicon),
      ongoing: crown || awaited || enrolled || (range === null && isOngoing(text)),
      crowns: !field && range === null && crownOf(text) !== null,
      degree: field ? field.role === 'degree' : !aside && (degree || served || enrolled),
      school: field
        ? field.role === 'school'
        : served ||
          (range === null && isSchoolLevel(text)) ||
          (degree && givenBy(pieces, marks)) ||
          pieces.some((piece) => piece.kind === 'name' && piece.school >= least && piece.school > piece.degree),
      aside,
      hanging: range === null && hangsBelow(items, at),
      size: line.size,
      bold: line.bold && !(step !== null && step <= 0),
      gap: step !== null && step > GAP * usual,
      beside: step !== null && step <= 0,
    };
  });
  // "Staatsexamen: Note 1,0" in smaller letters below the dated row of a degree and its school.
  return features.map((line, at) => {
    if (line.degree && !line.dated && line.head && isToldAgain(items, features, at, marks)) return { ...line, aside: true, degree: false }; // prettier-ignore
    const above = line.dated ? undefined : features.slice(0, at).findLast(({ dated, head }) => dated && head);
    const said = above?.degree === true && above.school && line.size < above.size - SMALLER;
    return said ? { ...line, aside: true, degree: false, school: false } : line;
  });
}

/** How this resume sets its entries. */
interface Custom {
  readonly mixed: boolean;
  /** Which head of an entry is the bold one: the first, or the school below the degree. */
  readonly boldAt: number;
  readonly lead: number;
  /** None has a date, so that none lacks one. */
  readonly undated: boolean;
  /** Where none has a date, types tell the entries apart. */
  readonly typed: boolean;
  /** Lines of nothing but dates open the entries. */
  readonly led: boolean;
}

/** Heads above the first date: the custom of this resume. */
function leadOf(features: readonly Features[]): number {
  const told = features.findIndex(({ dated, ongoing, head }) => (dated || ongoing) && head);
  // "… (en cours)" over "Haute École X, 2022 – 2026".
  const first = features[told]?.ongoing === true && features[told + 1]?.dated === true ? told + 1 : told;
  return first < 0 ? 0 : features.slice(0, first).filter(({ head }) => head).length;
}

/** Whether dates stand alone, or with their town, above the first head and nothing but words closes the last. */
function isLed(items: readonly Item[], heads: readonly number[], lexicon: Lexicon): boolean {
  const alone = heads.filter(
    (at) => items[at] !== undefined && isPeriodAlone(items[at].line, items[at].range, lexicon),
  );
  const last = items[heads.at(-1) ?? -1];
  return alone.length >= LEAST_LED && alone[0] === heads[0] && (last?.range ?? null) === null && !alone.some((at) => alone.includes(at + 1)); // prettier-ignore
}

/** "Emsau, 2019 – 2022": where only such lines are bold they open nothing. */
function isPeriodOnly(line: Features | undefined): boolean {
  return line?.dated === true && !line.degree && !line.school;
}

const LEAST_LED = 2;
/** A date that closes an entry where dates open them. */
const LED = 2;

function costOf(
  entry: readonly Features[],
  first: boolean,
  { mixed, boldAt, lead, undated, led, typed }: Custom,
): number {
  let [dates, degrees, schools, cost, body] = [0, 0, 0, 0, false];
  let dateAt = -1;
  const ongoing = entry.some((line) => line.dated && line.head) ? -1 : entry.findIndex((line) => line.ongoing);
  entry.forEach((line, at) => {
    if (!line.head) {
      body = true;
      return;
    }
    // "Voto finale: 108/110 | Semestre Erasmus (2010)" is of the studies whose period stands above.
    const dated = (line.dated && (!led || line.alone)) || at === ongoing;
    if (body) cost += line.degree || line.school || dated ? 2 : typed && line.bold ? NAMELESS : 0.2;
    if (dated && dateAt < 0) dateAt = at;
    dates += Number(dated);
    degrees += Number(line.degree && !(line.hanging && degrees > 0));
    schools += Number(line.school);
    if (at > 0 && line.gap) cost += SIGN;
    if (at > 0 && at !== boldAt && mixed && line.bold && entry[at - 1]?.bold === false) cost += SIGN;
  });
  const [start] = entry;
  if (start && !first) {
    if (start.aside || start.hanging || start.beside) cost += ASIDE;
    if (start.gap) cost -= SIGN;
    if (mixed) cost += entry[boldAt]?.bold ? -SIGN / 2 : SIGN / 2;
    // "Test of English" in bold, where nothing else tells a beginning.
    if (typed && start.bold && entry.length > 1 && entry[1]?.bold === false) cost -= NAMELESS;
  }
  if (dates === 0 && !undated) cost += LACKS;
  if (degrees === 0 && !entry.some(({ crowns }) => crowns)) cost += LACKS;
  if (schools === 0) cost += LACKS;
  if (degrees + schools === 0) cost += dates > 0 ? DATED : NAMELESS;
  if (dateAt >= 0 && dateAt !== lead) cost += led ? LED : LEAD;
  return (
    cost +
    TWICE.dates * Math.max(0, dates - 1) +
    TWICE.degrees * Math.max(0, degrees - 1) +
    TWICE.schools * Math.max(0, schools - 1)
  );
}

/** Dates, one of so many schools. */
const MOST_UNDATED = 0.7;

/** Indices at which entries begin. */
export function schoolStarts(items: readonly Item[], lexicon: Lexicon): number[] {
  const features = featuresOf(items.slice(0, MOST), schoolMarks(lexicon));
  const heads = features.flatMap(({ head }, at) => (head ? [at] : []));
  if (heads.length === 0) return [];
  if (/^(?:fr|de)$/u.test(lexicon.language) && areDegreesInLines(heads.flatMap((at) => features[at] ?? [])))
    return heads;
  const bold = heads.filter((at) => features[at]?.bold).length;
  const mixed =
    bold > 0 && bold < heads.length && !heads.every((at) => !features[at]?.bold || isPeriodOnly(features[at]));
  const told = heads.filter((at) => features[at]?.dated).length;
  const schools = heads.filter((at) => features[at]?.school).length;
  // What was learnt there and how well makes no entry.
  const naming = heads.filter((at) => features[at]?.school || features[at]?.degree || features[at]?.dated).length;
  // Where most schools have a date, lines that are neither make no entry an undated one.
  const most = /^(?:es|pt)$/u.test(lexicon.language) && told >= MOST_UNDATED * schools;
  const undated =
    told === 0 ||
    (3 * told < naming && !most && !areRegular(heads.flatMap((at, n) => (features[at]?.dated ? [n] : []))));
  const typed = mixed && undated && (lexicon.language === 'en' || lexicon.language === 'fr');
  const custom = {
    mixed,
    boldAt: boldHead(features, heads),
    lead: leadOf(features),
    undated,
    led: isLed(items, heads, lexicon),
    typed,
  };
  // The cheapest way to part what stands before each head, and where its last entry begins.
  const best: { cost: number; from: number }[] = [];
  const ends = [...heads.slice(1), features.length];
  ends.forEach((end, n) => {
    const ways = heads.slice(0, n + 1).map((from, k) => {
      const before = k === 0 ? 0 : (best[k - 1]?.cost ?? 0);
      const after = k > 0 && features[from - 1]?.head === false ? -BODY : 0;
      return { from: k, cost: before + after + costOf(features.slice(from, end), k === 0, custom) };
    });
    best.push(ways.reduce((a, b) => (b.cost < a.cost - 1e-9 ? b : a)));
  });
  const starts: number[] = [];
  for (let n = best.length - 1; n >= 0;) {
    const { from } = best[n] as { from: number };
    starts.unshift(heads[from] as number);
    n = from - 1;
  }
  return starts;
}

/** Items that are a list, and the share of them that opens with a date. */
const LEAST_LISTED = 3;
const DATED_SHARE = 0.6;
const OPENING = 3;

/** "• 2015 : diplôme d’infirmière", "• 2012-2015 : IFSI de Caen": where most items of a list open with their date each is an entry of its own. `told`: the lines of the section, `items`: its heads; null where they stand otherwise. */
export function listedStarts(told: readonly Item[], items: readonly Item[], lexicon: Lexicon): number[] | null {
  if (isCjk(lexicon.language)) return null;
  if (listsKinds(told, lexicon)) {
    const listed = new Set(told.flatMap(({ role, line }) => (role === 'bullet' ? [line.index] : [])));
    return items.flatMap(({ line }, at) => (listed.has(line.index) ? [at] : []));
  }
  const lines = told.filter(({ role, bullet, line }) => role === 'bullet' || (role === 'dated' && bullet === null && line.mark !== null));
  const others = told.filter((item) => item.role !== 'carried' && !lines.includes(item));
  if (lines.length < LEAST_LISTED || others.length > 0) return null;
  const own = new Set(lines.map(({ line }) => line.index));
  const each = (): number[] => items.flatMap(({ line, role }, at) => (own.has(line.index) && (role === 'dated' || role === 'header') ? [at] : []));
  if (areParted(lines, lexicon)) return each();
  const dated = lines.filter(({ line }) => {
    const { text } = openingOf(line.text);
    const [range] = rangesIn(text, lexicon);
    return range !== undefined && range.index <= OPENING && /^\s?[:：–—-]\s/u.test(text.slice(range.index + range.length));
  });
  return dated.length < DATED_SHARE * lines.length ? null : each();
} // prettier-ignore

/** "• Dentista, Universidade Acme, 2022", "• Aperfeiçoamento em próteses, UNA/UFX, 2023": whether each item of a list tells a degree and behind a comma where, though no word of some tells either, or opens with a degree. */
function areParted(lines: readonly Item[], lexicon: Lexicon): boolean {
  const marks = schoolMarks(lexicon);
  const told = lines.map(({ bullet }) => {
    const text = bullet?.text ?? '';
    const [first = '', ...rest] = text.split(/,\s/u);
    const named = degreeScore(first, marks) > TRADE || rest.some((part) => schoolScore(part, marks) >= 1);
    const opens = degreeScore(text.split(/,\s|\s[-–—]\s/u)[0] ?? '', marks) > TRADE;
    return { named, opens, whole: rest.some((part) => u`^\p{Lu}`.test(part)) && schoolScore(first, marks) < 1 };
  });
  return told.every(({ opens }) => opens) || (told.every(({ whole }) => whole) && 2 * told.filter(({ named }) => named).length > told.length);
} // prettier-ignore
