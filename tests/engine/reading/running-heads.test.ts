/** What stands above the text of each page is no part of it. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const FILL = 'Led a team of nine and cut the time to answer customers in half within a year';
const first: readonly Row[] = [
  { text: 'Alex Example', size: 20 },
  'Bristol | 020 7946 0512 | alex@example.org',
  { text: 'Experience', font: 1, size: 14 },
  'Night Porter, The Anvil Inn',
  'March 2019 – May 2024',
  ...Array.from({ length: 40 }, () => `• ${FILL}`),
  { text: 'Education', font: 1, size: 14 },
];
const study: readonly Row[] = ['City of Tern College', 'BSc Botany', 'June 2012'];

test.each(['Alex Example', 'Alex Example | 2', 'ALEX EXAMPLE 2'])('%s', (head) => {
  const second: readonly Row[] = [{ text: head, size: 8, y: 812 }, '', ...study];
  expect(entriesIn(read(first, second), 'education')).toEqual(['BSc Botany | City of Tern College | - | 2012-06']);
});
