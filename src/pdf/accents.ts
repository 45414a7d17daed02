/** Puts accents that a file draws as glyphs of their own (TeX's `\accent`, with its oldest fonts) back onto their letters. */
import type { Glyph } from './scene.ts';

/** Combining marks of the accents that fonts hold as characters of their own. */
const MARKS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    '`': '\u0300',
    ˋ: '\u0300',
    '´': '\u0301',
    ˊ: '\u0301',
    ˆ: '\u0302',
    '^': '\u0302',
    '˜': '\u0303',
    '~': '\u0303',
    '¯': '\u0304',
    ˉ: '\u0304',
    '˘': '\u0306',
    '˙': '\u0307',
    '¨': '\u0308',
    '˚': '\u030a',
    '˝': '\u030b',
    ˇ: '\u030c',
    '¸': '\u0327',
    '˛': '\u0328',
  }),
);
const COMBINING = /^[\u0300-\u0328]$/;
const DOTLESS: ReadonlyMap<string, string> = new Map([
  ['ı', 'i'],
  ['ȷ', 'j'],
]);

/** How high above its letter's baseline an accent may sit (over a capital), as a part of the size. */
const RAISE = 0.6;

function markOf({ text }: Glyph): string | null {
  return MARKS.get(text) ?? (COMBINING.test(text) ? text : null);
}

/** Whether the accent stands over the letter: its middle lies between the letter's edges. */
function over(accent: Glyph, letter: Glyph): boolean {
  const middle = (accent.start + accent.end) / 2;
  return (
    middle > letter.start &&
    middle < letter.end &&
    accent.style.angle === letter.style.angle &&
    Math.abs(accent.line - letter.line) < RAISE * letter.style.size
  );
}

/** The letter with its accent as one character; null where there is none such. */
function composed(mark: string, letter: Glyph): Glyph | null {
  const text = `${DOTLESS.get(letter.text) ?? letter.text}${mark}`.normalize('NFC');
  return text.length === 1 ? { ...letter, text, accented: true } : null;
}

/** Glyphs in painting order, each accent joined to the letter drawn after it, or before it, in the same place. */
export function withAccents(glyphs: readonly Glyph[]): readonly Glyph[] {
  if (!glyphs.some((glyph) => markOf(glyph) !== null)) return glyphs;
  const joined: Glyph[] = [];
  for (let at = 0; at < glyphs.length; at += 1) {
    const glyph = glyphs[at];
    if (!glyph) continue;
    const mark = markOf(glyph);
    const [last, next] = [joined.at(-1), glyphs[at + 1]];
    const onNext = mark !== null && next && over(glyph, next) ? composed(mark, next) : null;
    const onLast = mark !== null && onNext === null && last && over(glyph, last) ? composed(mark, last) : null;
    if (onNext) at += 1;
    if (onLast) joined[joined.length - 1] = onLast;
    else joined.push(onNext ?? glyph);
  }
  return joined;
}
