/** Schools in brackets behind what was learnt, where the entries of a resume have them there: "Contabilidad avanzada (ADAMS)". */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isPlace } from '../heads/head-marks.ts';
import type { Entry } from '../reading.ts';
import { degreeScore, schoolMarks, TRADE } from './school-marks.ts';

/** Elsewhere brackets hold the subject as often. */
const LANGUAGES: ReadonlySet<string> = new Set(['es', 'pt']);

/** So many entries show it, one of them by its words. */
const LEAST = 3;
const BEHIND = u`^(.*\S)\s\(((?:\p{Lu}|\d)[^()]{2,60})\)$`;

function parted({ section, title, organisation }: Entry, lexicon: Lexicon): readonly [degree: string, school: string] | null {
  const [, degree = '', inside = ''] = section === 'education' && organisation === null ? (BEHIND.exec(title ?? '') ?? []) : [];
  const marks = schoolMarks(lexicon);
  if (degree === '' || isPlace(inside, marks) || degreeScore(inside, marks) > TRADE) return null;
  return [degree.replace(/[.,;]$/u, ''), inside];
} // prettier-ignore

/** The entries, with such schools. */
export function withBracketedSchools(entries: readonly Entry[], lexicon: Lexicon): readonly Entry[] {
  if (!LANGUAGES.has(lexicon.language)) return entries;
  const own = entries.map((entry) => parted(entry, lexicon));
  const found = own.filter((one) => one !== null).length;
  const told = entries.filter(({ section, organisation, header }) => section === 'education' && organisation !== null && header.some(({ text }) => text.includes(`(${organisation}`))).length; // prettier-ignore
  if (found === 0 || told === 0 || found + told < LEAST) return entries;
  return entries.map((entry, at) => {
    const [title, organisation] = own[at] ?? [];
    return title === undefined || organisation === undefined ? entry : { ...entry, title, organisation };
  });
}
