/** Heads of Spanish, Portuguese and Italian jobs: which text is the employer, and what only stands beside it. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { employerIn } from '../../../src/engine/reading/heads/head-pieces.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import { readTables, type Heading } from './drawn-table.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const PERSON: Heading = { heading: 'Ada Esempio, ada@example.org, Salerno' };

test('a legal form tells the employer before a town that reads like a house', () => {
  expect(headOf(['Cristais do Lena, S.A.', 'Marinha Grande', 'Engenheiro de processo'], 'experience', LEXICONS.pt)).toMatchObject({
    title: 'Engenheiro de processo',
    organisation: 'Cristais do Lena, S.A.',
  });
}); // prettier-ignore

test('the ship before the firm is no employer', () => {
  expect(employerIn(', n/m «Monte Serro», Transilhas do Norte', LEXICONS.pt)).toBe('Transilhas do Norte');
});

test.each([
  ['it', 'COMMIS DI PASTICCERIA'],
  ['it', 'AIUTO DI LABORATORIO'],
] as const)('%s: the trade of %s is no employer', (language, post) => {
  expect(headOf([post], 'experience', LEXICONS[language])).toMatchObject({ title: post, organisation: null });
});

test.each([
  ['Altre esperienze', ['Quando', 'Dove', 'Che cosa'], 'Periodo'],
  ['Otras experiencias', ['Cuándo', 'Dónde', 'Qué'], 'Periodo'],
])('%s: a head of everyday words is no job', (heading, head) => {
  const rows = [head, ['2006 – 2009', 'Colonia Delfino Blu', 'Educatrice'], ['2003 – 2005', 'Cartolibreria Rizzi', 'Commessa']]; // prettier-ignore
  const table = { widths: [110, 180, 180], rows, lines: 'cells' } as const;
  expect(entriesIn(readTables([PERSON, { heading }, table]), 'experience')).toHaveLength(2);
});

test('a day with its sign over the year, in a narrow column', () => {
  const rows: Row[] = [
    large('Profilo'), 'Gestione degli ordini e coordinamento di una squadra di sei persone per la sede', '',
    large('Esperienza di ricerca'),
    [[56, 'dal 1° ottobre'], [160, 'Assegnista di ricerca, Università degli Studi del Tanaro, Dipartimento di']],
    [[56, '2022'], [160, 'Studi umanistici. Lingua e letteratura latina.']],
    [[56, '2019–2021'], [160, 'Borsista post-doc, Fondazione Biblioteca Capitolare, Asti']],
  ]; // prettier-ignore
  expect(entriesIn(read(rows), 'experience')[0]).toBe('Assegnista di ricerca | Università degli Studi del Tanaro | 2022-10 | present');
}); // prettier-ignore
