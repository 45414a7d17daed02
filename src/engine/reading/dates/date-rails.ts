/** Dates that run down a narrow cell beside the text: "2018年4月" over "～" over "現在". Moved into their first row, so that rows read as rows. */
import { u } from '../../../resume/patterns.ts';
import { unionOf } from '../../../resume/document.ts';
import { isCjk } from '../../../resume/language.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { partCellHalves } from '../tables/cell-halves.ts';
import { joinDateCells } from './date-cells.ts';
import { datesIn } from './date-tokens.ts';
import { rangesIn, runsBackward } from './dates.ts';
import type { Cell, Line } from '../reading.ts';
import { withoutRailRemarks } from './rail-remarks.ts';
import { joinSteppedRails } from './stepped-rails.ts';
import { joinHanWraps } from '../han/han-wraps.ts';
import { joinWrappedDates } from './wrapped-dates.ts';
import { joinWrappedEnds } from './wrapped-ends.ts';

const MOST_ROWS = 3;
/** Between the rows of one cell, in sizes. */
const LEADING = 2.6;
/** Cells are centred or set to an edge: middles and left edges agree this far, points. */
const SAME_EDGE = 4;
const LONGEST = 20;
const ENDS_OPEN = /[-–—−~～〜]$/u;
const DASH = /^[-–—−~～〜ー↓|至]{1,2}$|^から$/u;
const GOES_ON =
  /^(?:[-–—−~～〜至]|(?:bis|to|until|till|hasta|al?|à|au|até|ao|fino)\s)|(?:[-–—−~～〜至]|\s(?:bis|to|until|till|hasta|al?|à|au|até|ao))$/iu;
/** Of a list item. */
const GLYPH = u`^[•●▪◦‣·*–-]\s`;

function withCells(line: Line, cells: readonly Cell[]): Line {
  return { ...line, cells, text: cells.map(({ text }) => text).join(' '), box: unionOf(cells.map(({ box }) => box)) };
}

function inRail(cell: Cell | undefined, first: Cell): cell is Cell {
  if (!cell || cell.text.length > LONGEST) return false;
  const middle = (box: Cell['box']): number => box.x + box.width / 2;
  return Math.abs(cell.box.x - first.box.x) < SAME_EDGE || Math.abs(middle(cell.box) - middle(first.box)) < SAME_EDGE;
}

const rightOf = ({ box }: Cell): number => box.x + box.width;

function isDate(text: string, lexicon: Lexicon): boolean {
  const [date, more] = datesIn(`2000.01 – ${text}`, lexicon).slice(1);
  return date !== undefined && more === undefined && text.length - date.length <= 1;
}

/** The cells below that carry a date on, if they do. */
function carriedOn(lines: readonly Line[], at: number, lexicon: Lexicon): Cell[] {
  const line = lines[at] as Line;
  const [first] = line.cells;
  // The cells of a table are whole.
  if (line.place || !first || first.text.length > LONGEST || !/\d/u.test(first.text)) return [];
  const lone = rangesIn(first.text, lexicon);
  if (lone.length !== 1 || first.text.length - (lone[0]?.length ?? 0) > 2) return [];
  const cells: Cell[] = [];
  for (let row = lines[at + 1]; row && cells.length < MOST_ROWS - 1; row = lines[at + 1 + cells.length]) {
    const above = lines[at + cells.length] as Line;
    const [cell] = row.cells;
    const near = row.page === line.page && above.baseline - row.baseline < LEADING * Math.max(above.size, row.size);
    // "2019 –" set to the right over "present" at the left: both stand left of the text.
    const closes = cells.length === 0 && cell !== undefined && ENDS_OPEN.test(first.text) && isDate(cell.text, lexicon) && rightOf(cell) < (line.cells[1]?.box.x ?? 0); // prettier-ignore
    if (!near || row.column !== line.column || !cell || !(inRail(cell, first) || closes)) break;
    cells.push(cell);
  }
  const [below] = cells;
  // "2021.06" over "至今", nothing beside the second, or what was done beside it and for whom beside the first.
  const [beside, done] = [line.cells[1], lines[at + 1]?.cells[1]];
  if (
    below &&
    beside &&
    (!done || (GLYPH.test(done.text) && !GLYPH.test(beside.text))) &&
    isDate(below.text, lexicon)
  ) {
    const [range] = rangesIn(`${first.text} – ${below.text}`, lexicon);
    if (range?.isRange && range.start !== null && range.end !== null && !runsBackward(range))
      return [{ ...below, text: `– ${below.text}` }];
  }
  for (let count = cells.length; count > 0; count -= 1) {
    const own = [first, ...cells.slice(0, count)];
    const middle = GOES_ON.test(first.text) || own.slice(1, -1).every(({ text }) => DASH.test(text));
    const joined = own.map(({ text }) => text).join(' ');
    const [range, more] = rangesIn(joined, lexicon);
    const parted = count === 2 || GOES_ON.test(first.text) || GOES_ON.test(cells[0]?.text ?? '');
    if (
      middle &&
      parted &&
      range?.isRange &&
      !more &&
      joined.length - range.length <= 2 &&
      range.end !== null &&
      !runsBackward(range)
    )
      return own.slice(1);
  }
  return [];
}

