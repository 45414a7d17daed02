/** Posts below the line of one employer: promotions, the careers of public servants, the projects of a consultancy. */
import { HOUSEHOLDS, SELF_EMPLOYED, SERVICES } from '../../lexicons/self-employment.ts';
import { u } from '../../../resume/patterns.ts';
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import type { Draft } from './entry-drafts.ts';
import { indexWords, countIn } from '../text/word-index.ts';
import { key } from '../text/fold.ts';
import { namesPost } from '../heads/headers.ts';
import { isCapital } from '../sections/heading-text.ts';
import { isListed } from './listed-heads.ts';
import type { DateRange, Entry, Line } from '../reading.ts';

const FREE = indexWords(SELF_EMPLOYED, SERVICES, HOUSEHOLDS);
/** Longer ones tell of it. */
const LONGEST_FREE = 60;

/** Months since year 0, "2016" as its first month or its last; "present" is later than all. */
function monthOf(date: string | null | undefined, end: boolean): number | null {
  if (!date) return null;
  if (date === 'present') return Infinity;
  const [year, month] = date.split('-').map(Number) as [number, number?];
  return year * 12 + (month === undefined ? (end ? 11 : 0) : month - 1);
}

function isWithin(inner: DateRange | null, outer: DateRange): boolean {
  const [from, to] = [monthOf(outer.start, false), monthOf(outer.end, true)];
  // A lone year is within where it lies.
  const [start, end] = [monthOf(inner?.start, true), monthOf(inner?.end ?? inner?.start, false)];
  return from !== null && to !== null && start !== null && end !== null && start >= from && end <= to;
}

/** "ab 2014" below an employer whom one left in 2016: up to then. */
function clamped(inner: DateRange | null, outer: DateRange | null): DateRange | null {
  if (inner?.end !== 'present' || !outer || outer.end === 'present' || !u`^\p{L}`.test(inner.text)) return inner;
  const upTo = { ...inner, end: outer.end };
  return isWithin({ ...inner, end: inner.start }, outer) ? upTo : inner;
}

/** The dates of one of the posts below an employer: of the first, where others follow within its period. */
function latest(posts: readonly Draft[], n: number, outer: DateRange | null): DateRange | null {
  const own = posts[n]?.entry.dates ?? null;
  const next = posts[n + 1]?.entry.dates ?? null;
  return n === 0 && outer && next && isWithin(next, outer) ? clamped(own, outer) : own;
}

/** What is said of a firm in one line may look like an item without a glyph. */
function listsNothing({ bullets }: Entry): boolean {
  const [first, ...others] = bullets;
  return !first || (first.glyph === null && others.length === 0);
}

/** A head with nothing listed below it: it may stand for what follows. */
function mayLead({ entry, head }: Draft): boolean {
  return entry.section === 'experience' && listsNothing(entry) && (head.title !== null || head.organisation !== null);
}

/** A line that names an employer and no post. */
function isEmployerLine(draft: Draft): boolean {
  const { sure, title, organisation } = draft.head;
  return mayLead(draft) && (sure === 'organisation' || (sure === null && (title === null) !== (organisation === null)));
}

/** A post that names no employer of its own, or nothing that is sure to be one. */
function isBare({ entry, head }: Draft): boolean {
  return entry.dates !== null && (head.sure === 'title' || head.sure === null) && head.title !== null;
}

function employerOf({ head, entry: { header } }: Draft): string | null {
  const { sure, title, organisation } = head;
  const [own, said] = header;
  // "ACME DO BRASIL S.A." over "Indústria de embalagens flexíveis": what it makes, in smaller letters.
  const lead = title !== null && organisation !== null && standsAbove(own, said) ? [title, organisation].filter((part) => own?.text.includes(part)) : []; // prettier-ignore
  if (lead.length === 1 && said?.text.includes(lead[0] === title ? (organisation ?? '') : (title ?? ''))) return lead[0] ?? null; // prettier-ignore
  return sure === 'organisation' || sure === 'both' ? organisation : (title ?? organisation);
}

/** Larger, bolder, in capitals or farther to the left: as a line stands that others belong to. */
function standsAbove(a: Line | undefined, b: Line | undefined): boolean {
  if (!a || !b) return false;
  const sized = a.size > b.size + LARGER;
  const capital = isCapital(a.text) || isCapital(nameOf(a));
  return sized || (a.bold && !b.bold) || (capital && !isCapital(nameOf(b))) || a.box.x < b.box.x - INDENT;
}

/** Without the town behind it and the dates at the edge. */
function nameOf({ cells, text }: Line): string {
  return (cells[0]?.text ?? text).split(', ', 1)[0] ?? '';
}

/** Characters of "depuis" before a date. */
const SINCE = 8;
const SENTENCE = u`\s\p{L}{4,}\.$`;
const LARGER = 0.4;
/** Points. */
const INDENT = 4;
/** Two jobs at one time are told from an employer's by their number. */
const LEAST_BELOW = 2;

