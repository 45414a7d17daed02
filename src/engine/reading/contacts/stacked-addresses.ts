/** Letterheads in English that set an address line upon line: "Moycullen" over "Co. Galway H91 X2P4", "Bampton" over "Oxfordshire" over its postcode. */
import { iu, u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { COUNTIES, REGION_NAMES } from '../../lexicons/region-codes.ts';
import { namesHead, namesPost } from '../heads/headers.ts';
import { key } from '../text/fold.ts';
import { isOfStreet, withoutCode } from './english-towns.ts';
import type { Piece } from './location-pieces.ts';
import { isCountry } from './places.ts';
import { isPostcode, TOWN } from './town-shapes.ts';

/** Points within which left edges are one. */
const EDGE = 3;
/** Lines of an address over its town. */
const ABOVE = 3;
const COUNTY = u`^(?:Co\.?|County)\s\p{Lu}|\s(?:County|State|Province)$`;
const BOX = iu`^(?:p\.?\s?o\.?\s?box|private bag)\s(?:no\.?\s?)?[A-Z]?-?\d`;

/** Whether a line holds a region and no town. */
function isRegion(text: string, { language }: Lexicon): boolean {
  const name = withoutCode(text);
  const plain = key(name).replaceAll('.', '');
  return COUNTY.test(name) || COUNTIES.has(plain) || REGION_NAMES.has(plain) || /shire$/u.test(plain) || isCountry(name, language); // prettier-ignore
}

function isTown(text: string, lexicon: Lexicon): boolean {
  const [last = ''] = text.split(/,\s/u).slice(-1);
  if (!TOWN.test(last) || isOfStreet(last) || namesPost(text, lexicon)) return false;
  return !namesHead(last, 'experience', lexicon) && !namesHead(last, 'education', lexicon);
}

function leftOf({ line, text }: Piece): number {
  return (line.cells.find((cell) => cell.text.includes(text)) ?? line.cells.at(-1))?.box.x ?? 0;
}

/** `person`: whose name is no town. */
export function withStackedTowns(pieces: readonly Piece[], lexicon: Lexicon, person: string): readonly Piece[] {
  if (lexicon.language !== 'en') return pieces;
  const byLine = new Map<number, Piece[]>();
  for (const piece of pieces) byLine.set(piece.line.index, [...(byLine.get(piece.line.index) ?? []), piece]);
  /** The only piece of a line right at an edge. */
  const at = (index: number, model: Piece): Piece | null => {
    const found = (byLine.get(index) ?? []).filter((piece) => Math.abs(leftOf(piece) - leftOf(model)) < EDGE);
    const [only, second] = found;
    return only && !second && only.line.column === model.line.column && key(only.text) !== person ? only : null;
  };
  return pieces.map((piece) => {
    const { index } = piece.line;
    const above = at(index - 1, piece);
    if (above === null || at(index, piece) !== piece) return piece;
    // "P.O. Box 112" over "Kapsabet", "45 Unity Close" over "Ikorodu".
    const street = BOX.test(above.text) || (isOfStreet(above.text) && /\d/u.test(above.text));
    const below = at(index + 1, piece);
    const code = below && isPostcode(below.text) ? ` ${below.text}` : '';
    if (street && isTown(piece.text, lexicon)) return { ...piece, text: piece.text + code, labelled: true };
    if (!isRegion(piece.text, lexicon) || !isTown(above.text, lexicon) || isRegion(above.text, lexicon)) return piece;
    const over = Array.from({ length: ABOVE }, (_, n) => at(index - 2 - n, piece));
    const told = above.labelled || COUNTY.test(piece.text) || withoutCode(piece.text) !== piece.text || over.some((line) => line !== null && (line.labelled || /[\d,]/u.test(line.text) || isOfStreet(line.text))); // prettier-ignore
    if (!told) return piece;
    const town = above.text.split(/,\s/u).at(-1) ?? '';
    return { ...piece, text: `${town}, ${piece.text}${code}`, labelled: true };
  });
}
