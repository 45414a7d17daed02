/** Addresses that fill lines of their own: each line tells of the next. */
import type { Cell } from '../contact-lines.ts';
import { HEADING } from '../contact-zone.ts';
import { merge, type Range } from '../ranges.ts';
import { isSectionHead } from '../section-heads.ts';
import { isHouseLine } from './east-asian.ts';
import { judge, type Judged } from './pieces.ts';
import { settle, type Person, type Piece } from './neighbour-rules.ts';

const PARTS = /[|·•;\t\uFFFC（）]|\s[–—-]\s|\s\/\s/gu;
/** Addresses that may stand in one cell. */
const MOST_IN_CELL = 40;

/** `known` are addresses that tell themselves. Gives those that their make or their neighbours tell. */
export function addressBlocks(cells: readonly Cell[], known: readonly Range[], person: Person): Range[] {
  const columns = new Map<number, Piece[]>();
  const sorted = merge(known);
  const found = new Set(cells.filter(({ holdsFound }) => holdsFound).map(({ line }) => line));
  let next = 0;
  for (const cell of cells) {
    while ((sorted[next]?.end ?? Infinity) <= cell.start) next += 1;
    const column = columns.get(cell.column) ?? [];
    columns.set(cell.column, column);
    column.push(...piecesOf(cell, sorted.slice(next, next + MOST_IN_CELL), found));
  }
  return [...columns.values()].flatMap((pieces) => {
    settle(pieces, person);
    return pieces.flatMap(({ isAddress, judged, cell, start }): Range[] =>
      isAddress && judged && cell.isContact
        ? [{ kind: 'ADDRESS', start: start + judged.start, end: start + judged.end }]
        : [],
    );
  });
}

function piecesOf(cell: Cell, known: readonly Range[], found: ReadonlySet<number>): Piece[] {
  const isNear = [-1, 0, 1].some((step) => found.has(cell.line + step));
  const pieces: Piece[] = [];
  let at = 0;
  let before = '';
  for (const { index, 0: gap } of [...cell.text.matchAll(PARTS), { index: cell.text.length, 0: '' }]) {
    const text = cell.text.slice(at, index);
    const start = cell.start + at;
    const isParted = at > 0 && !/[–—-]/u.test(before);
    before = gap;
    at = index + gap.length;
    if (text.trim() === '') continue;
    const isKnown = known.some((range) => range.start < start + text.length && range.end > start);
    // "Reg. No. 5550152"
    const isLabel = gap === '\uFFFC' && /(?<!\p{L})(?:n(?:[or]|[º°]|úm|um)?|#)\.?\s*$/iu.test(text);
    const judged =
      cell.isContact && !isLabel && !HEADING.test(text) && !isSectionHead(text)
        ? (judge(text) ?? houseLine(text))
        : null;
    const isAddress = isKnown || judged?.certainty === 'sure';
    pieces.push({ cell, text, start, judged, isAlone: text.trim() === cell.text.trim(), isParted, isNear, isAddress });
  }
  return pieces;
}

/** Of an East Asian address. */
function houseLine(text: string): Judged | null {
  return isHouseLine(text) ? { certainty: 'below', start: 0, end: text.length, opensWithNumber: false } : null;
}
