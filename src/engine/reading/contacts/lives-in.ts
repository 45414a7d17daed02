/** Where words say that one lives, and the place that they carry into the line below. */
import { u } from '../../../resume/patterns.ts';
import type { Lexicon } from '../../lexicons/lexicon.ts';
import { LIVES_IN } from '../../lexicons/living-words.ts';
import { isAt, LETTER } from '../text/characters.ts';
import { lowered, sharingFirst } from '../text/word-starts.ts';
import type { Line } from '../reading.ts';
import { townBehindStreet } from './street-addresses.ts';

/** The longest first. */
const LIVES = LIVES_IN.toSorted((a, b) => b.length - a.length);

function isCased(text: string, at: number): boolean {
  const character = String.fromCodePoint(text.codePointAt(at) ?? 32);
  return character.toLowerCase() !== character.toUpperCase();
}

/** Where the place begins behind "wohnhaft in", "based in", wherever in a text; -1 where no such words are. */
export function livesAt(text: string): number {
  const plain = lowered(text).replaceAll('’', "'");
  for (let at = 0; at < plain.length; at += 1) {
    if (isAt(plain, at - 1, LETTER) || !isAt(plain, at, LETTER)) continue;
    for (const word of sharingFirst(plain.charAt(at), LIVES)) {
      if (!plain.startsWith(word, at)) continue;
      let end = at + word.length;
      while (/[\s:]/.test(plain.charAt(end))) end += 1;
      const place = end > at + word.length && (isCased(plain, end) || /\d/.test(plain.charAt(end)));
      if (place) return end;
    }
  }
  return -1;
}

/** "… e risiedo a", "… residente in via Roma 4," at the end of a line with the line below it. */
export function carriedOn(text: string, below: Line | undefined, lexicon: Lexicon): string {
  if (!below || !/\s(?:ad?|in|em|en|à)$|,$|\d$/u.test(text)) return text;
  if (LIVES.some((word) => lowered(text).endsWith(` ${word}`))) return `${text} ${below.text}`;
  const lives = u`^(?:\d{5}\s)?\p{Lu}`.test(below.text) ? livesAt(text) : -1;
  const street = lives < 0 ? '' : text.slice(lives).replace(/,$/u, '');
  // The town of the street that ends the line.
  const open = street !== '' && townBehindStreet(`${street}, 00000 Roma`, lexicon.language, true) === '00000 Roma';
  return open ? `${text.replace(/,$/u, '')}, ${below.text}` : text;
}
