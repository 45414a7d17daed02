/** Names of employers and schools that break in a narrow cell beside the text they head: "Rete ferroviaria" over "meridionale" is one. */
import { unionOf, type Span } from '../../../resume/document.ts';
import { u } from '../../../resume/patterns.ts';
import { firstWord, OPEN_END } from '../schools/line-room.ts';
import type { Draft } from './line-drafts.ts';

/** Points between baselines that are level, and between edges that are one. */
const LEVEL = 3;
const SAME_EDGE = 1.5;
/** Of the letters' size, between the lines of one name. */
const LEADING = 1.5;
/** Points that a cell leaves free before the text beside it, at the most. */
const PADDING = 24;
/** Of a cell's width, what a line fills that goes on in another name's letters. */
const FULL = 0.7;
const MOST_ROWS = 6;

/** Where the text beside these lines begins; null where none stands level with the first. */
function besideAt(lines: readonly Draft[], beside: readonly Span[]): number | null {
  const [first] = lines;
  if (!first || lines.length < 2 || lines.length > MOST_ROWS || beside.length === 0) return null;
  const left = Math.min(...beside.map(({ box }) => box.x));
  const right = Math.max(...lines.map(({ box }) => box.x + box.width));
  const level = beside.some(({ baseline }) => Math.abs(baseline - first.baseline) < LEVEL);
  return level && right < left ? left : null;
}

const fontOf = ({ cells }: Draft): number | undefined => cells[0]?.spans[0]?.font;

function goesOn(above: Draft, below: Draft, limit: number): boolean {
  const step = above.baseline - below.baseline;
  const alike = fontOf(above) === fontOf(below) && Math.abs(above.size - below.size) < 0.2 && above.bold;
  if (!alike || !below.bold || above.cells.length + below.cells.length > 2) return false;
  if (Math.abs(above.box.x - below.box.x) > SAME_EDGE || step <= 0 || step > LEADING * above.size) return false;
  const end = above.box.x + above.box.width;
  if (end + 0.25 * above.size + firstWord({ ...below, index: 0, running: false }) <= limit) return false;
  return OPEN_END.test(above.text) || u`^\p{Ll}`.test(below.text) || end > above.box.x + FULL * (limit - above.box.x);
}

function joined(above: Draft, below: Draft): Draft {
  const text = `${above.text} ${below.text}`;
  const spans = [...above.cells, ...below.cells].flatMap((cell) => cell.spans);
  const box = unionOf([above.box, below.box]);
  return { ...above, text, box, cells: [{ text, box, spans }], baseline: below.baseline };
}

/** `lines`: of one region, `beside`: what is read next. */
export function withWholeNames(lines: readonly Draft[], beside: readonly Span[]): readonly Draft[] {
  const left = besideAt(lines, beside);
  if (left === null) return lines;
  const limit = Math.max(left - PADDING, ...lines.map(({ box }) => box.x + box.width));
  return lines.reduce<Draft[]>((whole, line) => {
    const above = whole.at(-1);
    if (!above || !goesOn(above, line, limit)) return [...whole, line];
    return [...whole.slice(0, -1), joined(above, line)];
  }, []);
}
