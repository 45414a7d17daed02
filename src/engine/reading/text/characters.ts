/**
 * What a character is, told by its code from a table that fills as characters are met. A class such as \p{L} takes a pattern that holds it
 * long to compile, and most questions are about one character.
 */

export const LETTER = 1;
export const NUMBER = 2;
export const UPPER = 4;
export const LOWER = 8;
export const CJK_LETTER = 16;
export const MARK = 32;
export const HAN_LETTER = 64;
export const HIRAGANA = 256;
export const KATAKANA = 512;
const KNOWN = 128;

const classes = new Uint16Array(0x10000);

const LETTERS = /\p{L}/u;
const NUMBERS = /\p{N}/u;
const UPPERS = /\p{Lu}/u;
const LOWERS = /\p{Ll}/u;
const MARKS = /\p{M}/u;
const HANS = /\p{Script=Han}/u;
const HIRAGANAS = /\p{Script=Hiragana}/u;
const KATAKANAS = /\p{Script=Katakana}/u;
const CJK_LETTERS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々〆]/u;

function classify(character: string): number {
  return (
    (LETTERS.test(character) ? LETTER : 0) |
    (NUMBERS.test(character) ? NUMBER : 0) |
    (UPPERS.test(character) ? UPPER : 0) |
    (LOWERS.test(character) ? LOWER : 0) |
    (MARKS.test(character) ? MARK : 0) |
    (HANS.test(character) ? HAN_LETTER : 0) |
    (HIRAGANAS.test(character) ? HIRAGANA : 0) |
    (KATAKANAS.test(character) ? KATAKANA : 0) |
    (CJK_LETTERS.test(character) ? CJK_LETTER : 0)
  );
}

for (let code = 0; code < 0x80; code += 1) {
  const lower = code >= 0x61 && code <= 0x7a;
  const upper = code >= 0x41 && code <= 0x5a;
  const digit = code >= 0x30 && code <= 0x39;
  classes[code] = KNOWN | (lower ? LETTER | LOWER : 0) | (upper ? LETTER | UPPER : 0) | (digit ? NUMBER : 0);
}

/** The classes of the character at a place of a text, as bits; none behind its end. Of a pair of surrogates either half tells those of both. */
export function classesAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (Number.isNaN(code)) return 0;
  if (code >= 0xd800 && code <= 0xdfff)
    return classify(String.fromCodePoint(text.codePointAt(code >= 0xdc00 ? at - 1 : at) ?? 0));
  const known = classes[code] ?? 0;
  if (known !== 0) return known;
  const told = KNOWN | classify(text.charAt(at));
  classes[code] = told;
  return told;
}

/** Whether the character at a place is of one of the classes. */
export function isAt(text: string, at: number, wanted: number): boolean {
  return (classesAt(text, at) & wanted) !== 0;
}

/** Without what stands before the first and behind the last character of the classes, or of those that may close or open the text as well. */
export function trimmedTo(text: string, wanted: number, closing = '', opening = ''): string {
  let from = 0;
  let to = text.length;
  while (from < to && !isAt(text, from, wanted) && !opening.includes(text.charAt(from))) from += 1;
  while (to > from && !isAt(text, to - 1, wanted) && !closing.includes(text.charAt(to - 1))) to -= 1;
  return from === 0 && to === text.length ? text : text.slice(from, to);
}

/** Whether a text holds CJK characters, as told by `CJK_LETTER`. */
export function holdsCjk(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (text.charCodeAt(at) > 0x7f && isAt(text, at, CJK_LETTER)) return true;
  }
  return false;
}

/** How many characters of a text are of the classes. */
export function countOf(text: string, wanted: number): number {
  let count = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if ((code < 0xdc00 || code > 0xdfff) && isAt(text, at, wanted)) count += 1;
  }
  return count;
}

/** Whether a character of the classes stands in a text. */
export function holds(text: string, wanted: number): boolean {
  for (let at = 0; at < text.length; at += 1) if (isAt(text, at, wanted)) return true;
  return false;
}

/** The text without its characters that are not of the classes. */
export function only(text: string, wanted: number): string {
  let told = '';
  for (let at = 0; at < text.length; at += 1) if (isAt(text, at, wanted)) told += text.charAt(at);
  return told.length === text.length ? text : told;
}

/** Beyond Latin: no letters and no numbers there, but dashes, quotes, bullets, currencies, arrows. */
export function isSign(code: number): boolean {
  return (
    (code >= 0x2000 && code < 0x2070) ||
    (code >= 0x20a0 && code < 0x20d0) ||
    (code >= 0x2190 && code < 0x2460) ||
    (code >= 0x2500 && code < 0x2776)
  );
}

/** Of Latin scripts, up to Latin Extended-B. */
export function isLatinLetter(code: number): boolean {
  if (code < 0x80) return (code >= 97 && code <= 122) || (code >= 65 && code <= 90);
  if (code < 0xc0) return code === 0xaa || code === 0xb5 || code === 0xba;
  return code < 0x250 && code !== 0xd7 && code !== 0xf7;
}

/** How many letters a text holds; null where some may be of other scripts than Latin. Told sooner than a pattern over all letters is made. */
export function latinLettersIn(text: string): number | null {
  let letters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (isLatinLetter(code)) letters += 1;
    else if (code >= 0x250 && !isSign(code)) return null;
  }
  return letters;
}

/** Where the scripts of Japanese and Chinese begin, and all that is written in two units. */
const FIRST_CJK = 0x2e80;

/** Whether a text may hold characters of Japanese or Chinese. */
export function mayHoldCjk(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) >= FIRST_CJK) return true;
  return false;
}
