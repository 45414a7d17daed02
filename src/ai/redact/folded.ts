/** A text without its case, accents and compatibility forms, that remembers where each character came from. */
export class Folded {
  readonly text: string;
  /** Start in the original of every UTF-16 unit of `text`, then the original's length. */
  private readonly origins: readonly number[];

  constructor(original: string) {
    let text = '';
    const origins: number[] = [];
    let at = 0;
    for (const character of original) {
      const folded = fold(character);
      for (let i = 0; i < folded.length; i += 1) origins.push(at);
      text += folded;
      at += character.length;
    }
    origins.push(original.length);
    this.text = text;
    this.origins = origins;
  }

  /** Where a pattern (flags "gu", over folded text) stands in the original, as start and end. */
  find(pattern: RegExp): (readonly [start: number, end: number])[] {
    return [...this.text.matchAll(pattern)].map((match) => this.original(match.index, match.index + match[0].length));
  }

  private original(start: number, end: number): readonly [number, number] {
    const from = this.origins[start] ?? 0;
    let after = end;
    // A character that folds into several, or whose accent stands apart, is taken whole.
    const last = this.origins[end - 1] ?? 0;
    while (after < this.origins.length - 1 && this.origins[after] === last) after += 1;
    return [from, this.origins[after] ?? last];
  }
}

/** One character at a time, so that combining marks vanish and nothing else moves. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Source of a pattern for a folded text that finds `needle` however it is spaced or broken into lines. */
export function flexible(needle: string): string {
  return Array.from(fold(needle).replace(/\s+/gu, ''), (character) => escape(character)).join(String.raw`\s*`);
}

/** Source of a pattern that means the text itself; a hyphen must stay bare under the flag "u". */
export function escape(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`);
}
