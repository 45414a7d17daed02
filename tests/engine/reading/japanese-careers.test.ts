/** Japanese careers told in rows of years, under headings of a life, and employers that only point at the one before. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { hanHeadOf } from '../../../src/engine/reading/han/han-head.ts';
import { joinLines } from '../../../src/engine/reading/items/bullets.ts';
import { japanese, large } from './han-sheet.ts';
import { entriesIn, read } from './sheet.ts';

const headOf = (text: string): string => {
  const { title, organisation } = hanHeadOf([text], false, LEXICONS.ja);
  return `${title ?? '-'} | ${organisation ?? '-'}`;
};

describe('rows of years alone', () => {
  test('from the university to the last post of one house', () => {
    const reading = read([
      large('経歴'),
      '1992年 岬医科大学 卒業',
      '1992年 岬医科大学付属病院 第二外科 入局',
      '1993年 浜辺市民病院 外科',
      '2003年 同病院 外科医長',
      '2008年 同病院 救急部長',
      '2022年 みなもクリニック 院長就任',
    ]);
    expect(entriesIn(reading, 'education')).toEqual(['- | 岬医科大学 | - | 1992']);
    expect(entriesIn(reading, 'experience')).toEqual([
      '第二外科 | 岬医科大学付属病院 | 1992 | -',
      '救急部長 | 浜辺市民病院 外科 | 1993 | -',
      '院長 | みなもクリニック | 2022 | -',
    ]);
  });

  test('a life behind colons, under a heading that else opens a paragraph', () => {
    const reading = read([
      large('略歴'),
      '1975年：浜辺県生まれ',
      '1998年：浜辺大学法学部卒業',
      '1998年：浜辺銀行 入行',
      '2005年：司法試験合格',
      '2007年：岬研修所修了（60期）、弁護士登録',
      '2012年：みなも総合法律事務所 入所',
      '2018年：同事務所 パートナー',
      large('取扱分野'),
      '相続と事業の承継',
    ]);
    expect(entriesIn(reading, 'education')).toEqual(['法学部 | 浜辺大学 | - | 1998', '- | 岬研修所 | - | 2007']);
    expect(entriesIn(reading, 'experience')).toEqual([
      '- | 浜辺銀行 | 1998 | -',
      'パートナー | みなも総合法律事務所 | 2012 | -',
    ]);
    expect(reading.sections.map(({ kind }) => kind)).toEqual(['education', 'experience', 'skills']);
  });

  test('a paragraph under the same heading stays one', () => {
    const reading = read([
      large('略歴'),
      '2010年から食品の卸で営業を担当し、2016年に課長となりました。',
      '現在は新しい商品の企画を進めております。',
      large('職務経歴'),
      '2010年4月〜現在 株式会社みなも食品 営業課長',
    ]);
    expect(reading.sections.map(({ kind }) => kind)).toEqual(['summary', 'experience']);
  });
});

test('an employer that points at the one before', () => {
  expect(
    japanese(
      '2010年4月〜2013年3月 岬大学 助手',
      '2013年4月〜2018年3月 同大学 助教',
      '2018年4月〜現在 浜辺短期大学 准教授',
    ),
  ).toEqual([
    '助手 | 岬大学 | 2010-04 | 2013-03',
    '助教 | 岬大学 | 2013-04 | 2018-03',
    '准教授 | 浜辺短期大学 | 2018-04 | present',
  ]);
});

test('jobs that are headings themselves, above what was done in them', () => {
  const reading = read([
    large('自己PR'),
    '読みやすく直しやすいコードを書くように心がけています。',
    large('2021/10 - 現在 : 株式会社みなもワークス'),
    { text: '業務内容', size: 11.5, font: 1 },
    '・予約画面の開発',
    large('2019/10 - 2021/9 : 株式会社はまべ'),
    { text: '業務内容', size: 11.5, font: 1 },
    '・売場の画面の改修',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '- | 株式会社みなもワークス | 2021-10 | present',
    '- | 株式会社はまべ | 2019-10 | 2021-09',
  ]);
});

test('what a placement in brackets says that one was', () => {
  const reading = read([
    large('職歴'),
    '2016年4月 医療法人みなも会 浜辺総合病院 入職',
    '外科病棟に配属（看護師）',
    '2020年9月 転居のため退職',
  ]);
  expect(entriesIn(reading, 'experience')).toEqual(['看護師 | 医療法人みなも会 浜辺総合病院 | 2016-04 | 2020-09']);
});

test('a degree that is told beside its course is no further one', () => {
  const reading = read([
    large('学歴'),
    '2016年4月 – 2018年3月 岬大学大学院農学研究科 修士課程',
    '2018年4月 – 2021年3月 岬大学大学院農学研究科 博士課程',
    large('学位'),
    '博士（農学） 2021年3月 岬大学',
  ]);
  expect(entriesIn(reading, 'education')).toEqual([
    '農学研究科 修士課程 | 岬大学大学院 | 2016-04 | 2018-03',
    '農学研究科 博士課程 | 岬大学大学院 | 2018-04 | 2021-03',
  ]);
});

describe('employer and post without a blank between', () => {
  test.each([
    ['日本海洋振興会特別研究員（DC2、受け入れ：浜辺 薫）', '特別研究員(DC2) | 日本海洋振興会'],
    ['みなも保育園保育士', '保育士 | みなも保育園'],
    ['市立みなも病院薬剤師', '薬剤師 | 市立みなも病院'],
    ['居酒屋みなも店長', '店長 | 居酒屋みなも'],
    ['総合病院看護師', '総合病院看護師 | -'],
    ['自動車学校指導員', '自動車学校指導員 | -'],
    ['コールセンターオペレーター', 'コールセンターオペレーター | -'],
  ])('%s', (text, head) => {
    expect(headOf(text.normalize('NFKC'))).toBe(head);
  });
});

test('a family that is called like a village is no place', () => {
  const reading = read(['職務経歴書', '氏名 三日村 佳代', large('職務経歴'), '2018年9月〜現在 株式会社みなも 主任']);
  expect(reading.contact.location).toBeNull();
});

test('figures of a year that a narrow cell broke', () => {
  expect(joinLines(['2019年10月~202', '2年3月'])).toBe('2019年10月~2022年3月');
  expect(joinLines(['売場 3', '2 階'])).toBe('売場 3 2 階');
});
