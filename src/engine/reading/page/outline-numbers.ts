/** Entries that carry the number of their section and one of their own, "4.1. De 2012 a 2020: …" below "4. Percurso profissional". */
import type { Line } from '../reading.ts';

const NUMBERED = /^(\d{1,2})\.(\d{1,2})[.)]?\s+(?=\S)/u;
const OF_SECTION = /^(\d{1,2})[.)]?\s+\D/u;

interface Place {
  readonly at: number;
  readonly own: number;
}

/** The lines without such numbers, where they run from one on below the number of their section. */
export function withoutOutlineNumbers(lines: readonly Line[]): readonly Line[] {
  const outlined = new Map<number, Place[]>();
  const sections = new Set<number>();
  lines.forEach(({ text }, at) => {
    const [, section, own] = NUMBERED.exec(text) ?? [];
    if (section !== undefined && own !== undefined && sections.has(Number(section))) {
      const places = outlined.get(Number(section)) ?? [];
      if (Number(own) === places.length + 1) outlined.set(Number(section), [...places, { at, own: Number(own) }]);
      return;
    }
    const opened = OF_SECTION.exec(text)?.[1];
    if (opened !== undefined) sections.add(Number(opened));
  });
  const taken = new Set([...outlined.values()].flatMap((places) => places.map(({ at }) => at)));
  if (taken.size < LEAST) return lines;
  return lines.map((line, at) => (taken.has(at) ? withoutNumber(line) : line));
}

/** Numbers that are a habit. */
const LEAST = 2;

function withoutNumber(line: Line): Line {
  const [first, ...rest] = line.cells;
  const number = NUMBERED.exec(line.text)?.[0] ?? '';
  if (!first?.text.startsWith(number)) return line;
  return {
    ...line,
    text: line.text.slice(number.length),
    cells: [{ ...first, text: first.text.slice(number.length) }, ...rest],
  };
}
