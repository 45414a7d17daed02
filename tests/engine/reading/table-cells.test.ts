/** What stands in the cells of tables, and where they are: edges that are not drawn, halves of periods, a post over an employer. */
import { describe, expect, test } from 'vitest';
import { rowsOf } from '../../../src/engine/reading/page/line-drafts.ts';
import { isCrossed, partsOf } from '../../../src/engine/reading/page/span-parts.ts';
import { strokesOf } from '../../../src/engine/reading/page/strokes.ts';
import { tabStops } from '../../../src/engine/reading/page/tab-stops.ts';
import type { PageRule } from '../../../src/resume/document.ts';
import { span } from '../builder.ts';
import type { Draft } from '../../../src/engine/reading/page/line-drafts.ts';
import { paragraphOf } from '../../../src/engine/reading/tables/cell-texts.ts';
import { readTables, type Heading, type Table } from './drawn-table.ts';
import { entriesIn, headingsOf, read, type Row } from './sheet.ts';

const PERSON: Heading = { heading: 'Ada Example, ada@example.org, +44 20 7946 0000, Leeds' };

function jobs(heading: string, table: Table): string[] {
  return entriesIn(readTables([PERSON, { heading }, table]), 'experience');
}

describe('a table', () => {
  test('whose dates stand last is one without lines too', () => {
    const rows = [
      ['Enrolled Nurse\nCorio Bay Aged Care', 'Medication rounds for 34 residents, wound care, and four carers on the night shift.', '02/2019 – 11/2023'],
      ['Care Worker\nBellarine Community Health', 'Home visits, showering and meals, incident notes and shopping for six people.', '08/2015 – 01/2019'],
      ['Cafe Attendant\nEastern Beach Kiosk', 'Register, barista work.', '11/2013 – 07/2015'],
    ]; // prettier-ignore
    expect(jobs('Work history', { widths: [170, 200, 125], rows, lines: 'none' })).toEqual([
      'Enrolled Nurse | Corio Bay Aged Care | 2019-02 | 2023-11',
      'Care Worker | Bellarine Community Health | 2015-08 | 2019-01',
      'Cafe Attendant | Eastern Beach Kiosk | 2013-11 | 2015-07',
    ]);
  });

  test('whose first row has no line above it has that row', () => {
    const rows = [
      ['2021 – heute', 'Artdirektorin\nStudio Nordlicht, Kiel\nLeitet drei Gestalterinnen.'],
      ['2017 – 2021', 'Grafikerin\nAgentur Hafenkante, Lübeck\nKataloge und Schilder.'],
    ];
    const table: Table = { widths: [110, 380], rows, lines: 'rows', open: true };
    const { lines } = readTables([PERSON, { heading: 'Berufserfahrung' }, table]);
    expect(lines.filter(({ place }) => place?.at.length === 2).map(({ text }) => text)).toEqual([
      '2021 – heute Artdirektorin',
      '2017 – 2021 Grafikerin',
    ]);
  });

  test('whose last row has no line below it leaves out the heading that follows', () => {
    const lines = 'rows';
    const work = [['2020 – heute', 'Floristin, Blumen Hegau, Singen'], ['2017 – 2020', 'Verkäuferin, Gärtnerei Seerose']]; // prettier-ignore
    const school = [['2015 – 2017', 'Floristin EFZ, Berufsschule Schaffhausen'], ['2012 – 2015', 'Sekundarschule, Stein am Rhein']]; // prettier-ignore
    const widths = [150, 300];
    const reading = readTables([
      PERSON,
      { heading: 'Berufserfahrung' },
      { widths, rows: work, lines, unended: true },
      { heading: '' },
      { heading: 'Ausbildung' },
      { widths, rows: school, lines, unended: true },
    ]);
    expect(headingsOf(reading)).toEqual(['Berufserfahrung: experience', 'Ausbildung: education']);
    expect(entriesIn(reading, 'experience')).toEqual([
      'Floristin | Blumen Hegau | 2020 | present',
      'Verkäuferin | Gärtnerei Seerose | 2017 | 2020',
    ]);
  });

  test('tells its columns by all their cells', () => {
    const rows = [
      ['De mai 2021 à ce jour', 'Fonderies du Tarn', 'Technicien de maintenance'],
      ['De septembre 2016 à avril 2021', 'Verrerie ouvrière', 'Agent de maintenance'],
      ['De juillet 2014 à août 2016', 'Garage Puech', 'Mécanicien automobile'],
    ];
    expect(jobs('Expérience professionnelle', { widths: [120, 170, 200], rows, lines: 'cells' })).toEqual([
      'Technicien de maintenance | Fonderies du Tarn | 2021-05 | present',
      'Agent de maintenance | Verrerie ouvrière | 2016-09 | 2021-04',
      'Mécanicien automobile | Garage Puech | 2014-07 | 2016-08',
    ]);
  });
});

