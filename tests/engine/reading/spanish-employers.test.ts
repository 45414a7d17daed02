/** For whom one worked in Spanish: behind "para", through an agency, in a public body, with its town, its years and where it stands behind. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const TOP: readonly Row[] = [{ text: 'Nuria Camps Ferrer', size: 20 }, 'Sabadell (Barcelona) | 655 55 01 25 | nuria@example.org', '', { text: 'Experiencia laboral', size: 14 }]; // prettier-ignore
const END: readonly Row[] = ['', { text: 'Formación', size: 14 }, 'Grado en Economía, Universidad de Zaragoza, 2010 - 2014']; // prettier-ignore

function jobs(...rows: readonly Row[]): string[] {
  return entriesIn(read([...TOP, ...rows, ...END]), 'experience');
}

describe('one line', () => {
  test.each<[string, string]>([
    ['Mozo de almacén para Logística Arión a través de Randwork ETT, desde 03/19 hasta 11/20', 'Mozo de almacén | Logística Arión | 2019-03 | 2020-11'],
    ['Asesora comercial para Banco del Litoral, Guayaquil, 03-2017 al presente', 'Asesora comercial | Banco del Litoral | 2017-03 | present'],
    ['Adecco Norte ETT, S.A. (para Cervezas Río Oja) – Operaria de envasado – 02/2020 a 08/2020', 'Operaria de envasado | Adecco Norte ETT, S.A. | 2020-02 | 2020-08'],
    ['Analista de datos en la Gerencia Regional de Salud de Arequipa, 2018 - 2021', 'Analista de datos | Gerencia Regional de Salud de Arequipa | 2018 | 2021'],
    ['Vigilante de seguridad, Protecsur, a cargo del Centro Comercial Las Dunas, 2019 - 2021', 'Vigilante de seguridad | Protecsur | 2019 | 2021'],
    ['Gerocultora. Centro de día Los Sauces. Bembibre. Desde enero 2022.', 'Gerocultora | Centro de día Los Sauces | 2022-01 | present'],
    ['Abril de 2013 - Mayo de 2016: BOTICAS SANTA FE. Técnica en farmacia', 'Técnica en farmacia | BOTICAS SANTA FE | 2013-04 | 2016-05'],
    ['Conserje en comunidad de propietarios, 2014 - 2021', 'Conserje | comunidad de propietarios | 2014 | 2021'],
    ['Azafata de congresos, Eventia: temporadas 2014 y 2015', 'Azafata de congresos | Eventia | 2014 | 2015'],
    ['Tripulante de cabina, Aerolíneas del Sur (base Palma): 04/2016–10/2019', 'Tripulante de cabina | Aerolíneas del Sur | 2016-04 | 2019-10'],
  ])('%s', (row, job) => {
    expect(jobs(row)).toEqual([job]);
  }); // prettier-ignore
});

test('one who works on her own has customers', () => {
  expect(jobs('Diseñadora freelance para Bodegas Ruiz y Hotel Mar, 2019 - 2021')[0]).not.toMatch(/\| Bodegas Ruiz/u);
});

test('where the shop stands is no employer', () => {
  expect(jobs('Vendedora', 'Tiendas Mango', 'Centro Comercial Plaza Norte, Getafe', '06/2018 – 02/2020')).toEqual([
    'Vendedora | Tiendas Mango | 2018-06 | 2020-02',
  ]);
});

test('labels in one row, each with its full stop', () => {
  expect(jobs('Periodo: enero 2011 – febrero 2015. Empresa: Transportes Cóndor. Puesto: Conductor.')).toEqual([
    'Conductor | Transportes Cóndor | 2011-01 | 2015-02',
  ]);
});

test('items lettered in order', () => {
  const { entries } = read([...TOP, 'Cajera, Supermercados La Plaza, 2018 - 2021', 'a) Cobro en caja', 'b) Reposición de lineales', ...END]); // prettier-ignore
  expect(entries.find(({ section }) => section === 'experience')?.bullets).toHaveLength(2);
});
