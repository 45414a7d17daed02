/**
 * Characters that show nothing and can carry a text of their own: controls (line feed and tab aside), soft hyphen, zero-width and
 * bidi controls, Hangul and Mongolian fillers, variation selectors, interlinear marks, tags (U+E0000–E0FFF), lone surrogates.
 * None of the eight languages needs them to be read.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B-\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0F\uFEFF\uFFA0\uFFF9-\uFFFB\u{1BCA0}-\u{1BCA3}\u{1D173}-\u{1D17A}\u{E0000}-\u{E0FFF}]|\p{Surrogate}/gu;

/** Removes them; line and paragraph separators become line feeds, every other space a plain one. */
export function scrubInvisible(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ');
}
