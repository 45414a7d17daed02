/** Superscripts and subscripts, "3ᵉ", "1ˢᵗ", "CO₂", that stand so far from the baseline of their words that they look like a row of their own. */
import type { Span } from '../../../resume/document.ts';

/** Of the letters that they stand at. */
const LARGEST = 0.86;
/** How far they are raised and lowered, in sizes of those letters: word processors raise by a third, browsers by less than a half. */
const RAISED = 0.62;
const LOWERED = 0.4;
/** How far they stand from the letters before them, in the same sizes. */
const TOUCHES = 0.12;
const CHARACTERS = 5;

function standsAt(script: Span, host: Span): boolean {
  const raised = script.baseline - host.baseline;
  const gap = script.box.x - (host.box.x + host.box.width);
  return (
    script.size <= LARGEST * host.size &&
    raised <= RAISED * host.size &&
    raised >= -LOWERED * host.size &&
    Math.abs(gap) <= TOUCHES * host.size &&
    !/\s$/u.test(host.text) &&
    !/^\s/u.test(script.text)
  );
}

/** Rows from the top of the page, each script in the row of its words. */
export function withScripts(rows: readonly Span[][]): Span[][] {
  const whole = rows.map((row) => [...row]);
  rows.forEach((row, at) => {
    for (const span of row) {
      if (span.text.trim().length > CHARACTERS) continue;
      const home = [at + 1, at - 1].find((near) => rows[near]?.some((host) => standsAt(span, host)));
      if (home === undefined) continue;
      whole[at] = whole[at]?.filter((own) => own !== span) ?? [];
      whole[home]?.push(span);
    }
  });
  return whole.filter((row) => row.length > 0);
}
