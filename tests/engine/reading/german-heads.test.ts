/** German heads whose employer, town and post are parted by dashes, full stops and colons, in one type or in several, and studies that end on a labelled day. */
import { describe, expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { document, face, page, span } from '../builder.ts';
import { AS_OF, entriesIn, read, type Row } from './sheet.ts';

const STUDIES: readonly Row[] = [
  { text: 'Ausbildung', size: 14 },
  'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden',
  '',
];
const bold = (text: string): Row => ({ text, font: 1 });

const jobs = (...rows: readonly Row[]): string[] =>
  entriesIn(read([...STUDIES, { text: 'Berufserfahrung', size: 14 }, ...rows]), 'experience');

/** Lines of which the first words are bold, and the others not. */
function typed(...rows: readonly (string | readonly [string, string])[]): string[] {
  const head = [['Ausbildung', 14], ['Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden', 10], ['Berufserfahrung', 14]] as const; // prettier-ignore
  const above = head.map(([text, size], at) => span({ text, size, y: 800 - at * 20 }));
  const below = rows.flatMap((row, at) => {
    const y = 730 - at * 14;
    if (typeof row === 'string') return [span({ text: row, y })];
    const name = span({ text: row[0], y, font: 1 });
    return [name, span({ text: row[1], y, x: name.box.x + name.box.width })];
  });
  const sheet = document([page([], { spans: [...above, ...below] })], { fonts: [face('Lato'), face('Lato', { weight: 700 })] }); // prettier-ignore
  return entriesIn(readResume(sheet, { asOf: AS_OF }), 'experience');
}

describe('what stands between employer and post', () => {
  test('a town before the dash, the name alone in bold', () => {
    expect(typed(['Weingut Vogt-Thill,', ' Emsenach — Ferienjob'], '2008 – 2009', ['Emsbank AG,', ' Unterried — Schalterangestellte'], '07/2011 – 08/2013')).toEqual([
      'Ferienjob | Weingut Vogt-Thill | 2008 | 2009',
      'Schalterangestellte | Emsbank AG | 2011-07 | 2013-08',
    ]);
  }); // prettier-ignore

  test('a town before the full stop', () => {
    expect(typed(['Buchhandlung Vogt,', ' Emsau. Filialleitung. Seit Mai 2018.'], ['Verlag Drei Krähen', ', Nordau. Volontariat Presse und Lizenzen, Abteilung Kinderbuch. 10/2016 bis 03/2018.'])).toEqual([
      'Filialleitung | Buchhandlung Vogt | 2018-05 | present',
      'Volontariat Presse und Lizenzen, Abteilung Kinderbuch | Verlag Drei Krähen | 2016-10 | 2018-03',
    ]);
  }); // prettier-ignore

  test('a post that ends in a word which asks for more goes on in the type behind it, but not with whose it was', () => {
    const subject = typed(['Studentischer Tutor in', ' Algebra und Geometrie, CAU Emsau'], '2010 – 2012');
    expect(subject).toEqual(['Studentischer Tutor in Algebra und Geometrie | CAU Emsau | 2010 | 2012']);
    expect(typed(['Praktikant in', ' Vogt Metallbau GmbH, Emsau'], '2010 – 2012')).toEqual([
      'Praktikant | Vogt Metallbau GmbH | 2010 | 2012',
    ]);
  });
});

test('under which name one works for oneself', () => {
  expect(jobs('2003 – 2014 Selbständig: Metzgerei Vogt, Emsau, mit Partyservice', '1994 – 1997 Geselle, Gasthof Zum Goldenen Hirschen, Emsau')).toEqual([
    'Selbständig | Metzgerei Vogt | 2003 | 2014',
    'Geselle | Gasthof Zum Goldenen Hirschen | 1994 | 1997',
  ]);
}); // prettier-ignore

test('brothers in short end no sentence, volunteers work for whom they work', () => {
  expect(jobs('2013 – 2015 Lehre als Maurer EFZ, Gebr. Vogt', '2015 – 2016 Freiwilliger im Verein Lichtblick')).toEqual([
    'Lehre als Maurer EFZ | Gebr. Vogt | 2013 | 2015',
    'Freiwilliger | Verein Lichtblick | 2015 | 2016',
  ]);
}); // prettier-ignore

test('brackets that open a post stay with it', () => {
  expect(jobs('06/2007 – 12/2009 (Junior-) Datenbank-Admin, Vogt Daten GmbH')).toEqual([
    '(Junior-) Datenbank-Admin | Vogt Daten GmbH | 2007-06 | 2009-12',
  ]);
});

test('behind "Abschluss:" stands when a training ended, in all of the trainings', () => {
  const rows = ['Fachinformatiker für Systemintegration', 'Lernwerk Emsau', 'Abschluss: November 2025', 'Kaufmann im Einzelhandel', 'Warenhaus Vogt', 'Abschluss: 2011', 'Realschulabschluss', 'Stadtteilschule Emsau', 'Abschluss: 2007']; // prettier-ignore
  const set = rows.map((row, at): Row => (at % 3 === 0 ? bold(row) : row));
  const work: readonly Row[] = [{ text: 'Berufserfahrung', size: 14 }, 'Einführung eines Berichtswesens und Leitung eines Teams mit sechs Mitarbeitenden', '']; // prettier-ignore
  expect(entriesIn(read([...work, { text: 'Ausbildung', size: 14 }, ...set]), 'education')).toEqual([
    'Fachinformatiker für Systemintegration | Lernwerk Emsau | - | 2025-11',
    'Kaufmann im Einzelhandel | Warenhaus Vogt | - | 2011',
    'Realschulabschluss | Stadtteilschule Emsau | - | 2007',
  ]);
});