function endOf(drafts: readonly Draft[], belongs: (draft: Draft, n: number) => boolean): number {
  const end = drafts.findIndex((draft, n) => !belongs(draft, n));
  return end < 0 ? drafts.length : end;
}

/** "09/2006 – 01/2011 ¦ **Acme Partner, Emsau**" right over "09/2006 – 01/2011 ¦ Projektleiter": one post of the whole period, without an employer of its own. */
function isWholeOf({ entry, head }: Draft, { entry: above }: Draft): boolean {
  const [own, other] = [entry.header[0], above.header.at(-1)];
  const adjacent = own !== undefined && other !== undefined && own.index === other.index + 1;
  const same = entry.dates?.start === above.dates?.start && entry.dates?.end === above.dates?.end;
  return adjacent && same && entry.dates?.start !== null && head.title !== null && head.organisation === null;
}

/** How many drafts right below a head lie within its range and are set as if they belonged to it. */
function countBelow(draft: Draft, following: readonly Draft[]): number {
  const { dates, header } = draft.entry;
  if (!dates) return 0;
  const count = endOf(
    following,
    ({ entry }) => isWithin(entry.dates, dates) && standsAbove(header[0], entry.header[0]),
  );
  return count < LEAST_BELOW && !(count === 1 && following[0] && isWholeOf(following[0], draft)) ? 0 : count;
}

/** Opened by its dates as the one below, in the same type or as a sentence: a job among others, and no employer. */
function isOneOf({ entry, head }: Draft, next: Draft | undefined): boolean {
  const [own, other] = [entry.header[0], next?.entry.header[0]];
  if (!own || !other || !entry.dates?.text || !next?.entry.dates?.text) return false;
  if (head.sure === 'organisation' || head.sure === 'both') return false;
  const opens = ({ text }: Line, dates: string): boolean => text.slice(0, dates.length + SINCE).includes(dates);
  if (!opens(own, entry.dates.text) || !opens(other, next.entry.dates.text)) return false;
  return Math.abs(own.box.x - other.box.x) < INDENT && (SENTENCE.test(own.text) || !standsAbove(own, other));
}

/** Post over employer as in the head below, each in the letters that they have there, without dates: a job of its own. */
function isSetAs({ entry, head, types }: Draft, next: Draft | undefined): boolean {
  if (entry.dates || head.title === null || head.organisation === null || !next?.entry.dates) return false;
  const [own, other] = [types, next.types].map((all) => all.filter((type) => type !== null));
  return own !== undefined && own.length > 1 && own[0] !== own[1] && own.join() === other?.join();
}

/** How many drafts right below an employer's line name no employer of their own. */
function countPosts(line: Draft, following: readonly Draft[]): number {
  const { dates } = line.entry;
  if (!isEmployerLine(line) || isSetAs(line, following[0])) return 0;
  return endOf(following, (draft, n) => {
    if (!isBare(draft) || (dates && !isWithin(latest(following, n, dates), dates))) return false;
    // A line of unknown words is an employer's only where nothing else can be.
    if (n === 0) return line.head.sure !== null || draft.head.organisation === null || draft.head.together;
    return dates !== null || !isEmployerLine(draft) || draft.head.sure !== null;
  });
}

/** A job and the projects below it, which name no posts of their own: theirs is said of it. */
function withProjects(job: Draft, projects: readonly Draft[]): Draft {
  const { entry } = job;
  const bullets = projects.flatMap((project) => project.entry.bullets);
  const paragraphs = projects.flatMap((project) => project.entry.paragraphs);
  return {
    ...job,
    entry: { ...entry, bullets: [...entry.bullets, ...bullets], paragraphs: [...entry.paragraphs, ...paragraphs] },
  };
}

/** Drafts without the lines of employers, whose posts are told who employed them: the employer's own range is no job. */
export function withEmployers(drafts: readonly Draft[], lexicon: Lexicon): readonly Draft[] {
  // Japanese and Chinese employers are told by their names: see `hanPosts`.
  if (isCjk(lexicon.language)) return drafts;
  const told: Draft[] = [];
  for (let at = 0; at < drafts.length; at += 1) {
    const draft = drafts[at] as Draft;
    const following = drafts.slice(at + 1);
    const one = isOneOf(draft, following[0]);
    const below = mayLead(draft) && !one ? countBelow(draft, following) : 0;
    const posts = below > 0 || one ? below : countPosts(draft, following);
    const own = following.slice(0, posts);
    const named = own.filter(({ texts }) => texts.some((text) => namesPost(text, lexicon))).length;
    if (posts === 0) told.push(draft);
    else if (draft.head.sure === 'both' && 2 * named < posts) told.push(withProjects(draft, own));
    else told.push(...own.map((post, n) => ({ ...post, employer: employerOf(draft), entry: { ...post.entry, dates: latest(own, n, draft.entry.dates) } }))); // prettier-ignore
    at += posts;
  }
  return told;
}

/** One more degree below the line of a school: that line stood above the degree before too, and is set as what others belong to. */
function isUnder({ title, dates, header }: Entry, school: Entry): boolean {
  const [line, degree] = school.header;
  const named = line?.text.includes(school.organisation ?? '') === true && !line.text.includes(school.title ?? '');
  return title !== null && dates !== null && named && degree !== undefined && standsAbove(line, header[0]) && standsAbove(line, degree);
} // prettier-ignore

