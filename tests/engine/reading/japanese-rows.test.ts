/** Rows of Japanese careers that tell offices, posts and what was done between who enters and who leaves. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { hanHeadOf } from '../../../src/engine/reading/han/han-head.ts';
import { degreeOf } from '../../../src/engine/reading/han/han-school.ts';
import { readTables } from './drawn-table.ts';
import { large } from './han-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

test('offices of the one house that the first row enters', () => {
  const reading = read([
    large('職歴'),
    '平成4年4月　浜辺市役所採用　税務部資産税課　主事',
    '平成9年4月　総務部行政管理課　主事',
    '平成20年4月　企画部企画調整課　係長',
    '令和5年4月　市民部　次長',
    '令和7年3月　浜辺市役所　退職',
    '令和7年4月　公益財団法人浜辺文化財団　事務局長（現職）',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '市民部 次長 | 浜辺市役所 | 1992-04 | 2025-03',
    '事務局長 | 公益財団法人浜辺文化財団 | 2025-04 | present',
  ]);
});

test('what was done is listed between the rows', () => {
  const reading = read([
    large('職務経歴'),
    '平成7年4月　株式会社浜辺百貨店　入社',
    '平成7年5月　本店 婦人服売場に配属',
    '・売場での販売、顧客の管理',
    '平成12年4月　同売場 主任に昇格',
    '・八名のシフトの作成',
    '・月ごとの予算の作成',
    '平成15年9月　出産のため退職',
    '平成19年4月　株式会社みなもハウス　入社（パート）',
    '・接客と商品の発注',
    '平成22年4月　浜辺店 店長（正社員登用）',
    '現在に至る',
  ]);
  const [first, second] = entriesIn(reading, 'experience');
  expect(first).toBe('主任 | 株式会社浜辺百貨店 | 1995-04 | 2003-09');
  expect(second).toMatch(/店長.* \| 株式会社みなもハウス \| 2007-04 \| present$/u);
});

test('the tables of a university, each under the words of its head', () => {
  const reading = readTables([
    {
      lines: 'cells',
      widths: [90, 380],
      rows: [
        ['年月', '学　歴　事　項'],
        ['平成14年3月', '浜辺大学文学部哲学科 卒業'],
        ['平成20年3月', '浜辺大学大学院文学研究科博士後期課程 単位取得退学'],
        ['平成21年11月', '博士（文学）（浜辺大学）「中世における場所の概念」'],
      ],
    },
    {
      lines: 'cells',
      widths: [90, 380],
      rows: [
        ['年月', '職　歴　事　項'],
        ['平成20年4月', '浜辺大学大学院文学研究科 研修員（平成21年3月まで）'],
        ['平成24年4月', '岬学院大学人間文化学部 専任講師（平成28年3月まで）'],
        ['平成28年4月', '岬学院大学人間文化学部 准教授（現在に至る）'],
        ['平成30年4月', '浜辺大学文学部 非常勤講師（西洋哲学史、令和2年3月まで）'],
      ],
    },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '研修員 | 浜辺大学大学院文学研究科 | 2008-04 | 2009-03',
    '専任講師 | 岬学院大学人間文化学部 | 2012-04 | 2016-03',
    '准教授 | 岬学院大学人間文化学部 | 2016-04 | present',
    '非常勤講師 | 浜辺大学文学部 | 2018-04 | 2020-03',
  ]);
  expect(entriesIn(reading, 'education').at(-1)).toBe('博士(文学) | 浜辺大学 | - | 2009-11');
});

test('a degree in a sentence, and one with the title of its thesis', () => {
  const told = (text: string): string => Object.values(degreeOf([text], LEXICONS.ja)).join(' | ');
  expect(told('浜辺大学芸術学部映画学科を   に卒業')).toBe('芸術学部映画学科 | 浜辺大学');
  expect(told('博士(文学) 浜辺大学「中世における場所の概念」')).toBe('博士(文学) | 浜辺大学');
});

test('what one did comes before where one was put, the rank one rose to without the one before', () => {
  const reading = read([
    large('職歴'),
    '1997年4月　浜辺海運株式会社 入社',
    '2008年4月　三等機関士から二等機関士に昇任',
    '2020年3月　浜辺海運株式会社 退職',
    '2020年5月　みなもエンジン株式会社 入社（整備部）',
    '船舶用エンジンの整備士として勤務、現在に至る',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '二等機関士 | 浜辺海運株式会社 | 1997-04 | 2020-03',
    '整備士 | みなもエンジン株式会社 | 2020-05 | present',
  ]);
});

test('the latest of posts that each tell their years', () => {
  const { title } = hanHeadOf(
    ['浜辺観光ホテル 翠嶺', '料理長(2019/04〜)、副料理長(2016/03〜2019/03)'],
    false,
    LEXICONS.ja,
  );
  expect(title).toBe('料理長');
});

test('schooling in the sentences of a summary, where no section tells any', () => {
  const prose = (text: string): string[] =>
    entriesIn(read([large('略歴'), text, large('職務経歴'), '2004年4月〜現在 株式会社みなも 編集者']), 'education');
  expect(prose('2004年に浜辺短期大学を卒業後、本に関わる仕事をしてきました。')).toEqual([
    '- | 浜辺短期大学 | - | 2004',
  ]);
  expect(prose('浜辺大学文学部を2004年3月に卒業し、書店に勤めました。')).toEqual(['文学部 | 浜辺大学 | - | 2004-03']);
  expect(prose('2004年に浜辺大学との共同研究を担当しました。')).toEqual([]);
});

test('a heading in larger letters is no row of the labels around it', () => {
  const at = (y: number, label: string, text: string): Row[] => [
    { text: label, x: 56, y },
    { text, x: 120, y },
  ];
  const reading = read([
    { text: 'スキル', size: 14, x: 120, y: 700 },
    ...at(680, '言語', 'Python, R, Bash'),
    ...at(664, '解析', 'RNA-seq, GWAS'),
    { text: '語学', size: 14, x: 120, y: 636 },
    ...at(615, '英語', '流暢、検定九百点'),
    { text: '受賞', size: 14, x: 120, y: 587 },
    ...at(566, '学会', 'みなも学会 発表賞'),
  ]);
  expect(reading.lines.some(({ text }) => text.includes('英語 語学'))).toBe(false);
});
