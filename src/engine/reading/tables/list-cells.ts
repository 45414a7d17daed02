/** Lists beside a label or a date: "Principali mansioni ¦ • Coordinato …" over "responsabilità ¦ • Ridotto …": their items are lines of their own. */
import { openingOf } from '../items/bullets.ts';
import { endsLabel, isFormLabel } from '../entries/fields.ts';
import { mergedLine, type Draft } from '../page/line-drafts.ts';
import type { Cell } from '../reading.ts';

/** Left edges of the items agree this far, points. */
const SAME = 2;
/** Between the rows of a label that wraps, in sizes. */
const LEADING = 1.7;

const BULLET = /^[•●○▪▫■□◦‣⁃·◆◇➢➤►▸✓\uf0a7\uf0b7]/u;

interface Beside {
  readonly label: Cell;
  readonly item: Cell;
}

function bare(text: string): string {
  return openingOf(text).text;
}

/** A label and an item, not two items side by side. */
function besideOf({ cells, place }: Draft): Beside | null {
  const [label, item, more] = cells;
  if (!label || !item || more || place || !BULLET.test(item.text) || openingOf(item.text).glyph === null) return null;
  return BULLET.test(label.text) && !isLabel(bare(label.text)) ? null : { label, item };
}

/** Known, or the beginning of one that wraps. */
function isLabel(text: string): boolean {
  return isFormLabel(text) || endsLabel(text, '');
}

function isItemAt(line: Draft | undefined, x: number): boolean {
  return line?.cells.some(({ box, text }) => Math.abs(box.x - x) <= SAME && BULLET.test(text)) === true;
}

/** Above its items a label is none of them, and heads no entry. */
function withoutGlyph(label: Draft): Draft {
  const cells = label.cells.map((cell) => ({ ...cell, text: bare(cell.text) }));
  return { ...label, cells, text: bare(label.text), mark: null, carried: true };
}

/** `lines`: of one region of a page. */
export function withListCells(lines: readonly Draft[]): Draft[] {
  const own: Draft[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as Draft;
    const told = besideOf(line);
    if (!told || !(isItemAt(lines[at + 1], told.item.box.x) || isItemAt(lines[at - 1], told.item.box.x))) {
      own.push(line);
      continue;
    }
    const items = [mergedLine([line], [told.item])];
    let label = mergedLine([line], [told.label]);
    for (let next = lines[at + 1]; next; next = lines[at + 1]) {
      const rest = besideOf(next);
      const near = (lines[at] as Draft).baseline - next.baseline < LEADING * next.size;
      if (!rest || !near || !endsLabel(bare(label.text), rest.label.text)) break;
      label = {
        ...label,
        text: `${label.text} ${rest.label.text}`,
        cells: [{ ...told.label, text: `${label.text} ${rest.label.text}` }],
      };
      items.push(mergedLine([next], [rest.item]));
      at += 1;
    }
    own.push(isLabel(bare(label.text)) ? withoutGlyph(label) : label, ...items);
  }
  return own;
}
