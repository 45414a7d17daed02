/** Japanese heads with firms in Latin letters, a family's own trade, chiefs of departments; periods between verbs; careers told by what one did. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { hanHeadOf } from '../../../src/engine/reading/han/han-head.ts';
import { japanese, large } from './han-sheet.ts';
import { entriesIn, read } from './sheet.ts';

const head = (...texts: readonly string[]): string => {
  const { title, organisation } = hanHeadOf(texts, false, LEXICONS.ja);
  return `${title ?? '-'} | ${organisation ?? '-'}`;
};
const form = (...rows: readonly string[]): string[] => entriesIn(read([large('職歴'), ...rows]), 'experience');

test('a post behind the legal form of a firm in Latin letters, or behind a house', () => {
  expect(head('Harbour Japan Inc. ソフトウェアエンジニア')).toBe('ソフトウェアエンジニア | Harbour Japan Inc.');
  expect(head('Blue Orchard K.K. Sales Manager')).toBe('Sales Manager | Blue Orchard K.K.');
  expect(head('Harbour Heritage Center Research Assistant')).toBe('Research Assistant | Harbour Heritage Center');
  // What one works in is no house.
  expect(head('株式会社みなも', 'Data Center Engineer')).toBe('Data Center Engineer | 株式会社みなも');
  expect(head('株式会社みなも', 'Senior Call Center Manager')).toBe('Senior Call Center Manager | 株式会社みなも');
});

test('the trade in brackets behind a firm, and behind a family that has no other name', () => {
  expect(head('みなも農園（農業）')).toBe('- | みなも農園');
  expect(head('実家家業（農業）')).toBe('- | 実家家業（農業）');
  expect(head('株式会社みなも（営業）')).toBe('営業 | 株式会社みなも');
});

test('a chief of what the department tells', () => {
  expect(head('会社名:株式会社みなも', '所属:印刷課', '役割:機長')).toBe('印刷課 機長 | 株式会社みなも');
});

test('when one came and left, joined by a dash, is a period and no row of a form', () => {
  expect(
    japanese('2010年4月入社～2013年3月退社 みなも病院', '看護師', '・病棟での看護', '2013年4月入社～現在 興津病院', '看護主任', '・指導'), // prettier-ignore
  ).toEqual(['看護師 | みなも病院 | 2010-04 | 2013-03', '看護主任 | 興津病院 | 2013-04 | present']);
});

test('terms that one rose to before the post, and a part of the shop before it', () => {
  expect(
    form(
      '1998 4 株式会社浜辺百貨店 入社 婦人服売場 販売員',
      '2004 6 出産のため退職',
      '2010 5 社会福祉法人興津会 入職（介護職員／パート）',
      '2014 4 正規職員に登用 介護福祉士として勤務',
      '2019 4 ユニットリーダーに昇格',
      '2022 3 同法人 退職',
    ),
  ).toEqual([
    '婦人服売場 販売員 | 株式会社浜辺百貨店 | 1998-04 | 2004-06',
    'ユニットリーダー | 社会福祉法人興津会 | 2010-05 | 2022-03',
  ]);
});

test('posts in a section of their own are those at the one firm of another', () => {
  const rows = [
    large('【勤務先】'),
    '2011年4月～現在 みなも飲料株式会社（資本金：58億円）',
    large('【職務経歴】'),
    '■営業（2011年4月～2016年3月） 東北支社 浜辺支店',
    '・量販店への営業',
    '■営業企画（2016年4月～現在） 本社 営業企画部 主任',
    '・販促の計画',
    large('【資格】'),
    '普通自動車免許を取得しました。',
  ];
  expect(entriesIn(read(rows), 'experience')).toEqual([
    '営業 東北支社 浜辺支店 | みなも飲料株式会社 | 2011-04 | 2016-03',
    '営業企画 本社 営業企画部 主任 | みなも飲料株式会社 | 2016-04 | present',
  ]);
});

test('how long one stayed is no post, and what one was from some year on is one', () => {
  expect(
    japanese('株式会社みなも化学', '【在籍期間】', '2014 年 6 月 ~ 2022 年 9 月（約 8 年間）', '【業務内容】', '・薬剤の製造', '2020 年以降は係長として以下の業務を担当：', '・工程の管理'), // prettier-ignore
  ).toEqual(['係長 | 株式会社みなも化学 | 2014-06 | 2022-09']);
});
