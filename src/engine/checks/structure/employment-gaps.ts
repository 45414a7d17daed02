import { nameOfEntry } from '../../reading/entries/entry-name.ts';
import { gapsBetween } from '../../reading/dates/gaps.ts';
import { boundsOf } from '../../reading/dates/time-spans.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored, undetermined } from '../define.ts';

const LONGEST = 12;
/** Nobody asks about a gap that ended longer ago than this, in months. */
const FORGOTTEN = 120;
const MAX_FINDINGS = 3;
/** Warn only: a gap may have any reason, and the page need not tell it. */
const ONE = 0.75;
const MORE = 0.6;

export default defineCheck({
  id: 'employment-gaps',
  requires: ['entries', 'lines', 'lexicon', 'asOf'],
  messageIds: ['gap'],
  run: ({ entries, lines, lexicon, asOf }) => {
    const jobs = entries.filter((entry) => entry.section === 'experience');
    if (!lexicon || jobs.length < 2) return notApplicable;
    const today = boundsOf('present', asOf).latest;
    const gaps = gapsBetween(jobs, { lines, entries }, lexicon, asOf).filter(
      ({ months, end }) => months > LONGEST && today - boundsOf(end, asOf).earliest <= FORGOTTEN,
    );
    const whole = jobs.filter(({ dates }) => typeof dates?.start === 'string' && dates.end !== null);
    if (whole.length < 2) return undetermined;
    if (gaps.length === 0) return scored(1, [], { jobs: whole.length, gaps: 0 });
    // A job whose dates are missing may fill it; that they are missing, entry-dates says.
    if (whole.length < jobs.length) return undetermined;
    const findings = gaps.map(({ before, after, start, end, months }) =>
      finding('gap', { months, start, end, before: nameOfEntry(before), after: nameOfEntry(after) }, [
        ...evidenceOf(after.header.slice(0, 1)),
        ...evidenceOf(before.header.slice(0, 1)),
      ]),
    );
    return scored(gaps.length === 1 ? ONE : MORE, findings.slice(0, MAX_FINDINGS), {
      jobs: whole.length,
      gaps: gaps.length,
    });
  },
});
