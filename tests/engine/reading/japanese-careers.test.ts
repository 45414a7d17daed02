/** Careers of Japanese resumes: rows that name the house again, ends in labels of their own, posts and terms, projects and what became of a firm. */
import { expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { hanHeadOf } from '../../../src/engine/reading/han/han-head.ts';
import { degreeOf } from '../../../src/engine/reading/han/han-school.ts';
import { large } from './han-sheet.ts';
import { entriesIn, read } from './sheet.ts';

const head = (...texts: readonly string[]): string => {
  const { title, organisation } = hanHeadOf(texts, false, LEXICONS.ja);
  return `${title ?? '-'} | ${organisation ?? '-'}`;
};

test('rows that name the house again are posts of their own, unless a row says that one entered it', () => {
  const scholar = read([
    large('職歴'),
    '1995年4月 財団法人なぎさ学術振興会特別研究員（1997年3月まで）',
    '1997年4月 北浜工科大学助手　大学院工学系研究科機械工学専攻',
    '1998年10月 北浜工科大学講師　大学院情報系研究科情報工学専攻',
    '2012年12月 北浜工科大学准教授　先端技術研究所',
  ]);
  expect(entriesIn(scholar, 'experience')).toEqual([
    '特別研究員 | 財団法人なぎさ学術振興会 | 1995-04 | 1997-03',
    '助手 | 北浜工科大学 | 1997-04 | -',
    '講師 | 北浜工科大学 | 1998-10 | -',
    '准教授 | 北浜工科大学 | 2012-12 | -',
  ]);
  const clerk = read([
    large('職歴'),
    '2001年4月 株式会社みなも商店 入社',
    '2009年4月 株式会社みなも商店 販売課長',
    '2015年3月 株式会社みなも商店 退社',
  ]);
  expect(entriesIn(clerk, 'experience')).toEqual(['販売課長 | 株式会社みなも商店 | 2001-04 | 2015-03']);
});

test('start and end in labels of their own', () => {
  const board = (...dates: readonly string[]): string[] =>
    entriesIn(
      read([
        large('職歴'),
        '社名：みなも歯科',
        '職種：歯科助手',
        ...dates,
        '【担当業務】',
        '・治療の助手',
        '・器具の洗浄',
      ]),
      'experience',
    );
  const told = ['歯科助手 | みなも歯科 | 2020-05 | 2020-12'];
  expect(board('入社：　2020年　5月', '退社：　2020年　12月')).toEqual(told);
  expect(board('入社年月：2020年5月', '雇用形態：正社員', '退職年月：2020年12月')).toEqual(told);
  expect(board('入社日：2020/05', '退社日：現在')).toEqual(['歯科助手 | みなも歯科 | 2020-05 | present']);
});

test('a branch beside the firm behind its label belongs to it', () => {
  expect(head('社名：みなも友愛生命 浜辺営業所', '職種：営業')).toBe('営業 | みなも友愛生命 浜辺営業所');
});

test('"職務：" first of a list tells the post by its name', () => {
  const told = (duty: string): string[] =>
    entriesIn(read([large('職務経歴'), '2019/04 - 2021/03 : みなも株式会社', `• ${duty}`, '• 仕組みの移行']), 'experience'); // prettier-ignore
  expect(told('職務: ソフトウェアエンジニア')).toEqual(['ソフトウェアエンジニア | みなも株式会社 | 2019-04 | 2021-03']);
});

test('the faculty that one left, not the one that one entered', () => {
  const reading = read([
    large('学歴'),
    '1988年4月 北浜工科大学教養部理科1類 入学',
    '1992年3月 北浜工科大学工学部機械工学科 卒業',
    '1992年4月 みなも大学 経済学部 経営学科 入学',
    '1996年3月 みなも大学 経済学部 卒業',
  ]);
  expect(entriesIn(reading, 'education').map((entry) => entry.split(' | ')[0])).toEqual([
    '工学部機械工学科',
    '経済学部 経営学科',
  ]);
});

test('a degree that touches its university, and the subject of a thesis', () => {
  const { title, organisation } = degreeOf(['博士(工学)北浜工科大学 論文題目「電位の計測による研究」'], LEXICONS.ja);
  expect([title, organisation]).toEqual(['博士(工学)', '北浜工科大学']);
});

test('to now behind the firm, what became of a firm, and where one was placed', () => {
  const reading = read([
    large('Career'),
    '2020年12月 株式会社みなもフロント 現在',
    '年間10件のサイトを作る。',
    '2020年04月 株式会社浜辺技術へ合併',
    '株式会社なぎさ製作が吸収合併されました。',
    '2019年04月 株式会社なぎさ製作 新卒入社',
    '配属は、バックエンドエンジニア。集計の仕組みを作る。',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '- | 株式会社みなもフロント | 2020-12 | present',
    'バックエンドエンジニア | 株式会社なぎさ製作 | 2019-04 | -',
  ]);
});

test('years of two awards are no period', () => {
  const reading = read([
    large('受賞'),
    [
      [56, '2004年'],
      [140, '浜辺情報学会 論文賞'],
    ],
    [
      [56, '2011年'],
      [140, 'みなも財団 研究奨励賞'],
    ],
  ]);
  expect(reading.lines.some(({ text }) => /2004.*2011/u.test(text))).toBe(false);
});

test('a project in smaller letters below a firm that tells what it was built with', () => {
  const reading = read([
    large('職務経歴'),
    { text: '=> みなも技術株式会社（2018/11〜現在）', font: 1, size: 12 },
    { text: '保育士の求人サイト制作', font: 1, size: 10 },
    '• 担当：WordPress 開発',
    '• 開発環境：HTML・jQuery',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['- | みなも技術株式会社 | 2018-11 | present']);
});
