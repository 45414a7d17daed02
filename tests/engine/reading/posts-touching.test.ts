/** Posts and employers with nothing between, hours, and headings of schooling over what one taught. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const told = (language: 'it' | 'fr' | 'es' | 'pt', text: string): string => {
  const { title, organisation } = headOf([text], 'experience', LEXICONS[language]);
  return `${title ?? '-'} | ${organisation ?? '-'}`;
};

describe('a post in small letters right before whom one worked for', () => {
  test.each([
    ['it', 'apprendista tornitore Officine Corvi, Lodi', 'apprendista tornitore | Officine Corvi'],
    ['it', 'Impiegata contabile Vetri Brenta S.r.l., Crema', 'Impiegata contabile | Vetri Brenta S.r.l.'],
    ['it', 'Cameriera Hotel Savona, Rimini', 'Cameriera | Hotel Savona'],
    ['it', 'tornitore Meccanica Brenta S.n.c.', 'tornitore | Meccanica Brenta S.n.c.'],
    ['es', 'Auxiliar contable Hotel Miramar, Soria', 'Auxiliar contable | Hotel Miramar'],
  ] as const)('%s: %s', (language, text, wanted) => {
    expect(told(language, text)).toBe(wanted);
  });

  test.each([
    ['Responsabile Ufficio Acquisti', 'Responsabile Ufficio Acquisti | -'],
    ['Insegnante Scuola Primaria', 'Insegnante Scuola Primaria | -'],
    ['Assistente alla Direzione Generale', 'Assistente alla Direzione Generale | -'],
  ])('but no part of a post: %s', (text, wanted) => {
    expect(told('it', text)).toBe(wanted);
  });
});

test.each([
  ['presso Azienda Ospedaliera di Torvo in qualità di Infermiera', 'Infermiera | Azienda Ospedaliera di Torvo'],
  ['docente di lettere, I.C. "Corvi" di Torvo, 18 ore', 'docente di lettere | I.C. "Corvi" di Torvo'],
])('neither hours nor how one served are part of a post: %s', (text, wanted) => {
  const reading = read([large('Esperienze'), `dal 01/02/2019 al 31/05/2021 ${text}`, large('Lingue'), 'Inglese']);
  expect(entriesIn(reading, 'experience')).toEqual([`${wanted} | 2019-02 | 2021-05`]);
}); // prettier-ignore

const TAUGHT: readonly Row[] = [
  large('Esperienze scolastiche'),
  'a.s. 2019/2020: docente di lettere, I.C. "Corvi" di Torvo, 18 ore settimanali',
  'a.s. 2018/2019: docente di sostegno, I.C. "Verri" di Lodi, 9 ore settimanali',
  'a.s. 2017/2018: docente di italiano, I.C. "Gandini" di Brenta, 9 ore settimanali',
];

test('of two headings of schooling the one over dated posts is of what one taught', () => {
  const reading = read([...TAUGHT, large('Titoli di studio'), '2016 - Laurea in Lettere - Università degli Studi di Pavia']); // prettier-ignore
  expect(headingsOf(reading)).toEqual(['Esperienze scolastiche: experience', 'Titoli di studio: education']);
  expect(entriesIn(reading, 'experience')).toEqual([
    'docente di lettere | I.C. "Corvi" di Torvo | 2019 | 2020',
    'docente di sostegno | I.C. "Verri" di Lodi | 2018 | 2019',
    'docente di italiano | I.C. "Gandini" di Brenta | 2017 | 2018',
  ]);
});

test('a title of honour in capitals ends no sentence', () => {
  const reading = read([
    large('Esperienza lavorativa'),
    'STUDIO DENTISTICO DOTT. CORVI – CREMA, ITALIA',
    { text: 'ASSISTENTE ALLA POLTRONA – 01/09/2013 – 28/02/2019', font: 1 },
    '• Sterilizzazione degli strumenti',
    large('Lingue'),
    'Inglese e francese',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['ASSISTENTE ALLA POLTRONA | STUDIO DENTISTICO DOTT. CORVI | 2013-09 | 2019-02']); // prettier-ignore
});
