/** Personal data found in a text, and the exchange of each for a typed placeholder. */

/** In order of precedence where two overlap. */
export const KINDS = ['EMAIL', 'URL', 'ID', 'PHONE', 'BIRTH', 'ADDRESS', 'NAME', 'AGE', 'MARITAL'] as const;
export type Kind = (typeof KINDS)[number];

export interface Range {
  readonly kind: Kind;
  /** UTF-16 units. */
  readonly start: number;
  readonly end: number;
}

/** The placeholder and what it stands for. */
export type Placeholder = readonly [placeholder: string, original: string];

/** Sorted and apart from each other: what overlaps becomes one, of the kind that comes first, so that no remainder shows. */
export function merge(ranges: readonly Range[]): Range[] {
  const sorted = ranges.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start || b.end - a.end);
  const merged: Range[] = [];
  for (const range of sorted) {
    const last = merged.at(-1);
    if (!last || range.start >= last.end) {
      merged.push(range);
    } else {
      const kind = KINDS.indexOf(range.kind) < KINDS.indexOf(last.kind) ? range.kind : last.kind;
      merged[merged.length - 1] = { kind, start: last.start, end: Math.max(last.end, range.end) };
    }
  }
  return merged;
}

/** The same words get the same placeholder; one that the text itself spells out is never used. */
export function exchange(text: string, ranges: readonly Range[]): { text: string; placeholders: Placeholder[] } {
  const byOriginal = new Map<string, string>();
  const counts = new Map<Kind, number>();
  const placeholders: Placeholder[] = [];
  let result = '';
  let at = 0;
  for (const { kind, start, end } of merge(ranges)) {
    const original = text.slice(start, end);
    const key = `${kind} ${original}`;
    let placeholder = byOriginal.get(key);
    if (placeholder === undefined) {
      do {
        counts.set(kind, (counts.get(kind) ?? 0) + 1);
        placeholder = `[${kind}_${counts.get(kind)}]`;
      } while (text.includes(placeholder));
      byOriginal.set(key, placeholder);
      placeholders.push([placeholder, original]);
    }
    result += text.slice(at, start) + placeholder;
    at = end;
  }
  return { text: result + text.slice(at), placeholders };
}
