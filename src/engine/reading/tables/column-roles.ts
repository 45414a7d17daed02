/** What the columns of a table without a head hold, by the words of all their cells: one post may read like a firm, a column of posts does not. */
import { u } from '../../../resume/patterns.ts';
import type { SectionKind } from '../../../resume/report.ts';
import { isCjk } from '../../../resume/language.ts';
import type { FieldRole } from '../../lexicons/field-labels.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { marksFor, opensAsEmployer, organisationScore, roleScore } from '../heads/head-marks.ts';
import type { Line } from '../reading.ts';
import { isAside } from '../schools/school-asides.ts';

/** Rows that show a habit. */
const LEAST_ROWS = 2;
/** Share of a column's cells. */
const MOST = 0.6;

interface Column {
  readonly at: number;
  /** What its cells open with. */
  readonly texts: readonly string[];
}

type Roles = ReadonlyMap<number, FieldRole>;

function columnsOf(rows: readonly Line[]): Column[] {
  const texts = new Map<number, string[]>();
  for (const { cells, place } of rows) {
    const seen = new Set<number>();
    cells.forEach(({ text }, cell) => {
      const at = place?.at[cell];
      if (at === undefined || seen.has(at)) return;
      seen.add(at);
      texts.set(at, [...(texts.get(at) ?? []), text]);
    });
  }
  return [...texts].map(([at, own]) => ({ at, texts: own }));
}

function share({ texts }: Column, is: (text: string) => boolean): number {
  return texts.filter(is).length / texts.length;
}

/** `rows`: the first lines of a table's rows. Null where its words tell too little. */
export function columnRoles(rows: readonly Line[], section: SectionKind, lexicon: Lexicon): Roles | null {
  if (rows.length < LEAST_ROWS || isCjk(lexicon.language)) return null;
  const education = section === 'education';
  const marks = marksFor(lexicon, education);
  const columns = columnsOf(rows).filter(({ texts }) => texts.length >= MOST * rows.length);
  const dates = columns.find((column) => share(column, (text) => rangesIn(text, lexicon).length > 0) >= MOST);
  // "QEQ 6", "110/110": how high a degree is, and how well it was passed.
  const names = (text: string): boolean => u`\p{L}{2}`.test(text) && !(education && isAside(text));
  const named = columns.filter((column) => column !== dates && share(column, names) >= MOST);
  if (!dates || named.length !== 2) return null;
  const posts = (column: Column): number =>
    share(column, (text) => roleScore(text, marks) > organisationScore(text, marks) && !opensAsEmployer(text, marks));
  const firms = (column: Column): number =>
    share(column, (text) => organisationScore(text, marks) > 0 || opensAsEmployer(text, marks));
  const [title, organisation] = named.toSorted((a, b) => posts(b) - firms(b) - (posts(a) - firms(a))) as [
    Column,
    Column,
  ];
  const told = posts(title) >= MOST || firms(organisation) >= MOST;
  if (!told || posts(title) - firms(title) <= posts(organisation) - firms(organisation)) return null;
  return new Map([
    [dates.at, 'dates'],
    [title.at, education ? 'degree' : 'title'],
    [organisation.at, education ? 'school' : 'organisation'],
  ]);
}
