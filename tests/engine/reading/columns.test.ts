/** Which gutters part columns: those between texts of their own, not those before their dates and labels. */
import { describe, expect, test } from 'vitest';
import { layoutOf } from '../../../src/engine/reading/page/columns.ts';
import { areHeaded, isRail } from '../../../src/engine/reading/page/column-rails.ts';
import type { Row as RailRow } from '../../../src/engine/reading/page/column-rows.ts';
import type { Box, Span } from '../../../src/resume/document.ts';
import { span } from '../builder.ts';
import { read, textsOf, type Placed, type Row } from './sheet.ts';

const DUTIES = [
  'Led a team of nine and cut the time to answer', 'Built the reports that the whole board reads', 'Moved the payments to a new ledger in one year', 'Wrote the rules by which all refunds go out',
  'Hired and trained four new analysts in spring', 'Closed the books in five days, not in nine', 'Opened a second support desk in West Oakland', 'Cut the cost of each ticket by about a fifth',
]; // prettier-ignore
const SKILLS = ['SQL and dbt', 'Power BI', 'Excel models', 'SAP FI/CO', 'Forecasting', 'Audit trails'];
const STUDIES = [
  'BSc Economics',
  'Leeds Example University',
  '2008 – 2011',
  'A levels',
  'Example High School',
  '2006 – 2008',
];

const columnsOf = (rows: readonly Row[]): number => Math.max(...read(rows).columns.map(({ count }) => count));

/** Texts at an edge of their own, one a row from the given one on. */
function beside(rows: readonly Row[], from: number, x: number, texts: readonly string[]): Row[] {
  return rows.map((row, at): Row => {
    const text = texts[at - from];
    const cells: readonly Placed[] =
      typeof row === 'string' ? (row === '' ? [] : [[56, row]]) : 'text' in row ? [] : row;
    return text === undefined || at < from ? row : [...cells, [x, text]];
  });
}

describe('two sections under headings of their own', () => {
  const skills = SKILLS.map((text): Row => [[56, text]]);
  const block = (size: number): Row[] => [
    ...DUTIES.map((text) => `${text}, and what came of it in the year after that one`),
    '',
    { text: 'Skills', x: 56, size, y: 650 },
    { text: 'Education', x: 320, size, y: 650 },
    ...beside([...skills, ...skills], 0, 320, [...STUDIES, ...STUDIES]),
  ];

  test('are columns however short their lines', () => {
    expect(columnsOf(block(13))).toBe(2);
  });
});

describe('two headings on one line, set alike over smaller text', () => {
  const short = ['Truro', '07700 900123', 'cv@example.org', 'Welding', 'First aid', 'Sage'];
  const sides = (left: string, right: string, size: number): Row[] => [
    { text: 'Owen Marlow', x: 56, size: 20, y: 792 },
    { text: left, x: 56, size: 13, y: 764 },
    { text: right, x: 400, size, y: 764 },
    ...beside(['', '', ...DUTIES, ...DUTIES], 3, 400, short),
  ];

  test.each([['Where I have been', 'Say hello'], ['Chi sono', 'Recapiti']])('open two columns: %s, %s', (left, right) => {
    expect(columnsOf(sides(left, right, 13))).toBe(2);
  }); // prettier-ignore

  test('a year beside a heading opens none', () => {
    expect(columnsOf(sides('Where I have been', '2019', 13))).toBe(1);
  });
});

