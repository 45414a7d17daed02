/** Numbers of items before the dates of Japanese and Chinese jobs, and a place that a full line cuts. */
import { describe, expect, test } from 'vitest';
import { chinese, japanese, large } from './han-sheet.ts';
import { read } from './sheet.ts';

describe('the number of an item is no month', () => {
  test.each([
    ['1. 2016年3月至今', '2016-03 | present'],
    ['1.2016年3月至2018年5月', '2016-03 | 2018-05'],
    ['2. 2010.05-2016.02', '2010-05 | 2016-02'],
    ['3. 2003年至2010年', '2003 | 2010'],
    ['3.2003-2010', '2003 | 2010'],
    ['12. 2003年 – 2010年', '2003 | 2010'],
  ])('in Chinese: %s', (dates, told) => {
    expect(chinese(`${dates} 海州冷链物流有限公司 叉车司机`, '负责冷库货物的装卸和堆码，三年无事故。')).toEqual([
      `叉车司机 | 海州冷链物流有限公司 | ${told}`,
    ]);
  });

  test.each([
    ['1. 2016年3月〜現在', '2016-03 | present'],
    ['2.2010年〜2016年', '2010 | 2016'],
  ])('in Japanese: %s', (dates, told) => {
    expect(japanese(`${dates} 株式会社なぎさ 営業`, '・顧客への提案を担当しました。')).toEqual([`営業 | 株式会社なぎさ | ${told}`]); // prettier-ignore
  });

  test('but months stand before the year where both ends are told so', () => {
    expect(chinese('10.2016-05.2018 海州冷链物流有限公司 叉车司机', '负责冷库货物的装卸和堆码。')).toEqual([
      '叉车司机 | 海州冷链物流有限公司 | 2016-10 | 2018-05',
    ]);
  });
});

test.each(['1. ', '1) ', '(1) ', '① '])('a number and a blank before the dates of a job in a house that no list knows: %s', (mark) => {
  const rows = ['2016年3月至今 海州冷链物流有限公司 叉车司机', '2010年5月至2016年2月 海州纺织厂 仓库管理员', '2003年至2010年 海州供销社 搬运工'];
  const numbered = rows.map((row, at) => `${mark.replace('1', String(at + 1)).replace('①', '①②③'.charAt(at))}${row}`);
  expect(chinese(...numbered).map((job) => job.split(' | ')[1])).toEqual(['海州冷链物流有限公司', '海州纺织厂', '海州供销社']);
}); // prettier-ignore

test('a place goes on below the line that cuts it', () => {
  const reading = read([
    large('職務経歴書'),
    '氏名：大槻 亮介　メール：ada@example.org　電話：080-3172-9046　現住所：神',
    '奈川県川崎市中原区',
    large('職歴'),
    '2018年9月〜現在 株式会社なぎさ製作所 主任',
    '・在庫を減らしました',
  ]);
  expect(reading.contact.location?.value).toBe('神奈川県川崎市中原区');
});
