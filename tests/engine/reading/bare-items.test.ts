/** Lists without a glyph, and what only looks like one. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

const HEAD = 56;
const dated = (text: string, dates: string): Row => [[HEAD, text], [400, dates]]; // prettier-ignore
const at =
  (x: number) =>
  (text: string): Row => ({ text, x });

/** Two jobs with their lists below them. */
function jobs(item: (text: string) => Row): Row[] {
  return [
    { text: 'Experiencia profesional', size: 14 },
    dated('Gerente de Calidad', 'Agosto 2020 – Actual'),
    'Autopartes del Bajío, S.A. de C.V.',
    item('Disminución de 42 % en reclamos de cliente con auditorías de proceso'),
    item('Certificación de las tres plantas sin no conformidades mayores'),
    dated('Inspector de Calidad', 'Junio 2014 – Julio 2020'),
    'Plásticos Técnicos Corregidora',
    item('Inspección de recibo y metrología de piezas inyectadas'),
    item('Elaboración de planes de control para doce moldes'),
  ];
}

const TOLD = [
  'Gerente de Calidad | Autopartes del Bajío, S.A. de C.V. | 2020-08 | present',
  'Inspector de Calidad | Plásticos Técnicos Corregidora | 2014-06 | 2020-07',
];

describe('list items without a glyph', () => {
  test.each([
    ['set in from the head', HEAD + 14],
    ['at the margin, each telling a deed', HEAD],
  ])('%s', (_, x) => {
    const reading = read(jobs(at(x)));
    expect(entriesIn(reading, 'experience')).toEqual(TOLD);
    expect(reading.entries.map(({ bullets }) => bullets.length)).toEqual([2, 2]);
    expect(reading.bullets.every(({ glyph }) => glyph === null)).toBe(true);
  });

  test('are whole where they wrap', () => {
    const long = 'Disminución de 42 % en reclamos de cliente durante los primeros dieciocho meses con auditorías';
    const reading = read([
      ...jobs(at(HEAD + 14)),
      at(HEAD + 14)(long),
      at(HEAD + 14)('escalonadas de proceso en las tres plantas'),
    ]);
    expect(reading.entries.at(-1)?.bullets.map(({ text }) => text)).toEqual([
      'Inspección de recibo y metrología de piezas inyectadas',
      'Elaboración de planes de control para doce moldes',
      `${long} escalonadas de proceso en las tres plantas`,
    ]);
  });

  test('are none where others have a glyph', () => {
    const reading = read([...jobs(at(HEAD + 14)), '• Capacitación de sesenta operadores en control estadístico']);
    expect(reading.bullets).toHaveLength(1);
  });
});

describe('no list', () => {
  test('a paragraph of several lines', () => {
    const reading = read([
      { text: 'Experience', size: 14 },
      dated('Operations Manager', '2019 – Present'),
      'Northgate Chill Ltd',
      'Lead two depots with a hundred and forty drivers and warehouse staff between them. Cut the',
      'share of failed deliveries by more than half in a year by rebuilding the route plan, and took',
      'the lease of a third depot.',
    ]);
    expect(reading.bullets).toEqual([]);
    expect(reading.entries[0]?.paragraphs).toHaveLength(1);
  });

  test('employers set in below their posts', () => {
    const inset = at(HEAD + 14);
    const reading = read([
      { text: 'Esperienze', size: 14 },
      dated('Contabile', '2019 – oggi'), inset('Studio Zanin, Padova'),
      dated('Impiegata', '2015 – 2019'), inset('Ceramiche Euganee, Este'),
      dated('Segretaria', '2012 – 2015'), inset('Cantina dei Colli, Vo’'),
    ]); // prettier-ignore
    expect(reading.bullets).toEqual([]);
    expect(entriesIn(reading, 'experience')[1]).toBe('Impiegata | Ceramiche Euganee | 2015 | 2019');
  });
});
