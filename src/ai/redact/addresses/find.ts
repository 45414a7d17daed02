/** Street addresses and postcodes. The town stays: an evaluation needs to know that there is one. */
import type { Cell } from '../contact-lines.ts';
import { fold } from '../folded.ts';
import type { Range } from '../ranges.ts';
import { HEAD } from './announcements.ts';
import { brokenOverLines, findEastAsianAddresses } from './east-asian.ts';
import { addressBlocks } from './neighbours.ts';
import { CLEAR_POSTCODES, postcodeAfter } from './postcodes.ts';
import { withQuarters } from './quarters.ts';
import { streetsIn } from './streets.ts';
import { tokensOf } from './tokens.ts';
import { toldAddresses } from './told.ts';
import { ROLES } from './words.ts';

export type Place = readonly [start: number, end: number];

/** Cells in which the one below is looked for. */
const NEAR = 6;

/** Before the phones are looked for: a house's number or a postcode is none. */
export function findStreets(cells: readonly Cell[]): Range[] {
  return cells.flatMap((cell, at) => {
    const below = cells
      .slice(at + 1, at + NEAR)
      .find((other) => other.line === cell.line + 1 && other.column === cell.column);
    const broken = below ? brokenOverLines(cell, below) : [];
    const streets = streetPlaces(cell);
    const postcodes = cell.isContact ? CLEAR_POSTCODES.flatMap((pattern) => [...cell.text.matchAll(pattern)]) : [];
    const places = [
      ...streets,
      ...postcodes.map(({ index, 0: match }) => withHead(cell.text, index, index + match.length, streets)),
      ...findEastAsianAddresses(cell),
    ];
    return [...places.map((place) => [cell, place] as const), ...broken].map(([line, [start, end]]): Range => ({
      kind: 'ADDRESS',
      start: line.start + start,
      end: line.start + end,
    }));
  });
}

/**
 * After the phones, from lines in which all that is found but the streets is blanked out: what a label, its make or its neighbours call an
 * address. The person's name stands above an address and is none; the town that was read may stand behind one.
 */
export function findAddresses(
  cells: readonly Cell[],
  streets: readonly Range[],
  person: { readonly name: string | null; readonly location: string | null },
): Range[] {
  const known = [...streets, ...toldAddresses(cells)];
  return withQuarters(cells, [...known, ...addressBlocks(cells, known, person)], person.location);
}

const MOST_SMALL_WORDS = 3;
/** Dates of employment: the street is the firm's. */
const WORKED =
  /(?<!\d)(?:19|20)\d{2}\s?(?:–|-|—|to|bis|au|al?|até|~)\s?(?:(?:(?:0?[1-9]|1[0-2])[./])?(?:19|20)\d{2}(?!\d)|present|presente|heute|today|oggi|hoy|actual|atual|current)|(?<!\p{L})(?:seit|since|desde|depuis|dal)\s(?:\p{L}{3,10}\.?\s(?:de\s)?|(?:0?[1-9]|1[0-2])[./])?(?:19|20)\d{2}(?!\d)/iu;

/** Outside of contact lines a street needs its postcode: there it may be a firm's. */
function streetPlaces({ text, isContact: isThere, holdsFound }: Cell): Place[] {
  // A sentence of the profile tells of work.
  const isContact =
    isThere && (holdsFound || tokensOf(text).filter(({ kind }) => kind === 'lower').length <= MOST_SMALL_WORDS);
  const isWorked = WORKED.test(text);
  return streetsIn(text).flatMap(({ start, end, isHamlet }) => {
    const rest = postcodeAfter(text.slice(end));
    if (rest === 0 && (!isContact || isHamlet || isWorked || isOfRole(text.slice(0, start)))) return [];
    return [[start, end + rest] as const];
  });
}

/** "Jefe de obra en | Calle 30": where somebody works. */
function isOfRole(before: string): boolean {
  const words = fold(before.split(/[|·•,;\t\uFFFC]/u).at(-1) ?? '').split(/[^\p{L}]+/u);
  return words.slice(0, 3).some((word) => ROLES.has(word));
}

const SEGMENT_HEAD = /[^\n|·•\t;:：\uFFFC]*$/u;
const LONGEST_HEAD = 80;

/** What stands before a postcode, behind commas, is the rest of the address, whatever streets are called there. */
function withHead(text: string, start: number, end: number, streets: readonly Place[]): Place {
  if (streets.some(([from, to]) => from <= start && to >= end)) return [start, end];
  const head = (SEGMENT_HEAD.exec(text.slice(0, start))?.[0] ?? '').split(/\s[–-]\s/u).at(-1) ?? '';
  const bare = head.slice(HEAD.exec(head)?.[0].length).trimStart();
  const isTold = tokensOf(bare).some(({ kind }) => kind === 'lower');
  const isAddress = !isTold && /,/u.test(bare) && /^[\p{Lu}\p{N}]/u.test(bare) && bare.length <= LONGEST_HEAD;
  return [isAddress ? start - bare.length : start, end];
}
