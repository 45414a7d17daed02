/** German careers told as one: schools, trainings, services and jobs under one title, told in half sentences, and houses whose compounds tell what they are. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const head = (texts: readonly string[]): string => {
  const { title, organisation } = headOf(texts, 'experience', LEXICONS.de);
  return `${title ?? '-'} | ${organisation ?? '-'}`;
};
const bold = (text: string): Row => ({ text, font: 1 });
const NAME: readonly Row[] = [
  { text: 'Ada Beispiel', size: 18 },
  'Am Anger 4, 99999 Emsau',
  'ada@example.org',
  'Tel. 0361 555 0144',
  '',
];

describe('years that a title of the document opens', () => {
  const rows: readonly Row[] = [
    '1986-1990 Volksschule Emsau',
    '1990-1998 Sprachlicher Zweig des Bundesrealgymnasiums Niederau',
    '1998 Matura',
    '1998-1999 Präsenzdienst in der Nordkaserne in Niederau',
    '2000-2004 Erzieherin im Landesjugendheim Emsau',
    '2004-2009 Gemeinderätin der Marktgemeinde Niederau',
  ];
  test.each(['Lebenslauf', 'Vita'])('%s', (title) => {
    const reading = read([...NAME, bold(title), ...rows]);
    expect(entriesIn(reading, 'education')).toEqual([
      '- | Volksschule Emsau | 1986 | 1990',
      '- | Sprachlicher Zweig des Bundesrealgymnasiums Niederau | 1990 | 1998',
      'Matura | - | - | 1998',
    ]);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Präsenzdienst | Nordkaserne in Niederau | 1998 | 1999',
      'Erzieherin | Landesjugendheim Emsau | 2000 | 2004',
      'Gemeinderätin | Marktgemeinde Niederau | 2004 | 2009',
    ]);
  });
});

describe('trainings and events among jobs', () => {
  const jobs = (heading: readonly Row[]): ReturnType<typeof read> =>
    read([
      ...NAME,
      bold('Berufserfahrung'),
      [[56, '2019 – 2024'], [200, 'Küchenleiterin, Gasthof Vogt']],
      [[56, '03.02.2018'], [200, 'Ernennung zur Küchenmeisterin']],
      [[56, '2014 – 2018'], [200, 'Köchin, Hotel Acme']],
      [[56, '2011 – 2014'], [200, 'Ausbildung zur Köchin, Hotel Acme']],
      ...heading,
    ]); // prettier-ignore
  const own = ['Küchenleiterin | Gasthof Vogt | 2019 | 2024', 'Köchin | Hotel Acme | 2014 | 2018'];
  test('without a heading for what was learnt', () => {
    const reading = jobs([]);
    expect(entriesIn(reading, 'experience')).toEqual(own);
    expect(entriesIn(reading, 'education')).toEqual(['Ausbildung zur Köchin | Hotel Acme | 2011 | 2014']);
  });
  test('beside a heading over what was learnt', () => {
    const reading = jobs([
      '',
      bold('Ausbildung'),
      [
        [56, '2005 – 2011'],
        [200, 'Realschule Emsau'],
      ],
    ]);
    expect(entriesIn(reading, 'experience')).toHaveLength(3);
  });
});

test('heads in half sentences below their dates', () => {
  const reading = read([
    ...NAME,
    bold('Werdegang'),
    bold('Juli 2019 – heute'),
    'Richterin beim Amtsgericht Emsau',
    bold('Sep. 2016 – Nov. 2018'),
    'wissenschaftliche Mitarbeiterin bei der Universität Emsau am Fachbereich Recht, unter der Leitung von Prof. Vogt',
    bold('Dez. 2014 – Aug. 2016'),
    'Volontärin bei der Staatsanwaltschaft Niederau in der Abteilung für Wirtschaft; danach in einer Kanzlei',
  ]);
  const [first, second, third] = entriesIn(reading, 'experience');
  expect(first).toBe('Richterin | Amtsgericht Emsau | 2019-07 | present');
  expect(second).toContain('wissenschaftliche Mitarbeiterin');
  expect(third).toContain('Volontärin | Staatsanwaltschaft Niederau');
});

describe('compounds that tell a house in their end', () => {
  test.each([
    [['Hebamme im Geburtshaus Emsau'], 'Hebamme | Geburtshaus Emsau'],
    [['Leiterin des Seniorenheims Abendruh'], 'Leiterin | Seniorenheims Abendruh'],
    [['Vorstandsmitglied des Vereins Emsauer Tafel'], 'Vorstandsmitglied | Vereins Emsauer Tafel'],
    [['Sachbearbeiter in der Finanzverwaltung des Landes Nordau'], 'Sachbearbeiter | Finanzverwaltung des Landes Nordau'],
    [['Pfleger im Städtischen Seniorenheim Emsau'], 'Pfleger | Städtischen Seniorenheim Emsau'],
    [['Trainertätigkeit beim TSV Emsau'], 'Trainertätigkeit | TSV Emsau'],
    [['Leiter der Personalverwaltung'], 'Leiter der Personalverwaltung | -'],
    [['Leiterin des Jugendamts'], 'Leiterin des Jugendamts | -'],
  ])('%s', (texts, told) => {
    expect(head(texts)).toBe(told);
  }); // prettier-ignore
});

describe('employers whose name goes on behind a dash, the post in another line', () => {
  test.each([
    [['Acme – Universitätsmedizin Emsau, Klinik für Urologie', 'Assistenzarzt'], 'Assistenzarzt | Acme – Universitätsmedizin Emsau, Klinik für Urologie'],
    [['Assistenzärztin', 'Acme – Universitätsmedizin Emsau'], 'Assistenzärztin | Acme – Universitätsmedizin Emsau'],
    [['GAZ – Deutsche Gesellschaft für Allgemeine Zusammenarbeit', 'Beraterin'], 'Beraterin | GAZ – Deutsche Gesellschaft für Allgemeine Zusammenarbeit'],
    [['Acme GmbH – Vertrieb', 'Sachbearbeiterin'], 'Sachbearbeiterin | Acme GmbH'],
    [['Vertrieb – Acme GmbH', 'Sachbearbeiterin'], 'Sachbearbeiterin | Acme GmbH'],
    [['Gasthof Vogt, Emsau', 'Kellnerin'], 'Kellnerin | Gasthof Vogt'],
  ])('%s', (texts, told) => {
    expect(head(texts)).toBe(told);
  }); // prettier-ignore
});
