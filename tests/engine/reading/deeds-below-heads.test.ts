/** An unmarked line of what was done, right below a dated head that names no employer. */
import { expect, test } from 'vitest';
import { jobs } from './english-sheet.ts';
import { told } from './iberian-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const german = (...rows: readonly Row[]): string[] =>
  entriesIn(
    read([
      'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden in der Werkstatt',
      '',
      { text: 'Berufserfahrung', size: 14 },
      ...rows,
    ]),
    'experience',
  );

test('is no employer', () => {
  expect(
    told('es', 'experience', [
      'Diseñadora web (2019 – 2021)',
      'Desarrollo de la tienda en PrestaShop',
      '',
      [
        [56, '2016 – 2018'],
        [200, 'Jardinera'],
      ],
      [[200, 'Poda de setos y riego en Mallorca']],
    ]),
  ).toEqual(['Diseñadora web | - | 2019 | 2021', 'Jardinera | - | 2016 | 2018']);
  expect(
    jobs(
      'Web Designer, 2019 – 2021',
      'Development of the store in PrestaShop',
      '',
      'Web Developer, 2016 – 2018',
      'Maintained the servers on AWS',
    ),
  ).toEqual(['Web Designer | - | 2019 | 2021', 'Web Developer | - | 2016 | 2018']);
  expect(
    german(
      'Webdesignerin, 2019 – 2021',
      'Aufbau des Onlineshops mit Shopware',
      '',
      'Gärtnerin, 2016 – 2018',
      'Pflege der Anlagen in Emsau',
    ),
  ).toEqual(['Webdesignerin | - | 2019 | 2021', 'Gärtnerin | - | 2016 | 2018']);
});

test('a name made of the same nouns is one', () => {
  const rows = ['Diseñadora web (2019 – 2021)', 'Gestión de Residuos del Sur', '', 'Programadora web (2016 – 2018)', 'Mantenimiento de jardines Faro S.L.']; // prettier-ignore
  expect(told('es', 'experience', rows)).toEqual([
    'Diseñadora web | Gestión de Residuos del Sur | 2019 | 2021',
    'Programadora web | Mantenimiento de jardines Faro S.L. | 2016 | 2018',
  ]);
  expect(jobs('Web Designer, 2019 – 2021', 'Development Bank of Tarn')).toEqual(['Web Designer | Development Bank of Tarn | 2019 | 2021']); // prettier-ignore
  expect(german('Webdesignerin, 2019 – 2021', 'Verwaltung der Schlösser in Emsau')).toEqual(['Webdesignerin | Verwaltung der Schlösser in Emsau | 2019 | 2021']); // prettier-ignore
});
