/** Sections that run on in their own column where the lines of another one stand between, and texts that open a column of their own. */
import type { Heading, Line } from '../reading.ts';

/** Left edges within this are one column's, points. */
const EDGE = 4;
/** A column ends so much above another one, points, to be known as the one whose text does not run on. */
const SHORTER = 24;
/** What goes on below stands this close, times the letters' size. */
const CLOSE = 3;
/** A side column is so much narrower than its neighbour. */
const NARROW = 0.65;
/** Widths of columns that no text runs through from one to the other. */
const UNLIKE = 0.8;
/** Share of lines that reach beyond a column, and lines at an edge that make it one. */
const FEW = 0.15;
const LEAST_THERE = 3;
/** More strips are no resume's columns. */
const MOST = 200;

interface Strip {
  readonly page: number;
  readonly column: number;
  readonly lines: readonly Line[];
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
}

/** The columns of all pages in the order of reading; one that goes on below another is a strip of its own. */
function stripsOf(lines: readonly Line[]): Strip[] {
  const runs: Line[][] = [];
  for (const line of lines) {
    if (line.running) continue;
    const last = runs.at(-1)?.at(-1);
    if (last && last.page === line.page && last.column === line.column) runs.at(-1)?.push(line);
    else runs.push([line]);
  }
  return runs.map((own) => ({
    page: own[0]?.page ?? 0,
    column: own[0]?.column ?? 0,
    lines: own,
    left: Math.min(...own.map(({ box }) => box.x)),
    right: Math.max(...own.map(({ box }) => box.x + box.width)),
    bottom: Math.min(...own.map(({ box }) => box.y)),
  }));
}

/** The column that goes on right below, past the side column that was read in between. */
function directlyAbove(strip: Strip, before: readonly Strip[]): Strip | null {
  const [first] = strip.lines;
  const own = before
    .slice(0, -1)
    .findLast(({ page, left }) => page === strip.page && Math.abs(left - strip.left) < EDGE);
  if (!first || !own || own.column !== strip.column) return null;
  const gap = own.bottom - first.box.y - first.box.height;
  return gap >= 0 && gap < CLOSE * first.size ? own : null;
}

/** Of most lines: a head over the columns is wider. */
function widthOf({ lines }: Strip): number {
  const at = (share: number, values: readonly number[]): number =>
    values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;
  return at(1 - FEW, lines.map(({ box }) => box.x + box.width)) - at(FEW, lines.map(({ box }) => box.x)); // prettier-ignore
}

/** Columns of other widths than each other hold texts of their own, to the foot of the page and on the next. */
function areUnlike(own: Strip, other: Strip): boolean {
  const [least = 0, most = 0] = [widthOf(own), widthOf(other)].sort((a, b) => a - b);
  return least < UNLIKE * most;
}

/** The column of the page before that runs on in this one, other than the one that was read last. */
function upstream(strip: Strip, before: readonly Strip[]): Strip | null {
  const last = before.at(-1);
  const startsThere = ({ box }: Line): boolean => Math.abs(box.x - strip.left) < EDGE;
  const own = before.find(({ left, lines }) => Math.abs(left - strip.left) < EDGE || lines.filter(startsThere).length >= LEAST_THERE); // prettier-ignore
  // What was read last may be the same column, below one that stood beside it.
  if (!last || !own || own === last || last.left < own.left + EDGE || Math.abs(last.left - strip.left) < EDGE) return null; // prettier-ignore
  // A heading in the middle below all columns ends them.
  if (last.column === own.column && last.bottom < own.bottom) return null;
  return before.every((other) => other === own || own.bottom < other.bottom - SHORTER || areUnlike(own, other))
    ? own
    : null;
}

/** Lines above the first heading of a column that do not carry on the section read before them, and the heading whose section they do. */
export function carriedOver(lines: readonly Line[], headings: readonly Heading[]): ReadonlyMap<number, Heading | null> {
  const strips = stripsOf(lines);
  const moved = new Map<number, Heading | null>();
  if (strips.length > MOST || strips.every(({ column }) => column === 0)) return moved;
  const marked = new Map(headings.map((heading) => [heading.line.index, heading]));
  const last = new Map(strips.map((strip) => [strip, marked.get(strip.lines.findLast(({ index }) => marked.has(index))?.index ?? -1)])); // prettier-ignore
  /** Whose section each strip ends in. */
  const ends: (Heading | undefined)[] = [];
  const headingIn = (strip: Strip | null): Heading | undefined => (strip ? last.get(strip) : undefined);
  strips.forEach((strip, at) => {
    ends.push(headingIn(strip) ?? ends.at(-1));
    const previous = strips[at - 1];
    const end = strip.lines.findIndex(({ index }) => marked.has(index));
    const open = end < 0 ? strip.lines : strip.lines.slice(0, end);
    if (!previous || open.length === 0) return;
    const heading = headings.findLast(({ line }) => line.index < (open[0]?.index ?? 0));
    if (!heading) return;
    const before = strips.slice(0, at);
    const own = previous.page === strip.page ? directlyAbove(strip, before) : upstream(strip, before.filter(({ page }) => page === strip.page - 1)); // prettier-ignore
    const carried = own && previous.page !== strip.page ? ends[strips.indexOf(own)] : undefined;
    const source = headingIn(own) ?? carried ?? (previous.page === strip.page ? undefined : ends[at - 1]);
    if (source && source !== heading) for (const line of open) moved.set(line.index, source);
    if (source) ends[at] = headingIn(strip) ?? source;
    if (source || previous.page !== strip.page) return;
    // Beside a side column, what stands above its headings is told before them.
    const [first] = open;
    const narrow = previous.right - previous.left < NARROW * (strip.right - strip.left);
    if (end > 0 && narrow && previous.lines.includes(heading.line) && first && first.box.y > heading.line.box.y)
      for (const line of open) moved.set(line.index, null);
  });
  return moved;
}
