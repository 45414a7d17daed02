/** Labels of sections in a rail at the left that run over two or three rows: "RESEARCH" beside the first, "EXPERIENCE" beside the second. */
import { unionOf } from '../../../resume/document.ts';
import { CJK } from '../text/fold.ts';
import type { Cell, Line } from '../reading.ts';
import { wholeLabel } from './heading-text.ts';

const MOST_ROWS = 3;
/** Of the letters' size, between rows of one label. */
const LEADING = 1.7;
const EDGE = 3;
/** Points. */
const ONE_SIZE = 1;

function withCells(line: Line, cells: readonly Cell[]): Line {
  return {
    ...line,
    cells,
    text: cells.map((cell) => cell.text).join(' '),
    box: unionOf(cells.map((cell) => cell.box)),
  };
}

/** In the same rail, whichever of its edges the labels are set to. */
function isBelow({ box }: Cell, { box: first }: Cell): boolean {
  return Math.abs(box.x - first.x) <= EDGE || Math.abs(box.x + box.width - first.x - first.width) <= EDGE;
}

/** One label is set in letters of one size, or in small capitals with or without their initial: "ACME" over "SOFTWARE ENGINEER" in smaller ones is a firm and a post. */
function isAlike(label: Cell, first: Cell | undefined): boolean {
  const sizes = first?.spans.map(({ size }) => size) ?? [];
  return label.spans.some(({ size }) => sizes.some((other) => Math.abs(size - other) < ONE_SIZE));
}

/** "GENDER ¦ : Male" over "NATIONALITY ¦ : Italian": each label has a value of its own. */
const OWN_VALUE = /^\s*[:：]/u;

/** The rows whose first cells may belong to one label: in the rail, close below each other, something beside each. */
function rowsFrom(lines: readonly Line[], at: number): Line[] {
  const first = lines[at] as Line;
  const rows = [first];
  for (let row = lines[at + 1]; row && rows.length < MOST_ROWS; row = lines[at + rows.length]) {
    const above = rows.at(-1) as Line;
    const close =
      row.page === above.page &&
      row.column === above.column &&
      above.baseline - row.baseline < LEADING * Math.max(above.size, row.size);
    const [label, beside] = row.cells;
    if (
      !close ||
      !label ||
      !beside ||
      OWN_VALUE.test(beside.text) ||
      !isBelow(label, first.cells[0] as Cell) ||
      !isAlike(label, first.cells[0])
    )
      break;
    rows.push(row);
  }
  return rows;
}

/** Lines between a label and what it wraps onto, where the text beside is set closer. */
const BETWEEN = 3;

/** "■ 技能证书" begins something of its own. */
const OPENS = /^[■◆◇●○□★☆▶►▍▌▎❖【〖]/u;

/** The rest of a label in a row of its own: "Esperienze" beside a post, "lavorative" beside nothing. */
function restBelow(lines: readonly Line[], at: number): number | null {
  const line = lines[at] as Line;
  const [label, beside] = line.cells;
  const own = label?.spans[0];
  if (!label || !beside || !own) return null;
  for (let next = at + 1; next <= at + BETWEEN; next += 1) {
    const row = lines[next];
    const [cell, ...more] = row?.cells ?? [];
    if (row?.page !== line.page || row.column !== line.column || !cell) return null;
    const span = cell.spans[0];
    const alike = span !== undefined && span.font === own.font && Math.abs(span.size - own.size) < 0.3;
    const near = line.baseline - row.baseline < LEADING * own.size;
    if (OPENS.test(cell.text)) return null;
    if (alike && near && more.length === 0 && cell.box.x + cell.box.width < beside.box.x && isBelow(cell, label)) return next; // prettier-ignore
  }
  return null;
}

function joinedCell(cells: readonly [Cell, ...Cell[]]): Cell {
  return {
    text: wholeLabel(cells.map((cell) => cell.text)),
    box: unionOf(cells.map((cell) => cell.box)),
    spans: cells.flatMap((cell) => cell.spans),
  };
}

/** What closes a heading of two words in Chinese: "项目" over "经验" is one. */
const CLOSES = /^(?:经[历验]|經[歷驗]|背景|情况|情況|评价|評價|技能|能力|介绍|介紹|描述|成果|スキル|経験|経歴)$/u;

/** "荣誉" over "证书", each beside its own: two headings, though both together are one too. */
function areApart(texts: readonly string[], isLabel: (rows: readonly string[]) => boolean): boolean {
  return texts.every((text) => CJK.test(text) && isLabel([text])) && texts.slice(1).every((text) => !CLOSES.test(text));
}

/** Moves such labels whole into their first row. `isLabel` tells a heading by its words. */
export function joinRailLabels(lines: readonly Line[], isLabel: (rows: readonly string[]) => boolean): Line[] {
  const joined: Line[] = [...lines];
  for (let at = 0; at < joined.length; at += 1) {
    const [label] = joined[at]?.cells ?? [];
    if (!label || (joined[at]?.cells.length ?? 0) < 2) continue;
    const rest = restBelow(joined, at);
    const end = rest === null ? undefined : joined[rest]?.cells[0];
    if (rest !== null && end && isLabel([label.text, end.text])) {
      const line = joined[at] as Line;
      joined[at] = withCells(line, [joinedCell([label, end]), ...line.cells.slice(1)]);
      joined.splice(rest, 1);
      continue;
    }
    const rows = rowsFrom(joined, at);
    for (let count = rows.length; count > 1; count -= 1) {
      const own = rows.slice(0, count);
      const labels = own.flatMap((row) => row.cells[0] ?? []);
      const texts = labels.map((cell) => cell.text);
      if (!isLabel(texts) || areApart(texts, isLabel)) continue;
      const whole = joinedCell(labels as [Cell, ...Cell[]]);
      own.forEach(
        (row, n) => (joined[at + n] = withCells(row, n === 0 ? [whole, ...row.cells.slice(1)] : row.cells.slice(1))),
      );
      at += count - 1;
      break;
    }
  }
  return joined.length === lines.length ? joined : joined.map((line, index) => ({ ...line, index }));
}
