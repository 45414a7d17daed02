/** Forms whose labels stand above what they ask for: "Empresa:" over "Grupo Zeta", "会社名：" over "ひばり屋". */
import { u } from '../../../resume/patterns.ts';
import type { Line } from '../reading.ts';
import { isLongLabel } from './fields.ts';

const NAMING: ReadonlySet<string> = new Set(['title', 'organisation', 'degree', 'school']);
const MARK = u`^[^\p{L}]+`;
const COLON = /\s*[:：]\s*$/u;
/** Of a label's letters, from its line to the one below. */
const LEADING = 2.6;
/** Kinds of names that such a form asks for. */
const LEAST = 2;

/** What a label asks for, in one of the ways that languages tell it; null for any other words. */
export type Asking = (label: string) => string | null;

/** What a line that is nothing but a label, with its colon or of several words, asks for; what was done there stands in lists and paragraphs of its own. */
function askedBy(line: Line, asking: Asking): string | null {
  const { text, cells } = line;
  const role = cells.length === 1 && (COLON.test(text) || isLongLabel(line)) ? asking(text.replace(COLON, '')) : null;
  return role === 'duties' ? null : role;
}

function isValue(label: Line, below: Line | undefined): below is Line {
  if (!below || below.page !== label.page || below.column !== label.column || below.cells.length !== 1) return false;
  return label.baseline - below.baseline < LEADING * below.size && !COLON.test(below.text) && !isLongLabel(below);
}

/** Each label in one line with its value, where a section's labels ask for names of two kinds. */
export function withValuesBelow(
  lines: readonly Line[],
  listed: (line: Line) => boolean,
  asking: Asking,
): readonly Line[] {
  const asked = lines.map((line, at) => (!listed(line) && isValue(line, lines[at + 1]) ? askedBy(line, asking) : null));
  const kinds = new Set(asked.filter((role) => role !== null && NAMING.has(role)));
  const dated = asked.includes('dates') && kinds.size > 0;
  if (kinds.size < LEAST && !dated) return lines;
  return lines.flatMap((line, at): readonly Line[] => {
    if (asked[at]) return [];
    const label = asked[at - 1] ? lines[at - 1]?.text.replace(COLON, '').replace(MARK, '') : undefined;
    const [cell] = line.cells;
    if (label === undefined || !cell) return [line];
    const text = `${label}: ${line.text}`;
    return [{ ...line, text, cells: [{ ...cell, text }] }];
  });
}
