/** Schools in one list and what was taken there in another, as forms in West Africa ask for them: paired by the year in which both end. */
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Entry } from '../reading.ts';
import { isStage } from './degree-subjects.ts';
import { degreeScore, schoolMarks, TRADE } from './school-marks.ts';

/** One alone is a school that nothing was taken at, beside a course that no school is told of. */
const LEAST = 2;

function endOf({ dates }: Entry): string | null {
  return dates?.end?.slice(0, 4) ?? null;
}

/** A school with its town at the most. */
function isSchool({ section, title, organisation, dates }: Entry, lexicon: Lexicon): boolean {
  if (section !== 'education' || organisation === null || dates === null) return false;
  return title === null || degreeScore(title, schoolMarks(lexicon)) < TRADE;
}

function isDegree({ section, title, organisation, dates }: Entry): boolean {
  return section === 'education' && title !== null && organisation === null && dates !== null;
}

/** Each school with the degree that ends in its year, where the lists match one to one. */
export function withPairedSchools(entries: readonly Entry[], lexicon: Lexicon): Entry[] {
  const degrees = isCjk(lexicon.language) ? [] : entries.filter(isDegree);
  if (degrees.length < LEAST) return [...entries];
  const schools = entries.filter((entry) => isSchool(entry, lexicon));
  const years = (own: readonly Entry[]): string => own.map((entry) => endOf(entry) ?? '').toSorted().join(); // prettier-ignore
  const distinct = new Set(schools.map(endOf)).size === schools.length;
  if (schools.length !== degrees.length || !distinct || years(schools) !== years(degrees)) return [...entries];
  return entries.flatMap((entry) => {
    if (degrees.includes(entry)) return [];
    const degree = schools.includes(entry) ? degrees.find((other) => endOf(other) === endOf(entry)) : undefined;
    return [degree ? { ...entry, title: degree.title, header: [...entry.header, ...degree.header] } : entry];
  });
}

/** "• Pedagogia - EAD" over "• Ensino Superior Completo (2015) – Universidade …": two items of one list that tell one course of studies. */
export function withStages(entries: readonly Entry[]): readonly Entry[] {
  const staged = (entry: Entry | undefined): entry is Entry => entry?.section === 'education' && entry.organisation !== null && isStage(entry.title ?? ''); // prettier-ignore
  if (!entries.some(staged)) return entries;
  const isOver = (own: Entry | undefined, next: Entry): own is Entry =>
    own?.section === 'education' && own.title !== null && own.dates === null && !isStage(own.title) &&
    (own.organisation === null || AT_HOME.test(own.organisation)) && own.header.at(-1)?.index === (next.header[0]?.index ?? 0) - 1; // prettier-ignore
  return entries.flatMap((entry, at) => {
    const [above, next] = [entries[at - 1], entries[at + 1]];
    if (staged(next) && isOver(entry, next)) return [];
    return staged(entry) && isOver(above, entry) ? [{ ...entry, title: above.title, header: [...above.header, ...entry.header] }] : [entry]; // prettier-ignore
  });
}

/** How one attended. */
const AT_HOME = /^(?:EAD|presencial|semipresencial|online|a distância|à distância)\.?$/iu;
