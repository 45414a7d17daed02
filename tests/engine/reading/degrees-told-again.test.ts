/** Degrees told in short in a head and at length below it, universities by two names, and names of houses that break in narrow cells. */
import { expect, test } from 'vitest';
import { readResume } from '../../../src/engine/reading/index.ts';
import { document, face, page, span } from '../builder.ts';
import { AS_OF, entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const bold = (text: string): Row => ({ text, font: 1, size: 11.5 });
const small = (text: string): Row => ({ text, size: 9 });
const schools = (...rows: readonly Row[]): string[] =>
  entriesIn(read([large('Formazione'), ...rows, large('Lingue'), 'Inglese e francese, buona conoscenza']), 'education');

test('a degree told at length below its short name and its date is no other', () => {
  expect(
    schools(
      bold('Università degli Studi di Brenta | Laurea triennale'),
      small('2019'),
      'Laurea triennale in Discipline della Musica',
      '',
      bold('Scuola Brenta | Corso di fotografia'),
      small('Ott 2016 - Feb 2017'),
      'Camera oscura, ritratto e paesaggio di montagna in ogni stagione',
      '',
      bold("Accademia d'Arte Lia Corvi | Diploma"),
      small('2015'),
      'Diploma in incisione',
    ),
  ).toEqual([
    'Laurea triennale | Università degli Studi di Brenta | - | 2019',
    'Corso di fotografia | Scuola Brenta | 2016-10 | 2017-02',
    "Diploma | Accademia d'Arte Lia Corvi | - | 2015",
  ]);
});

test('a degree below another of its school is one', () => {
  expect(
    schools(
      bold('Università degli Studi di Brenta | Laurea triennale in Fisica'),
      '2016',
      bold('Università degli Studi di Brenta | Laurea magistrale in Fisica'),
      '2019',
    ),
  ).toHaveLength(2);
});

test('small letters below the name of a course say of which kind it was, and where', () => {
  expect(
    schools(
      bold('Master in "Gestione del soccorso in montagna"'),
      'Master di II livello presso Politecnico di Brenta',
      '',
      bold('Laurea in Infermieristica - Politecnico di Brenta'),
      'Conseguita con una tesi in area critica.',
    ),
  ).toEqual([
    'Master in "Gestione del soccorso in montagna" | Politecnico di Brenta | - | -',
    'Laurea in Infermieristica | Politecnico di Brenta | - | -',
  ]);
});

test('a university goes by two names on both sides of a dash', () => {
  expect(
    schools('2012 – 2018   Laurea in Ingegneria, Alma Mater Brentana - Università di Brenta').at(0),
  ).toBe('Laurea in Ingegneria | Alma Mater Brentana - Università di Brenta | 2012 | 2018'); // prettier-ignore
});

test('initials on both sides of a stroke are of one subject', () => {
  expect(schools(bold('Torre2impact | Master UX / UI Design'), 'Sett 2022 - Mar 2024').at(0)).toBe('Master UX / UI Design | Torre2impact | 2022-09 | 2024-03'); // prettier-ignore
});

test('a line below one that ends in a preposition heads nothing', () => {
  const reading = read([
    large('Formazione'),
    { text: 'Diploma di Perito Aziendale e Corrispondente in', font: 1, size: 12 },
    { text: 'Lingue Estere', font: 1, size: 12 },
    'Istituto Tecnico Commerciale Corvi, Lodi',
    '1998 - 2003',
    '',
    large('Competenze'),
    'Stenografia, archivio e protocollo',
  ]);
  expect(headingsOf(reading)).toEqual(['Formazione: education', 'Competenze: skills']);
});

const cell = (y: number, text: string, style: { readonly x?: number; readonly font?: number; readonly size?: number } = {}) =>
  span({ text, y, ...style }); // prettier-ignore
const RIGHT = 190;

/** Two heads in a cell at the left, with their texts beside them. */
function narrow(first: readonly string[], second: readonly string[]): string[] {
  const head = (top: number, lines: readonly string[], dates: string) => [
    ...lines.map((text, at) => cell(top - 13 * at, text, { font: 1 })),
    cell(top - 13 * lines.length, 'Lodi', { size: 9 }),
    cell(top - 13 * lines.length - 11, dates, { size: 9 }),
  ];
  const text = (top: number, post: string, deeds: readonly string[]) => [
    cell(top, post, { font: 1, x: RIGHT, size: 11 }),
    ...deeds.map((deed, at) => cell(top - 13 * (at + 1), deed, { x: RIGHT + 12 })),
  ];
  const spans = [
    cell(790, 'Lia Esempio', { size: 20, font: 1 }),
    cell(770, 'lia@example.org'),
    cell(740, 'Esperienze', { size: 15, font: 1 }),
    ...head(715, first, '09/2021 - oggi'),
    ...text(715, 'Coadiutrice', ['• Archivio e protocollo degli atti di tutti gli uffici', '• Redazione di bozze e note', '• Richieste di pareri']), // prettier-ignore
    ...head(640, second, '07/2018 - 08/2021'),
    ...text(640, 'Impiegata allo sportello', ['• Gestione degli utenti e delle loro domande allo sportello', '• Accettazione', '• Archivio']), // prettier-ignore
    cell(560, 'Lingue', { size: 15, font: 1 }),
    cell(540, 'Inglese e francese, buona conoscenza'),
  ];
  const fonts = [face('Lato'), face('Lato', { weight: 700 })];
  return entriesIn(readResume(document([page([], { spans })], { fonts }), { asOf: AS_OF }), 'experience');
}

test('the name of a firm breaks in a narrow cell beside what was done', () => {
  expect(narrow(['Rete Ferroviaria e', 'marittima Corvi'], ['Ente Montano Brenta', 'meridionale'])).toEqual([
    'Coadiutrice | Rete Ferroviaria e marittima Corvi | 2021-09 | present',
    'Impiegata allo sportello | Ente Montano Brenta meridionale | 2018-07 | 2021-08',
  ]);
});