describe('a cell', () => {
  test('of a post over an employer is two, however full its first line', () => {
    const rows = [
      ['Zeitraum', 'Position / Arbeitgeber', 'Schwerpunkte'],
      ['04/2014 – 09/2019', 'Personalreferentin\nKlinikum Steigerwald gGmbH', 'Betreuung von 420 Beschäftigten.'],
      ['09/2010 – 03/2014', 'Sachbearbeiterin\nDruckhaus Kranich', 'Zeitwirtschaft und Bescheinigungen.'],
    ];
    expect(jobs('Berufserfahrung', { widths: [110, 125, 255], rows, lines: 'cells' })).toEqual([
      'Personalreferentin | Klinikum Steigerwald gGmbH | 2014-04 | 2019-09',
      'Sachbearbeiterin | Druckhaus Kranich | 2010-09 | 2014-03',
    ]);
  });

  test.each([
    ['05.2019\nheute', '2019-05 | present'],
    ['01/2020\n12/2021', '2020-01 | 2021-12'],
    ['Februar 2020\n– heute', '2020-02 | present'],
    ['seit\n05.2019', '2019-05 | present'],
  ])('of a period in two halves is one: %j', (dates, told) => {
    const rows = [
      [dates, 'Leiter Unterhalt', 'Gotthard Seilbahnen AG'],
      ['08.2010\n04.2013', 'Automatiker', 'Kabelwerk Schattau'],
    ];
    expect(jobs('Berufserfahrung', { widths: [90, 150, 250], rows, lines: 'cells' })).toEqual([
      `Leiter Unterhalt | Gotthard Seilbahnen AG | ${told}`,
      'Automatiker | Kabelwerk Schattau | 2010-08 | 2013-04',
    ]);
  });

  test('of a school that wraps before its adjective is one', () => {
    const rows = [['Técnico', 'Logística empresarial, SENA Centro de Gestión Tecnológica, 2018'], ['Bachiller', 'Bachiller académico, Colegio Santa Rosa, 2014']]; // prettier-ignore
    const table: Table = { widths: [150, 250], rows, lines: 'cells' };
    const own = readTables([{ heading: 'Luz Dary Ospina, Cali, Colombia, auxiliar de bodega con experiencia en inventarios y despachos' }, { heading: 'Formación académica' }, table]); // prettier-ignore
    expect(entriesIn(own, 'education')[0]).toBe(
      'Logística empresarial | SENA Centro de Gestión Tecnológica | - | 2018',
    );
  });

  test('keeps an address whole that it is too narrow for', () => {
    const { contact } = readTables([
      { heading: 'Ada Example' },
      {
        widths: [80, 130, 80, 200],
        lines: 'cells',
        rows: [
          ['Name', 'Ada Example', 'E-Mail', 'ada.example-wagner@\nexample.org'],
          ['Born', '1990', 'Phone', '+44 20 7946 0000'],
        ],
      },
    ]);
    expect(contact.email?.value).toBe('ada.example-wagner@example.org');
  });
});

