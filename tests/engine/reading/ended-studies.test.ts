import { expect, test } from 'vitest';
import { large } from './han-sheet.ts';
import { entriesIn, read } from './sheet.ts';

const studies = (...rows: readonly string[]): string[] =>
  entriesIn(
    read([large('職務経歴'), '2020年4月～現在 はまゆう工業株式会社 機械設計', large('学歴'), ...rows]),
    'education',
  );

test('that a course was ended or left is told as it is written', () => {
  expect(
    studies(
      '2008年4月～2012年3月 なぎさ工科大学 工学部 機械工学科 卒業（学士）',
      '2012年4月～2013年9月 なぎさ工科大学大学院 理工学研究科 機械工学専攻 修士課程 中退',
    ),
  ).toEqual([
    '工学部 機械工学科 卒業(学士) | なぎさ工科大学 | 2008-04 | 2012-03',
    '理工学研究科 機械工学専攻 修士課程 中退 | なぎさ工科大学大学院 | 2012-04 | 2013-09',
  ]);
});

test('that one graduated is no degree by itself: a course in one word with its school is', () => {
  expect(studies('2012年3月 なぎさ工科大学工学部機械工学科 卒業')).toEqual([
    '工学部機械工学科 | なぎさ工科大学 | - | 2012-03',
  ]);
});

test('the rows in which one began and ended are of one course, in two lines each too', () => {
  expect(
    studies(
      'なぎさ大学大学院 2018年4月',
      '人文科学研究科 日本文学専攻 修士課程 入学',
      'なぎさ大学大学院 2020年3月',
      '修士課程 修了',
    ),
  ).toEqual(['人文科学研究科 日本文学専攻 修士課程 | なぎさ大学大学院 | 2018-04 | 2020-03']);
});
