/** Posts below the line of one employer: promotions, the careers of public servants, the projects of a consultancy. */
import { SELF_EMPLOYED } from '../lexicons/self-employment.ts';
import type { Draft } from './entry-drafts.ts';
import { indexWords, countIn } from './word-index.ts';
import { key } from './fold.ts';
import type { DateRange, Entry } from './reading.ts';

const FREE = indexWords(SELF_EMPLOYED);

/** Months since year 0, "2016" as its first month or its last; "present" is later than all. */
function monthOf(date: string | null | undefined, end: boolean): number | null {
  if (!date) return null;
  if (date === 'present') return Infinity;
  const [year, month] = date.split('-').map(Number) as [number, number?];
  return year * 12 + (month === undefined ? (end ? 11 : 0) : month - 1);
}

function isWithin(inner: DateRange | null, outer: DateRange): boolean {
  const [from, to] = [monthOf(outer.start, false), monthOf(outer.end, true)];
  const [start, end] = [monthOf(inner?.start, true), monthOf(inner?.end, false)];
  return from !== null && to !== null && start !== null && end !== null && start >= from && end <= to;
}

/** A line that names an employer and no post, nothing listed below it. */
function isEmployerLine({ entry, head }: Draft): boolean {
  return (
    entry.section === 'experience' &&
    entry.bullets.length === 0 &&
    (head.sure === 'organisation' || (head.sure === null && (head.title === null) !== (head.organisation === null)))
  );
}

/** A post that names no employer of its own, or nothing that is sure to be one. */
function isBare({ entry, head }: Draft): boolean {
  return entry.dates !== null && (head.sure === 'title' || head.sure === null) && head.title !== null;
}

function employerOf({ head }: Draft): string | null {
  return head.sure === 'organisation' ? head.organisation : (head.title ?? head.organisation);
}

/** The drafts right below an employer's line that are posts there. */
function postsBelow(drafts: readonly Draft[], at: number): Draft[] {
  const line = drafts[at] as Draft;
  const posts: Draft[] = [];
  for (const draft of drafts.slice(at + 1)) {
    if (!isBare(draft) || (line.entry.dates && !isWithin(draft.entry.dates, line.entry.dates))) break;
    // A line of unknown words is an employer's only where nothing else can be.
    if (posts.length === 0 && line.head.sure === null && draft.head.organisation !== null && !draft.head.together)
      break;
    if (!line.entry.dates && isEmployerLine(draft) && draft.head.sure === null && posts.length > 0) break;
    posts.push(draft);
  }
  return posts;
}

/** Drafts without the lines of employers, whose posts are told who employed them: the employer's own range is no job. */
export function withEmployers(drafts: readonly Draft[]): Draft[] {
  const told: Draft[] = [];
  for (let at = 0; at < drafts.length; at += 1) {
    const draft = drafts[at] as Draft;
    const posts = isEmployerLine(draft) ? postsBelow(drafts, at) : [];
    if (posts.length === 0) {
      told.push(draft);
      continue;
    }
    const employer = employerOf(draft);
    told.push(...posts.map((post) => ({ ...post, employer })));
    at += posts.length;
  }
  return told;
}

/** A job that names no employer of its own is one more post at the one before, unless it is nobody's. */
export function inherit(entries: readonly Entry[]): Entry[] {
  let last: string | null = null;
  return entries.map((entry) => {
    const free = entry.title !== null && countIn(key(entry.title), FREE, true) > 0;
    const organisation: string | null =
      entry.organisation ?? (entry.section === 'experience' && entry.title !== null && !free ? last : null);
    last = organisation;
    return organisation === entry.organisation ? entry : { ...entry, organisation };
  });
}
