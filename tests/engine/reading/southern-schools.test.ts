/** Studies in Spanish, Portuguese and Italian: terms abroad and levels beside degrees are none of their own. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { schoolHeadOf } from '../../../src/engine/reading/schools/school-heads.ts';
import { told } from './iberian-sheet.ts';
import { readTables, type Heading } from './drawn-table.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const large = (text: string): Row => ({ text, size: 14 });
const PERSON: Heading = { heading: 'Ada Esempio, ada@example.org, Vicenza' };

test.each([
  'Beca Erasmus en Gante, curso 2011/12.',
  'Curso 2012/13 en Uppsala (programa Erasmus).',
  'Intercambio en Lovaina, segundo semestre de 2012.',
])('below its degree: %s', (row) => {
  const rows = ['2008–2013 Licenciatura en Química, Universidad de la Ribera, Calbuco', row];
  expect(told('es', 'education', rows)).toEqual(['Licenciatura en Química | Universidad de la Ribera | 2008 | 2013']);
});

test('an exchange at a school is one', () => {
  const rows = ['2008–2013 Licenciatura en Química, Universidad de la Ribera', '2012 Programa Erasmus, Universidad de Turku']; // prettier-ignore
  expect(told('es', 'education', rows)).toHaveLength(2);
});

test('the level in a column of its own is no school', () => {
  const rows = [
    ['2010 – 2013', 'Laurea magistrale in Ingegneria civile\nUniversità di Monte Ovest, Padova', 'QEQ 7'],
    ['2007 – 2010', 'Laurea triennale in Ingegneria civile\nUniversità di Monte Ovest, Padova', 'QEQ 6'],
    ['2002 – 2007', 'Diploma di geometra\nIstituto tecnico A. Palladio, Vicenza', 'QEQ 4'],
  ];
  const table = { widths: [110, 280, 80], rows, lines: 'rows' } as const;
  expect(entriesIn(readTables([PERSON, { heading: 'Istruzione e formazione' }, table]), 'education').map((entry) => entry.split(' | ')[1])).toEqual([
    'Università di Monte Ovest', 'Università di Monte Ovest', 'Istituto tecnico A. Palladio',
  ]);
}); // prettier-ignore

test('in Italian too', () => {
  const rows = [large('Profilo'), 'Gestione degli ordini e coordinamento di una squadra di sei persone per la sede', '', large('Formazione'), '2011 – 2015 Laurea triennale in Lingue, Università di Valle Collina', 'Erasmus a Gand, secondo semestre 2013/14.']; // prettier-ignore
  expect(entriesIn(read(rows), 'education')).toEqual(['Laurea triennale in Lingue | Università di Valle Collina | 2011 | 2015']);
}); // prettier-ignore

test.each([
  ['it', ['Diploma di Archivistica, Paleografia e Diplomatica', 'Scuola dell’Archivio'], 'Diploma di Archivistica, Paleografia e Diplomatica', 'Scuola dell’Archivio'],
  ['pt', ['ENSINO SECUNDÁRIO – LÍNGUAS E HUMANIDADES', 'Escola Secundária Bento Guia'], 'ENSINO SECUNDÁRIO – LÍNGUAS E HUMANIDADES', 'Escola Secundária Bento Guia'],
  ['pt', ['Ensino Secundário - Ciências e Tecnologias, Escola Secundária Bento Guia'], 'Ensino Secundário – Ciências e Tecnologias', 'Escola Secundária Bento Guia'],
  ['es', ['Secundaria: Bachiller en Ciencias', 'U.E. Colegio San Azul'], 'Bachiller en Ciencias', 'U.E. Colegio San Azul'],
  ['es', ['ESTUDIOS SECUNDARIOS:', 'Bachiller académico', 'Institución Educativa Los Lagos'], 'Bachiller académico', 'Institución Educativa Los Lagos'],
  ['es', ['Secundaria: Secundaria Federal Canek'], 'Secundaria', 'Secundaria Federal Canek'],
  ['es', ['Secundaria: Sec. Técnica No. 12'], 'Secundaria', 'Sec. Técnica No. 12'],
] as const)('%s: %j', (language, texts, title, organisation) => {
  expect(schoolHeadOf(texts, LEXICONS[language])).toMatchObject({ title, organisation });
}); // prettier-ignore

test.each([
  ['es', '2014–2016 Técnica en Cuidados, Instituto La Ribera', 'Carné de manipuladora de alimentos (2022). Incorporación inmediata'],
  ['pt', '2003–2008 Licenciatura em Tecnologia Alimentar, Universidade de Lviv', 'Nível QEQ 6 | Reconhecimento: DGES, 2020'],
] as const)('%s: no studies below %s', (language, studies, row) => {
  expect(told(language, 'education', [studies, row])).toHaveLength(1);
}); // prettier-ignore

test.each([
  ['pt', 'Curso de soldador, Senai Vale Norte, 2009', 'Ensino médio incompleto'],
  ['es', 'Curso de soldador, Instituto La Ribera, 2009', 'Secundario incompleto'],
] as const)('%s: a level alone is schooling of its own below "%s"', (language, above, level) => {
  expect(told(language, 'education', [above, level]).at(-1)).toBe(`${level} | - | - | -`);
});

test.each([
  ['Diploma di maturità 85/100', 'Diploma di maturità'],
  ['Laurea in Fisica 110 e lode', 'Laurea in Fisica'],
  ['Diploma di geometra voto 70', 'Diploma di geometra'],
  ['Laurea in Storia con il massimo dei voti', 'Laurea in Storia'],
  ['Laurea in Economia LM-77', 'Laurea in Economia LM-77'],
])('a mark right behind its degree is no part of it: %s', (written, degree) => {
  const rows = [large('Formazione'), '2011 – 2015', written, 'Università di Valle Collina'];
  expect(entriesIn(read(rows), 'education')).toEqual([`${degree} | Università di Valle Collina | 2011 | 2015`]);
});
