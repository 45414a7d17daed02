/** Street addresses and postcodes. The town stays: an evaluation needs to know that there is one. */
import type { Cell } from '../contact-lines.ts';
import type { Range } from '../ranges.ts';
import { findEastAsianAddresses } from './east-asian.ts';
import { addressBlocks } from './neighbours.ts';
import { CLEAR_POSTCODES, postcodeAfter } from './postcodes.ts';
import { streetsIn } from './streets.ts';
import { toldAddresses } from './told.ts';

export type Place = readonly [start: number, end: number];

/** Before the phones are looked for: a house's number or a postcode is none. */
export function findStreets(cells: readonly Cell[]): Range[] {
  return cells.flatMap((cell) => {
    const streets = streetPlaces(cell);
    const postcodes = cell.isContact ? CLEAR_POSTCODES.flatMap((pattern) => [...cell.text.matchAll(pattern)]) : [];
    return [
      ...streets,
      ...postcodes.map(({ index, 0: match }) => withHead(cell.text, index, index + match.length, streets)),
      ...findEastAsianAddresses(cell),
    ].map(([start, end]): Range => ({ kind: 'ADDRESS', start: cell.start + start, end: cell.start + end }));
  });
}

/**
 * After the phones, from lines in which all that is found but the streets is blanked out: what a label, its make or its neighbours call an
 * address. `name` is the person's, which stands above an address and is none.
 */
export function findAddresses(cells: readonly Cell[], streets: readonly Range[], name: string | null): Range[] {
  const known = [...streets, ...toldAddresses(cells)];
  return [...known, ...addressBlocks(cells, known, name)];
}

/** Outside of contact lines a street needs its postcode: there it may be a firm's. */
function streetPlaces({ text, isContact }: Cell): Place[] {
  return streetsIn(text).flatMap(({ start, end, isHamlet }) => {
    const rest = postcodeAfter(text.slice(end));
    if (rest === 0 && (!isContact || isHamlet)) return [];
    return [[start, end + rest] as const];
  });
}

const SEGMENT_HEAD = /[^\n|·•\t;:：\uFFFC]*$/u;
const LONGEST_HEAD = 80;

/** What stands before a postcode, behind commas, is the rest of the address, whatever streets are called there. */
function withHead(text: string, start: number, end: number, streets: readonly Place[]): Place {
  if (streets.some(([from, to]) => from <= start && to >= end)) return [start, end];
  const head = (SEGMENT_HEAD.exec(text.slice(0, start))?.[0] ?? '').split(/\s[–-]\s/u).at(-1) ?? '';
  const bare = head.trimStart();
  const isAddress = /,/u.test(bare) && /^[\p{Lu}\p{N}]/u.test(bare) && bare.length <= LONGEST_HEAD;
  return [isAddress ? start - bare.length : start, end];
}
