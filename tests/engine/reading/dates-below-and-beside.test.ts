/** Dates below their heads in a type of their own, in the left half of a row, in a line alone over sentences that tell them again. */
import { describe, expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { document, face, page, span } from '../builder.ts';
import { AS_OF, entriesIn, read, type Row } from './sheet.ts';

const bold = (text: string, size = 10.5): Row => ({ text, font: 1, size });
const ABOVE = [
  'Alex Vogt',
  'alex.vogt@example.org',
  'Kurzer Text zur Person und zu den Zielen, die ich im Beruf habe',
  '',
];
const BELOW = ['', bold('Sprachen', 14), 'Deutsch und Englisch, fließend in Wort und Schrift'];

describe('list items that close with where and when, in another type', () => {
  test.each([
    ['town first', 'Emsau, März 2021 - August 2023', 'Emsau, Mai 2018 - Juli 2020'],
    ['dates first', 'März 2021 - August 2023 | Emsau', 'Mai 2018 - Juli 2020 | Emsau'],
  ])('are heads: %s', (_, first, second) => {
    const reading = read([...ABOVE, bold('Berufserfahrung', 14), '• Verkäuferin (Teilzeit), Acme Outlet', bold(first), '• Lageristin, Muster Versand', bold(second), ...BELOW]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toEqual([
      'Verkäuferin (Teilzeit) | Acme Outlet | 2021-03 | 2023-08',
      'Lageristin | Muster Versand | 2018-05 | 2020-07',
    ]);
  });

  test('are none where what was done is dated in the same type', () => {
    const reading = read([...ABOVE, bold('Berufserfahrung', 14), bold('Verkäuferin, Acme Outlet, 2018 - 2023'), '• Beratung der Kundschaft', 'Emsau, März 2021 - August 2023', '• Umbau der Fläche', 'Emsau, Mai 2018 - Juli 2020', ...BELOW]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toContain('Verkäuferin | Acme Outlet | 2018 | 2023');
  });
});

test('bold dates below plain degrees open nothing', () => {
  const rows = ['Ausbildung zur Mediengestalterin', bold('Stuttgart, seit Oktober 2023'), 'Abitur, Anna-Vogt-Schule', bold('Emsau, September 2019 - Juli 2022'), '9./10. Klasse, Gymnasium Niederau', bold('Niederau, September 2017 - Juni 2019'), 'Vorbereitungsklasse für Zugewanderte, Karlschule', bold('Freiburg, September 2016 - Juni 2017'), 'Private Sekundarschule', bold('Ecuador, April 2007 - Februar 2016')]; // prettier-ignore
  expect(entriesIn(read([...ABOVE, bold('Ausbildung', 14), ...rows, ...BELOW]), 'education')).toEqual([
    'Ausbildung zur Mediengestalterin | - | 2023-10 | present',
    'Abitur | Anna-Vogt-Schule | 2019-09 | 2022-07',
    '9./10. Klasse | Gymnasium Niederau | 2017-09 | 2019-06',
    'Vorbereitungsklasse für Zugewanderte | Karlschule | 2016-09 | 2017-06',
    '- | Private Sekundarschule | 2007-04 | 2016-02',
  ]);
});

test('lines without a date are no degrees where dates come at like distances', () => {
  const row = (years: string, degree: string, school: string): Row[] => [
    `${years} ${degree}`,
    school,
    'Emsau BTS-Nord',
  ];
  const rows = [...row('2018-2020', 'DUT Informatique', 'IUT des Pins'), ...row('2016-2018', 'Baccalauréat général', 'Lycée des Pins'), ...row('2014-2016', 'BEP comptabilité', 'Lycée du Port')]; // prettier-ignore
  const reading = read(['Alex Vogt', 'alex.vogt@example.org', 'Encadrement d’une équipe et amélioration des délais', '', bold('FORMATIONS', 14), ...rows, 'Autres sujets', 'Base de travail', 'Outils et plus', 'Encore un mot']); // prettier-ignore
  expect(entriesIn(reading, 'education').map((entry) => entry.split(' | ')[3])).toEqual(['2020', '2018', '2016']);
});

test('sentences that tell again the dates alone above them are no jobs', () => {
  const rows = [
    '2022-2023', bold('ZIVILDIENST KIGA EMSAU'),
    'In den Jahren 2022 bis 2023 habe ich meinen Dienst im Kindergarten geleistet und dabei',
    'viel über den Umgang mit Menschen gelernt.', '2019-2022', bold('VERKÄUFER ACME OUTLET'),
    'Seit 2019 habe ich im Verkauf gearbeitet und dabei die Kundschaft beraten, auch am Abend',
    'und an Feiertagen.',
  ]; // prettier-ignore
  const starts = entriesIn(read([...ABOVE, bold('Berufserfahrung', 14), ...rows, ...BELOW]), 'experience');
  expect(starts.map((entry) => entry.split(' | ').slice(2).join(' '))).toEqual(['2022 2023', '2019 2022']);
});

test('words that wrap before their period, in the letters that they began in, are no dates of an item', () => {
  const item = (post: string, told: string, rest: string, y: number): ReturnType<typeof span>[] => {
    const lead = span({ text: post, x: 70, y, font: 1 });
    return [
      lead,
      span({ text: ` — ${told}`, x: lead.box.x + lead.box.width, y }),
      span({ text: '•', x: 56, y, font: 1 }),
      span({ text: rest, x: 70, y: y - 14 }),
    ];
  };
  const spans = [
    span({ text: 'Berta Lima', y: 770, size: 16 }),
    span({ text: 'EXPERIENCE', y: 720, size: 14, font: 1 }),
    ...item(
      'Editor of Science Books',
      'work on books for schools, the management of projects and the analysis of',
      'indicators (2021-present)',
      700,
    ),
    ...item(
      'Author of Physics Courses',
      'writing of mock exams, tests and teaching materials of a kind that is',
      'strategic (2019-2021)',
      672,
    ),
  ];
  const fonts = [face('Lato'), face('Lato', { weight: 700 })];
  const reading = readResume(document([page([], { spans })], { fonts }), { asOf: AS_OF });
  expect(entriesIn(reading, 'experience').map((entry) => entry.split(' | ')[0])).toEqual([
    'Editor of Science Books',
    'Author of Physics Courses',
  ]);
});
