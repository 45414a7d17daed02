/** "Leitung   der   Zweigstelle   mit   vier   Angestellten,   Privat-": a line whose words justification pulls as far apart as cells stand. */
import type { Span } from '../../../resume/document.ts';
import { u } from '../../../resume/patterns.ts';

/** Gaps of such a line at the least: fewer may be those of a row of cells. */
const LEAST_GAPS = 4;
/** In sizes: narrower ones are the usual blanks, wider ones no writer of text leaves. */
const NARROWEST = 0.6;
const WIDEST = 4;
/** In sizes, by which one gap may differ from another. */
const ALIKE = 0.12;
/** Words in small letters that tell running text from names side by side. */
const LEAST_SMALL = 2;

const SMALL = u`^\p{Ll}`;

/** `spans`: of one row, from the left. */
export function isPulledApart(spans: readonly Span[]): boolean {
  const [first] = spans;
  if (!first || spans.length <= LEAST_GAPS || spans.filter(({ text }) => SMALL.test(text)).length < LEAST_SMALL)
    return false;
  const gaps: number[] = [];
  for (const [at, { box, size, text }] of spans.entries()) {
    const before = spans[at - 1]?.box;
    if (size !== first.size || text.trim().includes(' ')) return false;
    if (before) gaps.push((box.x - before.x - before.width) / size);
  }
  const [least, most] = [Math.min(...gaps), Math.max(...gaps)];
  return least > NARROWEST && most < WIDEST && most - least < ALIKE;
}
