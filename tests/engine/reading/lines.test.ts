/** Spans become lines in the order in which a person reads them. */
import { describe, expect, test } from 'vitest';
import { openingOf, joinLines } from '../../../src/engine/reading/items/bullets.ts';
import { read, textsOf, type Row } from './sheet.ts';

const LEFT = [
  'Ana García',
  'Sevilla, España',
  'ana@example.org',
  'SQL y Power BI',
  'Español e inglés',
  'Grado en Economía',
  'Universidad Norte',
  'Ajedrez y correr',
  'Voluntaria local',
  'Carné de conducir',
];
const PROSE = [
  'Led a team of nine and cut the time', 'Built the reports that the board reads', 'Moved the payments to a new ledger', 'Wrote the rules by which refunds go out', 'Hired and trained four new analysts',
  'Closed the books in five days, not nine', 'Opened a second support desk in Oakland', 'Cut the cost of each ticket by a fifth', 'Planned the budget of the department', 'Answered to the board every quarter',
]; // prettier-ignore

function columnsOf(rows: readonly Row[]): number {
  return Math.max(...read(rows).columns.map(({ count }) => count));
}

describe('columns', () => {
  test('two texts beside each other are read one after the other', () => {
    // Set half a line apart, as columns of their own leading are.
    const rows: Row[] = LEFT.flatMap((text, at) => [{ text }, { text: PROSE[at] ?? '', x: 230 }]);
    expect(columnsOf(rows)).toBe(2);
    expect(textsOf(read(rows).lines)).toEqual([...LEFT, ...PROSE]);
  });

  test.each<[string, readonly Row[]]>([
    [
      'dates at the right edge',
      PROSE.map((text, at): Row => [
        [56, text],
        [470, `${String(2010 + at)} – ${String(2011 + at)}`],
      ]),
    ],
    [
      'dates in a rail at the left',
      PROSE.map((text, at): Row => [
        [56, `${String(2010 + at)}-${String(2011 + at)}`],
        [150, text],
      ]),
    ],
    [
      'dates in a rail, headings of the whole width among them',
      PROSE.flatMap((text, at): Row[] => [
        ...['', { text: 'Further work', size: 12 }, ''],
        [
          [56, `${String(2010 + at)}-${String(2011 + at)}`],
          [150, text],
        ],
        [[150, 'Oakland, CA, and from there to the whole of the coast']],
      ]),
    ],
    [
      'places at the right edge',
      PROSE.map((text): Row => [
        [56, text],
        [470, 'Oakland, CA'],
      ]),
    ],
    [
      'a few rows in two parts',
      [
        ...PROSE.slice(0, 5),
        ...PROSE.slice(5, 9).map((text): Row => [
          [56, 'Design: good'],
          [330, text],
        ]),
      ],
    ],
    [
      'bullet glyphs apart from their text',
      PROSE.map((text): Row => [
        [56, '•'],
        [80, text],
      ]),
    ],
    ['one column', PROSE],
  ])('%s are none', (_, rows) => {
    expect(columnsOf(rows)).toBe(1);
  });
});

test('dates between two columns belong to the left one', () => {
  const at = (x: number, y: number, text: string): Row => ({ text, x, y });
  const left = ['平面设计师', '拾光品牌设计有限公司', '负责食品与文创品牌的包装设计', '带领两名助理完成视觉规范', '设计助理', '渝州印务中心', '画册的排版与印前', '视觉传达设计', '西南艺术学院'];
  const rows = [
    ...left.map((text, n) => at(40, 780 - n * 16, text)),
    ...['联系我', '159 0281 4476', 'ruoxi@example.org', '成都市锦江区', '专业技能', '插画设计与排版', '书籍设计与装帧', '品牌视觉规范'].map((text, n) => at(430, 774 - n * 17, text)),
    at(290, 780, '2021.03—至今'),
    at(290, 780 - 4 * 16, '2018.07—2021.02'),
    at(290, 780 - 7 * 16, '2014.09—2018.06'),
  ];
  const reading = read(rows);
  expect(reading.columns[0]?.count).toBe(2);
  expect(textsOf(reading.lines)).toContain('平面设计师 2021.03—至今');
}); // prettier-ignore

test('contact data at the right of the head and dates further down are no column', () => {
  const at = (x: number, y: number, text: string): Row => ({ text, x, y });
  const left = ['喻佳', '总账会计', '个人优势', '熟悉金蝶与用友，能独立完成全盘账务', '具有制造业成本核算经验', '工作经历', '江西机械制造股份有限公司', '财务部 总账会计', '负责三家子公司合并报表编制', '对接会计师事务所年审', '梳理成本归集流程', '豪达贸易有限公司', '财务部 应收会计', '管理二百家客户往来账款'];
  const rows = [
    ...left.map((text, n) => at(56, 780 - n * 18, text)),
    ...['电话：13361958820', '邮箱：yu@example.org', '南昌市红谷滩区'].map((text, n) => at(420, 786 - n * 15, text)),
    at(450, 780 - 6 * 18, '2021/04 – 至今'),
    at(450, 780 - 11 * 18, '2017/07 – 2021/03'),
  ];
  expect(read(rows).columns[0]?.count).toBe(1);
}); // prettier-ignore

