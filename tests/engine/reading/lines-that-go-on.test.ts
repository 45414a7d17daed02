/** Heads that go on in the next line: a date behind the word that opens its period, a firm's name behind the noun that says what it is. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14, font: 1 });
const german = (...rows: readonly Row[]): string[] => entriesIn(read([large('Profil'), 'Ich arbeite gern mit Menschen und habe Erfahrung in der Leitung von Teams und Werken', '', large('Beruflicher Werdegang'), ...rows]), 'experience'); // prettier-ignore
const french = (...rows: readonly Row[]): string[] => entriesIn(read([large('Profil'), "Je suis une personne sérieuse et j'aime travailler avec le public et en équipe avec les collègues", '', large('Expériences professionnelles'), ...rows]), 'experience'); // prettier-ignore

test('a date alone below the word that opens its period, and a job without dates among those in lines of one form', () => {
  // Whether the town is kept behind a name is told elsewhere.
  expect(
    french(
      'TRANSPORTS ORMEL (Lens) : conducteur citerne alimentaire depuis',
      'mars 2019',
      '=> Lavage et prélèvements',
      'SAS BENNES DU VAL (Brumes) : chauffeur benne, 2013 à février 2019',
      '=> Entretien courant du véhicule',
      'LOGISTIQUE BRUMES (Lens) : cariste, CACES 1-3-5, missions intérim',
      'ARMÉE DE TERRE (Brumes) : conducteur poids lourd, 2002-2006',
      '=> Une opération de quatre mois',
    ).map((told) => told.replace(/ \((?:Lens|Brumes)\)/u, '')),
  ).toEqual([
    'conducteur citerne alimentaire | TRANSPORTS ORMEL | 2019-03 | present',
    'chauffeur benne | SAS BENNES DU VAL | 2013 | 2019-02',
    'cariste | LOGISTIQUE BRUMES | - | -',
    'conducteur poids lourd | ARMÉE DE TERRE | 2002 | 2006',
  ]);
});

describe('a firm', () => {
  test.each([
    ['Servicetechniker bei Pumpenfabrik', 'Saaletal AG & Co. KG, Emsau'],
    ['Servicetechniker, Pumpenfabrik Saaletal AG &', 'Co. KG, Emsau'],
    ['Servicetechniker, Pumpenfabrik Saaletal AG', '& Co. KG, Emsau'],
  ])('%s / %s', (upper, lower) => {
    const other: readonly Row[] = [[[56, '01/2015 – 04/2019'], [180, 'Schlosser bei Metallbau Vogt GmbH, Emsau']], [[180, '- Montage von Toren']]]; // prettier-ignore
    const rows: readonly Row[] = [[[56, '05/2019 – heute'], [180, upper]], [[180, lower]], [[180, '- Wartung von Pumpen']], ...other]; // prettier-ignore
    expect(german(...rows)).toEqual([
      'Servicetechniker | Pumpenfabrik Saaletal AG & Co. KG | 2019-05 | present',
      'Schlosser | Metallbau Vogt GmbH | 2015-01 | 2019-04',
    ]);
  });

  test('over its legal form', () => {
    const [told = ''] = german([[56, '05/2019 – heute'], [180, 'Fleischer, Emsauer Fleischwerke']], [[180, 'Gesellschaft m.b.H., Niederau']]); // prettier-ignore
    expect(told).toContain('Fleischer | Emsauer Fleischwerke Gesellschaft m.b.H.');
  });

  test('but not the agency below the house that one was sent to', () => {
    const [told = ''] = german([[56, '05/2019 – heute'], [180, 'Helfer bei Vogtmann']], [[180, 'Saaletal Personal GmbH, Emsau']]); // prettier-ignore
    expect(told).not.toContain('Vogtmann Saaletal');
  });
});
