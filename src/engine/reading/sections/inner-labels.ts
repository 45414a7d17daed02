/** Labels and wrapped posts within the entries of sections whose headings are set larger, in a rail beside them or above them. */
import type { SectionKind } from '../../../resume/report.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { kindsAsWritten } from './heading-kinds.ts';
import { bare } from './heading-text.ts';
import type { Heading } from '../reading.ts';

/** Headings whose setting is a habit. */
const LEAST_NAMED = 3;
/** Points. */
const SMALLER = 0.5;

/** Of the usual size of headings: as small as plain text. */
const PLAIN = 0.75;

/** Sections whose entries have labels of their own. */
const HOLDING: ReadonlySet<SectionKind> = new Set(['experience', 'education', 'projects', 'volunteering']);
/** "Highlights" in a job, "Courses" below a degree. */
const LABELS: ReadonlySet<SectionKind> = new Set(['summary', 'certifications']);

/** Of the label alone where a text stands beside it. */
function labelOf({ line }: Heading): { readonly text: string; readonly size: number } {
  const [label] = line.cells;
  return line.cells.length > 1 && label
    ? { text: label.text, size: label.spans[0]?.size ?? line.size }
    : { text: line.text, size: line.size };
}

/** "Highlights" in each job, "Logiciels" as the end of a post that wraps: in letters smaller than those of the headings that are known whole and told once. */
export function withoutLabelsWithin(
  told: readonly Heading[],
  lexicon: Lexicon,
  inOneWord: boolean,
): readonly Heading[] {
  const labels = new Map(told.map((heading) => [heading, labelOf(heading)]));
  const counts = new Map<string, number>();
  for (const { text } of labels.values()) counts.set(bare(text), (counts.get(bare(text)) ?? 0) + 1);
  const outer = told.filter((heading) => {
    const text = labels.get(heading)?.text ?? '';
    return counts.get(bare(text)) === 1 && kindsAsWritten(text, lexicon).length > 0;
  });
  const sizeOf = (heading: Heading): number => labels.get(heading)?.size ?? 0;
  const sizes = outer.map(sizeOf).sort((a, b) => b - a);
  const usual = sizes.find((size, at) => size - (sizes[at + LEAST_NAMED - 1] ?? 0) < SMALLER);
  if (usual === undefined) return told;
  const main = outer.filter((heading) => !LABELS.has(heading.kinds[0] ?? 'skills') && sizeOf(heading) > PLAIN * usual);
  const least = Math.min(...main.map(sizeOf));
  let holder: SectionKind | undefined;
  return told.filter((heading) => {
    const { text, size } = labels.get(heading) ?? { text: '', size: 0 };
    const [kind] = heading.kinds;
    const repeated = (counts.get(bare(text)) ?? 0) > 1;
    const held = holder !== undefined && HOLDING.has(holder);
    const label = held && kind !== undefined && LABELS.has(kind);
    const inner =
      (size < usual - SMALLER && (repeated || label)) ||
      // Skills may stand below a profile; what one does stands below the name, and beside skills a post of the main column.
      (holder !== 'summary' && !inOneWord && size < least - SMALLER && kindsAsWritten(text, lexicon).length === 0);
    if (!inner) holder = kind;
    return !inner;
  });
}