describe('a head that running text follows beside a date', () => {
  test('is its first sentence', () => {
    const rows: Row[] = [
      'Ada Example',
      'ada@example.org',
      { text: 'Beruflicher Werdegang', font: 1 },
      [
        [56, '2017 – heute'],
        [180, 'Küchenchef, Gasthof Zum Hirschen, Hallein. Leitung einer Brigade von'],
      ],
      [[180, 'sieben Köchen, Speisekarten mit regionalem Schwerpunkt, Wareneinsatz']],
      [[180, 'unter 28 Prozent, Ausbildung von drei Lehrlingen.']],
      [
        [56, '2012 – 2017'],
        [180, 'Koch, Hotel Mönchsblick, Salzburg. Einkauf von Fisch und Wild für das'],
      ],
      [[180, 'Restaurant und Bankette bis zu dreihundert Personen im großen Saal.']],
    ];
    expect(entriesIn(read(rows), 'experience')).toEqual([
      'Küchenchef | Gasthof Zum Hirschen | 2017 | present',
      'Koch | Hotel Mönchsblick | 2012 | 2017',
    ]);
  });
});

describe('a list beside a label that wraps', () => {
  test('has its items to itself', () => {
    const told = read([
      'Ada Example',
      'ada@example.org',
      { text: 'ESPERIENZA LAVORATIVA', font: 1 },
      [[50, '• Date (da – a)'], [240, 'Dal 03/2020 al 06/2024']],
      [[50, '• Nome del datore di lavoro'], [240, 'Porto Mediceo Logistica S.p.A.']],
      [[50, '• Tipo di impiego'], [240, 'Responsabile operativo']],
      [[50, '• Principali mansioni e'], [244, '• Coordinato 64 operatori su tre turni']],
      [[50, 'responsabilità'], [244, '• Ridotta la sosta in banchina da 31 a 22 ore']],
      [[244, '• Negoziato con 14 compagnie']],
    ]); // prettier-ignore
    expect(told.bullets.map(({ text }) => text)).toEqual([
      'Coordinato 64 operatori su tre turni',
      'Ridotta la sosta in banchina da 31 a 22 ore',
      'Negoziato con 14 compagnie',
    ]);
    expect(entriesIn(told, 'experience')).toEqual([
      'Responsabile operativo | Porto Mediceo Logistica S.p.A. | 2020-03 | 2024-06',
    ]);
  });
});

describe('a date', () => {
  test('is not carried on by that of the row below it', () => {
    const rows = [
      ['Dates', 'Institution', 'Award'],
      ['2007 – 2011', 'Wyeside University', 'BSc Nutrition'],
      ['2016', 'Institute of Clinical Skills', 'Prescribing Certificate'],
    ];
    const told = readTables([PERSON, { heading: 'Education' }, { widths: [90, 190, 215], rows, lines: 'cells' }]);
    expect(entriesIn(told, 'education')).toEqual([
      'BSc Nutrition | Wyeside University | 2007 | 2011',
      'Prescribing Certificate | Institute of Clinical Skills | - | 2016',
    ]);
  });
});

describe('lines drawn in pieces', () => {
  const piece = (x: number, width: number, y = 100): PageRule => ({
    orientation: 'horizontal',
    colour: '#000000',
    box: { x, y, width, height: 0.5 },
  });

  test('are one, and know where their pieces meet', () => {
    const [line, ...more] = strokesOf([piece(150, 100), piece(50, 100), piece(250, 200)], 'horizontal');
    expect(more).toEqual([]);
    expect(line).toMatchObject({ from: 50, to: 450, joints: [150, 250] });
  });

  test('dashes have no joints', () => {
    const dashes = Array.from({ length: 30 }, (_, at) => piece(50 + at * 5, 3));
    expect(strokesOf(dashes, 'horizontal')).toMatchObject([{ from: 50, joints: [] }]);
  });
});

