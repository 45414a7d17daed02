/** Heads of Spanish, Portuguese and Italian jobs: which text is the employer, and what only stands beside it. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { employerIn } from '../../../src/engine/reading/heads/head-pieces.ts';
import { withoutDetails } from '../../../src/engine/reading/heads/details-behind.ts';
import { withoutTerms } from '../../../src/engine/reading/heads/head-asides.ts';
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

test.each([
  ['Operadora Camión – Faena Cerro Alto', 'Operadora Camión'],
  ['Vigilante líder – Shopping Orla Sul', 'Vigilante líder'],
  ['Responsable de turno, Planta Villarejo', 'Responsable de turno'],
  ['Werksleiter, Standort Breslau (Polen)', 'Werksleiter'],
  ['Funzionaria amministrativa, Area Servizi alla persona', 'Funzionaria amministrativa'],
  ['Istruttore direttivo, Ufficio Segreteria e Affari generali', 'Istruttore direttivo'],
  ['Istruttrice amministrativa, Servizi demografici', 'Istruttrice amministrativa'],
  ['Venditore, Area Manager', 'Venditore, Area Manager'],
  ['Auxiliar de viveiro, uns dois anos', 'Auxiliar de viveiro'],
  ['Aiuto cuoca, circa 3 anni', 'Aiuto cuoca'],
  ['Jefe de Obra', 'Jefe de Obra'],
  ['Encargada – Planta de envasado', 'Encargada – Planta de envasado'],
])('%s: at which place and how long is no part of a post', (title, post) => {
  expect(withoutDetails(title, LEXICONS.it)).toBe(post);
});

test.each([
  ['Calzature Belpasso, Centro commerciale Valle Verde (Catania)', 'Calzature Belpasso'],
  ['Zapaterías Roma, Centro Comercial Los Pinos', 'Zapaterías Roma'],
  ['corso di laurea in Scienze ambientali, Università del Tanaro', 'Università del Tanaro'],
  ['casa particular (familia Ortiz)', 'casa particular'],
  ['Centro commerciale Valle Verde', 'Centro commerciale Valle Verde'],
])('%s: in which mall, for which course, in whose house is no part of an employer', (whole, name) => {
  expect(withoutTerms(whole)).toBe(name);
});

test.each([
  ['it', ['manovale, poi ruspista'], 'manovale, poi ruspista', null],
  ['es', ['Cajera, luego encargada'], 'Cajera, luego encargada', null],
  ['en', ['Assistant Archivist, then Archivist'], 'Assistant Archivist, then Archivist', null],
  ['it', ['Visiting PhD student', 'Marine Station of Gull'], 'Visiting PhD student', 'Marine Station of Gull'],
  ['es', ['Empleada de hogar interna en casa particular'], 'Empleada de hogar interna', 'casa particular'],
  ['pt', ['Empregada interna em casa de família'], 'Empregada interna', 'casa de família'],
  [
    'it',
    ['Ditta Scavi Alta Murgia di Gravina, con la mansione di escavatorista'],
    'escavatorista',
    'Ditta Scavi Alta Murgia di Gravina',
  ],
  ['es', ['Constructora Peñas, en el cargo de jefe de obra'], 'jefe de obra', 'Constructora Peñas'],
  ['es', ['Peluquería Toña', 'Oficial de primera / Torrente / '], 'Oficial de primera', 'Peluquería Toña'],
] as const)('%s: %j', (language, texts, title, organisation) => {
  expect(headOf(texts, 'experience', LEXICONS[language])).toMatchObject({ title, organisation });
});

test.each([
  ['it', 'Programmatore PLC', 'Quell Automazioni'],
  ['es', 'Técnico PLC', 'Ingequell'],
  ['it', 'Analista', 'Quellafone PLC'],
] as const)('%s: who programs controllers is no firm, a firm in its legal form is one: %s, %s', (language, title, organisation) => {
  expect(headOf([title, organisation], 'experience', LEXICONS[language])).toMatchObject({ title, organisation });
}); // prettier-ignore
