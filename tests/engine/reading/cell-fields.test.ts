/** Tables of two columns, dates and firm: the post stands below the firm, behind its label, and years may have two digits. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { shortYears } from '../../../src/engine/reading/dates/short-years.ts';
import { readTables, type Heading } from './drawn-table.ts';
import { entriesIn } from './sheet.ts';

const PERSON: Heading = { heading: 'Ana Exemplo, ana@example.org, Leiria' };

test('a label below the firm asks for the post', () => {
  const rows = [
    ['Datas', 'Firma / O que fiz'],
    ['desde Maio/2018', 'Talho Central do Lena, Lda. – Leiria\nFunção: Encarregado de talho\nDesmancha, salga e atendimento, com três ajudantes.'],
    ['2009 a 2017', 'Supermercados Pinhal, S.A. – Pombal\nFunção: Cortador / magarefe\nBalcão de carnes e câmaras frigoríficas.'],
    ['86 a 97', 'Matadouro de Soure\nFunção: Aprendiz'],
  ]; // prettier-ignore
  const table = { widths: [110, 380], rows, lines: 'cells' } as const;
  expect(entriesIn(readTables([PERSON, { heading: 'Experiência profissional' }, table]), 'experience')).toEqual([
    'Encarregado de talho | Talho Central do Lena, Lda. | 2018-05 | present',
    'Cortador / magarefe | Supermercados Pinhal, S.A. | 2009 | 2017',
    'Aprendiz | Matadouro de Soure | 1986 | 1997',
  ]);
});

test.each([
  ['pt', '87 a 95', '1987', '1995'],
  ['es', '98 al 04', '1998', '2004'],
  ['it', '’96 – oggi', '1996', 'present'],
  ['fr', '89-93', '1989', '1993'],
] as const)('%s: %s are years', (language, text, start, end) => {
  expect(shortYears(text, LEXICONS[language])).toEqual({ start, end });
});

test.each(['05 – 09', '12 a 30', '95 a 87', '95', '87 a 95 horas'])('%s are none', (text) => {
  expect(shortYears(text, LEXICONS.pt)).toBeNull();
});
