/** The one word beside number and address in a row of contact data is a town, unless it says something else: none is invented. */
import { expect, test } from 'vitest';
import { read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });

function placeIn(word: string, german: boolean): string | null {
  const rows: readonly Row[] = german
    ? [{ text: 'Janina Pohlmann', size: 20 }, `${word} | 0151 23456789 | jp@example.org`, '', large('Berufserfahrung'), '2019 – 2021 Verkäuferin, Farn GmbH', '• Bediente Kundschaft und füllte die Regale', '', large('Sprachen'), 'Deutsch, Englisch']
    : [{ text: 'Jane Pemberton', size: 20 }, `${word} | 07700 900123 | jp@example.org`, '', large('Experience'), '2019 – 2021 Shop assistant, Fern & Sons', '• Served customers and kept the shelves full', '', large('Languages'), 'English, French']; // prettier-ignore
  return read(rows).contact.location?.value ?? null;
}

test.each(['Blog', 'Behance', 'Website', 'Storyteller', 'Polymath', 'Confidential', 'Vegan', 'Flutist', 'Widowed', 'Hindu', 'Mobile'])(
  '%s is no town',
  (word) => {
    expect(placeIn(word, false)).toBeNull();
  },
); // prettier-ignore

test.each(['Blog', 'Nichtraucher', 'Vertraulich', 'Privat', 'Sofort', 'Teilzeit', 'Evangelisch', 'Veganerin', 'Ledig'])(
  '%s ist kein Ort',
  (word) => {
    expect(placeIn(word, true)).toBeNull();
  },
); // prettier-ignore

test('a town that no list knows is', () => {
  expect([placeIn('Ruthin', false), placeIn('Zarnekow', true)]).toEqual(['Ruthin', 'Zarnekow']);
});
