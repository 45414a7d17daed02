/** Short lines of long words: what would not have fitted behind the line above is no proof that it goes on, and no text. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const HEAD: readonly Row[] = ['Jana Vogt', 'jana.vogt@example.org', ''];
const schools = (...rows: readonly Row[]): string[] =>
  entriesIn(read([...HEAD, { text: 'Ausbildung', font: 1 }, ...rows]), 'education');

describe('degree, school and grade below each other beside their dates', () => {
  test('three lines of names are no text', () => {
    const told = schools(
      [[56, '09/2019 – 11/2020'], [190, 'Fortbildung zur Prophylaxeassistentin']],
      [[190, 'Landeszahnärztekammer Nordau-Mitte, Emsau']],
      [[190, 'Abschlussnote: 1,7']],
      [[56, '08/2003 – 07/2011'], [190, 'Realschulabschluss']],
      [[190, 'Regelschule Am Krahn, Emsau']],
    ); // prettier-ignore
    expect(told).toEqual([
      'Fortbildung zur Prophylaxeassistentin | Landeszahnärztekammer Nordau-Mitte | 2019-09 | 2020-11',
      'Realschulabschluss | Regelschule Am Krahn | 2003-08 | 2011-07',
    ]);
  });

  test('nor with a mention below an institute', () => {
    const told = entriesIn(
      read([
        'Jeanne Vogt',
        'jeanne.vogt@example.org',
        '',
        { text: 'Formation', font: 1 },
        [[56, '2017 – 2019'], [190, 'Master mention économie et gestion']],
        [[190, 'Établissement polytechnique Vogt-Rivière']],
        [[190, 'Spécialisation développement']],
        [[56, '2014 – 2017'], [190, 'Licence de géographie et d’aménagement des rives']],
        [[190, 'Université de Rivière']],
      ]),
      'education',
    ); // prettier-ignore
    expect(told[0]).toBe('Master mention économie et gestion | Établissement polytechnique Vogt-Rivière | 2017 | 2019');
  });

  test('running text stays one', () => {
    const told = schools(
      [[56, '2017 – 2020'], [190, 'Ausbildung zur Köchin, Gasthof Vogt, Emsau, mit']],
      [[190, 'Schwerpunkt vegetarische Küche und einem halben']],
      [[190, 'Jahr in der Patisserie eines Hauses am See.']],
    ); // prettier-ignore
    expect(told).toHaveLength(1);
  });
});

test('where no three lines end together a line may run as far as the margins let it', () => {
  const told = entriesIn(
    read([
      'Ana Vogt',
      'ana.vogt@example.org',
      '',
      { text: 'Formación académica', font: 1 },
      'Tecnología en gestión contable y financiera',
      'Servicio Nacional de Aprendizaje SENA',
      'Julio de 2017',
      '',
      'Bachiller académico',
      'Institución educativa Los Robles, Valdelavogt',
      'Noviembre de 2013',
    ]),
    'education',
  );
  expect(told).toEqual([
    'Tecnología en gestión contable y financiera | Servicio Nacional de Aprendizaje SENA | - | 2017-07',
    'Bachiller académico | Institución educativa Los Robles | - | 2013-11',
  ]);
});
