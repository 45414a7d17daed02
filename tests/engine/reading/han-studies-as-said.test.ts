/** Studies in Chinese and Japanese: schools of other tongues, exams, and what is told as one says it. */
import { describe, expect, test } from 'vitest';
import { large } from './han-sheet.ts';
import { entriesIn, read } from './sheet.ts';

describe('studies in Chinese', () => {
  const studies = (...rows: readonly string[]): string[] => entriesIn(read([large('教育背景'), ...rows]), 'education');

  test('at a school of another tongue', () => {
    expect(studies('2011.09—2015.06 浙东外国语学院，西班牙语专业，文学学士', '2013.09—2014.01 Universidad del Mar，交换生')).toEqual([
      '西班牙语专业 文学学士 | 浙东外国语学院 | 2011-09 | 2015-06',
      '交换生 | Universidad del Mar | 2013-09 | 2014-01',
    ]); // prettier-ignore
  });
  test('at a school behind what kind it is', () => {
    expect(studies('再培訓機構「僱員進修中心」，護理員基礎證書，2018年8月')).toEqual([
      '護理員基礎證書 | 僱員進修中心 | - | 2018-08',
    ]);
  });
  test('marks of an exam are none beside the school', () => {
    expect(studies('2002 – 2009 沙田循德會中學 中七程度', '高級程度會考（2009）：中國語文 C、英語運用 D')).toEqual([
      '中七程度 | 沙田循德會中學 | 2002 | 2009',
    ]);
  });
  test('told as one says it, two in a line', () => {
    expect(studies('1985年到1991年在村小读书，1991.9---1994.6 青田中学 初中毕业', '2011年8月在海州职业培训学校学叉车，拿到证')).toEqual([
      '- | 村小 | 1985 | 1991',
      '初中毕业 | 青田中学 | 1991-09 | 1994-06',
      '叉车 | 海州职业培训学校 | - | 2011-08',
    ]); // prettier-ignore
  });
});

describe('how a course in Japanese was left', () => {
  test.each([
    ['文学研究科 博士後期課程 単位取得満期退学', '文学研究科 博士後期課程'],
    ['日本語学部 卒業（学士）', '日本語学部'],
  ])('%s', (studied, title) => {
    const reading = read([large('学歴'), `2014年4月～2018年3月 濃浜大学 ${studied}`]);
    expect(reading.entries.map((entry) => entry.title)).toEqual([title]);
  });
});
