/** "Personal profile of Ada Example": the title of the document at its top, a heading below the name. */
import { expect, test } from 'vitest';
import { headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const PROSE = 'I have led a team of nine and cut the time to answer customers in half within a year';
const WORK: readonly Row[] = ['', large('Work Experience'), 'Cook, Oak Stores Ltd, 2012 – 2014'];

test.each(['Personal profile of Maria Santos', 'Perfil profesional de Maria Santos'])('%s above all', (title) => {
  const reading = read([large(title), 'Cebu City', 'maria@example.org', '0917 555 0143', PROSE, ...WORK]);
  expect(headingsOf(reading)).toEqual(['Work Experience: experience']);
  expect([reading.contact.name?.value, reading.contact.location?.value, reading.contact.phone?.value]).toEqual([
    'Maria Santos',
    'Cebu City',
    '+639175550143',
  ]);
});

test('below the name', () => {
  const top: readonly Row[] = [{ text: 'Maria Santos', size: 20 }, 'maria@example.org', ''];
  const reading = read([...top, large('Personal profile of Maria Santos'), PROSE, ...WORK]);
  expect(headingsOf(reading)).toContain('Personal profile of Maria Santos: summary');
});

test.each([
  ['Accra', '024 555 0143', 'WASSCE, 2009', '+233245550143'],
  ['', '09175550143', 'BS Nursing, Cebu Doctors University, 2012', '+639175550143'],
  ['', '0803 555 0143', 'BSc, University of Lagos, 2012', '+2348035550143'],
  ['', '0722 555 014', 'Diploma in Catering, 2012', '+254722555014'],
  ['', '011 555 0143', 'Fieldwork at Oak Mines (Pty) Ltd, 2012', '+27115550143'],
])('%s %s: the country by the town, the school or the words: %s', (town, phone, school, number) => {
  const top: readonly Row[] = [{ text: 'Maria Santos', size: 20 }, town, phone, ''];
  const reading = read([...top, large('Summary'), PROSE, ...WORK, '', large('Education'), school]);
  expect(reading.contact.phone?.value).toBe(number);
});