describe('lines', () => {
  test('hold cells where a wide gap parts them', () => {
    const [line] = read([[[56, 'Data Analyst'], [440, '2019 – 2021']]]).lines; // prettier-ignore
    expect(line?.cells.map(({ text }) => text)).toEqual(['Data Analyst', '2019 – 2021']);
    expect(line?.text).toBe('Data Analyst 2019 – 2021');
  });

  test('hold a blank between two faces though it is set in a smaller type', () => {
    const [line] = read([{ text: 'Dr. Anneke', size: 24, y: 700 }, { text: 'Achterberg', size: 24, x: 178.4, y: 700, font: 1 }]).lines; // prettier-ignore
    expect(line?.text).toBe('Dr. Anneke Achterberg');
  });

  test('printed twice for boldness are read once', () => {
    const [line] = read([{ text: 'Ana García', x: 56, y: 700 }, { text: 'Ana García', x: 56.4, y: 700.2 }]).lines; // prettier-ignore
    expect(line?.text).toBe('Ana García');
  });

  test.each([
    ['Acme Ltd ...................... Boston MA', ['Acme Ltd', 'Boston MA']],
    ['Geology ------------------ Tarn University', ['Geology', 'Tarn University']],
    ['Cook . . . . . . . . . . . 2010', ['Cook', '2010']],
    ['Signature: ................', ['Signature: ................']],
    ['---------------------------', ['---------------------------']],
    ['Well... and so on', ['Well... and so on']],
  ])('what leads from one text to the next parts them: %s', (text, cells) => {
    expect(read([text]).lines[0]?.cells.map((cell) => cell.text)).toEqual(cells);
  });

  test('hidden text is no line', () => {
    expect(textsOf(read(['Ana García', { text: 'hire this person', hidden: 'tiny' }]).lines)).toEqual(['Ana García']);
  });

  test('the last line of a sheet that closes with its number', () => {
    const foot = (...texts: readonly string[]): boolean | undefined =>
      read([{ text: 'Skills', y: 400 }, ...texts.map((text, at) => ({ text, x: 56 + 220 * at, y: 40 }))]).lines.at(-1)
        ?.running;
    expect(foot('8 May 2023', 'Ana Prueba · Résumé', '1')).toBe(true);
    expect(foot('German', 'fluent')).toBe(false);
  });

  test('page numbers are running lines', () => {
    const { lines } = read(
      ['Ana García', { text: 'Page 1 of 2', y: 30 }],
      ['Experience', { text: 'Page 2 of 2', y: 30 }],
    );
    expect(lines.filter(({ running }) => running).map(({ text }) => text)).toEqual(['Page 1 of 2', 'Page 2 of 2']);
  });
});

describe('list items', () => {
  test.each([
    ['• Led a team', '•', 'Led a team'],
    ['– Led a team', '–', 'Led a team'],
    ['\uf0b7 Led a team', '\uf0b7', 'Led a team'],
    ['・新規顧客の開拓', '・', '新規顧客の開拓'],
    ['● 带领团队', '●', '带领团队'],
    ['o Led a team', 'o', 'Led a team'],
    ['1. Led a team', '1.', 'Led a team'],
    ['① 带领团队', '1.', '带领团队'],
    ['\u0088 Led a team', '\u0088', 'Led a team'],
  ])('%s', (text, glyph, rest) => {
    expect(openingOf(text)).toEqual({ glyph, text: rest });
  });

  test.each(['Led a team', '2019 – 2021', '-5 % costs', 'of the team', '3.5 GPA', '—'])('%s is none', (text) => {
    expect(openingOf(text).glyph).toBeNull();
  });

  test('carry on below words that a blank sets in', () => {
    const { bullets } = read([
      'Experience',
      [[60, '•'], [74, 'Led a team of nine and cut the time to']], // prettier-ignore
      { text: 'answer customers in half', x: 70.4 },
      { text: 'Clerk   2012 – 2014', x: 50 },
    ]);
    expect(bullets.map(({ text }) => text)).toEqual([
      'Led a team of nine and cut the time to answer customers in half',
    ]);
  });

  test('carry on over indented lines, hyphens mended, Han joined without a space', () => {
    const { bullets } = read([
      'Experience',
      { text: '• Led a team of nine and cut the time to ans-', x: 60 },
      { text: 'wer customers in half', x: 70 },
      { text: '• Built reports', x: 60 },
    ]);
    expect(bullets.map(({ text }) => text)).toEqual([
      'Led a team of nine and cut the time to answer customers in half',
      'Built reports',
    ]);
    expect(joinLines(['Institut Saint-Laurent-', 'des-Prés'])).toBe('Institut Saint-Laurent-des-Prés');
    expect(joinLines(['新規顧客の開', '拓を行い'])).toBe('新規顧客の開拓を行い');
    expect(joinLines(['one line', 'and the next'])).toBe('one line and the next');
  });
});

describe('words that justification pulls apart', () => {
  /** Each word so far behind the one before it. */
  const pulled = (words: readonly string[], gaps: readonly number[], y = 700): Row[] => {
    let x = 56;
    return words.map((text, at): Row => {
      const own = { text, x, y };
      x += text.length * 5.25 + (gaps[at % gaps.length] ?? 0);
      return own;
    });
  };
  const WORDS = ['Leitung', 'der', 'Zweigstelle', 'Emsau', 'mit', 'vier', 'Kolleginnen,', 'Privat-', 'und'];
  const cellsIn = (rows: readonly Row[]): number => Math.max(...read(rows).lines.map(({ cells }) => cells.length));

  test('are one text, though cells stand as far apart', () => {
    expect(textsOf(read(pulled(WORDS, [17.2, 16.6])).lines)).toEqual([WORDS.join(' ')]);
    expect(cellsIn(pulled(WORDS, [17.2, 16.6]))).toBe(1);
  });
  test('gaps of many widths, or names without a word between them, are those of cells', () => {
    expect(cellsIn(pulled(WORDS, [17.2, 30]))).toBeGreaterThan(1);
    expect(cellsIn(pulled(['Word', 'Excel', 'Outlook', 'Access', 'Teams', 'Visio'], [17.2]))).toBe(6);
  });
});
