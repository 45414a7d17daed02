/** What else stands in the rows of the contact data: a city that no list knows, a second title. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { emailIn, urlsIn } from './addresses.ts';
import { CJK, key } from '../text/fold.ts';
import { namesPost } from '../heads/headers.ts';
import type { Contact, Line } from '../reading.ts';

const SEPARATORS = /[|•·●▪◦∙♦⋄◆◇⋅／;\ue000-\uf8ff]|\s[–—-]\s|\s{3,}/u;
/** Longer than a city and its country. */
const MOST_WORDS = 4;

/** The lines of the e-mail address and the phone number, and those right above and below. */
export function contactRows(contact: Contact, lines: readonly Line[]): readonly Line[] {
  const told = [contact.email?.line, contact.phone?.line].flatMap((line) => line ?? []);
  const rows = new Set(told.flatMap((line) => [line.index - 1, line.index, line.index + 1]));
  return lines.filter((line) => rows.has(line.index) && line.page === told[0]?.page);
}

/** Words in capitals beside the contact data that are no name, post, address or number: they may be a place. */
export function unknownPieces(contact: Contact, lines: readonly Line[], lexicon: Lexicon): string[] {
  const name = key(contact.name?.value ?? '');
  const told = new Set([contact.email?.line?.index, contact.phone?.line?.index]);
  return contactRows(contact, lines)
    .filter((line) => told.has(line.index))
    .flatMap((line) => line.cells.flatMap((cell) => cell.text.split(SEPARATORS)))
    .map((piece) => piece.trim())
    .filter((piece) => {
      const words = piece.split(/\s+/u);
      const lettered = CJK.test(piece)
        ? u`^[\p{Script=Han}\p{Script=Katakana}]{2,8}$`
        : u`^\p{Lu}[\p{L}\s.,'’()-]{2,40}$`;
      if (!lettered.test(piece) || words.length > MOST_WORDS) return false;
      if (emailIn(piece) || urlsIn(piece).length > 0 || namesPost(piece, lexicon)) return false;
      return name === '' || !(name.includes(key(piece)) || key(piece).includes(name));
    });
}
