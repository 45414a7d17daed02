/** Places broken over two lines: a postcode below its town, a town below its postcode, a country below both. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { isSideHeading } from '../sections/side-labels.ts';
import { isTownByShape } from './german-towns.ts';
import type { Piece } from './location-pieces.ts';
import { isCountry } from './places.ts';
import { codeAtEnd, isPostcode, isStreet, TOWN } from './town-shapes.ts';

/** "YO7 1AB" below "Thirsk", "Portugal" below "Tavira,", "Lens" below "12 rue des Pins 62300". */
export function withTown(pieces: readonly Piece[], { language }: Lexicon): Piece[] {
  return pieces.map((piece, at) => {
    const above = pieces.slice(0, at).findLast(({ line }) => line.index < piece.line.index);
    if (above?.line.index !== piece.line.index - 1) return piece;
    // "Santa Rosa - San Juan de" over "Calbuco", as a cell wraps it.
    if (DANGLES.test(above.text) && TOWN.test(piece.text) && piece.line.cells.length === 1)
      return { ...piece, text: `${above.text} ${piece.text}`, labelled: above.labelled };
    const code = isPostcode(above.text) ? above.text : codeAtEnd(above.text);
    if (code !== null && TOWN.test(piece.text) && !isLabel(piece)) return { ...piece, text: `${code} ${piece.text}`, labelled: above.labelled }; // prettier-ignore
    // "Address: 2217 Mokoena Street, Extension 6" over "Klerksdorp, 2571".
    // "Hauptstr. 4" over "Ebersbach".
    if (language === 'de' && isStreet(above.text) && isTownByShape(piece.text) && piece.line.cells.length === 1)
      return { ...piece, labelled: true };
    const coded = above.labelled || isStreet(above.text) ? CODED.exec(piece.text)?.[1] : undefined;
    if (coded !== undefined && piece.line.cells.length === 1) return { ...piece, text: coded, labelled: true };
    // "14 Sheep Street, Whitby" over its postcode.
    const behind = isPostcode(piece.text) && above.text.includes(', ') ? (above.text.split(', ').at(-1) ?? '') : '';
    if (TOWN.test(behind))
      return { ...piece, text: `${behind} ${piece.text}`, labelled: piece.labelled || above.labelled };
    if (!TOWN.test(above.text) || isSideHeading(above.text)) return piece;
    if (isPostcode(piece.text)) return { ...piece, text: `${above.text} ${piece.text}` };
    const goesOn = above.line.cells.at(-1)?.text.trim() === `${above.text},` && isCountry(piece.text, language);
    return goesOn ? { ...piece, text: `${above.text}, ${piece.text}` } : piece;
  });
}

/** "Recado:" below a postcode, in a cell of its own: what the cell beside it asks for. */
function isLabel({ text, line }: Piece): boolean {
  return line.cells.some((cell) => cell.text.trim().replace(/\s?:$/u, '') === text && /:\s*$/u.test(cell.text));
}

const CODED = u`^(\p{Lu}[\p{L}'’ -]{2,30}),?\s\d{4,6}$`;

/** No town ends so. */
export const DANGLES = u`^\p{Lu}[\p{L}'’ -]{2,30}\s(?:de|del|de\sl[ao]s?|d[ao]s?|la|el|los)$`;
