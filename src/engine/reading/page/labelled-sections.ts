/** Headings of sections in a column of their own, with nothing below each but the next: what they head stands beside them. */
import type { Span } from '../../../resume/document.ts';
import { isFormLabel } from '../entries/fields.ts';
import { fold } from '../text/fold.ts';
import { rowsOf, type Row } from './column-rows.ts';

const LEAST = 3;
/** Rows above the first heading: a name over its lines, a post. */
const MOST_ABOVE = 6;
/** Of the letters' size, between the rows of one heading. */
const LEADING = 1.6;
/** Between a heading and the first row beside it, in sizes. */
const LEVEL = 1.5;
/** How far the headings must reach, of the text beside them: a menu of the sections stands in a few rows. */
const LEAST_REACH = 0.25;
/** Shorter rows are ornaments: a dash over each heading. */
const ORNAMENT = 2;

interface Label {
  readonly top: number;
  readonly bottom: number;
  readonly text: string;
  readonly size: number;
}

/** Rows close below each other in one size are one heading. */
function labelsOf(rows: readonly Row[]): Label[] {
  const labels: Label[] = [];
  for (const { baseline, size, text } of rows) {
    const last = labels.at(-1);
    if (last && last.bottom - baseline < LEADING * size && Math.abs(last.size - size) < 0.5)
      labels[labels.length - 1] = { ...last, bottom: baseline, text: `${last.text} ${text}` };
    else labels.push({ top: baseline, bottom: baseline, text, size });
  }
  return labels;
}

/** What stands above the first heading, then each heading and what it heads; null where the left side is a column, or no side of headings. */
export function labelledSections(left: readonly Span[], right: readonly Span[]): readonly (readonly Span[])[] | null {
  const all = labelsOf(rowsOf(left).filter(({ text }) => text.trim().length > ORNAMENT));
  const first = all.findIndex(({ text }) => isFormLabel(fold(text)));
  const labels = all.slice(Math.max(0, first));
  if (first < 0 || first > MOST_ABOVE || labels.length < LEAST) return null;
  if (!labels.every(({ text }) => isFormLabel(fold(text)))) return null;
  const beside = rowsOf(right);
  const starts = labels.map(({ top, size }) => beside.find(({ baseline, size: own }) => Math.abs(baseline - top) < LEVEL * Math.max(size, own))?.baseline ?? null); // prettier-ignore
  if (starts.includes(null)) return null;
  const [highest = 0, lowest = 0] = [beside[0]?.baseline, beside.at(-1)?.baseline];
  if ((labels[0]?.top ?? 0) - (labels.at(-1)?.top ?? 0) < LEAST_REACH * (highest - lowest)) return null;
  const [upper = Infinity] = labels.map(({ top, size }) => top + size);
  const above = [left.filter(({ baseline }) => baseline > upper), right.filter(({ baseline }) => baseline > (starts[0] ?? 0) + 1)]; // prettier-ignore
  const parts = labels.map(({ bottom }, at) => {
    const ceiling = at === 0 ? upper : (labels[at - 1]?.bottom ?? 0) - 1;
    const [from, to] = [starts[at] ?? 0, starts[at + 1] ?? -Infinity];
    return [
      left.filter(({ baseline }) => baseline <= ceiling && (at === labels.length - 1 || baseline > bottom - 1)),
      right.filter(({ baseline }) => baseline <= from + 1 && baseline > to + 1),
    ];
  });
  return [...above, ...parts.flat()].filter(({ length }) => length > 0);
}
