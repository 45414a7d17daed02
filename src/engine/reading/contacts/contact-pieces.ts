/** What else stands in the rows of the contact data: a city that no list knows, a second title. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { emailIn, urlsIn } from './addresses.ts';
import { CJK, key, keysOf } from '../text/fold.ts';
import { namesPost } from '../heads/headers.ts';
import { isCountry } from './places.ts';
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

/** "35619, Braunfels", "9760-051 Biscoitos": no year, and no end of a number to dial. */
const CODED = u`(?<![\p{L}\d+.)/-]|\d\s|[+.)/-]\s)(?:[A-Z]{1,2}-)?(?!(?:19|20)\d\d[,\s])\d{4,5}(?:-\d{3})?,?\s\p{Lu}[\p{L}'’-]{2,}`;
export function holdsCodedTown(text: string): boolean {
  return /\d{4}/.test(text) && CODED.test(text);
}

/** Labels part as well: "…, Brasil E-mail: …". */
const PARTS = u`\s*[,:：|•·()/]\s*|\s[–—-]\s|\s{2,}|\s(?=\p{Lu}[\p{L}-]{1,14}\s?[:：])`;
const MOST_COUNTRY_WORDS = 3;

/** Whether beside the contact data a postcode stands before a name, or a country behind one: a place, though nobody could tell which. */
export function mayNamePlace(contact: Contact, lines: readonly Line[], lexicon: Lexicon): boolean {
  const name = key(contact.name?.value ?? '');
  const { birth, nationality } = lexicon.labels;
  const others = keysOf([...birth, ...nationality]);
  const endsInCountry = (part: string): boolean => {
    const words = part.split(/\s+/u);
    const ends = words.slice(-MOST_COUNTRY_WORDS).map((_, n, { length }) => words.slice(n - length).join(' '));
    return !name.includes(key(part)) && ends.some((end) => isCountry(end, lexicon.language));
  };
  return contactRows(contact, lines).some(({ text }) => {
    if (others.some((label) => key(text).includes(label))) return false;
    return holdsCodedTown(text) || text.split(PARTS).some(endsInCountry);
  });
}
