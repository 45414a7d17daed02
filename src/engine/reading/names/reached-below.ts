/** Whether the lines below a text tell how to reach a person or when they were born: who stands above them is told in letters of any size. */
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { namesPost } from '../heads/headers.ts';
import { postalTown } from '../contacts/town-shapes.ts';
import type { Line } from '../reading.ts';

/** An e-mail address, a telephone number, a town with its postcode. */
export function reaches(text: string): boolean {
  return text.includes('@') || /\d(?:[\s()./-]?\d){7}/u.test(text) || postalTown(text) !== null;
}

/** Lines between a name and the first of them: street, post. */
const BETWEEN = 3;
const LONGEST = 70;
const BORN = /^(?:\*\s?\d|(?:geboren|geb\.|née?|nato|nata|nacid[oa]|nascid[oa]|born|date of birth|geburtsdatum|fecha de nacimiento|data de nascimento|data di nascita|date de naissance)(?=[\s:,]))/iu; // prettier-ignore
/** "Am Mainufer 12 a", "Calle Uruguay 31 bajo izda." */
const HOUSE = /^(?=.*\p{L}{3})\D{3,40}\s\d{1,4}\s?[a-z]?(?:[\s,/].{0,24})?$|^\d{1,4},?\s\D{5,40}$/iu;

function mayStandBetween({ text, cells }: Line, lexicon: Lexicon): boolean {
  if (cells.length > 1 || text.length > LONGEST) return false;
  return (/\d/u.test(text) && HOUSE.test(text)) || namesPost(text, lexicon);
}

/** `below`: the lines under a text, of its column. */
export function isAboveContact(below: readonly Line[], lexicon: Lexicon): boolean {
  for (const line of below.slice(0, BETWEEN)) {
    if (line.cells.some(({ text }) => reaches(text)) || BORN.test(line.text)) return true;
    const street = /\d/u.test(line.text) && line.text.includes(',');
    if (!street && !mayStandBetween(line, lexicon)) return false;
  }
  return below[BETWEEN]?.cells.some(({ text }) => reaches(text)) === true;
}
