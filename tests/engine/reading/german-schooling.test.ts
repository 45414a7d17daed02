/** Schooling as German, Austrian and Swiss resumes tell it: kinds of schools, years spent there, who trained and who examined, work among schools. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { schoolHeadOf } from '../../../src/engine/reading/schools/school-heads.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const head = (...texts: readonly string[]): string => {
  const { title, organisation } = schoolHeadOf(texts, LEXICONS.de);
  return `${title ?? '-'} | ${organisation ?? '-'}`;
};

describe('school, kind and town in one line', () => {
  test.each([
    ['Kirchbergschule, Grundschule, Emsau', 'Grundschule | Kirchbergschule'],
    ['Anna-Vogt-Schule, Realschule,Emsau am Main', 'Realschule | Anna-Vogt-Schule'],
    ['3 Jahre Bezirksschule, Wil-Niederau', '- | Bezirksschule'],
    ['2 Jahre Sekundarschule, Niederau', '- | Sekundarschule'],
    ['1. Klasse der Alten Kantonsschule, Aarberg', '- | Alten Kantonsschule'],
    ['Primarschule, Niederau', '- | Primarschule'],
    ['HTL Emsau, Elektrotechnik', 'Elektrotechnik | HTL Emsau'],
    ['Universität Emsau, Informatik', 'Informatik | Universität Emsau'],
  ])('%s', (text, told) => {
    expect(head(text)).toBe(told);
  });
});

describe('that one went there, what was left with, where it lies', () => {
  test.each([
    [['Besuch des Gymnasiums Niederau'], '- | Gymnasiums Niederau'],
    [['Einschulung in die Volksschule Emsau'], '- | Volksschule Emsau'],
    [['Bundesgymnasium Emsau mit Matura'], 'Matura | Bundesgymnasium Emsau'],
    [['Lehre mit Berufsmatura, Acme AG'], 'Lehre mit Berufsmatura | Acme AG'],
    [['Realschule A.B. Vogt – Emsau'], '- | Realschule A.B. Vogt'],
    [['HTL Emsau – Elektrotechnik'], 'Elektrotechnik | HTL Emsau'],
    [['Abitur', 'Hochschule Emsau/Dresden'], 'Abitur | Hochschule Emsau/Dresden'],
    [['Universität Emsau, Niederau, Diplom-Geologin (FH)'], 'Diplom-Geologin (FH) | Universität Emsau'],
    [['Studiengang Informatik', 'Universität Emsau'], 'Informatik | Universität Emsau'],
    [['Acme AG', 'Energieelektroniker Fachrichtung Anlagentechnik', 'Abgeschlossene Ausbildung'], 'Energieelektroniker Fachrichtung Anlagentechnik | Acme AG'],
    [['Abgeschlossene Ausbildung', 'Acme AG'], 'Abgeschlossene Ausbildung | Acme AG'],
  ])('%s', (texts, told) => {
    expect(head(...texts)).toBe(told);
  }); // prettier-ignore
});

describe('levels and kinds beside the name of a school', () => {
  test.each([
    [['BBS Emsau', 'Gymnasiale Oberstufe'], 'Gymnasiale Oberstufe | BBS Emsau'],
    [['Heinrich Vogt Schule, Emsau', 'Einführungsphase der gymnasialen Oberstufe'], 'Einführungsphase der gymnasialen Oberstufe | Heinrich Vogt Schule'],
    [['Berufskolleg II, Informationstechnik', 'Carl Vogt Schule Emsau'], 'Berufskolleg II | Carl Vogt Schule Emsau'],
  ])('%s', (texts, told) => {
    expect(head(...texts)).toBe(told);
  }); // prettier-ignore
});

describe('that one went to school, and kinds beside the names of schools', () => {
  test.each([
    [['Obligatorische Schulen, Niederau'], 'Obligatorische Schulen | -'],
    [['Obligatorische Schulzeit', 'Niederau'], 'Obligatorische Schulzeit | -'],
    [['Pflichtschule', 'NMS Auen, Niederau'], 'Pflichtschule | NMS Auen'],
    [['Grundschule Kirchbergschule, Niederau'], 'Grundschule | Kirchbergschule'],
    [['Realschule Städtische Realschule Niederau'], 'Realschule | Städtische Realschule Niederau'],
    [['Anna-Vogt-Schule (Realschule), Niederau'], 'Realschule | Anna-Vogt-Schule'],
    [['Gymnasium (Vogt-Gymnasium, Niederau)'], 'Gymnasium | Vogt-Gymnasium'],
    [['Hauptschule am Anger, Niederau (Abschluss: Hauptschulabschluss Kl. 10)'], 'Hauptschulabschluss Kl. 10 | Hauptschule am Anger'],
  ])('%s', (texts, told) => {
    expect(head(...texts)).toBe(told);
  }); // prettier-ignore
});

describe('who trained, who taught and who examined', () => {
  test.each([
    [['Ausbildung zur Arzthelferin', 'Praxis Dr. med. Karl Vogt, Emsau', 'Abschluss vor der Ärztekammer Nordau, Note 2'], 'Ausbildung zur Arzthelferin | Praxis Dr. med. Karl Vogt'],
    [['Ausbildung zum Industriekaufmann (IHK)', 'Acme Maschinenbau GmbH, Emsau', 'Berufsschule: Anna-Vogt-Schule Emsau'], 'Ausbildung zum Industriekaufmann (IHK) | Acme Maschinenbau GmbH'],
    [['Ausbildung zur Tierarzthelferin', 'Praxis Dr. med. vet. Karla Vogt, Emsau'], 'Ausbildung zur Tierarzthelferin | Praxis Dr. med. vet. Karla Vogt'],
    [['Umschulung zum Fachinformatiker', 'BFW Emsau', 'Prüfung vor der IHK'], 'Umschulung zum Fachinformatiker | BFW Emsau'],
    [['Auszubildender, Acme AG, Emsau, Energieelektroniker'], 'Energieelektroniker | Acme AG'],
    [['Schüler, Berufsoberschule, Emsau, Fachgebundenes Abitur'], 'Fachgebundenes Abitur | Berufsoberschule'],
  ])('%s', (texts, told) => {
    expect(head(...texts)).toBe(told);
  }); // prettier-ignore
});

describe('what was learnt behind where, and towns that no list knows', () => {
  test.each([
    [['Ausbildung bei der Sparkasse Emsau zur Bankkauffrau'], 'Ausbildung zur Bankkauffrau | Sparkasse Emsau'],
    [['Lehre beim Gasthof Vogt als Koch'], 'Lehre als Koch | Gasthof Vogt'],
    [['Friseurin EFZ, Coiffure Vogt, Niederau'], 'Friseurin EFZ | Coiffure Vogt'],
    [['dipl. Pflegefachmann HF', 'BZ Pflege, Niederau'], 'dipl. Pflegefachmann HF | BZ Pflege'],
    [['Hochschule Emsau', 'Studiengang: Soziale Arbeit'], 'Soziale Arbeit | Hochschule Emsau'],
  ])('%s', (texts, told) => {
    expect(head(...texts)).toBe(told);
  });
});

test('what a degree was about and with which thesis is none of it', () => {
  expect(head('Bachelor of Science mit der Arbeit: Packen von Kisten. Gutachter: Prof. Dr. K. Vogt')).toBe('Bachelor of Science | -'); // prettier-ignore
  expect(head('Studium Master Informatik an der TU Emsau mit Schwerpunkt Statik')).toBe('Studium Master Informatik | TU Emsau'); // prettier-ignore
  expect(head('Studium Informatik mit Schwerpunkt Statik an der TU Emsau')).toBe('Studium Informatik mit Schwerpunkt Statik | TU Emsau'); // prettier-ignore
  expect(head('Voraussichtliche Promotion', 'Universität Emsau')).toBe('Promotion | Universität Emsau');
});

const ABOVE: readonly Row[] = [
  { text: 'Kurzprofil', size: 14 },
  'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden in der Werkstatt',
  '',
];
const BELOW: readonly Row[] = [
  '',
  { text: 'Sprachen', size: 14 },
  'Deutsch und Englisch, fließend in Wort und Schrift',
];

test('a placement among schools is a job, and no part of the school above it', () => {
  const reading = read([
    ...ABOVE,
    { text: 'Schulbildung', size: 14 },
    [[56, '2019 – heute'], [200, 'Informatikmittelschule, Emsau']],
    [[56, '2018 – 2019'], [200, 'Praktikum bei Acme als Detailhändlerin, Emsau']],
    [[56, '2015 – 2018'], [200, '3 Jahre Bezirksschule, Niederau']],
    ...BELOW,
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual(['- | Informatikmittelschule | 2019 | present', '- | Bezirksschule | 2015 | 2018']); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual(['Detailhändlerin | Acme | 2018 | 2019']);
});

test('degrees among jobs, their schools broken at the end of the line', () => {
  const reading = read([
    ...ABOVE,
    { text: 'Wissenschaftlicher Werdegang', size: 14 },
    [[56, '2012–2017'], [150, 'Wissenschaftlicher Mitarbeiter am Institut für Theoretische Informatik an der Uni-']],
    [[150, 'versität zu Emsau']],
    [[56, '2010–2012'], [150, 'Studium Master Informatik an der TU Emsau mit Anwendungsbereich Mathematik']],
    [[56, '2007–2010'], [150, 'Studium der Mathematik und Informatik auf Lehramt an Gymnasien an der Uni-']],
    [[150, 'versität Emsau']],
    [[56, '2007'], [150, 'Bachelor of Science mit der Arbeit: Packen von Kisten in Reihen und Spalten']],
    ...BELOW,
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Wissenschaftlicher Mitarbeiter | Institut für Theoretische Informatik an der Universität zu Emsau | 2012 | 2017',
  ]);
  expect(entriesIn(reading, 'education')).toEqual([
    'Studium Master Informatik | TU Emsau | 2010 | 2012',
    'Studium der Mathematik und Informatik auf Lehramt an Gymnasien | Universität Emsau | 2007 | 2010',
    'Bachelor of Science | - | - | 2007',
  ]);
});

test('a hyphen that belongs there keeps its line', () => {
  const reading = read([
    ...ABOVE,
    { text: 'Berufserfahrung', size: 14 },
    [[56, '2012–2017'], [150, 'Ausbilderin für Kranken-']],
    [[150, 'und Altenpflege, Klinikum Emsau']],
    ...BELOW,
  ]); // prettier-ignore
  expect(reading.lines.some(({ text }) => text.endsWith('Kranken-'))).toBe(true);
  expect(entriesIn(reading, 'experience')[0]).not.toContain('Krankenund');
});

test('a label at the end of a line over its value, degrees in capitals that a narrow column breaks', () => {
  const reading = read([
    ...ABOVE,
    { text: 'Schulbildung', size: 14 },
    [[56, '2018 – 2020'], [150, 'Vogtschule, Berufliche Schule für Druck- und Medientechnik in Emsau Abschluss:']],
    [[150, 'Realschulabschluss']],
    [[56, '2010 – 2018'], [150, 'Kirchbergschule, Grundschule, Emsau']],
    ...BELOW,
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual([
    'Realschulabschluss | Vogtschule, Berufliche Schule für Druck- und Medientechnik in Emsau | 2018 | 2020',
    'Grundschule | Kirchbergschule | 2010 | 2018',
  ]);
});

test('with what a training ended is told beside it', () => {
  const reading = read([
    ...ABOVE,
    { text: 'Schul- und Berufsausbildung', size: 14 },
    [[56, '08/2008 – 06/2011'], [200, 'Ausbildung zur Industriekauffrau']],
    [[200, 'Acme AG, Emsau']],
    [[200, 'Abschluss: Industriekauffrau (IHK), Note 2']],
    [[56, '2006 – 2008'], [200, 'Höhere Handelsschule, Emsau']],
    [[200, 'Abschluss: Fachhochschulreife']],
    [[56, '2000 – 2006'], [200, 'Realschule Niederau']],
    [[200, 'Abschluss: Mittlere Reife']],
    ...BELOW,
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual([
    'Ausbildung zur Industriekauffrau | Acme AG | 2008-08 | 2011-06',
    'Fachhochschulreife | Höhere Handelsschule | 2006 | 2008',
    'Mittlere Reife | Realschule Niederau | 2000 | 2006',
  ]);
});

test('certificates, courses and studies among jobs, though schooling has a heading of its own', () => {
  const reading = read([
    ...ABOVE,
    { text: 'Beruflicher Werdegang', size: 14 },
    [[56, '2020 – heute'], [200, 'Hausmeister, Acme Service GmbH']],
    [[56, '2018 – 2020'], [200, 'Master Studium']],
    [[200, 'M.Sc. Bauphysik']],
    [[200, 'Universität Emsau']],
    [[56, '2016 – 2017'], [200, 'Kurse Schweißen und Löten, AFZ Emsau']],
    [[56, '2014 – 2016'], [200, 'Fachhochschulreife Technik, BOS Emsau']],
    [[56, '2012 – 2014'], [200, 'Kursleiter, VHS Emsau']],
    '',
    { text: 'Schulbildung', size: 14 },
    [[56, '2003 – 2012'], [200, 'Realschule Emsau']],
    ...BELOW,
  ]); // prettier-ignore
  expect(entriesIn(reading, 'experience')).toEqual([
    'Hausmeister | Acme Service GmbH | 2020 | present',
    'Kursleiter | VHS Emsau | 2012 | 2014',
  ]);
  expect(entriesIn(reading, 'education')).toEqual([
    'M.Sc. Bauphysik | Universität Emsau | 2018 | 2020',
    'Kurse Schweißen und Löten | AFZ Emsau | 2016 | 2017',
    'Fachhochschulreife Technik | BOS Emsau | 2014 | 2016',
    '- | Realschule Emsau | 2003 | 2012',
  ]);
});

test('what a resume calls itself is no head of its first job', () => {
  const reading = read([
    { text: 'Petra Vogt', size: 20 },
    'Schillerstraße 8, 50667 Köln · 0171 5550123 · petra.vogt@example.org',
    { text: 'Lebenslauf / CV', size: 16 },
    'Seit 03/2020',
    'Hausmeisterin, Acme Service GmbH',
    '03/2018 – 02/2020',
    'Gärtnerin, Gartenbau Krug GmbH',
    '',
    'Deutsch und Englisch, fließend in Wort und Schrift, und ein Führerschein der Klasse B',
  ]);
  expect(entriesIn(reading, 'experience')[0]).toBe('Hausmeisterin | Acme Service GmbH | 2020-03 | present');
});

test.each([
  ['Umschulung', 'education'],
  ['Facharztausbildung', 'education'],
  ['Praktikas', 'experience'],
])('"%s" is a heading of %s', (text, kind) => {
  const reading = read(['Alex Vogt', 'alex@example.org', 'Kurzer Text zur Person und zu den Zielen', '', { text, size: 14 }, '2010 – 2013 Fachinformatikerin, Zentrum Emsau', '', { text: 'Sprachen', size: 14 }, 'Deutsch']); // prettier-ignore
  expect(headingsOf(reading)).toContain(`${text}: ${kind}`);
});
