/** When entries began and ended, as months since year 0. A lone year may be any of its months, so both bounds are told. */
import type { ResumeDate } from '../../../resume/report.ts';
import { monthsSinceZero } from './dates.ts';
import type { Entry, Line, Section } from '../reading.ts';

export interface Bounds {
  readonly earliest: number;
  readonly latest: number;
}

export function boundsOf(date: ResumeDate, asOf: string): Bounds {
  return { earliest: monthsSinceZero(date, asOf, false), latest: monthsSinceZero(date, asOf, true) };
}

/** Entries of a section as it stands on the page, in its order: two sections of jobs are two lists. */
export function entriesIn(section: Section, entries: readonly Entry[]): Entry[] {
  const own = new Set(section.lines.map((line: Line) => line.index));
  return entries.filter((entry) => {
    const [first] = entry.header;
    return entry.section === section.kind && first !== undefined && own.has(first.index);
  });
}