describe('contact data at the right edge and a page number below', () => {
  const contact = ['14 Sheep Street, Truro', '07700 900123', 'cv@example.org'];
  const rows: Row[] = [
    { text: 'Owen Marlow', x: 56, size: 20, y: 792 },
    ...contact.map((text, at): Row => ({ text, x: 540 - 5.2 * text.length, y: 770 - 14 * at })),
    ...[...DUTIES, ...DUTIES].map((text, at): Row => ({ text, x: 56, y: 700 - 14 * at })),
    { text: 'Page 1 of 1', x: 470, y: 40 },
  ];

  test('are no column', () => {
    expect(columnsOf(rows)).toBe(1);
  });

  test('nor are they with the dates of the jobs far below', () => {
    const dated = (text: string, y: number): Row => ({ text, x: 540 - 5.2 * text.length, y });
    const left = ['Owen Marlow', 'Night Porter', '', '', '', '', 'Experience', 'The Anvil Inn', 'Night Porter', '• Kept the keys of ninety rooms']; // prettier-ignore
    const head = left.flatMap((text, at): Row[] => (text === '' ? [] : [{ text, x: 56, y: 792 - 14 * at }]));
    const more = DUTIES.map((text, at): Row => ({ text, x: 56, y: 640 - 14 * at }));
    const reading = read([
      ...head,
      ...contact.map((text, at) => dated(text, 770 - 14 * at)),
      dated('Since 11/2022', 694),
      ...more,
    ]);
    expect(reading.columns[0]?.count).toBe(1);
    expect(textsOf(reading.lines)).toContain('The Anvil Inn Since 11/2022');
  });

  test('nor in paragraphs of their own over the dates of two jobs', () => {
    const right = (text: string, y: number): Row => ({ text, x: 540 - 5.2 * text.length, y });
    const rows: Row[] = [
      { text: 'Owen Marlow', x: 56, size: 20, y: 792 },
      ...['cv@example.org', '07700 900123', '', '14 Sheep Street,', 'Truro,', 'TR1 4AB'].flatMap((text, at) => (text === '' ? [] : [right(text, 800 - 14 * at)])),
      { text: 'The Anvil Inn - Night Porter', x: 56, y: 680 },
      right('Sep 2022 - present', 680),
      ...DUTIES.slice(0, 3).map((text, at): Row => ({ text: `• ${text}`, x: 66, y: 666 - 14 * at })),
      { text: 'The Forge - Night Porter', x: 56, y: 610 },
      right('Summer 2021', 610),
      ...DUTIES.map((text, at): Row => ({ text: `• ${text}, and what came of it in the year after`, x: 66, y: 596 - 14 * at })),
    ]; // prettier-ignore
    expect(columnsOf(rows)).toBe(1);
  });
});

describe('a rail of dates beside the second of two columns', () => {
  const dates = ['2019 – 2024', '', '', '2015 – 2019', '', '', '2012 – 2015', ''];
  const rows = DUTIES.map((text, at): Row => [
    [56, `${SKILLS[at % 6] ?? ''} and more`],
    ...(dates[at] ? [[210, dates[at]] as const] : []),
    [300, text],
  ]);

  test('stays with its text', () => {
    // The first column has a leading of its own.
    const own = rows.flatMap((row, at): Row[] => {
      const [first, ...rest] = row as readonly Placed[];
      return [rest, { text: first?.[1] ?? '', x: 56, y: 784 - at * 33 }];
    });
    const { columns, lines } = read(own);
    expect(columns[0]?.count).toBe(2);
    expect(textsOf(lines)).toContain('2019 – 2024 Led a team of nine and cut the time to answer');
  });
});

describe('a strip', () => {
  const row = (text: string, baseline: number, left = 56): RailRow => ({
    text,
    baseline,
    size: 10,
    left,
    right: left + text.length * 5,
  });
  const text = DUTIES.flatMap((duty, at) => [0, 13, 26].map((down) => row(duty, 700 - at * 60 - down, 160)));

  test('of dates is a rail, though a paragraph and headings of the whole width end among them', () => {
    const rail = [
      row('of it.', 742),
      row('Experience', 720),
      ...[0, 1, 2].map((at) => row('2015 – 2019', 700 - at * 60)),
      row('Education', 541),
      row('2008 – 2011', 520),
      row('Sprachen', 481),
      ...[3, 4].map((at) => row('Language', 700 - (at + 1) * 60)),
    ];
    expect(isRail(rail, text)).toBe(true);
  });

  test.each([
    ['en', ['May 2016', '— Present', '9 years', 'June 2011', '—', 'May 2016', '5 years']],
    ['fr', ['Mai 2016', '— Actuel', '9 ans', 'Juin 2011', '—', 'Mai 2016', '5 ans']],
    ['ja', ['2016年5月', '〜 現在', '9年', '2011年6月', '〜', '2016年5月', '5年']],
  ] as const)('%s: of starts over ends over how long is a rail, level with nothing', (_, texts) => {
    const rail = texts.map((told, at) => row(told, 663 - at * 60, 458));
    expect(isRail(rail, text)).toBe(true);
  });

  test('of few dates and labels, each level with its text, is none whatever headings stand between', () => {
    const [level, headings] = [[700, 660, 560, 545, 530], [680, 580]];
    const few = [...level.map((y, at) => row(at < 2 ? '2005 – 2009' : 'Tedesco', y)), ...headings.map((y) => row('Formazione', y))];
    const beside = [...level, 692, 648, 636].map((y) => row('Impiegata di commercio', y));
    const falling = (rows: readonly RailRow[]): RailRow[] => rows.toSorted((a, b) => b.baseline - a.baseline);
    expect(isRail(falling(few), falling(beside))).toBe(true);
  }); // prettier-ignore

  test('of dates under a heading is no text beside another that has one', () => {
    const heading = (text: string): RailRow => ({ ...row(text, 720), size: 13 });
    const contact = ['Truro', '07700 900123', 'cv@example.org', 'Welding'].map((told, at) => row(told, 700 - at * 14));
    const dates = [0, 1, 2].map((at) => row('2015 – 2019', 700 - at * 60));
    expect(areHeaded([heading('Experience'), ...dates], [heading('Contact'), ...contact])).toBe(false);
    expect(areHeaded([heading('Experience'), ...text], [heading('Contact'), ...contact])).toBe(true);
  });

  test('of lines that follow one another is a column', () => {
    const lines = Array.from({ length: 14 }, (_, at) => row('A line of the sidebar in its own words', 705 - at * 14));
    expect(isRail(lines, text)).toBe(false);
  });
});

