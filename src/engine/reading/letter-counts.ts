/** Characters of a kind, counted by their runs: an array of runs is made sooner than one of characters. */

const FIRST_OF_PAIR = /[\ud800-\udbff]/g;

/** Code points in the runs that a pattern with the flags `g` and `u` finds. */
export function countRuns(text: string, runs: RegExp): number {
  const found = text.match(runs)?.join('') ?? '';
  return found.length - (found.match(FIRST_OF_PAIR)?.length ?? 0);
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
