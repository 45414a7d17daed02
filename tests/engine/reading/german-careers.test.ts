/** German careers told as one: schools, trainings, services and jobs under one title, told in half sentences, and houses whose compounds tell what they are. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { headByType } from '../../../src/engine/reading/entries/type-habits.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import { isTraining } from '../../../src/engine/reading/heads/studies-among-jobs.ts';
import { openingOf } from '../../../src/engine/reading/items/bullets.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

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

describe('what stands around post and employer', () => {
  test.each([
    [['Erzieher im Jugendheim Emsau über den Verein „Hand“ der Landesregierung'], 'Erzieher | Jugendheim Emsau'],
    [['Trainerin beim Turnverein Emsau unter Leitung von Karl Vogt'], 'Trainerin | Turnverein Emsau'],
    [['zuletzt Teamleiterin Einkauf, Acme AG'], 'Teamleiterin Einkauf | Acme AG'],
  ])('%s', (texts, told) => {
    expect(head(texts)).toBe(told);
  });
});

describe('employers whose name goes on behind a dash, the post in another line', () => {
  test.each([
    [['Acme – Universitätsmedizin Emsau, Klinik für Urologie', 'Assistenzarzt'], 'Assistenzarzt | Acme – Universitätsmedizin Emsau, Klinik für Urologie'],
    [['Assistenzärztin', 'Acme – Universitätsmedizin Emsau'], 'Assistenzärztin | Acme – Universitätsmedizin Emsau'],
    [['GAZ – Deutsche Gesellschaft für Allgemeine Zusammenarbeit', 'Beraterin'], 'Beraterin | GAZ – Deutsche Gesellschaft für Allgemeine Zusammenarbeit'],
    [['Acme GmbH – Vertrieb', 'Sachbearbeiterin'], 'Sachbearbeiterin | Acme GmbH'],
    [['Vertrieb – Acme GmbH', 'Sachbearbeiterin'], 'Sachbearbeiterin | Acme GmbH'],
    [['ev. Hochschule Emsau - Institut für Forschung', 'Wissenschaftlicher Mitarbeiter'], 'Wissenschaftlicher Mitarbeiter | ev. Hochschule Emsau - Institut für Forschung'],
    [['Gasthof Vogt, Emsau', 'Kellnerin'], 'Kellnerin | Gasthof Vogt'],
  ])('%s', (texts, told) => {
    expect(head(texts)).toBe(told);
  }); // prettier-ignore
});

describe('labels that tell of which kind a stage was', () => {
  const own = (rows: readonly Row[]): string[] => {
    const reading = read([...NAME, { text: 'Beruflicher Werdegang', size: 14 }, ...rows]);
    return ['experience', 'education'].flatMap((section) => entriesIn(reading, section));
  };
  const told = [
    'Küchenleiterin | Gasthof Vogt | 2018-03 | present',
    'Ausbildung zur Köchin | Hotel Acme | 2008-09 | 2012-04',
    'Realschulabschluss | Regelschule Emsau | 2002-09 | 2008-07',
  ];
  test('above the dates, beside what they tell', () => {
    expect(
      own([
        [[56, 'Berufstätigkeit'], [200, 'Küchenleiterin']],
        [[56, '03/2018 – heute'], [200, 'Gasthof Vogt, Emsau']],
        '',
        [[56, 'Ausbildung'], [200, 'Ausbildung zur Köchin']],
        [[56, '09/2008 – 04/2012'], [200, 'Hotel Acme, Niederau']],
        '',
        [[56, 'Schulbildung'], [200, 'Regelschule Emsau']],
        [[56, '09/2002 – 07/2008'], [200, 'Realschulabschluss']],
      ]),
    ).toEqual(told);
  }); // prettier-ignore
  test('before a colon', () => {
    expect(
      own([
        '03/2018 – heute Berufstätigkeit: Küchenleiterin, Gasthof Vogt, Emsau',
        '09/2008 – 04/2012 Ausbildung: Ausbildung zur Köchin, Hotel Acme, Niederau',
        '09/2002 – 07/2008 Schulbildung: Regelschule Emsau, Realschulabschluss',
      ]),
    ).toEqual(told);
  });
});

describe('"Lehre" is what one learnt, or what one taught', () => {
  const kinds = (...lines: readonly string[]): string =>
    headingsOf(
      read([...NAME, { text: 'Berufserfahrung', size: 14 }, '2019 – 2024 Ingenieurin, Acme GmbH, Köln', '', { text: 'Lehre', size: 14 }, ...lines, '', { text: 'Sprachen', size: 14 }, 'Deutsch und Englisch']),
    ).find((heading) => heading.startsWith('Lehre')) ?? ''; // prettier-ignore
  test.each([
    [['2010 – 2012 Studentische Tutorin in Statik'], 'Lehre: '],
    [['2010 – 2013 Lehre als Polymechanikerin, Acme AG'], 'Lehre: education'],
    [['2010 – 2013 Polymechanikerin EFZ, Acme AG', 'Assistentin der Lehrlingswerkstatt'], 'Lehre: education'],
  ])('%s', (lines, told) => {
    expect(kinds(...lines)).toBe(told);
  });
});

test('posts of an academic career are none of its studies', () => {
  const reading = read([
    ...NAME,
    { text: 'Akademischer Werdegang', size: 14 },
    '2019 – heute Wissenschaftliche Mitarbeiterin, Institut für Statik, TU Emsau',
    '2010 – 2015 Diplom Bauingenieurwesen, Universität Emsau',
  ]);
  expect(entriesIn(reading, 'experience')).toHaveLength(1);
  expect(entriesIn(reading, 'education')).toHaveLength(1);
});

test('a town, set as the employers are, employs nobody', () => {
  const texts = ['Jungköchin', 'Jena', 'Zur Krone'];
  const types = ['bold', 'plain', 'plain'];
  const habit = { title: 'bold', organisation: 'plain' };
  const told = headByType({ head: headOf(texts, 'experience', LEXICONS.de), texts, types }, habit, 'experience', LEXICONS.de); // prettier-ignore
  expect(told).toMatchObject({ title: 'Jungköchin', organisation: 'Zur Krone' });
});

test('as what one was, behind the employer', () => {
  expect(head(['Acme AG, Emsau, als Sachbearbeiterin Finanzen'])).toBe('Sachbearbeiterin Finanzen | Acme AG');
});

describe('trainings by their compounds, firms by their short word', () => {
  test.each([
    ['Friseurlehre, Gesellenprüfung', true],
    ['KV-Lehre, Acme AG', true],
    ['Farbenlehre an der Kunstschule Emsau', false],
  ])('%s', (text, told) => {
    expect(isTraining([text], LEXICONS.de)).toBe(told);
  });
  test('Fa.', () => {
    expect(head(['Filialleiterin der Fa. Vogt & Co'])).toBe('Filialleiterin | Fa. Vogt & Co');
  });
});

test('ornaments open items as dots do', () => {
  for (const text of ['♥ Gesichtspflege', '❀ Kasse', '✚ Empfang', '➔ Versand', '⬤ Lager', '❍ Küche'])
    expect(openingOf(text).glyph, text).toBe(text.charAt(0));
});

test('a quotation at the head of a line opens no item', () => {
  expect(openingOf('»Die blaue Maus«, gefördert von der Stadt').glyph).toBeNull();
  expect(openingOf('»Einkauf und Kasse').glyph).toBe('»');
  expect(openingOf('» Leitung des Heftes «Maus»').glyph).toBe('»');
});

describe('what one learnt stands among the jobs where no other heading is of schooling', () => {
  test.each([
    ['Lehre Einzelhandelskaufmann, Acme AG, Emsau'],
    ['Theatermaskenbildnerinnenlehre, Acme AG, Emsau'],
    ['Berufsvorbereitende Bildungsmaßnahme, Acme AG, Emsau'],
    ['Abendstudium Betriebswirtschaft, Acme AG, Emsau'],
  ])('%s', (row) => {
    const reading = read([...NAME, { text: 'Berufserfahrung', size: 14 }, '2014 – 2024 Ingenieurin, Acme GmbH, Köln', `2010 – 2013 ${row}`]); // prettier-ignore
    expect(entriesIn(reading, 'experience')).toHaveLength(1);
    expect(entriesIn(reading, 'education')).toHaveLength(1);
  });
});

test('a head that ends in "bei der", however short its line, goes on below', () => {
  const rows: Row[] = [
    [[56, '1999-2013'], [160, 'Küchenchefin bei der']], [[160, 'Offiziersmesse Emsau']],
    [[56, '1996-1999'], [160, 'Köchin beim']], [[160, 'Gasthof Vogt']],
  ]; // prettier-ignore
  expect(entriesIn(read([...NAME, { text: 'Berufserfahrung', size: 14 }, ...rows]), 'experience')).toEqual([
    'Küchenchefin | Offiziersmesse Emsau | 1999 | 2013',
    'Köchin | Gasthof Vogt | 1996 | 1999',
  ]);
});