test('the longer of two columns goes on below the other with lines that reach further into the gutter', () => {
  const last = 'What was said of me by those whom I led for nine long years, in short:';
  const left = [...DUTIES, ...DUTIES, last].map((text, at) => span({ text, x: 56, y: 780 - 14 * at }));
  const right = DUTIES.map((text, at) => span({ text: text.slice(0, 24), x: 440, y: 783 - 17 * at }));
  const { regions } = layoutOf([...left, ...right], { height: 842, across: [] });
  expect(regions.map(({ spans, column }) => [column, spans.length])).toEqual([
    [0, left.length],
    [1, right.length],
  ]);
});

describe('lines across the gutter', () => {
  const left = SKILLS.concat(SKILLS).map((text, at) => span({ text: `${text} and more`, x: 56, y: 780 - 14 * at }));
  const right = [...DUTIES, ...DUTIES].map((text, at) => span({ text, x: 240, y: 776 - 15 * at }));
  const across = (x: number, width: number): Box[] => [750, 720, 690, 660].map((y) => ({ x, y, width, height: 0.5 }));

  test('below the headings of one side part no columns', () => {
    expect(layoutOf([...left, ...right], { height: 842, across: across(50, 185) }).count).toBe(2);
  });

  test('from cell to cell are those of a table', () => {
    const cells = [...across(50, 185), ...across(235, 300)];
    expect(layoutOf([...left, ...right], { height: 842, across: cells }).count).toBe(1);
  });
});

describe('labels beside what they name', () => {
  const row = (text: string, at: number, left: number): RailRow => ({ baseline: 700 - 14 * at, size: 11, text, left, right: left + 6 * text.length }); // prettier-ignore
  const labels = ['SKILLS', 'Languages', 'Frameworks', 'Testing', 'Protocols & APIs', 'Databases', 'Systems', 'PUBLICATIONS'].map((text, at) => row(text, at, 56)); // prettier-ignore
  const values = ['Kotlin, Haskell, Elixir, Scheme', 'Phoenix, Ktor, Svelte and more', 'Property tests, Cypress, Vitest', 'Protobuf, Avro, CBOR, GraphQL', 'MariaDB, DuckDB, Redis', 'Alpine, Debian, NixOS, Helix']; // prettier-ignore
  const beside = (texts: readonly string[]): RailRow[] => texts.map((text, at) => row(text, at + 1, 200));

  test('are no column, with headings above and below', () => {
    expect(isRail(beside(values), labels)).toBe(true);
  });

  test('an address among the values opens in small letters', () => {
    for (const address of ['ada.muster@example.org', 'example.org/ada', 'www.example.org'])
      expect(isRail(beside(values.with(4, address)), labels)).toBe(true);
  });

  test('but lines that go on from the one above are a text', () => {
    expect(isRail(beside(['Builds the ledgers that three', 'banks settle with, and leads', 'the four people who keep them', 'running day and night for all', 'of the branches in the north', 'and of the two in the south']), labels)).toBe(false); // prettier-ignore
  });
});

