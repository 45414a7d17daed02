/** Months between two jobs that nothing in the resume accounts for. */
import type { ResumeDate } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from './dates.ts';
import type { Entry, Line, Reading } from '../reading.ts';
import { boundsOf } from './time-spans.ts';

export interface Gap {
  readonly before: Entry;
  readonly after: Entry;
  /** End of the one, start of the other, as read. */
  readonly start: ResumeDate;
  readonly end: ResumeDate;
  /** At the least, whatever months lone years stand for. */
  readonly months: number;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

interface Job extends Stretch {
  readonly entry: Entry;
  readonly start: ResumeDate;
  readonly end: ResumeDate;
}

/** As wide as the dates allow; null without both. */
function jobOf(entry: Entry, asOf: string): Job | null {
  const { start = null, end = null } = entry.dates ?? {};
  if (start === null || end === null) return null;
  return { entry, start, end, from: boundsOf(start, asOf).earliest, to: boundsOf(end, asOf).latest };
}

/** Months that studies take at the least, where only their end is told. */
const STUDIES = 24;

/**
 * Any range of dates on the page, such as studies, parental leave or a year abroad, accounts for its months; a lone year for all of it, but not
 * where an item of a job tells when something was done. What the head of an entry says was read whole: its dates may be wrapped.
 */
function accountedFor(lines: readonly Line[], entries: readonly Entry[], lexicon: Lexicon, asOf: string): Stretch[] {
  const stretch = (start: ResumeDate | null, end: ResumeDate | null): Stretch[] => {
    const [first, last] = [start ?? end, end ?? start];
    return first === null || last === null
      ? []
      : [{ from: boundsOf(first, asOf).earliest, to: boundsOf(last, asOf).latest }];
  };
  const dated = entries.filter(({ dates }) => dates !== null);
  const heads = new Set(dated.flatMap(({ header }) => header.map(({ index }) => index)));
  const items = new Set(
    entries
      .filter(({ section }) => section === 'experience')
      .flatMap(({ bullets }) => bullets.flatMap((bullet) => bullet.lines.map(({ index }) => index))),
  );
  const jobs = new Set(entries.filter(({ section }) => section === 'experience'));
  const told = dated
    .filter((entry) => !jobs.has(entry) || (entry.dates?.start && entry.dates.end))
    .flatMap(({ dates, section }) =>
      stretch(dates?.start ?? null, dates?.end ?? null).map((own) =>
        section === 'education' && !dates?.start ? { ...own, from: Math.min(own.from, own.to - STUDIES) } : own,
      ),
    );
  const others = lines
    .filter(({ index }) => !heads.has(index))
    .flatMap((line) =>
      rangesIn(line.text, lexicon)
        .filter(({ start, end }) => !items.has(line.index) || (start !== null && end !== null))
        .flatMap(({ start, end }) => stretch(start, end)),
    );
  return [...told, ...others];
}

/** Longest run of months after `from` and before `to` that no stretch covers; they are in the order of their beginnings. */
function uncovered(from: number, to: number, stretches: readonly Stretch[]): number {
  let reached = from;
  let longest = 0;
  for (const { from: start, to: end } of stretches) {
    if (end <= reached) continue;
    if (start >= to) break;
    longest = Math.max(longest, start - reached - 1);
    reached = Math.max(reached, end);
  }
  return Math.max(longest, to - reached - 1);
}

/** From the newest on. */
export function gapsBetween(
  jobs: readonly Entry[],
  { lines, entries }: Pick<Reading, 'lines' | 'entries'>,
  lexicon: Lexicon,
  asOf: string,
): Gap[] {
  const dated = jobs.flatMap((entry) => jobOf(entry, asOf) ?? []).sort((a, b) => a.from - b.from);
  // The dates of all lines, for the few that leave months between their jobs.
  let others: readonly Stretch[] | null = null;
  const gaps: Gap[] = [];
  let last: Job | undefined;
  for (const job of dated) {
    if (last && job.from > last.to + 1) {
      others ??= accountedFor(lines, entries, lexicon, asOf).sort((a, b) => a.from - b.from);
      const months = uncovered(last.to, job.from, others);
      gaps.push({ before: last.entry, after: job.entry, start: last.end, end: job.start, months });
    }
    if (!last || job.to > last.to) last = job;
  }
  return gaps.toReversed();
}
