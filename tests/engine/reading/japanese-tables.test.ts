/** Japanese rows that break, boxes of projects, lists of jobs, terms of employment beside the post. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { readTables, type Table } from './drawn-table.ts';
import { large } from './han-sheet.ts';
import { entriesIn, read } from './sheet.ts';

test('a firm whose name opens as a day is written', () => {
  const reading = read([
    large('職歴'),
    '平成 25 3 日ノ浜運輸有限会社 入社',
    '平成 28 6 一身上の都合により退職',
    '平成 28 8 日の出製菓株式会社 入社',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '- | 日ノ浜運輸有限会社 | 2013-03 | 2016-06',
    '- | 日の出製菓株式会社 | 2016-08 | -',
  ]);
});

test('a row that its writer broke before the last word', () => {
  const reading = read([large('最終学歴'), '2009 年 3 月 浜辺女子短期大学', '生活文化学科 卒業']);
  expect(entriesIn(reading, 'education')).toEqual(['生活文化学科 | 浜辺女子短期大学 | - | 2009-03']);
});

test('how one was employed, before a stroke and the post', () => {
  const reading = readTables([
    { heading: '職務経歴' },
    {
      lines: 'cells',
      widths: [110, 190, 200],
      rows: [
        ['期間', '勤務先・雇用形態', '業務内容'],
        ['2009/4～2013/6', '浜辺信用金庫\n正社員／窓口係', '・諸届の受付'],
        ['2013/9～2017/3', '岬製薬株式会社\n派遣社員／品質保証部 文書管理', '・手順書の改訂'],
        ['2017/5～現在', '国立大学法人 浜辺大学\n契約職員／研究協力課 研究支援員', '・予算の管理'],
      ],
    },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '窓口係 | 浜辺信用金庫 | 2009-04 | 2013-06',
    '品質保証部 文書管理 | 岬製薬株式会社 | 2013-09 | 2017-03',
    '研究協力課 研究支援員 | 国立大学法人 浜辺大学 | 2017-05 | present',
  ]);
});

const box = (name: string, period: string): Table => ({
  lines: 'cells',
  widths: [70, 130, 40, 160, 90],
  rows: [
    ['プロジェクト', name, null, null, null],
    ['概要', '【業種】 宿泊\n【役割】 メンバー', '期間', period, null],
    ['担当業務', '・画面の設計\n・試験の整備', null, null, '【言語】 Java'],
  ],
});

test('boxes of projects below the table of employers are no jobs', () => {
  const reading = readTables([
    { heading: '職歴' },
    {
      lines: 'cells',
      widths: [160, 200, 120],
      rows: [
        ['期間', '会社名', '雇用形態'],
        ['2021年5月～現在', '株式会社みなもネット', '正社員'],
        ['2015年4月～2021年4月', '岬情報株式会社', '正社員'],
      ],
    },
    box('予約画面の決済の追加', '2022年4月 ～ 2023年1月 (10ヶ月)'),
    box('在庫照会の刷新', '2018年10月 ～ 2020年3月 (18ヶ月)'),
  ]);
  expect(entriesIn(reading, 'experience').map((job) => job.split(' | ').slice(1).join(' | '))).toEqual([
    '株式会社みなもネット | 2021-05 | present',
    '岬情報株式会社 | 2015-04 | 2021-04',
  ]);
});

test('jobs as bold items of a list under a heading that nobody knows', () => {
  const reading = read([
    large('浜辺 透子'),
    large('プロフィール'),
    '画面を作って八年になります。要件の整理から運用まで担当しています。',
    large('主なハイライト'),
    { text: '• 株式会社みなも（2022年8月〜、2022年8月〜2023年4月は業務委託）', font: 1 },
    '配信の仕組みを新しくしました。',
    { text: '• フリーランス（業務委託、2022年5月〜10月）', font: 1 },
    '検索の調査をしました。',
    { text: '• 株式会社ハマベ（2019年8月〜2022年5月）', font: 1 },
    '社内の画面を作りました。',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '- | 株式会社みなも | 2022-08 | present',
    'フリーランス | - | 2022-05 | 2022-10',
    '- | 株式会社ハマベ | 2019-08 | 2022-05',
  ]);
});

test('schools alone under 来歴, beside the heading of the jobs', () => {
  const reading = read([
    large('来歴'),
    '1991年7月 浜辺市に生まれる',
    '2010年3月 岬県立浜辺南高等学校音楽科 卒業',
    '2014年3月 浜辺音楽大学音楽学部 卒業',
    large('職歴'),
    '2016年4月〜2019年3月 岬県立浜辺南高等学校 非常勤講師',
    '2019年4月〜現在 みなもピアノ教室主宰',
  ]);
  expect(reading.sections.map(({ kind }) => kind)).toEqual(['education', 'experience']);
  expect(entriesIn(reading, 'experience')).toEqual([
    '非常勤講師 | 岬県立浜辺南高等学校 | 2016-04 | 2019-03',
    '主宰 | みなもピアノ教室 | 2019-04 | present',
  ]);
});

test('a period that a comma of a list closes', () => {
  const open = (text: string): string[] =>
    rangesIn(text, LEXICONS.ja).map(({ start, end }) => `${start ?? ''}–${end ?? ''}`);
  expect(open('2022年8月〜、正社員')).toEqual(['2022-08–present']);
  expect(open('2019年8月〜2022年5月、正社員')).toEqual(['2019-08–2022-05']);
});

test('the line of a firm above the table of its posts is no job beside them', () => {
  const reading = readTables([
    { heading: '職務経歴' },
    { heading: '株式会社みなもダイニング（2012年4月～2024年9月）' },
    {
      lines: 'cells',
      widths: [160, 150, 120],
      rows: [
        ['期間', '店舗', '役職'],
        ['2012年4月～2016年3月', '洋食みなも 浜辺店', '副店長'],
        ['2016年4月～2024年9月', '肉バルみなも 岬店', '店長'],
      ],
    },
    { heading: '【業務内容】' },
    { heading: '・採用、教育、シフトの管理' },
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '浜辺店 副店長 | 株式会社みなもダイニング | 2012-04 | 2016-03',
    '岬店 店長 | 株式会社みなもダイニング | 2016-04 | 2024-09',
  ]);
});

test('shops below their firm, and a post that opens what is listed', () => {
  const reading = read([
    large('職務経歴'),
    '【1】株式会社みなも屋（2014年4月～現在）',
    '事業内容：食品スーパー（23店舗）',
    '従業員数：1,800名',
    '● 2021年3月～現在 浜辺駅前中央店 鮮魚チーフ',
    '・売上の計画と値付け',
    '・加工の指導',
    '● 2014年4月～2021年2月 岬店 鮮魚担当',
    '・魚の下処理',
    '【2】有限会社浜辺水産（2010年4月～2014年3月）',
    '● 配送・仕分け担当',
    '・市場での仕入れ',
    '・飲食店への配送',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '浜辺駅前中央店 鮮魚チーフ | 株式会社みなも屋 | 2021-03 | present',
    '岬店 鮮魚担当 | 株式会社みなも屋 | 2014-04 | 2021-02',
    '配送・仕分け担当 | 有限会社浜辺水産 | 2010-04 | 2014-03',
  ]);
});