/** "10/2015 –" at the right of a head over "02/2021" at the right of the line below: narrow boxes break so. */
function joinRightDates(lines: readonly Line[], lexicon: Lexicon): readonly Line[] {
  const joined = [...lines];
  for (let at = 0; at + 1 < joined.length; at += 1) {
    const [line, next] = [joined[at] as Line, joined[at + 1] as Line];
    const [above, below] = [line.cells.at(-1), next.cells.at(-1)];
    if (!above || !below || line.cells.length < 2 || next.cells.length < 2 || line.place || next.place) continue;
    if (!ENDS_OPEN.test(above.text) || above.text.length > LONGEST || line.page !== next.page) continue;
    const right = above.box.x + above.box.width - below.box.x - below.box.width;
    if (Math.abs(above.box.x - below.box.x) > SAME_EDGE && Math.abs(right) > SAME_EDGE) continue;
    const text = `${above.text} ${below.text}`;
    const [range, more] = rangesIn(text, lexicon);
    if (more || !range?.isRange || range.end === null || text.length - range.length > 2) continue;
    const whole = { text, box: unionOf([above.box, below.box]), spans: [...above.spans, ...below.spans] };
    joined[at] = withCells(line, [...line.cells.slice(0, -1), whole]);
    joined[at + 1] = withCells(next, next.cells.slice(0, -1));
  }
  return joined;
}

export function joinDateRails(rows: readonly Line[], lexicon: Lexicon): Line[] {
  const lines = joinHanWraps(rows, lexicon);
  const cells = joinRightDates(joinDateCells(isCjk(lexicon.language) ? withoutRailRemarks(lines) : lines, lexicon), lexicon); // prettier-ignore
  const stepped = joinSteppedRails(joinWrappedDates(partCellHalves(cells, lexicon), lexicon), lexicon);
  const joined = [...joinWrappedEnds(stepped, lexicon)];
  let beside = 0;
  for (let at = 0; at < joined.length; at += 1) {
    const line = joined[at] as Line;
    const cells = carriedOn(joined, at, lexicon);
    // Without anything beside them dates over one another are lines of their own.
    if (cells.length === 0 || (line.cells.length < 2 && (joined[at + 1]?.cells.length ?? 0) < 2)) continue;
    const [first, ...rest] = line.cells as [Cell, ...Cell[]];
    const whole = {
      text: [first, ...cells].map(({ text }) => text).join(' '),
      box: unionOf([first, ...cells].map(({ box }) => box)),
      spans: [first, ...cells].flatMap(({ spans }) => spans),
    };
    joined[at] = withCells(line, [whole, ...rest]);
    cells.forEach((_, n) => {
      const row = joined[at + 1 + n] as Line;
      joined[at + 1 + n] = row.cells.length > 1 ? withCells(row, row.cells.slice(1)) : { ...row, cells: [], text: '' };
    });
    beside += 1;
  }
  return beside === 0
    ? joined
    : joined.filter((line) => line.cells.length > 0).map((line, index) => ({ ...line, index }));
}
