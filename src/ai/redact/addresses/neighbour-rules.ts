/** When the lines around tell that a line is part of an address. */
import type { Cell } from '../contact-lines.ts';
import { fold } from '../folded.ts';
import type { Judged } from './pieces.ts';
import { SHORT_POSTCODE, YEAR } from './postcodes.ts';
import { ROLES } from './words.ts';

export interface Person {
  readonly name: string | null;
  /** As the engine read it: the town, often with its postcode or country. */
  readonly location: string | null;
}

export interface Piece {
  readonly cell: Cell;
  readonly text: string;
  readonly start: number;
  readonly judged: Judged | null;
  /** Nothing else stands in its cell. */
  readonly isAlone: boolean;
  /** Something stronger than a dash stands before it in its cell. */
  readonly isParted: boolean;
  /** Contact data stand in its line or the next one. */
  readonly isNear: boolean;
  isAddress: boolean;
}

const ROUNDS = 3;
/** Words of the country that are hardly ever anything else. */
const RURAL =
  /^\s*(?:finca|cortijo|mas[ií]a|caser[ií]o|cascina|masseria|podere|hameau|lieu-dit|ferme|mas|s[ií]tio|fazenda|ch[áa]cara|herdade|vereda|predio|rancho|hijuela|farm|croft|gehöft|weiler)\s\p{L}|\p{L}\s(?:farm(?:house)?|cottage|barn|croft|homestead)(?=\s*(?:,|$))/iu;

/** Marks those pieces of a column, from top to bottom, that are addresses. */
export function settle(pieces: readonly Piece[], { name, location }: Person): void {
  const names = new Set(fold(name ?? '').split(/[^\p{L}]+/u));
  const towns = new Set(
    fold(location ?? '')
      .split(',')
      .map((each) => each.trim()),
  );
  stack(pieces, names);
  for (let round = 0; round < ROUNDS; round += 1) {
    pieces.forEach((piece, at) => {
      if (piece.isAddress || !piece.judged || !piece.cell.isContact) return;
      const above = neighbour(pieces, at, -1);
      const below = neighbour(pieces, at, 1);
      piece.isAddress = isTold(piece, piece.judged, { above, below, names, towns });
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

interface Around {
  readonly above: Piece | undefined;
  readonly below: Piece | undefined;
  readonly names: ReadonlySet<string>;
  readonly towns: ReadonlySet<string>;
}

function isTold(piece: Piece, judged: Judged, { above, below, names, towns }: Around): boolean {
  const { certainty, opensWithNumber } = judged;
  if (certainty === 'below') return above?.isAddress === true;
  const besides = above?.isAddress === true || below?.isAddress === true;
  if (certainty === 'likely') {
    const short = SHORT_POSTCODE.exec(piece.text)?.groups?.['digits'];
    if (short !== undefined) return besides || !YEAR.test(short);
    if (besides || above?.judged?.certainty === 'named') return true;
    return piece.isNear && !opensWithNumber && isFollowedByTown(piece, judged, below, towns);
  }
  // "Near Ganpati Mandir," over "Behind Bus Depot, Kothrud – 411038"
  if (certainty === 'named' && above?.isAddress === true && /,\s*$/u.test(above.text)) return true;
  if (!piece.isAlone || isName(piece.text, names) || isRoleLine(piece.text)) return false;
  if (certainty === 'named') {
    return besides || below?.judged?.certainty === 'likely' || (piece.isNear && RURAL.test(piece.text));
  }
  if (above?.isAddress === true && below?.isAddress === true) return true;
  const isOpenEnded = /[-,]\s*$/u.test(piece.text);
  const opens = below?.isAddress === true && (below.judged?.opensWithNumber === true || isOpenEnded);
  if (!opens || above === undefined || above.cell.holdsFound) return false;
  // One word right below the name is a trade rather than a hamlet.
  return !isName(above.text, names) || /\p{L}\s+\p{L}/u.test(piece.text.trim());
}

/** "Unterried 7, 87534 Oberstaufen", "Gral. Paz 1520 - Córdoba": a number alone may count anything. */
function isFollowedByTown(piece: Piece, judged: Judged, below: Piece | undefined, towns: ReadonlySet<string>): boolean {
  const rest = piece.text.slice(judged.end);
  if (
    /^\s?[,;]?\s?\p{Lu}\p{L}{2}/u.test(rest) ||
    /(?<![\p{L}\p{N}])\d{1,5}\p{L}?\s?,\s?.*\d/u.test(piece.text.slice(0, judged.end))
  )
    return true;
  if (below?.judged?.certainty !== 'possible') return false;
  const isSameCell = below.cell === piece.cell;
  return (isSameCell && !below.isParted) || towns.has(fold(below.text.trim()));
}

/** In the next line of the column, or the same one. */
function neighbour(pieces: readonly Piece[], at: number, step: 1 | -1): Piece | undefined {
  const [piece, other] = [pieces[at], pieces[at + step]];
  if (!piece || !other || Math.abs(other.cell.line - piece.cell.line) > 1) return undefined;
  return other;
}

function isRoleLine(text: string): boolean {
  return fold(text)
    .split(/[^\p{L}]+/u)
    .some((word) => ROLES.has(word));
}

function isName(text: string, names: ReadonlySet<string>): boolean {
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter((word) => word !== '');
  return words.length > 0 && words.filter((word) => names.has(word)).length * 2 >= words.length;
}
