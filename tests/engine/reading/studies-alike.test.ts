/** Studies whose words tell degree and school wrongly, beside others of the same resume that tell them rightly. */
import { expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

type Study = readonly [degree: string, when: string, school: string];

const studies = (heading: string, ...told: readonly Study[]): string[] =>
  entriesIn(
    read([
      'Ana Vogt',
      'ana.vogt@example.org',
      '',
      { text: heading, font: 1 },
      ...told.flatMap(([degree, when, school]): Row[] => [
        [
          [56, degree],
          [400, when],
        ],
        school,
        '',
      ]),
    ]),
    'education',
  );

test.each<[string, string, readonly Study[], string]>([
  ['a kind of school beside the degree, over a school that no list knows', 'Ausbildung', [['Meisterlehrgang Konditorei', '2018 – 2020', 'Akademie Nordau, Emsau'], ['Abitur, Sprachliches Gymnasium', '2010 – 2018', 'Szkoła Vogt, Toruń']], 'Abitur, Sprachliches Gymnasium | Szkoła Vogt | 2010 | 2018'],
  ['a school called for what it teaches', 'Formation', [['Chinois professionnel', '2020 – 2021', 'Lyon Formation Langues, Lyon'], ['Master de gestion', '2018 – 2020', 'Université de Rivière, Lyon'], ['Licence de droit', '2014 – 2017', 'Faculté de Rivière, Lyon']], 'Chinois professionnel | Lyon Formation Langues | 2020 | 2021'],
  ['subjects below a degree and its school are no school', 'Ausbildung', [['B.Sc. Informatik', '2018 – 2020', 'Universität Emsau, Emsau'], ['Abitur, Vogt-Gymnasium', '2010 – 2018', 'Mathematik, Physik']], 'Abitur | Vogt-Gymnasium | 2010 | 2018'],
])('%s', (_, heading, told, wanted) => {
  expect(studies(heading, ...told)).toContain(wanted);
}); // prettier-ignore
