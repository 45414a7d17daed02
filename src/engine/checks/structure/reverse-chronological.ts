import type { Finding, SectionKind } from '../../../resume/report.ts';
import { nameOfEntry } from '../../reading/entries/entry-name.ts';
import { boundsOf, entriesIn } from '../../reading/dates/time-spans.ts';
import type { Entry, Reading } from '../../reading/reading.ts';
import { defineCheck, evidenceOf, finding, notApplicable, scored } from '../define.ts';

/** Projects may stand by weight, and what a person volunteers for seldom carries whole dates. */
const ORDERED: readonly SectionKind[] = ['experience', 'education'];
/** What a section all the wrong way round leaves: parsers sort jobs by their dates, readers start at the top. */
const TURNED = { experience: 0.4, education: 0.7 } as const;
const MIXED = 0.75;
const MAX_FINDINGS = 4;

/** Both its start and its end lie before the other's, whatever months lone years stand for. */
function isOlder(entry: Entry, than: Entry, asOf: string): boolean {
  const before = (one: string | null | undefined, other: string | null | undefined): boolean | null => {
    if (one === null || one === undefined || other === null || other === undefined) return null;
    return boundsOf(one, asOf).latest < boundsOf(other, asOf).earliest;
  };
  const known = [before(entry.dates?.start, than.dates?.start), before(entry.dates?.end, than.dates?.end)].filter(
    (told) => told !== null,
  );
  return known.length > 0 && known.every(Boolean);
}

interface Order {
  readonly kind: 'experience' | 'education';
  readonly score: number;
  readonly findings: readonly Finding[];
}

interface List {
  readonly kind: Order['kind'];
  /** The page's own heading. */
  readonly title: string | null;
  readonly dated: readonly Entry[];
}

/** A heading is told in so many characters. */
const TITLE = 40;

function shortened(title: string): string {
  const characters = Array.from(title);
  return characters.length <= TITLE
    ? title
    : `${characters
        .slice(0, TITLE - 1)
        .join('')
        .trimEnd()}…`;
}

/** Below the degrees, told from when to when, stand certificates, told by their year: a list of its own. */
function comparable(kind: SectionKind, dated: readonly Entry[]): readonly Entry[] {
  const ranges = dated.filter(({ dates }) => dates?.start && dates.end);
  return kind === 'education' && ranges.length > 0 ? ranges : dated;
}

const isDated = ({ dates }: Entry): boolean => dates !== null && (dates.start !== null || dates.end !== null);

/** A list to each section; jobs under a heading that nobody knows are a list as well. */
function listsOf({ entries, sections }: Pick<Reading, 'entries' | 'sections'>): List[] {
  const headed = sections
    .filter(({ kind }) => ORDERED.includes(kind))
    .map((section) => ({
      kind: section.kind as Order['kind'],
      title: section.heading.line.text,
      dated: comparable(section.kind, entriesIn(section, entries).filter(isDated)),
    }));
  const jobs = headed.some(({ kind }) => kind === 'experience')
    ? []
    : entries.filter((entry) => entry.section === 'experience' && isDated(entry));
  return [...headed, { kind: 'experience' as const, title: null, dated: jobs }].filter(({ dated }) => dated.length > 1);
}

/** The first of the posts in a row with one employer: they stand together, by the latest of them. */
function topOf(entries: readonly Entry[], at: number): Entry | undefined {
  let top = at;
  const employer = entries[at]?.organisation ?? null;
  while (top > 0 && employer !== null && entries[top - 1]?.organisation === employer) top -= 1;
  return entries[top];
}

function judge({ kind, title, dated: entries }: List, asOf: string, eitherWay: boolean): Order {
  const fine = { kind, score: 1, findings: [] };
  const pairs = entries.slice(1).flatMap((entry, at) => {
    const above = entries[at];
    const top = entry.organisation === above?.organisation ? above : topOf(entries, at);
    return above && top ? [{ above, top, entry }] : [];
  });
  const wrong = pairs.filter(({ above, top, entry }) => isOlder(above, entry, asOf) && isOlder(top, entry, asOf));
  const right = pairs.filter(({ above, entry }) => isOlder(entry, above, asOf));
  if (wrong.length === 0) return fine;
  const [first, last] = [entries[0], entries.at(-1)];
  if (right.length === 0 && eitherWay) return fine;
  // Where the first is held to this day, it is not the oldest.
  if (right.length === 0 && first && last && (entries.length === 2 || isOlder(first, last, asOf))) {
    if (title === null) return fine;
    const data = { heading: shortened(title), entry: nameOfEntry(first) };
    return {
      kind,
      score: TURNED[kind],
      findings: [finding('oldest-first', data, evidenceOf(first.header.slice(0, 1)))],
    };
  }
  const findings = wrong.map(({ above, entry }) =>
    finding(
      'out-of-order',
      { entry: nameOfEntry(entry), above: nameOfEntry(above) },
      evidenceOf(entry.header.slice(0, 1)),
    ),
  );
  return { kind, score: Math.max(0.5, MIXED - 0.1 * (wrong.length - 1)), findings };
}

export default defineCheck({
  id: 'reverse-chronological',
  requires: ['entries', 'sections', 'asOf', 'language'],
  messageIds: ['oldest-first', 'out-of-order'],
  run: ({ entries, sections, asOf, language }) => {
    const lists = listsOf({ entries, sections });
    if (lists.length === 0) return notApplicable;
    // 編年体: Japanese forms run from the oldest on, and histories may.
    const orders = lists.map((list) => judge(list, asOf, language === 'ja'));
    const findings = orders.flatMap((order) => order.findings);
    const data = { entries: lists.reduce((sum, { dated }) => sum + dated.length, 0) };
    return scored(Math.min(...orders.map(({ score }) => score)), findings.slice(0, MAX_FINDINGS), data);
  },
});
