/** Spanish heads that their first word tells, and what stands around them: levels, quotes, marks of lists, the foot of a page. */
import { describe, expect, test } from 'vitest';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { headOf } from '../../../src/engine/reading/heads/headers.ts';
import { joinLines } from '../../../src/engine/reading/items/bullets.ts';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { sheetOf, told } from './iberian-sheet.ts';
import type { Row } from './sheet.ts';

const head = (text: string): Row => ({ text, size: 12, font: 1 });

describe('what the first noun says', () => {
  test.each([
    ['a supplier of services', ['Proveedor de servicios de riego y de mantenimiento de jardines', 'Quinta Marfil'], 'Proveedor de servicios de riego y de mantenimiento de jardines', 'Quinta Marfil'],
    ['an office, before a commission within the post', ['Municipalidad de Roble, asesoramiento técnico en Comisión de Riego'], 'asesoramiento técnico en Comisión de Riego', 'Municipalidad de Roble'],
    ['a member of a group', ['Integrante del grupo de telares', 'Universidad del Lago'], 'Integrante del grupo de telares', 'Universidad del Lago'],
  ])('%s', (_, texts, title, organisation) => {
    expect(headOf(texts, 'experience', LEXICONS.es)).toMatchObject({ title, organisation });
  }); // prettier-ignore
});

test('an employer in small letters below a post that wraps', () => {
  const at = (y: number, x: number, text: string, size: number, font = 0): Row => ({ text, x, y, size, font });
  const job = (y: number, dates: string, post: readonly string[], firm: string): Row[] => [
    at(y, 45, dates, 10),
    ...post.map((text, n) => at(y - 15 * n, 187, text, 11.5, 1)),
    at(y - 15 * post.length + 2, 187, firm, 9.5),
    at(y - 15 * post.length - 13, 187, 'Planificar y dirigir los turnos de la planta y las compras del año.', 10.5),
  ];
  const rows = [
    ...job(700, '2022 – 2024', ['Encargada de compras'], 'Telares Quiñones, Roble'),
    ...job(
      640,
      '2018 – 2021',
      ['Ayudante de compras de hilo y de pedidos', 'de las sucursales'],
      'Hilados Marfil, Roble',
    ),
    ...job(560, '2015 – 2017', ['Cajera'], 'Mercería Alba, Roble'),
  ];
  expect(told('es', 'experience', rows)[1]).toMatch(/^Ayudante de compras .* \| Hilados Marfil \| 2018 \| 2021$/);
});

describe('names without dates, set alike', () => {
  const done = (text: string): Row => ({ text: `${text} y de todos los pedidos de la semana.`, size: 10 });
  const wanted = ['- | Quelonia | - | -', '- | Club Marfil | - | -', '- | Terceto - Sala Roble | - | -'];
  const rows = [head('Quelonia'), done('Cobro de las mesas'), head('Club Marfil'), done('Reparto de las cartas'), head('Terceto - Sala Roble'), done('Venta de entradas')]; // prettier-ignore

  test('are employers where one of them is', () => {
    expect(told('es', 'experience', rows)).toEqual(wanted);
  });

  test('but not where one is a post', () => {
    expect(told('es', 'experience', [...rows, head('Cajera'), done('Cobro de las mesas')])[0]).toBe('Quelonia | - | - | -'); // prettier-ignore
  });

  test('over items whose hyphens touch them', () => {
    const { entries } = sheetOf('es', 'experience', [head('Club Marfil'), '-Cobrar las mesas y cerrar la caja', '-Repartir las cartas de la semana']); // prettier-ignore
    expect(entries[0]?.bullets.map(({ text }) => text)).toEqual(['Cobrar las mesas y cerrar la caja', 'Repartir las cartas de la semana']); // prettier-ignore
  });
});

describe('studies', () => {
  test.each<[string, readonly Row[], readonly string[]]>([
    ['that go on, by the word before the colon', ['2019: Colegio Roble', 'Bachiller Académico', 'Actualmente: Universidad del Lago', 'Ing. de Sistemas'], ['Bachiller Académico | Colegio Roble | - | 2019', 'Ing. de Sistemas | Universidad del Lago | - | present']],
    ['behind how high they are', ['• Universitaria: (2002 - 2008) Licenciatura en Física, Universidad del Lago'], ['Licenciatura en Física | Universidad del Lago | 2002 | 2008']],
    ['in quotes', ['• “Derecho y Empresa” en la Universidad del Lago (2016-presente)'], ['Derecho y Empresa | Universidad del Lago | 2016 | present']],
  ])('%s', (_, rows, wanted) => {
    expect(told('es', 'education', rows)).toEqual(wanted);
  }); // prettier-ignore

  test('a level before its school stays', () => {
    expect(told('es', 'education', ['• Estudios Universitarios: U.N.E "Marfil" (En Proceso)'])).toEqual(['Estudios Universitarios | U.N.E "Marfil" | - | present']); // prettier-ignore
  });
});

test('whose the page is, at its foot, is of the sheet', () => {
  const { lines } = sheetOf('es', 'education', ['Grado en Derecho — Universidad del Lago', '2020 – 2025', '© 2025 Ana Prueba — Currículum Vitae']); // prettier-ignore
  expect(lines.at(-1)?.running).toBe(true);
});

test('a letter keeps its hyphen at the end of a line', () => {
  expect(joinLines(['Curso de marketing y E-', 'commerce'])).toBe('Curso de marketing y E-commerce');
});

test('the beginning of a year ends a range', () => {
  expect(rangesIn('(2017-principios del 2019)', LEXICONS.es)[0]).toMatchObject({ start: '2017', end: '2019' });
});
