/** Superscripts and subscripts stand in the line of their words, however far word processors and browsers move them. */
import { expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { document, page, span, type Text } from '../builder.ts';
import { textsOf } from './sheet.ts';

/** One after the other from the margin; what is not of the full size is raised by this share of it. */
function linesOf(texts: readonly string[], raised: number, size: number): string[] {
  const ROWS = ['Ana Prieto', 'Experience', ...texts, 'Kept the books of the guild'];
  const spans = ROWS.flatMap((row, at) => {
    let x = 56;
    const y = 700 - 16 * at;
    return row.split(/[<>]/u).map((text, n) => {
      const script: Text = n % 2 === 1 ? { text, x, y: y + 10 * raised, size } : { text, x, y, size: 10 };
      const drawn = span(script);
      x += drawn.box.width;
      return drawn;
    });
  });
  return textsOf(readResume(document([page([], { spans })]), { asOf: '2026-01-15' }).lines).slice(2, -1);
}

test.each([
  ['raised by a browser', ['Helped pupils of the 3<rd> and 4<th> year'], 0.4, 8.3, ['Helped pupils of the 3rd and 4th year']],
  ['raised by a word processor', ['Won the 1<st> prize of the county', 'Élève de 2<de> puis de 1<re> au lycée'], 0.33, 5.8, ['Won the 1st prize of the county', 'Élève de 2de puis de 1re au lycée']],
  ['lowered', ['Cut the CO<2> of the plant by a fifth'], -0.33, 5.8, ['Cut the CO2 of the plant by a fifth']],
  ['no script where the letters are as large', ['Won the 1', 'Ran the shop'], 0, 10, ['Won the 1', 'Ran the shop']],
])('%s', (_, rows, raised, size, wanted) => {
  expect(linesOf(rows, raised, size)).toEqual(wanted);
}); // prettier-ignore
