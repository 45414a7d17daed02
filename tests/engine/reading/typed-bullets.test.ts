/** Lists whose items open with a sign that can be typed for want of a bullet. */
import { expect, test } from 'vitest';
import { read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const sheet = (sign: string): readonly Row[] => [
  large('Expérience professionnelle'),
  { text: 'Cheffe de rang', font: 1 },
  'Brasserie Exemple, Genève / avril 2022 - mai 2024',
  `${sign} Carré de 12 tables, service à l’assiette`,
  `${sign} Formation des extras et des apprentis`,
  { text: 'Serveuse', font: 1 },
  'Café Exemple, Carouge / mars 2019 - mars 2022',
  `${sign} Service en terrasse et en salle`,
];

test.each(['+', '~', '=', '/', '=>', '->', '-->', '>>'])('%s', (sign) => {
  const { entries } = read(sheet(sign));
  expect(entries.map(({ bullets }) => bullets.length)).toEqual([2, 1]);
  expect(entries[0]?.bullets[0]?.text).toMatch(/^Carré/u);
});

test('one such sign is none', () => {
  const reading = read([large('Compétences'), '+ Excel et Word', large('Langues'), 'Français, allemand, anglais']);
  expect(reading.bullets).toEqual([]);
});
