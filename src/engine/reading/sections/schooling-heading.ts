/** The heading of education that nobody knows by its words ("Le temps des cours"), told by how it is set and by what stands below it. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { namesPost } from '../heads/headers.ts';
import { kindsAsWritten } from './heading-kinds.ts';
import { bare } from './heading-text.ts';
import { isSideHeading } from './side-labels.ts';
import { alikeLines } from './like-headings.ts';
import type { Heading, Line } from '../reading.ts';
import { degreeScore, schoolMarks, schoolScore, TRADE } from '../schools/school-marks.ts';

/** Lines below a heading that are looked at. */
const REACH = 12;
/** Of them, those that name a degree or a school. */
const LEAST_SHARE = 0.4;

function namesStudies(text: string, lexicon: Lexicon): boolean {
  const marks = schoolMarks(lexicon);
  return degreeScore(text, marks) > TRADE || schoolScore(text, marks) > 0.5;
}

/** Null where education has a heading of its own, or no line set like one has studies below it. */
export function schoolingHeading(lines: readonly Line[], known: readonly Heading[], lexicon: Lexicon): Heading | null {
  if (known.some(({ kinds }) => kinds.includes('education'))) return null;
  const marked = new Set(known.map(({ line }) => line.index));
  const alike = alikeLines(lines, known.map(({ line }) => line)); // prettier-ignore
  const ends = new Set([...marked, ...alike.map(({ index }) => index)]);
  for (const line of alike) {
    if (isSideHeading(line.text)) continue;
    const below = lines.slice(line.index + 1, line.index + 1 + REACH);
    const end = below.findIndex(({ index }) => ends.has(index));
    const own = end < 0 ? below : below.slice(0, end);
    const studies = own.filter(({ text }) => namesStudies(text, lexicon));
    const posts = own.filter(({ text }) => !namesStudies(text, lexicon) && namesPost(text, lexicon));
    const dated = own.some(({ text }) => rangesIn(text, lexicon).length > 0);
    if (dated && studies.length >= LEAST_SHARE * own.length && studies.length > posts.length)
      return { line, kinds: ['education'] };
  }
  return null;
}

/** Of certificates where the schools stand under a heading of their own. */
const CERTIFYING: ReadonlySet<string> = new Set([
  'qualifications',
  'professional qualifications',
  'trade qualifications',
  'technical qualifications',
  'vocational qualifications',
]);
const HALF = 0.5;
/** Of degrees some have names that no list knows. */
const LEAST_PART = 0.2;
/** "Formations professionnelles" over dated lines, where nothing else tells of studies. */
const FORMATION = /^(?:formations?|formaci[oó]n|formaciones|formaç(?:ão|ões)|formazione)(?:\s|$)/u;

/** The lines of a heading with what stands beside it, up to the next one. */
function textsBelow(lines: readonly Line[], headings: readonly Heading[], at: number): string[] {
  const heading = headings[at];
  if (!heading) return [];
  const beside = heading.line.cells.slice(1).map(({ text }) => text);
  const end = headings[at + 1]?.line.index ?? lines.length;
  return [...beside, ...lines.slice(heading.line.index + 1, end).map(({ text }) => text)];
}

/** Whether most dated lines, each with those up to the next, tell a degree, and some of them the school: "Qualifikation" over the years of an apprenticeship and of a school. */
function listsStudies(texts: readonly string[], lexicon: Lexicon): boolean {
  const marks = schoolMarks(lexicon);
  const starts = texts.flatMap((text, at) => (rangesIn(text, lexicon).length > 0 ? [at] : []));
  if (starts.length < 2 || (starts[0] ?? 0) > 1) return false;
  const groups = starts.map((start, i) => texts.slice(i === 0 ? 0 : start, starts[i + 1] ?? texts.length));
  const degreed = groups.filter((own) => own.some((text) => degreeScore(text, marks) > TRADE)).length;
  const schooled = groups.filter((own) => own.some((text) => schoolScore(text, marks) > 0.5)).length;
  return degreed >= MOST_OF * groups.length && 2 * schooled >= groups.length;
}

const MOST_OF = 0.75;

/** "Beruflicher Werdegang", "Praktika": what it holds besides schools is work. */
const OF_WORK = /beruf|praktik|tirocin|profes|lavor|labor|work|emplo[iy]|stage|職|工作/iu;

/** "Parcours" over degrees education beside "Expérience professionnelle", "Training" over degrees and their schools education; "Qualifications" without schools beside "Education" is none. */
export function withCertificates(headings: readonly Heading[], lines: readonly Line[], lexicon: Lexicon): Heading[] {
  const marks = schoolMarks(lexicon);
  const studies = headings.filter(({ kinds }) => kinds.includes('education')).length;
  const jobs = headings.filter(({ kinds }) => kinds.includes('experience')).length;
  const working = jobs > 0;
  if (studies === 1 && working) return [...headings];
  const share = (at: number, told: (text: string) => boolean): number => {
    const texts = textsBelow(lines, headings, at);
    return texts.filter(told).length / Math.max(1, texts.length);
  };
  const schooled = (text: string): boolean => schoolScore(text, marks) > 0.5;
  const named = (text: string): boolean => text.split(/,\s|\s[–-]\s/u).some(schooled);
  const whole = (text: string): boolean =>
    named(text) &&
    degreeScore(text.split(/,\s|\s[–-]\s/u)[0] ?? '', marks) > TRADE &&
    rangesIn(text, lexicon).length > 0;
  const dated = (text: string): boolean => rangesIn(text, lexicon).length > 0;
  const degreed = (text: string): boolean => degreeScore(text, marks) > TRADE;
  // "2016 ¦ Cookery Certificate" over "Harbour College": degree, year and school in two lines.
  const apart = (at: number): boolean =>
    share(at, named) >= LEAST_SHARE && share(at, degreed) >= LEAST_PART && share(at, dated) >= LEAST_SHARE;
  return headings.map((heading, at) => {
    const [kind, ...more] = heading.kinds;
    if (more.length > 0) return heading;
    if (studies === 0 && (kind === 'skills' || kind === 'certifications') && listsStudies(textsBelow(lines, headings, at), lexicon))
      return { ...heading, kinds: ['education'] as const }; // prettier-ignore
    if (studies === 0 && kind === 'certifications' && (share(at, whole) >= HALF || apart(at) || (FORMATION.test(bare(heading.line.text)) && share(at, dated) >= HALF)))
      return { ...heading, kinds: ['education'] as const }; // prettier-ignore
    const taught = share(at, (text) => namesStudies(text, lexicon));
    const posted = share(at, (text) => !namesStudies(text, lexicon) && namesPost(text, lexicon));
    if (
      studies === 0 &&
      jobs > 1 &&
      kind === 'experience' &&
      !OF_WORK.test(bare(heading.line.text)) &&
      taught >= LEAST_SHARE &&
      taught > posted
    )
      return { ...heading, kinds: ['education'] as const };
    // "Documentos e formação" beside "Habilitações", over licences: a word of it tells schooling, no school stands below.
    if (
      studies > 1 &&
      kind === 'education' &&
      share(at, named) === 0 &&
      heading.line.cells.length === 1 &&
      kindsAsWritten(heading.line.text, lexicon).length === 0
    )
      return { ...heading, kinds: ['certifications'] as const };
    const certifying = studies > 1 && kind === 'education' && CERTIFYING.has(bare(heading.line.text));
    return certifying && share(at, named) < LEAST_SHARE ? { ...heading, kinds: ['certifications'] } : heading;
  });
}
