/** Dates that only Japanese and Chinese resumes write. */
import { describe, expect, test } from 'vitest';
import { LEXICONS } from '../../../src/engine/lexicons/index.ts';
import { rangesIn } from '../../../src/engine/reading/dates/dates.ts';
import { fold } from '../../../src/engine/reading/text/fold.ts';

function told(text: string, language: 'ja' | 'zh'): string {
  return rangesIn(fold(text), LEXICONS[language])
    .map(({ start, end, isRange }) => `${start ?? '-'} ${end ?? '-'}${isRange ? '' : ' alone'}`)
    .join(', ');
}

describe('in Chinese', () => {
  test.each([
    '2019.7--2022.5', '2019.07.01-2022.05.31', '2019年7月1日-2022年5月31日', '2019/07/01-2022/05/31', '201907-202205', '二〇一九年七月至二〇二二年五月',
    '2019年07月一2022年05月', '2019.07一2022.05', '19年7月-22年5月', '2019 .7 -2022 .5', '民國108年7月至111年5月', '2019.07－2022.05', '2019年七月-2022年五月', '2019·07-2022·05', '19/07-22/05', '19/7 - 22/5', '入职时间：2019.07 离职时间：2022.05', '2019年7月起至2022年5月止', '108年7月迄111年5月', '108 年 7 月 – 111 年 5 月',
  ])('%s', (text) => {
    expect(told(text, 'zh')).toBe('2019-07 2022-05');
  }); // prettier-ignore

  test.each([
    '201907-至今',
    '19/7至今',
    '2019年7月起',
    '2019年7月以来',
    '2019 年 7 月 —— 至 今',
    '2019年7月起至今',
    '2019.07-在岗',
    '2019年7月–現職',
    '2019年7月 — 进行中',
    '二零一九年七月至今',
  ])('%s', (text) => {
    expect(told(text, 'zh')).toBe('2019-07 present');
  });

  test.each(['0571-20198866', '订单201907件', '编号2019-20231105'])('%s is no range', (text) => {
    expect(told(text, 'zh')).toMatch(/^(?:- 2019 alone)?$/u);
  });

  test.each(['2024年7-9月', '2024年7月-9月', '2024.07-09', '2024.7–9', '2024/07-09'])(
    '%s: months of one year',
    (text) => {
      expect(told(text, 'zh')).toBe('2024-07 2024-09');
    },
  );

  test.each([
    ['97年8月～103年3月', '2008-08 2014-03'],
    ['107/08～110/07', '2018-08 2021-07'],
    ['三月 2019 - 六月 2022', '2019-03 2022-06'],
    ['99.08-103.07', '2010-08 2014-07'],
    ['110/08～至今', '2021-08 present'],
    ['101/09 ‒ 105/06', '2012-09 2016-06'],
  ])('%s: years of the Republic', (text, range) => {
    expect(told(text, 'zh')).toBe(range);
  });

  test('a day has the mark of its month before it', () => {
    expect(told('2024-07-09', 'zh')).toBe('- 2024-07 alone');
    expect(told('2024.07-2025.09', 'zh')).toBe('2024-07 2025-09');
  });

  test('十月 to 十二月 have two digits', () => {
    expect(told('二〇二〇年十月至二〇二一年十二月', 'zh')).toBe('2020-10 2021-12');
  });
});

describe('in Japanese', () => {
  test.each([
    '2019年(令和元年)7月〜2022年(令和4年)5月', '令和元(2019)年7月〜令和4(2022)年5月', '2019(令和元)年7月～2022(令和4)年5月', '2019.7月〜2022.5月', '’19/07-’22/05',
    '2019年7月入社〜2022年5月退社', '2019年7月入社 2022年5月退社', '2019年7月初旬〜2022年5月末', 'R元.7～R4.5', '令元.7～令4.5', '2019年7月‐2022年5月',
    '令和元年七月〜令和四年五月', '令和元年七月一日〜令和四年五月三十一日',
  ])('%s', (text) => {
    expect(told(text, 'ja')).toBe('2019-07 2022-05');
  }); // prettier-ignore

  test('years of a reign in characters, with or without their ten', () => {
    expect(told('昭和六十三年十月〜平成二五年十二月', 'ja')).toBe('1988-10 2013-12');
  });

  test.each([
    ['2021年秋季', '- 2021-09 alone'],
    ['2021 年春季学期', '- 2021-03 alone'],
    ['2021年夏-2022年冬', '2021-06 2022-12'],
    ['2021年秋田', '- 2021 alone'],
  ])('a season behind its year: %s', (text, dates) => {
    expect(told(text, 'zh')).toBe(dates);
  });

  test('months of one year', () => {
    expect(told('2019年7月〜同年12月', 'ja')).toBe('2019-07 2019-12');
  });

  test.each(['2019年7月初旬〜', '2019年7月から', '(2019年7月より)'])('%s goes on', (text) => {
    expect(told(text, 'ja')).toBe('2019-07 present');
  });

  test('a department that one joined later is no end', () => {
    expect(told('2019年7月より営業部', 'ja')).toBe('- 2019-07 alone');
  });
});

test.each([
  ['1997卒業', 'ja', '- 1997 alone'],
  ['2006修士号', 'ja', '- 2006 alone'],
  ['2011毕业', 'zh', '- 2011 alone'],
  ['2018级', 'zh', ''],
] as const)('a year that touches what was done then: %s', (text, language, date) => {
  expect(told(text, language)).toBe(date);
});