test('a heading among the dates and labels of a rail makes no column of it', () => {
  const row = (baseline: number, left: number, text: string): RailRow => ({ baseline, size: 10, text, left, right: left + 5 * text.length }); // prettier-ignore
  const rail = ['2023', '2018', '2016', 'LINGUE', 'Italiano', 'Tedesco', 'Francese', 'Inglese'];
  const told = [
    'corso base',
    'terapia manuale',
    '120 ore',
    null,
    'lingua madre',
    'C1, parlato ogni giorno',
    'B2',
    'B1',
  ];
  const beside = told.flatMap((text, at) => (text === null ? [] : [row(700 - 14 * at, 176, text)]));
  const labels = (texts: readonly string[]): RailRow[] => texts.map((text, at) => row(700 - 14 * at, 63, text));
  expect(isRail(labels(rail), beside)).toBe(true);
  // A line that is none leaves the side longer than what stands beside it.
  expect(isRail(labels(rail.with(3, 'Sempre in movimento')), beside)).toBe(false);
});

describe('headings at the left over both columns', () => {
  const rows = (x: number, texts: readonly (readonly [number, string])[], size = 10): Span[] =>
    texts.map(([y, text]) => span({ text, x, y, size }));
  const heads = [780, 660, 540].map((y) => span({ text: 'Section over both', x: 56, y, size: 17 }));
  const left = (ys: readonly number[]): Span[] => rows(56, ys.map((y) => [y, 'What stands at the left of this grid'] as const)); // prettier-ignore
  const right = (ys: readonly number[]): Span[] => rows(330, ys.map((y) => [y, 'What stands at the right of this grid'] as const)); // prettier-ignore
  const columnsOf = (spans: readonly Span[]): [number, number][] =>
    layoutOf(spans, { height: 842, across: [] }).regions.map((region) => [region.column, region.spans.length]);

  test('part them into bands that are read one after the other', () => {
    const [first, second] = [
      [755, 741, 727],
      [635, 621, 607, 593],
    ];
    const spans = [...heads, ...left([...first, ...second, 515]), ...right([755, 739, 723, 635, 619, 603, 587])];
    expect(columnsOf(spans)).toEqual([[0, 4], [1, 3], [2, 5], [3, 4], [4, 2]]); // prettier-ignore
  });

  test('do not where the right column runs on beside them', () => {
    const own = [755, 741, 727, 635, 621, 607, 593, 515];
    const beside = [760, 744, 728, 712, 696, 680, 664, 648, 632, 616];
    expect(columnsOf([...heads, ...left(own), ...right(beside)])).toEqual([[0, 11], [1, 10]]); // prettier-ignore
    const apart = [755, 741, 727, 629, 615, 601, 587];
    expect(columnsOf([...heads, ...left(own), ...right(apart)])).toEqual([[0, 11], [1, 7]]); // prettier-ignore
  });
});

test('labels and texts at the two edges of the rail above go on as rows below a heading that fills the gutter', () => {
  const at = (x: number, y: number, text: string, size = 10.5): Span => span({ text, x, y, size });
  const rail = (y: number, label: string, text: string): Span[] => [at(57, y, label), at(176, y, text)];
  const jobs = [669, 621, 585, 560, 524].flatMap((y) => [
    ...rail(y, '2009 – 2014', 'Capo muratore'), at(176, y - 12, 'Costruzioni Morobbia SA, Bellinzona'), at(176, y - 24, 'Ristrutturazioni in centro storico, formazione di apprendisti'),
  ]); // prettier-ignore
  const spans = [
    at(57, 762, 'Nevio Pedrazzi', 20), at(57, 747, 'Via ai Ronchi 6, 6512 Giubiasco'), at(57, 735, 'Natel 079 555 01 23'), at(57, 685, 'ATTIVITÀ PROFESSIONALE', 12.5), ...jobs,
    at(57, 397, 'CORSI DI PERFEZIONAMENTO', 12.5), ...rail(381, '2022', 'Sicurezza SUVA per i quadri'), ...rail(369, '2019', 'Lettura di piani in cantiere BIM'), ...rail(357, '2011', 'Gruista categoria B'),
    at(57, 331, 'LINGUE', 12.5), ...rail(315, 'Italiano', 'lingua madre'), ...rail(303, 'Tedesco', 'buono parlato (dialetto svizzero)'), ...rail(291, 'Portoghese', 'di cantiere'),
    at(57, 266, 'TEMPO LIBERO', 12.5), at(57, 249, 'Guggen, caccia, orto'), at(57, 224, 'REFERENZE', 12.5), at(57, 208, 'su richiesta'),
  ]; // prettier-ignore
  expect(layoutOf(spans, { height: 842, across: [] }).count).toBe(1);
});
