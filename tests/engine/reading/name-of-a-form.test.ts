/** Fields of forms and headings that look like the person's name and are none. */
import { expect, test } from 'vitest';
import { read } from './sheet.ts';

const field = (label: string, value: string): [number, string][] => [[56, label], [220, value]]; // prettier-ignore

test('the employer of a form is not whose resume it is', () => {
  const reading = read([
    { text: 'Lebenslauf', size: 20 }, 'Holger Brinkmann', 'Am Wehr 11, 35216 Emsau', 'Telefon 06461 / 758 220', '',
    { text: 'Berufserfahrung', size: 14 },
    field('Datum (von-bis)', '2005-01 bis heute'), field('Name und Adresse des', 'Haus Elisabeth, Altenheim, Rolfstraße 40,'),
    field('Arbeitgebers', '35683 Dillstadt'), field('Beruf oder Funktion', 'Pflege, Betreuung, Fahrdienst'),
    { text: 'Sprachen', size: 14 }, 'Deutsch und Englisch in Wort und Schrift',
  ]); // prettier-ignore
  expect(reading.contact.name?.value).toBe('Holger Brinkmann');
});

test('a heading below a name in two large lines is no part of it', () => {
  const reading = read([
    { text: 'Holger', size: 24 }, '', { text: 'Brinkmann', size: 24 }, '', { text: 'Zur Person', size: 14 },
    field('Geburtstag', '15. September 1969'), field('Nationalität', 'Deutsch'), '',
    { text: 'Berufserfahrung', size: 14 }, field('2010 – 2016', 'Kellner, Gasthaus Laterne, Genthin'), 'Bedienung der Gäste und Pflege des Gastraums in der Saison',
  ]); // prettier-ignore
  expect(reading.contact.name?.value).toBe('Holger Brinkmann');
});

test('a label that wraps beside the name is no part of it', () => {
  const { contact } = read([
    [[95, 'INFORMAZIONI'], [190, 'Gavino Carta']],
    [[110, 'PERSONALI']],
    [[190, 'Via Nazionale 12, 09074 Valbruna (OR)']],
    [[190, 'gavino.carta@example.org']],
    '',
    { text: 'ESPERIENZA PROFESSIONALE', size: 14 },
    [[80, '06/2008 - oggi'], [190, 'Istruttore di nuoto, Comune di Valbruna']],
  ]); // prettier-ignore
  expect(contact.name?.value).toBe('Gavino Carta');
});
