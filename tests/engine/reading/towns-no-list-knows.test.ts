/** Where one lives, in towns that no list knows, and what has no place at all. */
import { expect, test } from 'vitest';
import { BODY, GERMAN, placeIn, SPANISH } from './contact-rows.ts';
import type { Row } from './sheet.ts';

const REACHED = 'ada@example.org';

test.each<[string, readonly Row[], string]>([
  ['Spilsby | 07700 900121 | ada@example.org', BODY, 'Spilsby'],
  ['Spilsby, PE23 5AA', BODY, 'Spilsby, PE23 5AA'],
  ['East Midlands', BODY, 'East Midlands'],
  ['Perth, Western Australia (relocating to Melbourne in June)', BODY, 'Perth, Western Australia'],
  ['Blk 221 Bishan Street 23 #05-112 Singapore 570221', BODY, 'Singapore 570221'],
  ['Ebersbach · 0151 55501234 · ada@example.org', GERMAN, 'Ebersbach'],
  ['Hauptstr. 4, Ebersbach', GERMAN, 'Ebersbach'],
  ['Am Anger 7a, Ebersbach', GERMAN, 'Ebersbach'],
  ['Witten an der Ruhr', GERMAN, 'Witten an der Ruhr'],
  ['Wohnort Ebersbach', GERMAN, 'Ebersbach'],
  ['Kanton Aargau', GERMAN, 'Kanton Aargau'],
  ['Linz/Urfahr, Oberösterreich', GERMAN, 'Linz/Urfahr, Oberösterreich'],
  ['Bahnhofstrasse 1, CH 6460 Altdorf UR', GERMAN, 'CH 6460 Altdorf UR'],
  ['Adresse: 15230 Frankfurt (Oder), Oderallee 5', GERMAN, '15230 Frankfurt (Oder)'],
  ['44550 - Alcorisa', SPANISH, '44550 Alcorisa'],
])('%s', (row, body, place) => {
  expect(placeIn([{ text: 'Ada Pell', size: 20 }, row, REACHED], body)).toBe(place);
});

test('below its street', () => {
  expect(placeIn([{ text: 'Ada Pell', size: 20 }, 'Hauptstr. 4', 'Ebersbach', REACHED], GERMAN)).toBe('Ebersbach');
});

test.each<[string, readonly Row[]]>([
  ['British Citizen | 07700 900121 | ada@example.org', BODY],
  ['Team Player | 07700 900121 | ada@example.org', BODY],
  ['Staff Nurse | 07700 900121 | ada@example.org', BODY],
  ['Open to work in London, Berlin or Dublin', BODY],
  ['Führerschein B | 0151 55501234 | ada@example.org', GERMAN],
  ['Kauffrau | 0151 55501234 | ada@example.org', GERMAN],
  ['Bereit zum Umzug nach München', GERMAN],
  ['Buscando empleo en Málaga o Sevilla', SPANISH],
])('%s: none', (row, body) => {
  expect(placeIn([{ text: 'Ada Pell', size: 20 }, row, REACHED], body)).toBeNull();
});
