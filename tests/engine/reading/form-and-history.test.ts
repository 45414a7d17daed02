/** A 履歴書 by itself and with a 職務経歴書 behind it. */
import { describe, expect, test } from 'vitest';
import { entriesIn, read, type Row } from './sheet.ts';

describe('a Japanese form', () => {
  const table: readonly Row[] = [
    { text: '履 歴 書', size: 14 },
    [[56, '氏 名'], [120, '水野 彩香']],
    [[56, '年'], [90, '月'], [220, '学歴・職歴(各別にまとめて書く)']],
    [[260, '学歴']],
    [[50, '2009'], [90, '04'], [120, '湾岸みらい大学経済学部経営学科 入学']],
    [[50, '2013'], [90, '03'], [120, '湾岸みらい大学経済学部経営学科 卒業']],
    [[260, '職歴']],
    [[50, '2013'], [90, '04'], [120, '株式会社つむぎ文具 入社']],
    [[50, '2016'], [90, '09'], [120, '一身上の都合により退社']],
    [[50, '平成28'], [90, '10'], [120, 'ハルカゼ商会株式会社 入社']],
    [[120, '現在に至る']],
    [[500, '以上']],
    [[56, '年'], [90, '月'], [220, '免許・資格']],
    [[50, '2014'], [90, '6'], [120, '普通自動車第一種運転免許 取得']],
  ]; // prettier-ignore

  test('gives its schools and employers from the rows that begin and end them', () => {
    const reading = read(table);
    expect(entriesIn(reading, 'education')).toEqual(['経済学部経営学科 | 湾岸みらい大学 | 2009-04 | 2013-03']);
    expect(entriesIn(reading, 'experience')).toEqual([
      '- | 株式会社つむぎ文具 | 2013-04 | 2016-09',
      '- | ハルカゼ商会株式会社 | 2016-10 | present',
    ]);
  });

  test('and the history behind it tells the same jobs, not others', () => {
    const history: readonly Row[] = [
      { text: '職務経歴', size: 14 },
      [[56, '株式会社つむぎ文具'], [400, '2013年4月～2016年9月']],
      '営業企画スタッフ',
      '・新規顧客の開拓を行い、売上を20%伸ばしました',
    ]; // prettier-ignore
    const reading = read(table, history);
    expect(entriesIn(reading, 'experience')).toEqual([
      '営業企画スタッフ | 株式会社つむぎ文具 | 2013-04 | 2016-09',
      '- | ハルカゼ商会株式会社 | 2016-10 | present',
    ]);
    expect(reading.entries.find((entry) => entry.organisation === '株式会社つむぎ文具')?.bullets).toHaveLength(1);
  });
});
