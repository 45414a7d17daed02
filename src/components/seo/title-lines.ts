/** Sets a title in even lines at the largest size that fits. */
import { ems } from './ems.ts';

export interface SetTitle {
  /** Pixels. */
  readonly size: number;
  readonly lines: readonly (readonly string[])[];
}

/** Pixels, largest first, with the lines that have room at each. */
const SIZES = [
  { size: 84, lines: 2 },
  { size: 72, lines: 3 },
  { size: 62, lines: 3 },
  { size: 54, lines: 4 },
  { size: 46, lines: 5 },
] as const;
const SMALLEST = { size: 40, lines: 6 } as const;

/** A line that ends where a reader pauses anyway reads best: any other end counts as this part of a line left empty. */
const PAUSE = /[:：,，、。;；!！?？—–]$/u;
const MIDWAY = 0.35;

/** What even the smallest size has no room for is left out, and said with an ellipsis. @param width Pixels that a line may take. */
export function setTitle(phrases: readonly string[], width: number): SetTitle {
  for (const { size, lines } of SIZES) {
    const set = evenLines(phrases, width / size, lines);
    if (set) return { size, lines: set };
  }
  const { size, lines } = SMALLEST;
  const pieces = phrases.flatMap((phrase) => (ems(phrase.trimEnd()) > width / size ? [...phrase] : [phrase]));
  for (let kept = pieces.length; ; kept -= 1) {
    const shown = pieces.slice(0, kept);
    const cut = kept === pieces.length ? shown : [...shown.slice(0, -1), `${(shown.at(-1) ?? '').trimEnd()}…`];
    const set = evenLines(cut, width / size, lines);
    if (set) return { size, lines: set };
  }
}

interface Setting {
  readonly cost: number;
  readonly lines: readonly (readonly string[])[];
}

/** The fewest lines that hold the phrases, of lengths as even as can be; undefined if `most` lines do not. */
function evenLines(phrases: readonly string[], room: number, most: number): Setting['lines'] | undefined {
  // The cheapest setting of the first phrases, by how many they are, in the lines there are so far.
  let settings = new Map<number, Setting>([[0, { cost: 0, lines: [] }]]);
  for (let count = 1; count <= most; count += 1) {
    const longer = new Map<number, Setting>();
    for (const [start, before] of settings) {
      for (let end = start + 1; end <= phrases.length; end += 1) {
        const line = phrases.slice(start, end);
        const text = line.join('').trimEnd();
        const slack = room - ems(text);
        if (slack < 0) break;
        const penalty = end === phrases.length || PAUSE.test(text) ? 0 : (room * MIDWAY) ** 2;
        const cost = before.cost + slack ** 2 + penalty;
        if (cost < (longer.get(end)?.cost ?? Infinity)) longer.set(end, { cost, lines: [...before.lines, line] });
      }
    }
    const whole = longer.get(phrases.length);
    if (whole) return whole.lines;
    settings = longer;
  }
  return undefined;
}