/** Posts in a line each over the employer of all: one that tells neither an employer nor what was done, right above the post whose head names it. */
function fromBelow(entries: readonly Entry[]): Entry[] {
  return entries.reduceRight<Entry[]>((below, entry) => {
    const [own, ...lines] = entry.header;
    const [next] = below;
    const [other] = next?.header ?? [];
    const bare = entry.section === 'experience' && entry.title !== null && entry.organisation === null && lines.length === 0;
    const adjacent = own !== undefined && other?.index === own.index + 1 && other.bold === own.bold && other.size === own.size;
    const organisation = next?.section === 'experience' ? next.organisation : null;
    const told = organisation !== null && next?.title && other?.text.startsWith(next.title) && !other.text.includes(organisation);
    const shared = bare && adjacent && told && entry.dates !== null && entry.bullets.length + entry.paragraphs.length === 0;
    return [shared ? { ...entry, organisation } : entry, ...below];
  }, []);
} // prettier-ignore

/** "同上", "ebenda" below the name of the employer. */
const SAME =
  /^(?:同上|同社|〃|〟|ebenda|ebd\.?|ebendort|selber arbeitgeber|gleicher arbeitgeber|ibidem|ibid\.?|idem|stessa azienda|stessa ditta|stesso datore di lavoro)$/iu;

/** Words in capitals that name no post as the others do: an employer, as the one before. */
function standsAlone(title: string, last: string, entries: readonly Entry[]): boolean {
  const posts = entries.filter((entry) => entry.title !== null && entry.title !== title && entry.section === 'experience'); // prettier-ignore
  return isCapital(title) && isCapital(last) && posts.every((entry) => !isCapital(entry.title ?? ''));
}

/** A row that names an employer and its years is whole: what lies outside of them is no post there, and no school employs who learnt at it. */
function isPostAt(employer: Entry, { section, dates }: Entry): boolean {
  if (section !== 'experience') return true;
  if (employer.section === 'education') return false;
  return employer.title !== null || employer.dates === null || employer.bullets.length > 0 || dates === null || isWithin(dates, employer.dates); // prettier-ignore
}

/** Post, dates and employer in one line, and post and dates in one: what is set like a whole job is none of the one above. */
function isAlike(whole: Entry, entry: Entry): boolean {
  return entry.section === 'experience' && whole.title !== null && whole.header.length === 1 && entry.header.length === 1 && entry.dates !== null && whole.dates !== null; // prettier-ignore
}

/** A job that names no employer of its own is one more post at the one before, unless it is nobody's or no post; so is a degree in the list below its school. */
export function inherit(entries: readonly Entry[], lexicon: Lexicon): Entry[] {
  let last: string | null = null;
  let from: Entry | null = null;
  let postless = false;
  let school: Entry | null = null;
  return fromBelow(entries).map((entry) => {
    if (last !== null && entry.section === 'experience' && SAME.test(entry.organisation ?? ''))
      return { ...entry, organisation: last };
    if (entry.section === 'education') {
      const under: boolean = school !== null && entry.organisation === null && isUnder(entry, school);
      if (under && school) {
        last = school.organisation;
        return { ...entry, organisation: last };
      }
      school = entry.organisation === null ? null : entry;
    }
    // "AGROINDUSTRIAL LOS AROMOS" beside its dates, where the posts above are in small letters and their employers in capitals.
    if (
      entry.section === 'experience' &&
      entry.organisation === null &&
      last !== null &&
      entry.title !== null &&
      standsAlone(entry.title, last, entries)
    )
      return { ...entry, title: null, organisation: (last = entry.title) };
    // Below a job that names its employer alone what names no post is an employer too.
    const told = isCjk(lexicon.language) ? entry.header.filter(({ text }) => text.length <= LONGEST_FREE) : [];
    const free = [entry.title ?? '', ...told.map(({ text }) => text)].some((text) => countIn(key(text), FREE, true) > 0); // prettier-ignore
    postless = entry.organisation === null ? postless : entry.title === null && entry.section === 'experience' && entry.dates !== null && entry.bullets.length + entry.paragraphs.length > 0; // prettier-ignore
    if (postless && !free && entry.section === 'experience' && entry.organisation === null && entry.title !== null && !namesPost(entry.title, lexicon))
      return { ...entry, title: null, organisation: (last = entry.title) }; // prettier-ignore
    const [head] = entry.header;
    const follows = entry.section === 'experience' || (entry.section === 'education' && head !== undefined && isListed(head)); // prettier-ignore
    const own = from === null || (isPostAt(from, entry) && !isAlike(from, entry));
    const organisation: string | null =
      entry.organisation ?? (follows && own && entry.title !== null && !free ? last : null);
    if (entry.organisation !== null) from = entry;
    last = organisation;
    return organisation === entry.organisation ? entry : { ...entry, organisation };
  });
}
