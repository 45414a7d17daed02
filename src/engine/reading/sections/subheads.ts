/** Headings that stand below the heading of another section in smaller letters, as Markdown's do, and open none of their own. */
import type { SectionKind } from '../../../resume/report.ts';
import type { Heading } from '../reading.ts';
import { withoutProjectsBelow } from './inner-headings.ts';

/** Points. */
const SMALLER = 0.5;

/** What is told within a section: in a job its projects and tools, among skills the languages one programs in. */
const WITHIN: Readonly<Partial<Record<SectionKind, readonly SectionKind[]>>> = {
  experience: ['experience', 'projects', 'skills', 'summary', 'languages'],
  projects: ['projects', 'skills', 'summary', 'languages'],
  skills: ['skills', 'publications', 'summary'],
};

const CODE = /言語|语言|語言/u;
const SPOKEN = /語学|外国語|外语|外語|話せる/u;

function isWithin(heading: Heading, { kinds }: Heading): boolean {
  const own = new Set(kinds.flatMap((kind) => [kind, ...(WITHIN[kind] ?? [])]));
  if (heading.kinds.every((kind) => own.has(kind))) return true;
  const { text } = heading.line;
  return kinds.includes('skills') && heading.kinds.includes('languages') && CODE.test(text) && !SPOKEN.test(text);
}

/** Two headings of a size: that of the sections. */
const LEAST_OF_SIZE = 2;

/** "任職經歷" right below "工作經歷": the larger heading holds such as open sections, "專案經驗" among them. */
function isPartOf({ line, kinds }: Heading, above: Heading): boolean {
  return line.index === above.line.index + 1 && kinds.length === 1 && kinds[0] === above.kinds[0];
}

const PARTS: readonly SectionKind[] = ['experience', 'projects'];

/** A heading of sections that is larger and told in the same column last, and what it may hold. */
function withoutSmaller(told: readonly Heading[]): Heading[] {
  let above: Heading | null = null;
  let parted: Heading | null = null;
  return told.filter((heading) => {
    const { line } = heading;
    const below = above !== null && above.line.column === line.column && line.size < above.line.size - SMALLER;
    if (!below) parted = null;
    else if (above !== null && above.kinds[0] === 'experience' && isPartOf(heading, above)) parted = heading;
    const part = parted !== null && Math.abs(parted.line.size - line.size) < 0.2 && heading.kinds.every((kind) => PARTS.includes(kind)); // prettier-ignore
    if (below && part) return true;
    if (below && above !== null && isWithin(heading, above)) return false;
    const ofSize = told.filter((other) => Math.abs(other.line.size - line.size) < SMALLER).length;
    if (ofSize >= LEAST_OF_SIZE || above === null || line.size > above.line.size - SMALLER) above = heading;
    return true;
  });
}

/** Without those that are parts of the section above them. */
export function withoutSubheads(told: readonly Heading[]): Heading[] {
  return withoutSmaller(withoutProjectsBelow(told));
}
