/** What opens a resume in its own words. */
import { expect, test } from 'vitest';
import { profileOf } from '../../../src/engine/reading/sections/profile.ts';
import { read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });

test('prose goes on beside an address in a side column', () => {
  const reading = read([
    'Lena Brandt',
    '',
    large('Profil'),
    [[56, 'Gärtnerin mit zwölf Jahren Erfahrung in Obstgärten'], [420, 'Am Anger 4']],
    [[56, 'und Parks, die auch Lehrlinge anleitet und ausbildet'], [420, '99999 Orvelheim']],
    [[56, 'und Pläne für neue Beete zeichnet, vom Hof bis zum Park.'], [420, 'lena@example.org']],
    '',
    large('Berufserfahrung'),
    [[56, '2015 – 2023'], [180, 'Gärtnerin, Baumschule Beispiel GmbH, Orvelheim']],
  ]); // prettier-ignore
  expect(profileOf(reading)?.lines.some(({ text }) => text.includes('Lehrlinge'))).toBe(true);
});
