/** Headings broken over the lines of the label cell of their row: "资格" over "证书" beside what they head. */
import { unionOf } from '../../../resume/document.ts';
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { hanHeading } from './han-headings.ts';
import { kindsAsWritten } from './heading-kinds.ts';
import { bare, isShort } from './heading-text.ts';
import type { Line, TablePlace } from '../reading.ts';

/** Characters of one line of such a label, and its lines: "自" over "我" over "评" over "价". */
const LONGEST = 6;
const MOST = 6;

function isHeading(label: string, lexicon: Lexicon): boolean {
  const plain = bare(label);
  return isShort(plain) && (kindsAsWritten(label, lexicon).length > 0 || hanHeading(plain) !== null);
}

function withLabel(line: Line, place: TablePlace, lexicon: Lexicon): Line {
  const { cells } = line;
  const count = place.at.findIndex((column) => column !== place.at[0]);
  const label = cells.slice(0, Math.max(count, 0));
  if (place.at.length !== cells.length || count < 2 || count > MOST) return line;
  const text = label.map((cell) => cell.text).join('');
  if (label.some((cell) => cell.text.length > LONGEST) || !isHeading(text, lexicon)) return line;
  const whole = {
    text,
    spans: label.flatMap(({ spans }) => spans),
    box: unionOf(label.map(({ box }) => box)),
  };
  const rest = cells.slice(count);
  return {
    ...line,
    cells: [whole, ...rest],
    text: [whole, ...rest].map((cell) => cell.text).join(' '),
    place: { ...place, at: place.at.slice(count - 1), roles: place.roles.slice(count - 1).with(0, null) },
  };
}

/** In the first lines of the rows of tables. Where words have blanks between them, `joinRailLabels` reads their lines. */
export function joinLabelHalves(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  if (!isCjk(lexicon.language)) return lines;
  return lines.map((line) => (line.place ? withLabel(line, line.place, lexicon) : line));
}
