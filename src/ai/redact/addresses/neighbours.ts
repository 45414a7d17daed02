/** Addresses that fill lines of their own: each line tells of the next. */
import type { Cell } from '../contact-lines.ts';
import { fold } from '../folded.ts';
import type { Range } from '../ranges.ts';
import { isHouseLine } from './east-asian.ts';
import { judge, type Judged } from './pieces.ts';
import { SHORT_POSTCODE, YEAR } from './postcodes.ts';

interface Piece {
  readonly cell: Cell;
  readonly text: string;
  readonly start: number;
  readonly judged: Judged | null;
  /** Nothing else stands in its cell. */
  readonly isAlone: boolean;
  isAddress: boolean;
}

const PARTS = /[|·•;\t\uFFFC]|\s[–—-]\s|\s\/\s/gu;
const ROUNDS = 3;

/** `known` are addresses that tell themselves. Gives those that their make or their neighbours tell. */
export function addressBlocks(cells: readonly Cell[], known: readonly Range[], name: string | null): Range[] {
  const columns = new Map<number, Piece[]>();
  for (const cell of cells) {
    const pieces = piecesOf(cell, known);
    columns.set(cell.column, [...(columns.get(cell.column) ?? []), ...pieces]);
  }
  return [...columns.values()].flatMap((pieces) => {
    settle(pieces, name);
    return pieces.flatMap(({ isAddress, judged, cell, start }): Range[] =>
      isAddress && judged && cell.isContact
        ? [{ kind: 'ADDRESS', start: start + judged.start, end: start + judged.end }]
        : [],
    );
  });
}

function piecesOf(cell: Cell, known: readonly Range[]): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { index, 0: gap } of [...cell.text.matchAll(PARTS), { index: cell.text.length, 0: '' }]) {
    const text = cell.text.slice(at, index);
    const start = cell.start + at;
    at = index + gap.length;
    if (text.trim() === '') continue;
    const isKnown = known.some((range) => range.start < start + text.length && range.end > start);
    const judged = cell.isContact ? (judge(text) ?? houseLine(text)) : null;
    const isAddress = isKnown || judged?.certainty === 'sure';
    pieces.push({ cell, text, start, judged, isAlone: text.trim() === cell.text.trim(), isAddress });
  }
  return pieces;
}

/** Of an East Asian address. */
function houseLine(text: string): Judged | null {
  return isHouseLine(text) ? { certainty: 'below', start: 0, end: text.length, opensWithNumber: false } : null;
}

function settle(pieces: readonly Piece[], name: string | null): void {
  const names = new Set(fold(name ?? '').split(/[^\p{L}]+/u));
  stack(pieces, names);
  for (let round = 0; round < ROUNDS; round += 1) {
    pieces.forEach((piece, at) => {
      if (piece.isAddress || !piece.judged || !piece.cell.isContact) return;
      const above = neighbour(pieces, at, -1);
      const below = neighbour(pieces, at, 1);
      piece.isAddress = isTold(piece, piece.judged, above, below, names);
    });
  }
}

/** A British or Irish postcode fills the last line: the lines above, up to the name, are the address. */
const POSTCODE_ONLY = /^\s*(?:[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[\dW]\s?[A-Z\d]{4})[\s.,]*$/u;
const TALLEST_STACK = 6;

function stack(pieces: readonly Piece[], names: ReadonlySet<string>): void {
  pieces.forEach((piece, at) => {
    if (!POSTCODE_ONLY.test(piece.text)) return;
    const lines: Piece[] = [];
    for (let from = at; lines.length < TALLEST_STACK; from -= 1) {
      const above = neighbour(pieces, from, -1);
      if (!above?.judged || !above.isAlone || above.cell.holdsFound || isName(above.text, names)) break;
      lines.unshift(above);
    }
    // The first may be what somebody is: "Chartered Surveyor".
    const first = lines.findIndex((line) => line.isAddress || line.judged?.certainty !== 'possible');
    for (const line of lines.slice(Math.max(0, first))) line.isAddress = true;
  });
}

function isTold(
  piece: Piece,
  judged: Judged,
  above: Piece | undefined,
  below: Piece | undefined,
  names: ReadonlySet<string>,
): boolean {
  const { certainty, opensWithNumber } = judged;
  if (certainty === 'below') return above?.isAddress === true;
  const besides = above?.isAddress === true || below?.isAddress === true;
  const isNear = piece.cell.holdsFound || above?.cell.holdsFound === true || below?.cell.holdsFound === true;
  if (certainty === 'likely') {
    const short = SHORT_POSTCODE.exec(piece.text)?.groups?.['digits'];
    if (short !== undefined) return besides || !YEAR.test(short);
    if (besides || above?.judged?.certainty === 'named') return true;
    return isNear && !opensWithNumber;
  }
  if (!piece.isAlone || isName(piece.text, names)) return false;
  if (certainty === 'named') return besides || below?.judged?.certainty === 'likely';
  if (above?.isAddress === true && below?.isAddress === true) return true;
  const isOpenEnded = /[-,]\s*$/u.test(piece.text);
  const opens = below?.isAddress === true && (below.judged?.opensWithNumber === true || isOpenEnded);
  return opens && above !== undefined && !isName(above.text, names) && !above.cell.holdsFound;
}

/** In the next line of the column, or the same one. */
function neighbour(pieces: readonly Piece[], at: number, step: 1 | -1): Piece | undefined {
  const [piece, other] = [pieces[at], pieces[at + step]];
  if (!piece || !other || Math.abs(other.cell.line - piece.cell.line) > 1) return undefined;
  return other;
}

function isName(text: string, names: ReadonlySet<string>): boolean {
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  return words.length > 0 && words.filter((word) => names.has(word)).length * 2 >= words.length;
}
