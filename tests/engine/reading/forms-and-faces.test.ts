/** What a form and a design program print around a resume: labels in bold, dates above all, columns of their own, addresses that wrap. */
import { expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { IDENTITY, heightOf } from '../../../src/pdf/matrix.ts';
import { document, face, page, span, type Text } from '../builder.ts';
import { AS_OF, entriesIn, headingsOf, read, type Row } from './sheet.ts';

const bold = (text: string): Row => ({ text, font: 1 });
const large = (text: string): Row => ({ text, size: 14, font: 1 });

test('slanted letters are no larger', () => {
  expect(heightOf(IDENTITY)).toBe(1);
  expect(heightOf([11, 0, 2.75, 11, 0, 0])).toBeCloseTo(11);
  expect(heightOf([0, 9, -9, 0, 0, 0])).toBeCloseTo(9);
});

test('a post below a line of nothing but dates is no heading by a word of it', () => {
  const post = (text: string): Row => ({ text, font: 1, size: 11.5 });
  const reading = read([
    'Nora Ejemplo Sanz', 'nora@example.org', '', large('EXPERIENCIA LABORAL'),
    '[ 01/09/2012 – 31/08/2019 ]', post('Contable'), 'Talleres Peña Rubia', 'Llevé la contabilidad de cuatro tiendas.',
    '[ 01/09/2010 – 31/08/2012 ]', post('Becaria de investigación'), 'Instituto Monte Claro', 'Medí el agua de los pozos.',
    '', large('EDUCACIÓN'), '[ 03/10/2007 – 22/07/2011 ]', post('Grado en Química'), 'Universidad de Levante',
  ]); // prettier-ignore
  expect(headingsOf(reading)).toEqual(['EXPERIENCIA LABORAL: experience', 'EDUCACIÓN: education']);
});

test('where dates stand above every degree, none is of the one before', () => {
  const reading = read([
    'Nora Example', '', large('Experience'), 'Ledger Clerk, Harbour Lane Toys', '2019 – 2021', '',
    large('Education'),
    '2009 - 2013', bold('Doctor of Philosophy - PhD,'), bold('Pharmacology and Experimental'), bold('Therapeutics'),
    'Westmoor University School of', 'Medicine', '',
    '2005 - 2009', bold('Bachelor of Science - BS,'), bold('Biology/Biological Sciences,'), bold('General'), 'Wexmoor College',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education').map((entry) => entry.slice(-4))).toEqual(['2013', '2009']);
});

test('what stands in the column beside a school says nothing of how far its lines run', () => {
  const left = [
    [760, 'EXPERIENCE'], [746, 'Ledger Clerk, Harbour Lane Toys'], [732, '2019 – 2021'], [718, 'Kept the books of four shops in order'],
    [690, 'EDUCATION'], [676, 'Quincewood College, Plano — Bachelor of'], [662, 'Science in Brewing'], [648, '2014 - 2018'],
  ] as const; // prettier-ignore
  const right = ['Plano, TX 75023', 'nora@example.org', 'SKILLS', 'Ledgers of all kinds', 'Payrolls', 'Audits', 'LANGUAGES', 'English', 'Spanish'].map((text, n) => [753 - 17 * n, text] as const); // prettier-ignore
  const at = (x: number, rows: readonly (readonly [number, string])[]): Text[] => rows.map(([y, text]) => ({ text, x, y, font: Number(text === text.toUpperCase()) })); // prettier-ignore
  const spans = [{ text: 'Nora Example', x: 56, y: 800, size: 22 }, ...at(56, left), ...at(400, right)].map(span);
  const reading = readResume(document([page([], { spans })], { fonts: [face('Lato'), face('Lato', { weight: 700 })] }), { asOf: AS_OF }); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual([
    'Bachelor of Science in Brewing | Quincewood College | 2014 | 2018',
  ]);
});

test('an address that breaks behind its hyphen is one', () => {
  const reading = read(['Nora Example', 'www.linkedin.com/in/nora-', 'example-4b71 (LinkedIn)', '', large('Experience'), 'Ledger Clerk, Harbour Lane Toys', '2019 – 2021']); // prettier-ignore
  expect(reading.contact.urls.map(({ value }) => value)).toEqual(['www.linkedin.com/in/nora-example-4b71']);
});
