/** What is said of a job beside its dates: "Supervisor: …   2014 – 2018" below the post and its employer. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { rangesIn } from '../dates/dates.ts';
import { noteBeside } from '../items/bullets.ts';
import type { Line } from '../reading.ts';
import type { Item } from './entry-items.ts';
import { isJobNote } from './fields.ts';
import { continuesProse } from './prose-lines.ts';

/** The cell of the dates as a line of its own; null where no such note stands before dates alone. */
export function datesBesideNote(line: Line, lexicon: Lexicon): Line | null {
  const last = line.cells.at(-1);
  if (!last || line.cells.length < 2 || !isJobNote(line)) return null;
  const [range, more] = rangesIn(last.text, lexicon);
  return range && !more && range.length === last.text.trim().length
    ? { ...line, text: last.text, cells: [last], box: last.box }
    : null;
}

/** Dates set to the right of the first list item date the head above it. */
export function dateFromNote(items: Item[], line: Line, lexicon: Lexicon): void {
  const before = items.at(-1);
  const note = before?.role === 'header' && !before.field ? noteBeside(line) : null;
  const range = note === null ? undefined : rangesIn(note, lexicon).find((found) => found.length >= note.length - 4);
  if (before && range) items[items.length - 1] = { ...before, role: 'dated', range };
}

/** Characters of a line of terms that may wrap. */
const FULL_NOTE = 45;

/** "Proxy Manager, Redis" below a line of tools that fills its column: no head of its own. */
export function goesOnFrom(note: Line, line: Line, lexicon: Lexicon): boolean {
  if (line.index !== note.index + 1 || line.cells.length > 1 || rangesIn(line.text, lexicon).length > 0) return false;
  return continuesProse(note, line) && note.text.length >= FULL_NOTE;
}
