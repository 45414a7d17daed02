/** What Japanese and Chinese heads tell behind a name: where it is, what kind of school, that a degree was granted. */
import { describe, expect, test } from 'vitest';
import { bold, japanese, large } from './han-sheet.ts';
import { entriesIn, read, type Row } from './sheet.ts';

const schools = (...rows: readonly Row[]): string[] =>
  entriesIn(read([large('学歴'), ...rows, large('資格'), '普通自動車免許を取得しました。']), 'education');

describe('a dash before the place, as job boards print it', () => {
  test('of jobs', () => {
    expect(
      japanese(
        bold('惣菜部門 パートリーダー'), 'なぎさ屋ストア-兵庫県 姫路市', '2019年6月 から 現在', '揚げ物、弁当、寿司の製造と売場づくりをしています。',
        bold('ホールスタッフ'), 'そば処 播磨庵 - 兵庫県 姫路市', '2017年4月 から 2019年5月', '注文、配膳、レジ、電話での予約受付など。',
      ),
    ).toEqual(['惣菜部門 パートリーダー | なぎさ屋ストア | 2019-06 | present', 'ホールスタッフ | そば処 播磨庵 | 2017-04 | 2019-05']);
  }); // prettier-ignore

  test('of schools, with a degree that tells their kind', () => {
    expect(
      schools(
        bold('食物栄養学科（短期大学士）'), '播州女子短期大学-兵庫県 加古川市', '2004年4月 から 2006年3月',
        bold('普通科（高等学校卒業）'), '兵庫県立なぎさ高等学校-兵庫県 姫路市', '2001年4月 から 2004年3月',
      ),
    ).toEqual([
      '食物栄養学科(短期大学士) | 播州女子短期大学 | 2004-04 | 2006-03',
      '普通科(高等学校卒業) | 兵庫県立なぎさ高等学校 | 2001-04 | 2004-03',
    ]);
  }); // prettier-ignore
});

test.each([
  ['経営学科（大学卒業）', '湾岸大学'],
  ['商業科（高校卒）', '海浜商業高校'],
  ['ビジネス科（専門学校卒）', 'なぎさビジネスカレッジ'],
])('the kind of school in brackets behind what was learnt: %s', (degree, school) => {
  expect(schools(degree, school, '2004年4月 〜 2006年3月')).toEqual([
    `${degree.replace('（', '(').replace('）', ')')} | ${school} | 2004-04 | 2006-03`,
  ]);
});

test.each([
  ['博士（文学）学位取得　湾岸大学', '博士(文学)'],
  ['湾岸大学大学院 博士課程 学位授与', '博士課程'],
  ['博士（工学）取得 湾岸大学', '博士(工学)'],
])('that a degree was granted is no part of it: %s', (text, degree) => {
  expect(schools(`2016年9月 ${text}`)).toEqual([expect.stringContaining(`${degree} | 湾岸大学`)]);
});

test('a centre for training is a school', () => {
  const reading = read([
    large('學歷'), '僱員進修中心，護理員基礎證書，2018年8月', '海州職業訓練局，電工證書，2016年5月',
    large('技能'), '懂得用吊機和量度血壓、血糖，已教過新同事十多人。',
  ]); // prettier-ignore
  expect(entriesIn(reading, 'education')).toEqual([
    '護理員基礎證書 | 僱員進修中心 | - | 2018-08',
    '電工證書 | 海州職業訓練局 | - | 2016-05',
  ]);
});
