/** Texts cut into sentences, as places in them. */

export interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** What ends a sentence, or parts the passages. */
const BREAK = /[.!?。！？](?=\s|["”’」』]|$)|[。！？•●▪■◦]|\n/gu;

/** The sentences of a text that hold more than blanks. */
export function sentencesOf(text: string): Stretch[] {
  const ends = [...Array.from(text.matchAll(BREAK), ({ index }) => index + 1), text.length];
  let start = 0;
  return ends.flatMap((end) => {
    const own = { start, end };
    start = end;
    return text.slice(own.start, own.end).trim() === '' ? [] : [own];
  });
}

/** With the ends of those that hold a line's beginning, from there on. `lines` in their order. */
export function withLines(sentences: readonly Stretch[], lines: readonly number[]): Stretch[] {
  let at = 0;
  return sentences.flatMap((own) => {
    const cut: Stretch[] = [own];
    while (at < lines.length && (lines[at] ?? own.end) < own.end) {
      const start = lines[at] ?? own.start;
      if (start > own.start + 1) cut.push({ start, end: own.end });
      at += 1;
    }
    return cut;
  });
}
