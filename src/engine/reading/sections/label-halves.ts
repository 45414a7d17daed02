/** Headings broken over the lines of the label cell of their row: "资格" over "证书" beside what they head. */
import { unionOf } from '../../../resume/document.ts';
import { isCjk } from '../../../resume/language.ts';
import { u } from '../../../resume/patterns.ts';
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

/** Points within which the letters of a label stand level with its answer. */
const LEVEL = 1;
const LETTER = u`^\p{Script=Han}$`;

/** "姓 名" with so much between its characters that each seems a cell, level with the row that it is the label of. */
function withSpreadLabel(line: Line, spread: Line | undefined): Line | null {
  const [answer] = line.cells;
  if (!answer || !spread || !line.place || spread.place?.table !== line.place.table) return null;
  if (spread.place.row !== line.place.row || spread.place.at.length > 0 || line.place.at.length !== line.cells.length) return null; // prettier-ignore
  const { cells } = spread;
  const right = Math.max(...cells.map(({ box }) => box.x + box.width));
  const isLabel = cells.length > 1 && cells.length <= LONGEST && cells.every(({ text }) => LETTER.test(text)) && right < answer.box.x; // prettier-ignore
  if (!isLabel || Math.abs(spread.baseline - line.baseline) > LEVEL) return null;
  const text = cells.map((cell) => cell.text).join('');
  const label = { text, spans: cells.flatMap(({ spans }) => spans), box: unionOf(cells.map(({ box }) => box)) };
  return {
    ...line,
    cells: [label, ...line.cells],
    text: [label, ...line.cells].map((cell) => cell.text).join(' '),
    box: unionOf([label.box, line.box]),
    place: { ...line.place, at: [0, ...line.place.at], roles: [null, ...line.place.roles] },
  };
}

function withSpreadLabels(lines: readonly Line[]): readonly Line[] {
  const joined: Line[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Line;
    const whole = line.place ? withSpreadLabel(line, lines[at + 1]) : null;
    joined.push(whole ?? line);
    if (whole) at += 1;
  }
  return joined.length === lines.length ? lines : joined.map((line, index) => ({ ...line, index }));
}

/** In the first lines of the rows of tables. Where words have blanks between them, `joinRailLabels` reads their lines. */
export function joinLabelHalves(rows: readonly Line[], lexicon: Lexicon): readonly Line[] {
  if (!isCjk(lexicon.language)) return rows;
  return withSpreadLabels(rows).map((line) => (line.place ? withLabel(line, line.place, lexicon) : line));
}
