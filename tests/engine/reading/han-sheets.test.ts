/** Sheets as people in Japan, China, Taiwan and Hong Kong send them: a table for each employer, pages of job boards. */
import { expect, test } from 'vitest';
import { readTables } from './drawn-table.ts';
import { bold } from './han-sheet.ts';
import { entriesIn, headingsOf, read, type Placed } from './sheet.ts';

test('a table for each employer is a job, not a section', () => {
  const employer = (rows: readonly (readonly string[])[]): Parameters<typeof readTables>[0][number] => ({
    widths: [130, 350],
    rows,
    lines: 'cells',
  });
  const reading = readTables([
    { heading: '浜田 薫' },
    { heading: '■職務経歴' },
    employer([
      ['勤務先', '医療法人なぎさ会 介護老人保健施設 なぎさ苑'],
      ['勤務期間', '令和2年4月～現在（4年6ヶ月）'],
      ['施設概要', '入所定員100名、通所40名'],
      ['雇用形態・役職', '正職員・看護主任（令和4年4月～）'],
      ['業務内容', '・入所者の健康管理\n・服薬の管理'],
    ]),
    employer([
      ['勤務先', 'みさき腎クリニック'],
      ['勤務期間', '平成27年6月～令和2年3月（4年10ヶ月）'],
      ['施設概要', '透析ベッド32床'],
      ['雇用形態・役職', '正職員'],
    ]),
    { heading: '■資格' },
    { heading: '平成25年4月 看護師免許' },
  ]);
  expect(headingsOf(reading)).toEqual(['■職務経歴: experience', '■資格: certifications']);
  expect(entriesIn(reading, 'experience')).toEqual([
    '看護主任 | 医療法人なぎさ会 介護老人保健施設 なぎさ苑 | 2020-04 | present',
    '正職員 | みさき腎クリニック | 2015-06 | 2020-03',
  ]);
});

test('one long date that fills the gutter makes no column of what stands below it', () => {
  const pair = (left: string, right: string): Placed[] => [[56, left], [200, right]]; // prettier-ignore
  const right = (text: string): Placed[] => [[200, text]];
  const reading = read([
    '黎詠心',
    '',
    bold('個人資料'),
    pair('地址：', '新界沙田望山邨'),
    pair('聯絡電話：', '6274 1984'),
    pair('電郵：', 'winsum@example.org'),
    pair('性別：', '女'),
    '',
    bold('工作經驗'),
    '',
    pair('2018年3月 - 現在', '望山物流（香港）有限公司'),
    right('行政文員'),
    right('• 處理採購訂單、報價及發票'),
    right('• 安排董事會議及外地同事行程'),
    pair('2016 年 1 月 - 2018 年 2 月', '百麗電器連鎖店'),
    right('店務員'),
    right('• 接待客人、收銀及盤點'),
    right('• 處理退換貨及投訴'),
    pair('2014 年 7 月 - 2015 年', '海濱醫療中心'),
    [[56, '12 月']],
    right('診所助理'),
    right('• 登記、配藥及預約'),
    '',
    bold('語言能力'),
    '',
    pair('廣東話', '母語'),
    pair('英語', '良好'),
    pair('普通話', '流利'),
    '',
    bold('電腦技能'),
    'Word、Excel',
  ]);
  expect(reading.columns.map(({ count }) => count)).toEqual([1]);
  expect(entriesIn(reading, 'experience')).toEqual([
    '行政文員 | 望山物流(香港)有限公司 | 2018-03 | present',
    '店務員 | 百麗電器連鎖店 | 2016-01 | 2018-02',
    '診所助理 | 海濱醫療中心 | 2014-07 | 2015-12',
  ]);
});
