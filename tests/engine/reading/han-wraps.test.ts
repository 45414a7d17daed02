/** Heads and periods in Japanese and Chinese that break in the middle of a word where their column is narrow. */
import { describe, expect, test } from 'vitest';
import { chinese, japanese, large } from './han-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const schools = (heading: string, ...rows: readonly Row[]): string[] =>
  entriesIn(read([large(heading), ...rows]), 'education');

describe('a head of studies', () => {
  test.each([
    ['in the name of the school', ['看護学科 / 三浜医療', '大学 / 高知市']],
    ['behind its bar', ['看護学科 / 三浜医療大学', '/ 高知市']],
    ['before the town', ['看護学科 / 三浜医療大学 /', '高知市']],
    ['in the name of the town', ['看護学科 / 三浜医療大学 / 高知', '市']],
  ])('that breaks %s', (_, rows) => {
    expect(schools('学歴', ...rows, '2009年–2012年')).toEqual(['看護学科 | 三浜医療大学 | 2009 | 2012']);
  });

  test('that breaks in its subject', () => {
    expect(schools('教育背景', '海州第二高级中学|昆明|园林景观', '工程 大专', '2011.04')).toEqual([
      '园林景观工程 大专 | 海州第二高级中学 | - | 2011-04',
    ]);
  });

  test('whose dates in brackets have no room beside it', () => {
    expect(
      schools('学歴', '環境情報学部国際文化学科', '(2005-11 - 2008-10)', '三浜大学', '', '普通科(2002-04 - 2005-03)', '三浜高等学校'),
    ).toEqual(['環境情報学部国際文化学科 | 三浜大学 | 2005-11 | 2008-10', '普通科 | 三浜高等学校 | 2002-04 | 2005-03']);
  }); // prettier-ignore

  test('goes on in no line that is whole', () => {
    expect(schools('学歴', '看護学科 / 三浜医療大学', '首席卒業', '2009年–2012年')).toEqual([
      '看護学科 | 三浜医療大学 | 2009 | 2012',
    ]);
  });
});

const cells = (date: string, text: string): Row => [[56, date], [180, text]]; // prettier-ignore

describe('a period over two lines of its rail', () => {
  test.each([
    ['in the word between its dates', '2020年4月か', 'ら2023年3月まで'],
    ['before it', '2020年4月', 'から2023年3月まで'],
    ['with dots', '2020.04か', 'ら2023.03まで'],
  ])('breaks %s', (_, start, end) => {
    expect(japanese(cells(start, '合同会社みさき'), cells(end, '塗装工'), [[180, '下地の処理']])).toEqual([
      '塗装工 | 合同会社みさき | 2020-04 | 2023-03',
    ]);
  });

  test('closes with the Chinese word for it', () => {
    expect(chinese(cells('2020年4月', '收银员'), cells('至2023年3月', '云朵'), [[180, '• 开关店门']])).toEqual([
      '收银员 | 云朵 | 2020-04 | 2023-03',
    ]);
  });
});
