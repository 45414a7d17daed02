/** Posts in German heads: how one stood to the employer, fields of work, chairs of universities, names that end like posts. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const head = (texts: readonly string[]): string => {
  const { title, organisation } = headOf(texts, 'experience', LEXICONS.de);
  return `${title ?? '-'} | ${organisation ?? '-'}`;
};

describe('how one stood to the employer is no post beside one', () => {
  test.each([
    [['Student', ', Wissenschaftliche Hilfskraft', ', Köln, Acme IIS, Bildsensorik'], 'Wissenschaftliche Hilfskraft | Acme IIS'],
    [['Angestellter, Projektleiter Produktentwicklung, Köln, Acme GmbH'], 'Projektleiter Produktentwicklung | Acme GmbH'],
    [['Angestellter', 'Acme GmbH, Emsau'], 'Angestellter | Acme GmbH'],
    [['Einzelunternehmer, Selbstständiger, Köln'], 'Einzelunternehmer | -'],
  ])('%s', (texts, told) => {
    expect(head(texts)).toBe(told);
  }); // prettier-ignore
});

describe('fields of work and chairs behind a post', () => {
  test.each([
    [['Mitarbeiter in der Logistik'], 'Mitarbeiter in der Logistik | -'],
    [['Mitarbeiter in der Logistik', 'Verschiedene Ferienjobs'], 'Mitarbeiter in der Logistik | Verschiedene Ferienjobs'],
    [['Verkäuferin in der Bäckerei Vogt, Emsau'], 'Verkäuferin | Bäckerei Vogt'],
    [['Studentische Hilfskraft am Lehrstuhl für Physik'], 'Studentische Hilfskraft | Lehrstuhl für Physik'],
    [['Akademische Rätin (a. Z.) am Institut für Statik, TU Emsau'], 'Akademische Rätin (a. Z.) | Institut für Statik'],
    [['Kassiererin im Acme Markt, Emsau'], 'Kassiererin | Acme Markt'],
    [['Staplerfahrer (Einsatz bei Acme AG)', 'Krug Personal GmbH'], 'Staplerfahrer (Einsatz bei Acme AG) | Krug Personal GmbH'],
    [['Wissenschaftliche Mitarbeiterin am Lehrstuhl für Statistik, Universität Emsau'], 'Wissenschaftliche Mitarbeiterin | Universität Emsau'],
  ])('%s', (texts, told) => {
    expect(head(texts)).toBe(told);
  }); // prettier-ignore
});

describe('bodies behind a post, in the genitive', () => {
  test.each([
    [['Mitglied des Gemeinderates'], 'Mitglied | Gemeinderates'],
    [['Kreisrätin des Landkreises Emsau'], 'Kreisrätin | Landkreises Emsau'],
    [['Verkehrspolitische Sprecherin der ABC-Fraktion'], 'Verkehrspolitische Sprecherin | ABC-Fraktion'],
    [['Mitarbeiterin des Sächsischen Landtags'], 'Mitarbeiterin | Sächsischen Landtags'],
    [['Leiter der Abteilung Einkauf'], 'Leiter der Abteilung Einkauf | -'],
    [['Vorsitzende des Betriebsrats'], 'Vorsitzende des Betriebsrats | -'],
  ])('%s', (texts, told) => {
    expect(head(texts)).toBe(told);
  });
});

describe('names that end like posts', () => {
  test.each([
    [['Lebenshilfe im Kreis Emsau gGmbH', 'FSJ'], 'FSJ | Lebenshilfe im Kreis Emsau gGmbH'],
    [['Küchenhilfe', 'Volkshilfe Emsau'], 'Küchenhilfe | Volkshilfe Emsau'],
    [['Schulpraktikum (drei Wochen), Acme Copyshop, Emsau'], 'Schulpraktikum | Acme Copyshop'],
  ])('%s', (texts, told) => {
    expect(head(texts)).toBe(told);
  });
});

describe('towns that no list knows', () => {
  test.each([
    [['Projektleiter Produktentwicklung, Emsau, Acme GmbH'], 'Projektleiter Produktentwicklung | Acme GmbH'],
    [['Bäckerei Vogt, Emsau, Verkäuferin'], 'Verkäuferin | Bäckerei Vogt'],
    [['Sachbearbeiterin, Einkauf, Acme GmbH'], 'Sachbearbeiterin, Einkauf | Acme GmbH'],
    [['Verkäuferin bei Acme in Emsau'], 'Verkäuferin | Acme'],
    [['Verkäuferin Acme GmbH, Emsau'], 'Verkäuferin | Acme GmbH'],
    [['Maler Acme GmbH, Emsau'], '- | Maler Acme GmbH'],
  ])('%s', (texts, told) => {
    expect(head(texts)).toBe(told);
  });
});

describe('the employer right behind the post, with nothing between', () => {
  test.each([
    [['Verkäuferin Bäckerei Vogt, Emsau'], 'Verkäuferin | Bäckerei Vogt'],
    [['KÖCHIN GASTHOF POST'], 'KÖCHIN | GASTHOF POST'],
    [['Kellner Restaurant Zur Linde'], 'Kellner | Restaurant Zur Linde'],
    [['Apotheker Apotheke am Anger'], 'Apotheker | Apotheke am Anger'],
    [['Kauffrau EFZ Gemeinde Niederau'], 'Kauffrau EFZ | Gemeinde Niederau'],
    [['Pflegeassistentin Haus der Güte'], 'Pflegeassistentin | Haus der Güte'],
    [['Lagerarbeiter Acme AG'], 'Lagerarbeiter | Acme AG'],
    [['Steuerberater Vogt GmbH'], '- | Steuerberater Vogt GmbH'],
    [['Leiterin Schule und Bildung'], 'Leiterin Schule und Bildung | -'],
    [['Vertriebsmitarbeiter Hotel- und Gastgewerbe'], 'Vertriebsmitarbeiter Hotel- und Gastgewerbe | -'],
    [['Abteilungsleiter Supermarkt'], 'Abteilungsleiter Supermarkt | -'],
  ])('%s', (texts, told) => {
    expect(head(texts)).toBe(told);
  });
});

const HEAD: readonly Row[] = [
  { text: 'Kurzprofil', size: 14 },
  'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden in der Werkstatt',
  '',
  { text: 'Berufserfahrung', size: 14 },
];
const END: readonly Row[] = ['', { text: 'Sprachen', size: 14 }, 'Deutsch und Englisch, fließend in Wort und Schrift'];

test('days of one year, which stands behind the second', () => {
  const reading = read([
    ...HEAD,
    [[56, '24.04-28.04.2017'], [200, 'Praktikum, Acme GmbH, Köln']],
    [[56, '05.11. – 30.11.2016'], [200, 'Praktikum, Bäckerei Vogt, Köln']],
    [[56, 'vom 02.03. bis 27.03.2015'], [200, 'Praktikum, Gärtnerei Vogt, Köln']],
    ...END,
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Praktikum | Acme GmbH | 2017-04 | 2017-04',
    'Praktikum | Bäckerei Vogt | 2016-11 | 2016-11',
    'Praktikum | Gärtnerei Vogt | 2015-03 | 2015-03',
  ]);
});

test('what an employer is, or where one was sent, in brackets behind it', () => {
  const reading = read([
    ...HEAD,
    [[56, '2017 – 2019'], [200, 'Disponent, Acme AG (Einsatz beim Kunden), Köln']],
    [[56, '2015 – 2017'], [200, 'Pfleger, Zentrum für Psychiatrie Emsau (Lehrkrankenhaus der Universität Köln)']],
    ...END,
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual(['Disponent | Acme AG | 2017 | 2019', 'Pfleger | Zentrum für Psychiatrie Emsau | 2015 | 2017']); // prettier-ignore
});

test('a town below a post, where the employers of the other posts stand above them, employs nobody', () => {
  const bold = (text: string): Row => ({ text, font: 1 });
  const reading = read([
    ...HEAD,
    bold('Acme AG'),
    'Sachbearbeiterin Einkauf',
    'Januar 2019 – heute (6 Jahre)',
    '',
    bold('Krug GmbH'),
    '4 Jahre',
    'Teamleiterin',
    'Juni 2016 – Dezember 2018 (2 Jahre 7 Monate)',
    'Assistentin',
    'Januar 2015 – Mai 2016 (1 Jahr 5 Monate)',
    'Niederau',
    ...END,
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    'Sachbearbeiterin Einkauf | Acme AG | 2019-01 | present',
    'Teamleiterin | Krug GmbH | 2016-06 | 2018-12',
    'Assistentin | Krug GmbH | 2015-01 | 2016-05',
  ]);
});

test('a post goes on in the noun that its adjective asks for', () => {
  const reading = read([
    ...HEAD,
    { text: 'KOORDINATORIN FÜR KURSE UND BERUFLICHE', size: 16, x: 236 },
    { text: 'ORIENTIERUNG', size: 16, x: 236 },
    { text: 'Acme gGmbH', x: 236 },
    { text: '2023 – 2024', x: 236 },
    ...END,
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['KOORDINATORIN FÜR KURSE UND BERUFLICHE ORIENTIERUNG | Acme gGmbH | 2023 | 2024']);
}); // prettier-ignore
