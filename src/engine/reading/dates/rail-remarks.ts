/** Remarks in brackets behind a date in a rail that is too narrow for them: "2008.12（海" over "外）". */
import { unionOf } from '../../../resume/document.ts';
import type { Line } from '../reading.ts';

const LONGEST = 16;
/** A date, and the bracket that opens behind it. */
const OPENS = /^([^()（）]*\d[^()（）]*?)\s?[(（][^()（）\d]{0,6}$/u;
const CLOSES = /^[^()（）\d]{0,6}[)）]$/u;

/** Right edges of a rail agree this far, points. */
const SAME_EDGE = 6;

function withCells(line: Line, cells: Line['cells']): Line {
  return { ...line, cells, text: cells.map(({ text }) => text).join(' '), box: unionOf(cells.map(({ box }) => box)) };
}

/** The dates without them; what stands beside the rail stays. */
export function withoutRailRemarks(lines: readonly Line[]): readonly Line[] {
  const own = [...lines];
  for (let at = 0; at + 1 < own.length; at += 1) {
    const [line, next] = [own[at] as Line, own[at + 1] as Line];
    const [first, ...beside] = line.cells;
    const [last, ...rest] = next.cells;
    if (!first || !last || beside.length === 0 || rest.length === 0 || line.place || next.place) continue;
    const date = first.text.length > LONGEST ? undefined : OPENS.exec(first.text)?.[1];
    const right = first.box.x + first.box.width - last.box.x - last.box.width;
    if (date === undefined || !CLOSES.test(last.text) || line.page !== next.page || Math.abs(right) > SAME_EDGE)
      continue;
    own[at] = withCells(line, [{ ...first, text: date }, ...beside]);
    own[at + 1] = withCells({ ...next, mark: next.innerMark ?? next.mark }, rest);
  }
  return own;
}
