/** The lines of a table's cell as their writer broke them: a line that was full goes on in the next. */
import { openingOf } from '../items/bullets.ts';
import { holdsCjk } from '../text/characters.ts';
import { DATE_LIKE } from '../page/column-rails.ts';
import type { Draft } from '../page/line-drafts.ts';

/** Further apart than this, in sizes, lines are of two paragraphs. */
const LEADING = 2.3;
/** Of the size: how far a full line may stay short of the edge, beside the word that did not fit. */
const SLACK = 0.35;
const SLACK_CJK = 0.7;
/** Characters of the second half of a period. */
const LONGEST_END = 24;
/** Edges and middles that differ less agree, points. */
const SAME = 2;
/** Widest padding of a cell, points. */
const PADDING = 12;

/** From the left of a line to the first place where it could have been broken, points. */
function firstWordWidth(line: Draft): number {
  const [span] = line.cells[0]?.spans ?? [];
  if (!span) return 0;
  const [first = ''] = span.text;
  const end = holdsCjk(first) ? first.length : span.text.search(/[\s\-/\u3000-\u9fff]/u);
  const to = span.edges[end <= 0 ? span.text.length : end] ?? span.box.x + span.box.width;
  return Math.abs(to - (span.edges[0] ?? span.box.x));
}

const rightOf = ({ box }: Draft): number => box.x + box.width;

type Setting = 'left' | 'right' | 'middle';

function settingOf(lines: readonly Draft[]): Setting {
  const spread = (of: (line: Draft) => number): number => Math.max(...lines.map(of)) - Math.min(...lines.map(of));
  if (lines.length < 2 || spread(({ box }) => box.x) <= SAME) return 'left';
  if (spread(rightOf) <= SAME) return 'right';
  return spread(({ box }) => box.x + box.width / 2) <= SAME ? 'middle' : 'left';
}

/** Room of a cell's text, points: what is drawn around it less its padding; without that what its widest line takes. */
export interface Room {
  readonly left: number;
  readonly right: number;
  /** The edges are those of text, not of the cell around it. */
  readonly bare: boolean;
}

const UPRIGHT = /^[\u3041-\u30ff\u4e00-\u9fff]$/u;

interface Measure {
  readonly setting: Setting;
  readonly left: number;
  readonly width: number;
}

function measureOf(lines: readonly Draft[], room: Room): Measure {
  const setting = settingOf(lines);
  const left = Math.min(...lines.map(({ box }) => box.x));
  const right = Math.max(...lines.map(rightOf));
  if (room.bare) return { setting, left, width: room.right - (setting === 'left' ? left : room.left) };
  const [before, after] = [left - room.left, room.right - right];
  const padding = Math.min(
    setting === 'left' ? before : setting === 'right' ? after : Math.min(before, after),
    PADDING,
  );
  return { setting, left, width: room.right - room.left - 2 * Math.max(0, padding) };
}

/** "02/2020" over "– today": the dash opens no list item. */
function isDashed(above: Draft, below: Draft): boolean {
  return /^[-–—~～〜]/u.test(below.text) && below.text.length < LONGEST_END && DATE_LIKE.test(above.text);
}

function goesOn(above: Draft, below: Draft, { setting, left, width }: Measure): boolean {
  if (isDashed(above, below)) return true;
  if (above.cells.length > 1 || below.cells.length > 1 || below.mark || openingOf(below.text).glyph !== null)
    return false;
  if (above.bold !== below.bold || Math.abs(above.size - below.size) > 0.3) return false;
  if (above.baseline - below.baseline > LEADING * above.size) return false;
  const used = setting === 'left' ? rightOf(above) - left : above.box.width;
  const cjk = holdsCjk(above.text.slice(-1)) || holdsCjk(below.text.slice(0, 1));
  const slack = (cjk ? SLACK_CJK : SLACK) * above.size;
  return used + firstWordWidth(below) + (cjk ? 0 : 0.2 * above.size) + slack > width;
}

/** `lines`: of one cell, from the top. */
export function paragraphsOf(lines: readonly Draft[], room: Room): Draft[][] {
  // "简" over "历": set upright in a narrow cell.
  if (lines.length > 1 && lines.every(({ text }) => UPRIGHT.test(text))) return [[...lines]];
  const measure = measureOf(lines, room);
  const paragraphs: Draft[][] = [];
  for (const line of lines) {
    const paragraph = paragraphs.at(-1);
    const above = paragraph?.at(-1);
    if (paragraph && above && goesOn(above, line, measure)) paragraph.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}
