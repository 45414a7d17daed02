/** Posts below the line of one employer: promotions, the careers of public servants, the projects of a consultancy. */
import { SELF_EMPLOYED } from '../lexicons/self-employment.ts';
import type { Draft } from './entry-drafts.ts';
import { indexWords, countIn } from './word-index.ts';
import { key } from './fold.ts';
import { isCapital } from './headings.ts';
import type { DateRange, Entry, Line } from './reading.ts';

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

/** Larger, bolder, in capitals or farther to the left: as a line stands that others belong to. */
function standsAbove(a: Line | undefined, b: Line | undefined): boolean {
  if (!a || !b) return false;
  const sized = a.size > b.size + LARGER;
  return sized || (a.bold && !b.bold) || (isCapital(a.text) && !isCapital(b.text)) || a.box.x < b.box.x - INDENT;
}

const LARGER = 0.4;
/** Points. */
const INDENT = 4;
/** Projects for clients are told apart from two jobs at one time by their number. */
const LEAST_PROJECTS = 2;

/** The drafts right below an employer's line that are posts there: those that name no other employer, or else, within its range, projects for clients. */
function postsBelow(drafts: readonly Draft[], at: number): Draft[] {
  const line = drafts[at] as Draft;
  const { dates, header } = line.entry;
  const following = drafts.slice(at + 1);
  const endOf = (belongs: (draft: Draft, n: number) => boolean): number => {
    const end = following.findIndex((draft, n) => !belongs(draft, n));
    return end < 0 ? following.length : end;
  };
  const within = ({ entry }: Draft): boolean => dates !== null && isWithin(entry.dates, dates);
  const projects = endOf((draft) => within(draft) && standsAbove(header[0], draft.entry.header[0]));
  if (projects >= LEAST_PROJECTS) return following.slice(0, projects);
  const posts = endOf((draft, n) => {
    if (!isBare(draft) || (dates && !within(draft))) return false;
    // A line of unknown words is an employer's only where nothing else can be.
    if (n === 0) return line.head.sure !== null || draft.head.organisation === null || draft.head.together;
    return dates !== null || !isEmployerLine(draft) || draft.head.sure !== null;
  });
  return following.slice(0, posts);
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