describe('a run of text', () => {
  const text = span({ text: 'since 09/2021 Town of Leeds', x: 50, size: 10 });
  /** Left edge of a character. */
  const at = (index: number): number => text.edges[index] ?? 0;

  test('is parted where a side runs through one of its blanks', () => {
    expect(partsOf(text, [at(13) + 2]).map((part) => part.text)).toEqual(['since 09/2021', 'Town of Leeds']);
    expect(partsOf(text, [at(9)])).toEqual([text]);
    expect(partsOf(text, [300])).toEqual([text]);
  });

  test('is crossed by a side through its words', () => {
    expect(isCrossed(text, at(9))).toBe(true);
    expect(isCrossed(text, 300)).toBe(false);
  });
});

describe('tab stops', () => {
  const label = (text: string, value: string, row: number): ReturnType<typeof span>[] => [
    span({ text, x: 196 - text.length * 5, y: 700 - row * 14, size: 10 }),
    span({ text: value, x: 206, y: 700 - row * 14, size: 10 }),
  ];
  const LABELS = ['Name', 'Adresse', 'Telefon', 'Geburtsdatum', 'Führerschein', 'Sprachen'];

  test('are where values begin behind their labels', () => {
    const rows = rowsOf(LABELS.flatMap((text, row) => label(text, 'Anna Muster', row)));
    expect(tabStops(rows, 5).places).toEqual([206]);
    expect(tabStops(rows, 7).places).toEqual([]);
  });

  test('are where values begin over lists whose dashes hang before them', () => {
    const dashes = ['- Kasse und Inventur', '- Bestellung der Ware', '- Pflege der Beete', '- Beratung am Stand'];
    const rows = rowsOf([
      ...LABELS.flatMap((text, row) => label(text, 'Anna Muster', row < 3 ? row : row + dashes.length)),
      ...dashes.map((text, row) => span({ text, x: 204, y: 700 - (row + 3) * 14, size: 10 })),
    ]);
    expect(tabStops(rows, 5).places).toEqual([206]);
  });

  test('are not where words happen to begin at one place', () => {
    const words = ['Led a team of nine people', 'Cut a cost of four pounds', 'Ran a shop of five clerks', 'Had a week of nine shifts', 'Won a deal of nine stores', 'Set a rule of four points']; // prettier-ignore
    expect(tabStops(rowsOf(words.map((text, row) => span({ text, y: 700 - row * 14 }))), 5).places).toEqual([]);
  });

  test('are not behind bullets', () => {
    const rows = LABELS.flatMap((text, row) => [
      span({ text: '•', x: 56, y: 700 - row * 14, size: 10 }),
      span({ text, x: 70, y: 700 - row * 14, size: 10 }),
    ]);
    expect(tabStops(rowsOf(rows), 5).places).toEqual([]);
  });

  test('are not at the dash of periods that a face of wide blanks sets alike', () => {
    const periods = ['09.2015 - 12.2016', '11.2013 - 09.2015', '12.2012 - 10.2013', '01.2011 - 02.2012'];
    const drawn = (text: string, row: number, letter: number, blank: number): ReturnType<typeof span> => {
      const whole = span({ text, y: 700 - row * 14, size: 9 });
      const edges = [whole.box.x];
      for (const character of text) edges.push((edges.at(-1) ?? 0) + (character === ' ' ? blank : letter));
      return { ...whole, edges };
    };
    const prose = ['Led a team of nine people in a shop', 'Cut the cost of paper by a third'];
    const rows = [
      ...periods.map((text, row) => drawn(text, row, 5.4, 5.4)),
      ...prose.map((text, at) => drawn(text, periods.length + at, 4.6, 2.2)),
    ];
    expect(tabStops(rowsOf(rows), 2).places).toEqual([]);
  });
});

test.each([
  ['E-mail a.miyamoto@exampl', 'e.org'],
  ['メール： a.miyamoto@exam', 'ple.org'],
  ['a.miyamoto@example.o', 'rg'],
])('an address is whole where its cell breaks it: %s', (...texts) => {
  const lines = texts.map((text): Draft => ({ text, cells: [{}], mark: null }) as unknown as Draft);
  expect(paragraphOf(lines).text).toMatch(/a\.miyamoto@example\.org$/);
});
