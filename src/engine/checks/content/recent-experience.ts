import { monthsSinceZero } from '../../reading/dates/dates.ts';
import type { Entry } from '../../reading/reading.ts';
import type { SectionKind } from '../../../resume/report.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, undetermined } from '../define.ts';
import { ramp } from '../ramp.ts';

/** CHECKS.md: within two years. */
const MONTHS = 24;
/** What else fills the time since the last job: studies, own projects, voluntary work. */
const ALSO: readonly SectionKind[] = ['education', 'projects', 'volunteering', 'certifications'];

/** Months from the entry's end to the day of the report; null where no end is given. */
function monthsSince({ dates }: Entry, asOf: string): number | null {
  if (!dates?.end) return null;
  return monthsSinceZero('present', asOf, true) - monthsSinceZero(dates.end, asOf, true);
}

function lately(entry: Entry, asOf: string): boolean {
  const months = monthsSince(entry, asOf);
  if (months !== null) return months <= MONTHS;
  const start = entry.dates?.start;
  return (
    start !== null &&
    start !== undefined &&
    monthsSinceZero('present', asOf, true) - monthsSinceZero(start, asOf, false) <= MONTHS
  );
}

/** A job whose end is not told may go on to this day, unless it stands below one that began later and is over. */
function mayGoOn(job: Entry, newest: Entry, jobs: readonly Entry[]): boolean {
  if (job.dates?.end) return false;
  const [start, later] = [job.dates?.start, newest.dates?.start];
  const older = start !== null && start !== undefined && later !== null && later !== undefined && start < later;
  return !(older && jobs.indexOf(job) > jobs.indexOf(newest));
}

export default defineCheck({
  id: 'recent-experience',
  requires: ['entries', 'asOf'],
  messageIds: ['old'],
  run: ({ entries, asOf }) => {
    const jobs = entries.filter(({ section }) => section === 'experience');
    if (jobs.length === 0) return notApplicable;
    if (
      entries.some((entry) => (entry.section === 'experience' || ALSO.includes(entry.section)) && lately(entry, asOf))
    )
      return scored(1);
    const ended = jobs.flatMap((job) => {
      const months = monthsSince(job, asOf);
      return months === null ? [] : [{ job, months }];
    });
    const newest = ended.sort((a, b) => a.months - b.months)[0];
    if (!newest || jobs.some((job) => mayGoOn(job, newest.job, jobs))) return undetermined;
    const data = { years: Math.floor(newest.months / 12), end: newest.job.dates?.end ?? '' };
    // Warns only: there are good reasons for a pause, and it is for the writer to give one.
    const score = ramp(newest.months, [
      [MONTHS, 0.8],
      [5 * MONTHS, 0.5],
    ]);
    return scored(score, [finding('old', data, evidenceOf(newest.job.header))], data);
  },
});
